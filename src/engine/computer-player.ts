import type { Game, Level, Seat } from './game.ts';
import type { Json } from './json.ts';
import { choose } from './lookahead.ts';
import type { Entry, Position } from './match-history.ts';
import { makeDice, makeRng } from './rng.ts';

/** All that computers need to know to play on in a match: plain values, for they think in another thread. */
export type Thought = {
  readonly game: string;
  readonly seed: string;
  readonly from: Position;
  /** By seat; null for people. */
  readonly levels: readonly (Level | null)[];
  /** Whose turn is played to its end and no further; null if all computers play until a person is waited for. */
  readonly turnOf: Seat | null;
  /** Whether it only says what it would do: what lies hidden behind a step it does not know. */
  readonly advice?: true;
  /** Which share of its effort `hard` makes; all of it, if not said. */
  readonly effort?: number;
};

/** The computer that is to move; null if none is. */
export const computerToMove = (game: Game, state: Json, levels: Thought['levels']): Seat | null =>
  game.waiting(state).find((seat) => levels[seat]) ?? null;

/** What computers do. The dice follow from the seed and the log: thought twice, it comes to the same. */
export function think(game: Game, { seed, from, levels, turnOf, advice, effort }: Thought): readonly Entry[] {
  const entries: Entry[] = [];
  let { state } = from;
  for (;;) {
    const seat = turnOf ?? computerToMove(game, state, levels);
    const level = seat === null ? null : levels[seat];
    if (seat === null || !level) return entries;
    const dice = makeDice(makeRng(`${seed}/computer/${from.length + entries.length}`));
    const action = choose(game, game.view(state, seat), game.legal(state, seat), dice, level, effort);
    entries.push({ seat, action });
    const { ends, reveals } = game.effect(state, seat, action);
    if (turnOf !== null && (ends || (advice && reveals))) return entries;
    state = game.apply(state, seat, action);
  }
}
