import { itemAt, LEVELS, type Seat } from '#engine';
import { DAY, HOUR } from './calendar.ts';
import { clockReaches, withPause, withPauseEnded } from './match-clock.ts';
import { handOver, isPresent, type News, personName, type Room, type Vote } from './room.ts';
import { Refused } from './room-refusal.ts';
import { deadline, seatsToMove } from './room-timers.ts';

/** Without a turn timer, the others may act after this time. */
const MAX_UNTIMED_WAIT = 48 * HOUR;

/** Everyone who plays, except the person the vote is about. */
export const voters = (room: Room, { seat }: Pick<Vote, 'seat'>): string[] =>
  room.seats.flatMap((one, i) => (isPresent(one) && i !== seat ? [one.user!] : []));

/** Replacing an absent player needs a majority, everything else needs everyone. */
const needsEveryone = ({ kind }: Pick<Vote, 'kind'>): boolean => kind !== 'turn' && kind !== 'seat';

export const votesNeeded = (room: Room, vote: Pick<Vote, 'kind' | 'seat'>): number => {
  const count = voters(room, vote).length;
  return needsEveryone(vote) ? count : Math.floor(count / 2) + 1;
};

export const isVotePassed = (room: Room, vote: Vote): boolean => {
  const entitled = voters(room, vote);
  return entitled.filter((user) => vote.agreed.includes(user)).length >= votesNeeded(room, vote);
};

/** When the others may hand over the turn or the seat; null if it isn't the seat's turn. */
export function handoverTime(room: Room, seat: Seat): number | null {
  const wait = seatsToMove(room).includes(seat) ? room.waits[seat] : null;
  return wait ? (deadline(room, seat) ?? clockReaches(room, seat, wait.since, MAX_UNTIMED_WAIT)) : null;
}

const withNews = (room: Room, kind: News['kind'], seat: Seat): Room => ({
  ...room,
  vote: null,
  news: [...room.news, { kind, name: personName(room, seat) }],
});

export const withTurnHandedOver = (played: Room, seat: Seat, kind: 'turn' | 'late'): Room =>
  withNews(played, kind, seat);

/** The computer takes over; the person may come back. */
export const handOverSeat = (room: Room, seat: Seat): Room =>
  withNews(handOver(room, seat, { ...itemAt(room.seats, seat), computer: LEVELS[1] }), 'seat', seat);

/** Another person gets the seat; the former owner can't come back. */
export function giveSeat(room: Room, seat: Seat, { user, name }: NonNullable<Vote['asker']>): Room {
  const former = personName(room, seat);
  const given = handOver(room, seat, { user, name, computer: null });
  return { ...given, vote: null, news: [...room.news, { kind: 'given', name: `${former} → ${name}` }] };
}

/** Everyone's clock stops for some days, from now on. */
export function pauseClocks(room: Room, seat: Seat, days: number, now: number): Room {
  const until = now + days * DAY;
  const news: News = { kind: 'paused', name: personName(room, seat), until };
  return { ...withPause(room, until, now), vote: null, news: [...room.news, news] };
}

/** Everyone's clock goes on. */
export const resumeClocks = (room: Room, seat: Seat, now: number): Room =>
  withNews(withPauseEnded(room, now), 'resumed', seat);

export function agreeToVote(room: Room, user: string): Room {
  const { vote } = room;
  if (!vote || room.status !== 'playing') throw new Refused('lapsed');
  if (!voters(room, vote).includes(user)) throw new Refused('voteless');
  return { ...room, vote: { ...vote, agreed: [...new Set([...vote.agreed, user])] } };
}
