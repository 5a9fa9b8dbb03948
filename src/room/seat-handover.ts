import { itemAt, type Seat } from '#engine';
import type { Language } from '#i18n';
import { isPresent, type Room, type RoomSeat, seatName } from './room.ts';

const lengthOf = ({ match }: Room): number => match?.log.length ?? 0;

/** Gives a seat to another person or the computer; earlier moves keep the name of whoever made them. */
export function handOver(room: Room, seat: Seat, now: RoomSeat): Room {
  const isHanded = isPresent(itemAt(room.seats, seat)) !== isPresent(now);
  return {
    ...room,
    seats: room.seats.with(seat, now),
    handovers: isHanded ? [...room.handovers, { seat, at: lengthOf(room) }] : room.handovers,
  };
}

/** The handovers after an undo to that length of the log. */
export const handoversUntil = ({ handovers }: Room, length: number): Room['handovers'] =>
  handovers.map(({ seat, at }) => ({ seat, at: Math.min(at, length) }));

/** Whether a person made the seat's last move up to that log entry, counted back from who sits there now. */
export function wasPresent(room: Room, seat: Seat, index: number): boolean {
  const log = room.match?.log ?? [];
  const last = log.findLastIndex((entry, i) => i <= index && entry.seat === seat);
  const since = room.handovers.filter((each) => each.seat === seat && each.at > last && last >= 0);
  return isPresent(itemAt(room.seats, seat)) === (since.length % 2 === 0);
}

/** The names of the seats at that log entry: a person's, or the computer's that played for them. */
export const namesAt = (room: Room, index: number, language: Language): string[] =>
  room.seats.map((each, seat) => seatName(each, wasPresent(room, seat, index), language));
