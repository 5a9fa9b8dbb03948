import { highest, itemAt } from './checked-access.ts';
import { think } from './computer-player.ts';
import type { Game, Seat } from './game.ts';
import { type Json, sameJson } from './json.ts';
import { weigh } from './lookahead.ts';
import type { Position } from './match-history.ts';
import { makeDice, makeRng } from './rng.ts';

/** Whether a decision could have been better: plain values, for it is weighed in another thread. */
export type Doubt = {
  readonly game: string;
  readonly seed: string;
  readonly from: Position;
  readonly seat: Seat;
  /** What was done. */
  readonly played: Json;
  /** What to compare it with; null for the best of those that `hard` would try. */
  readonly better: Json;
  /** How often the game is played on from each. */
  readonly samples: number;
};

/** By how many points another action would have been better, as far as `hard` could see then; 0 where none was. */
export type Regret = {
  readonly miss: number;
  /** The steps of a turn that goes on with it, up to what ends it or turns something up; none where nothing was better. */
  readonly better: readonly Json[];
};

export const NO_REGRET: Regret = { miss: 0, better: [] };

/** Those a game thinks best come first, and more are not needed to see that something was missed. */
const TRIED = 3;

/** What is compared with what was played. */
function rivalsOf(game: Game, { from: { state }, seat, played, better }: Doubt): readonly Json[] {
  if (better !== null) return [better];
  const legal = game.legal(state, seat);
  if (legal.length < 2) return [];
  const candidates = game.foresight.candidates(game.view(state, seat), legal);
  return candidates.filter((action) => !sameJson(action, played)).slice(0, TRIED);
}

/** What `normal` makes of an action in the rest of the turn, which is how it was weighed. */
export function turnWith(
  game: Game,
  { seed, from, seat }: Pick<Doubt, 'seed' | 'from' | 'seat'>,
  action: Json,
): Json[] {
  const { ends, reveals } = game.effect(from.state, seat, action);
  if (ends || reveals) return [action];
  const next = { length: from.length + 1, state: game.apply(from.state, seat, action) };
  const levels = Array.from({ length: seat + 1 }, (_, i) => (i === seat ? ('normal' as const) : null));
  const rest = think(game, { game: game.id, seed, from: next, levels, turnOf: seat, advice: true });
  return [action, ...rest.map((entry) => entry.action)];
}

/** Yields often, so that more urgent things can be thought in between. The dice follow from the seed and the log. */
export function* regret(game: Game, doubt: Doubt): Generator<void, Regret> {
  const { seed, from, seat, played, samples } = doubt;
  const rivals = rivalsOf(game, doubt);
  if (rivals.length === 0) return NO_REGRET;
  const dice = makeDice(makeRng(`${seed}/review/${from.length}/${samples}`));
  const rated = yield* weigh(game, game.view(from.state, seat), [played, ...rivals], dice, samples);
  const best = highest(rated, ({ worth }) => worth);
  const miss = best.worth - itemAt(rated, 0).worth;
  return miss > 0 ? { miss, better: turnWith(game, doubt, best.action) } : NO_REGRET;
}
