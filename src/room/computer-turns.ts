import { type ComputerTask, computerToMove, LEVELS, type Seat } from '#engine';
import { gameOf, type Room } from './room.ts';
import { isPrivate } from './room-place.ts';
import { hasUnannounced, matchOf } from './turn-steps.ts';

const levelsOf = ({ seats }: Room): ComputerTask['levels'] => seats.map(({ computer }) => computer);

export const awaitsComputer = (room: Room): boolean =>
  computerToMove(gameOf(room), matchOf(room).state, levelsOf(room)) !== null;

/** Whether a daily city is finished and its points are not in the day's list yet. */
export const isDailyResultPending = ({ place, status }: Room): boolean =>
  status === 'over' && place.kind === 'daily' && !place.entered;

/** Whether something is still to be announced, played by a computer or cleaned up. */
export const hasPendingWork = (room: Room): boolean =>
  isDailyResultPending(room) ||
  (room.status === 'over' && !isPrivate(room)) ||
  (room.table === null && !isPrivate(room)) ||
  room.retiring.length > 0 ||
  (room.match !== null && (hasUnannounced(room) || awaitsComputer(room)));

function taskFor(room: Room, levels: ComputerTask['levels'], turnOf: Seat | null): ComputerTask {
  const { state, seed, log } = matchOf(room);
  return { game: room.game, seed, from: { length: log.length, state }, levels, turnOf };
}

/** Computers play until it is a person's turn or the game is over. */
export const playOnTask = (room: Room): ComputerTask => taskFor(room, levelsOf(room), null);

/** The rest of a person's turn as the strongest computer would play it. */
export const hintTask = (room: Room, seat: Seat): ComputerTask => ({
  ...taskFor(room, levelsOf(room).with(seat, 'hard'), seat),
  advice: true,
});

/** The computer finishes a person's turn. */
export const turnTask = (room: Room, seat: Seat): ComputerTask =>
  taskFor(room, levelsOf(room).with(seat, LEVELS[1]), seat);
