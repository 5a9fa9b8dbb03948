import type { Seat } from '#engine';
import { workersPerRow, workersToCome } from './round.ts';
import type { Row, Slot, State } from './types.ts';

/** Why a worker can't go to a space: somebody stands there, or the seat's workers for the row have all been sent. */
export type Bar =
  | { readonly kind: 'taken'; readonly by: Seat }
  | { readonly kind: 'spent'; readonly seat: Seat; readonly count: number };

type Board = Pick<State, 'workers' | 'towns'>;

/** Null if the seat may send a worker there: legality and its reasons are one thing. */
export function barOf(board: Board, seat: Seat, row: Row, slot: Slot): Bar | null {
  const worker = board.workers[row][slot];
  if (worker !== null) return { kind: 'taken', by: worker };
  return workersToCome(board, row, seat) > 0 ? null : { kind: 'spent', seat, count: workersPerRow(board.towns.length) };
}
