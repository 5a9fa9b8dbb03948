import { type ComputerTask, computerToMove, LEVELS, type Seat } from '#engine';
import { gameOf, type Room } from './room.ts';
import { isPrivate } from './room-place.ts';
import { hasUnannounced, matchOf } from './turn-steps.ts';

const levelsOf = ({ seats }: Room): ComputerTask['levels'] => seats.map(({ computer }) => computer);

/** Whether a computer is to move. */
export const awaitsComputer = (room: Room): boolean =>
  computerToMove(gameOf(room), matchOf(room).state, levelsOf(room)) !== null;

/** Whether the city of a day is built and its points are not yet among those of the day. */
export const isDailyResultPending = ({ place, status }: Room): boolean =>
  status === 'over' && place.kind === 'daily' && !place.entered;

/** Whether the channel has yet to hear something, a computer to move, or the match to be put away. */
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

/** Computers play until a person is waited for, or the game is over. */
export const playOnTask = (room: Room): ComputerTask => taskFor(room, levelsOf(room), null);

/** What the strongest computer would do in a person's place, from wherever they have come in their turn. */
export const hintTask = (room: Room, seat: Seat): ComputerTask => ({
  ...taskFor(room, levelsOf(room).with(seat, 'hard'), seat),
  advice: true,
});

/** The computer plays one turn for a person, from wherever they had come in it. */
export const turnTask = (room: Room, seat: Seat): ComputerTask =>
  taskFor(room, levelsOf(room).with(seat, LEVELS[1]), seat);
