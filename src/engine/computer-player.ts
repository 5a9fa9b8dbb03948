import type { Game, Level, Seat } from './game.ts';
import type { Json } from './json.ts';
import { chooseAction } from './lookahead.ts';
import type { Entry, Position } from './match-history.ts';
import { makeDice, makeRng } from './rng.ts';

/** What computer players need to play on in a match. Plain values, since they run in another thread. */
export type ComputerTask = {
  readonly game: string;
  readonly seed: string;
  readonly from: Position;
  readonly levels: readonly (Level | null)[];
  /** The one seat whose turn to finish; null to let all computers play until it is a person's turn. */
  readonly turnOf: Seat | null;
  /** Whether this is only a hint: it stops at a reveal, since it can't know what comes up. */
  readonly advice?: true;
  /** Share of the usual effort for `hard`; 1 by default. */
  readonly effort?: number;
};

const computerToMove = (game: Game, state: Json, levels: ComputerTask['levels']): Seat | null =>
  game.waiting(state).find((seat) => levels[seat]) ?? null;

/** The actions of computer players. The dice follow from the seed and the log, so the same task gives the same actions. */
export function playComputers(
  game: Game,
  { seed, from, levels, turnOf, advice, effort }: ComputerTask,
): readonly Entry[] {
  const entries: Entry[] = [];
  let { state } = from;
  for (;;) {
    const seat = turnOf ?? computerToMove(game, state, levels);
    const level = seat === null ? null : levels[seat];
    if (seat === null || !level) return entries;
    const dice = makeDice(makeRng(`${seed}/computer/${from.length + entries.length}`));
    const action = chooseAction(game, game.view(state, seat), game.legal(state, seat), dice, level, effort);
    entries.push({ seat, action });
    const { ends, reveals } = game.effect(state, seat, action);
    if (turnOf !== null && (ends || (advice && reveals))) return entries;
    state = game.apply(state, seat, action);
  }
}
