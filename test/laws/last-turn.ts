import { type Dice, type Game, itemAt, type Json, pick, type Seat, sameJson } from '#engine';
import { dice } from '../rig/play.ts';
import type { Subject } from './law-subject.ts';
import type { MatchSetup } from './match-setups.ts';
import { MOST_STEPS } from './playthrough.ts';

/** A position, and whose last choice it is there. */
type Choice = { readonly state: Json; readonly seat: Seat };

const normal = (game: Game, { state, seat }: Choice, luck: Dice): Json =>
  game.computer(game.view(state, seat), game.legal(state, seat), luck, 'normal');

/** What every seat has to choose in its last turn of a match among `normal`; where all win together, in the very last. */
function lastChoices(game: Game, { seats, options }: MatchSetup, seed: string): readonly Choice[] {
  const luck = dice(seed);
  const last = new Map<Seat, Choice[]>();
  const ended = new Set<Seat>();
  let state = game.setup(seats, options, seed);
  for (let steps = 0; game.outcome(state) === null && steps < MOST_STEPS; steps++) {
    const choice = { state, seat: itemAt(game.waiting(state), 0) };
    const { seat } = choice;
    const action = normal(game, choice, luck);
    if (game.legal(state, seat).length > 1) {
      const before = ended.has(seat) ? [] : (last.get(seat) ?? []);
      last.delete(seat);
      last.set(seat, [...before, choice]);
      ended.delete(seat);
    }
    if (game.effect(state, seat, action).ends) ended.add(seat);
    state = game.apply(state, seat, action);
  }
  const turns = [...last.values()];
  return (game.outcome(state)?.kind === 'together' ? turns.slice(-1) : turns).flat();
}

/** The final totals of the seat and of the others, who play at random. */
function totals(game: Game, { state: from, seat: own }: Choice, action: Json, luck: Dice): readonly number[] {
  let state = game.apply(from, own, action);
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const [seat] = game.waiting(state);
    if (seat === undefined) break;
    const next = seat === own ? normal(game, { state, seat }, luck) : pick(luck, game.legal(state, seat));
    state = game.apply(state, seat, next);
  }
  const outcome = game.outcome(state);
  if (!outcome) return [];
  const all = outcome.kind === 'together' ? [outcome.score.total] : outcome.scores.map(({ total }) => total);
  const mine = outcome.kind === 'together' ? 0 : own;
  return [itemAt(all, mine), ...all.filter((_, seat) => seat !== mine)];
}

const gives = ([mine = 0, ...others]: readonly number[], [before = 0, ...theirs]: readonly number[]): boolean =>
  mine > before && others.every((total, i) => total <= itemAt(theirs, i));

/** So often it is made up what the seat can't see, and what the others do. */
const GUESSES = 6;

/**
 * In its last turn a seat wants nothing but points: no other choice may score more for it without helping
 * the others, whatever the hidden items are and the others do.
 */
export function* lastTurnLaw({ game }: Subject, kind: MatchSetup, seed: string): Generator<string> {
  for (const choice of lastChoices(game, kind, seed)) {
    const { state, seat } = choice;
    const view = game.view(state, seat);
    const guesses = Array.from({ length: GUESSES }, (_, i) => game.lookahead.fill(view, dice(`${seed} ${i}`)));
    const positions = [...guesses.map(() => choice), ...guesses];
    const end = (tried: Json, i: number) => totals(game, itemAt(positions, i), tried, dice(`${seed} end ${i}`));
    const action = normal(game, choice, dice(seed));
    const ends: (readonly number[])[] = [];
    // Revealing something is a gamble, so it isn't compared.
    const others = game
      .legal(state, seat)
      .filter((other) => !sameJson(other, action) && !game.effect(state, seat, other).reveals);
    const better = others.find((other) =>
      positions.every((_, i) => {
        // Nearly every other choice is worse in the first of them: the rest need not be played out.
        ends[i] ??= end(action, i);
        return gives(end(other, i), ends[i]);
      }),
    );
    if (better !== undefined)
      yield `seat ${seat}: does ${JSON.stringify(action)} though ${JSON.stringify(better)} scores more`;
  }
}
