import { itemAt, type Seat } from '#engine';
import { isPresent, namesOf, type ProposedMove, type Room } from './room.ts';
import { Refused } from './room-refusal.ts';
import { publicLength } from './turn-steps.ts';

/** Buttons have room for three digits; then numbers start again at 1. */
const MAX_NUMBER = 999;

const nextNumber = ({ proposals }: Room): number =>
  (Math.max(0, ...proposals.map(({ number }) => number)) % MAX_NUMBER) + 1;

export const canDiscuss = (room: Room): boolean => room.seats.filter(isPresent).length > 1;

/** Adds a proposal; its message isn't posted yet. */
export function proposeMove(room: Room, seat: Seat, shown: ProposedMove['shown']): { room: Room; move: ProposedMove } {
  const length = publicLength(room);
  const move = { number: nextNumber(room), seat, shown, length, agreed: [], against: [], message: null };
  return { room: { ...room, proposals: [...room.proposals, move] }, move };
}

const replaced = (room: Room, move: ProposedMove): Room => ({
  ...room,
  proposals: room.proposals.map((each) => (each.number === move.number ? move : each)),
});

export const withProposalMessage = (room: Room, { number }: ProposedMove, message: string): Room => ({
  ...room,
  proposals: room.proposals.map((each) => (each.number === number ? { ...each, message } : each)),
});

/** The proposal of a button; refused if the match has gone on since. */
export function currentProposal(room: Room, number: number): ProposedMove {
  const move = room.proposals.find((each) => each.number === number);
  if (room.status !== 'playing' || !move || move.length !== publicLength(room)) throw new Refused('proposal');
  return move;
}

/** Records a seat's answer; a later answer replaces an earlier one. */
export function answerProposal(
  room: Room,
  number: number,
  seat: Seat,
  agrees: boolean,
): { room: Room; move: ProposedMove } {
  const found = currentProposal(room, number);
  if (found.seat === seat) throw new Refused('proposer');
  const [agreed, against] = [found.agreed, found.against].map((seats) => seats.filter((each) => each !== seat));
  const move = {
    ...found,
    agreed: agrees ? [...(agreed ?? []), seat] : (agreed ?? []),
    against: agrees ? (against ?? []) : [...(against ?? []), seat],
  };
  return { room: replaced(room, move), move };
}

export const askedCount = (room: Room, { seat }: ProposedMove): number =>
  room.seats.filter((each, i) => i !== seat && isPresent(each)).length;

export const seatNames = (room: Room, seats: readonly Seat[]): string =>
  seats.map((seat) => itemAt(namesOf(room), seat)).join(', ');

export const isOutdated = (room: Room, { length }: ProposedMove): boolean =>
  room.status !== 'playing' || length !== publicLength(room);
