import { itemAt, type Seat } from '#engine';
import type { Language } from '#i18n';
import { isPresent, type Room, type RoomSeat, seatName } from './room.ts';

const lengthOf = ({ match }: Room): number => match?.log.length ?? 0;

/** The room with somebody else in a seat, a person or the computer; what was played before stays whose it was. */
export function handOver(room: Room, seat: Seat, now: RoomSeat): Room {
  const isHanded = isPresent(itemAt(room.seats, seat)) !== isPresent(now);
  return {
    ...room,
    seats: room.seats.with(seat, now),
    handovers: isHanded ? [...room.handovers, { seat, at: lengthOf(room) }] : room.handovers,
  };
}

/** Who plays on after something was taken back has played from there on. */
export const handoversUntil = ({ handovers }: Room, length: number): Room['handovers'] =>
  handovers.map(({ seat, at }) => ({ seat, at: Math.min(at, length) }));

/** Whether a person made a seat's last move up to that entry of the log: told backward from who sits there now. */
export function wasPresent(room: Room, seat: Seat, index: number): boolean {
  const log = room.match?.log ?? [];
  const last = log.findLastIndex((entry, i) => i <= index && entry.seat === seat);
  const since = room.handovers.filter((each) => each.seat === seat && each.at > last && last >= 0);
  return isPresent(itemAt(room.seats, seat)) === (since.length % 2 === 0);
}

/** The seats by the names of who made their last moves up to that entry of the log. */
export const namesAt = (room: Room, index: number, language: Language): string[] =>
  room.seats.map((each, seat) => seatName(each, wasPresent(room, seat, index), language));
