import { type Json, type Seat, sameJson } from '#engine';
import { viewers } from '../rig/play.ts';
import type { Subject } from './law-subject.ts';
import type { MatchSetup } from './match-setups.ts';
import { playthrough, type Step, sampled } from './playthrough.ts';

const nameOf = (viewer: Seat | null): string => (viewer === null ? 'a spectator' : `seat ${viewer}`);

/** What a viewer sees, and a seat may do, does not depend on what it may not know. */
function* unknown({ game, own }: Subject, at: string, state: Json, viewer: Seat | null): Generator<string> {
  const other = own.withOtherSecrets(state, viewer);
  if (!sameJson(game.view(other, viewer), game.view(state, viewer))) yield `${at}: sees something hidden`;
  if (!sameJson(game.waiting(other), game.waiting(state))) yield `${at}: who is to move depends on something hidden`;
  if (viewer === null) return;
  if (!sameJson(game.legal(other, viewer), game.legal(state, viewer)))
    yield `${at}: what it may do depends on something hidden`;
}

/** The effect of an action doesn't depend on secrets. */
function* unknownEffect({ game, own }: Subject, at: string, { before: { state }, seat, action }: Step) {
  const other = own.withOtherSecrets(state, seat);
  if (!sameJson(game.effect(other, seat, action), game.effect(state, seat, action)))
    yield `${at}: the effect of what it does depends on something hidden`;
}

/** An action that reveals something must say so: otherwise a player could look and undo. */
function* unrevealed({ game, own }: Subject, { before, seat, action, effect, after }: Step) {
  if (effect.reveals) return;
  const other = game.apply(own.withOtherSecrets(before.state, seat), seat, action);
  if (!sameJson(game.view(other, seat), game.view(after.state, seat)))
    yield `step ${before.log.length}: ${JSON.stringify(action)} shows seat ${seat} something hidden, and does not say so`;
}

/** Two states that differ only in what a viewer may not know give equal views; what shows more says that it reveals. */
export function* secrecyLaw(subject: Subject, kind: MatchSetup, seed: string): Generator<string> {
  const { steps } = playthrough(subject.game, kind, seed);
  let differ = 0;
  for (const step of sampled(steps, 50)) {
    for (const viewer of viewers(kind.seats)) {
      const { state } = step.before;
      if (!sameJson(subject.own.withOtherSecrets(state, viewer), state)) differ++;
      const at = `step ${step.before.log.length}, ${nameOf(viewer)}`;
      yield* unknown(subject, at, state, viewer);
      if (viewer === step.seat) yield* unknownEffect(subject, at, step);
    }
  }
  for (const step of steps) yield* unrevealed(subject, step);
  if (differ === 0) yield 'withOtherSecrets swaps nothing';
}

/** The same where random matches seldom come. */
export function* rareSecrecyLaw(subject: Subject): Generator<string> {
  for (const [name, { seats, state }] of Object.entries(subject.own.rare?.() ?? {})) {
    let differ = 0;
    for (const viewer of viewers(seats)) {
      if (!sameJson(subject.own.withOtherSecrets(state, viewer), state)) differ++;
      yield* unknown(subject, `${name}, ${nameOf(viewer)}`, state, viewer);
    }
    if (differ === 0) yield `${name}: withOtherSecrets swaps nothing`;
  }
}
