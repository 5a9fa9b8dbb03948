import { itemAt, maxBy } from './checked-access.ts';
import { playComputers } from './computer-player.ts';
import type { Game, Seat } from './game.ts';
import { type Json, sameJson } from './json.ts';
import { rateGiven, type SlicedWork } from './lookahead.ts';
import type { Position } from './match-history.ts';
import { makeDice, makeRng } from './rng.ts';

/** A decision to check for a better one. Plain values, since the check runs in another thread. */
export type MistakeCheck = {
  readonly game: string;
  readonly seed: string;
  readonly from: Position;
  readonly seat: Seat;
  readonly played: Json;
  /** The action to compare with; null for the best of those that `hard` would try. */
  readonly better: Json;
  readonly samples: number;
};

/** By how many points another action would have been better, as far as `hard` could see at that time; 0 for none. */
export type MistakeFound = {
  readonly points: number;
  /** The rest of the turn with that action, up to the step that ends it or reveals something; empty if none was better. */
  readonly better: readonly Json[];
};

export const NO_MISTAKE: MistakeFound = { points: 0, better: [] };

/** Games list their best candidates first, so a few are enough to find a mistake. */
const MAX_ALTERNATIVES = 3;

function alternativesTo(game: Game, { from: { state }, seat, played, better }: MistakeCheck): readonly Json[] {
  if (better !== null) return [better];
  const legal = game.legal(state, seat);
  if (legal.length < 2) return [];
  const candidates = game.lookahead.candidates(game.view(state, seat), legal);
  return candidates.filter((action) => !sameJson(action, played)).slice(0, MAX_ALTERNATIVES);
}

export function turnWith(
  game: Game,
  { seed, from, seat }: Pick<MistakeCheck, 'seed' | 'from' | 'seat'>,
  action: Json,
): Json[] {
  const { ends, reveals } = game.effect(from.state, seat, action);
  if (ends || reveals) return [action];
  const next = { length: from.length + 1, state: game.apply(from.state, seat, action) };
  const levels = Array.from({ length: seat + 1 }, (_, i) => (i === seat ? ('normal' as const) : null));
  const rest = playComputers(game, { game: game.id, seed, from: next, levels, turnOf: seat, advice: true });
  return [action, ...rest.map((entry) => entry.action)];
}

/** Yields often, so that more urgent work can run in between. The dice follow from the seed and the log. */
export function* checkForMistake(game: Game, check: MistakeCheck): SlicedWork<MistakeFound> {
  const { seed, from, seat, played, samples } = check;
  const alternatives = alternativesTo(game, check);
  if (alternatives.length === 0) return NO_MISTAKE;
  const dice = makeDice(makeRng(`${seed}/review/${from.length}/${samples}`));
  const rated = yield* rateGiven(game, game.view(from.state, seat), [played, ...alternatives], dice, samples);
  const best = maxBy(rated, ({ worth }) => worth);
  const points = best.worth - itemAt(rated, 0).worth;
  return points > 0 ? { points, better: turnWith(game, check, best.action) } : NO_MISTAKE;
}
