import { type Game, itemAt, type Json, type QuickLevel, sameJson } from '#engine';
import { QUICK_LEVELS } from '../../src/engine/game.ts';
import { chooseAction } from '../../src/engine/lookahead.ts';
import { dice, freeze } from '../rig/play.ts';
import type { Subject } from './law-subject.ts';
import type { MatchSetup } from './match-setups.ts';
import { MOST_STEPS } from './playthrough.ts';

/** A whole match among computers of one level. */
function* among(level: QuickLevel, { game }: Subject, { seats, options }: MatchSetup, seed: string): Generator<string> {
  let state = game.setup(seats, options, seed);
  for (let steps = 0; game.outcome(state) === null; steps++) {
    const at = `the ${level} computer, step ${steps}`;
    const [seat] = game.waiting(state);
    if (seat === undefined || steps === MOST_STEPS) return yield `${at}: comes to no end`;
    const legal = freeze(game.legal(state, seat));
    const view = game.view(state, seat);
    const decide = (seen: Json) => game.computer(freeze(seen), legal, dice(at), level);
    const action = decide(view);
    if (!legal.some((each) => sameJson(each, action))) return yield `${at}: breaks the rules`;
    // A copy, so that nothing cached for the view object matters.
    if (steps % 9 === 0 && !sameJson(decide(structuredClone(view)), action))
      yield `${at}: chooses otherwise from the same view and dice`;
    state = game.apply(state, seat, action);
  }
}

/** Steps between checks of the made-up position, and the one step at which the slow lookahead is checked. */
const EVERY = 7;
const LOOK = 28;

function* lookingAhead(game: Game, view: Json, legal: readonly Json[], at: string): Generator<string> {
  const decide = (seen: Json) => chooseAction(game, freeze(seen), legal, dice(at), 'hard', 0);
  const action = decide(view);
  if (!legal.some((each) => sameJson(each, action))) yield `${at}: breaks the rules`;
  if (!sameJson(decide(structuredClone(view)), action)) yield `${at}: chooses otherwise from the same view and dice`;
}

/** In a match of computers that look no further, now and then one is asked what it would do if it did. */
function* hardLevel({ game }: Subject, { seats, options }: MatchSetup, seed: string): Generator<string> {
  let state = game.setup(seats, options, `${seed} hard`);
  const chance = dice(`${seed} hard`);
  for (let steps = 0; game.outcome(state) === null && steps < MOST_STEPS; steps++) {
    const at = `the hard computer, step ${steps}`;
    const seat = itemAt(game.waiting(state), 0);
    const legal = freeze(game.legal(state, seat));
    const view = freeze(game.view(state, seat));
    if (steps % EVERY === 0) {
      const filled = game.lookahead.fill(view, dice(at));
      if (!sameJson(game.legal(filled.state, filled.seat), legal)) yield `${at}: imagines a position with other moves`;
    }
    if (steps === LOOK) yield* lookingAhead(game, view, legal, at);
    const next = game.computer(view, legal, chance, 'easy');
    // That is found before, in a match of its own.
    if (!legal.some((each) => sameJson(each, next))) return;
    state = game.apply(state, seat, next);
  }
}

/** Computers of every level play legal matches to their end, and know what they want. */
export function* computerLaw(subject: Subject, kind: MatchSetup, seed: string): Generator<string> {
  for (const level of QUICK_LEVELS) yield* among(level, subject, kind, `${seed} ${level}`);
  yield* hardLevel(subject, kind, seed);
}
