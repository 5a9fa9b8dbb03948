import { reopen, reopenable, rewind, type Seat, turnStart } from '#engine';
import { gameOf, personName, type Room } from './room.ts';
import { Refused } from './room-refusal.ts';
import { handoversUntil } from './seat-handover.ts';
import { matchOf, publicLength } from './turn-steps.ts';

/** Whether the seat may reopen its finished turn without a vote. */
export const mayReopen = (room: Room, seat: Seat): boolean =>
  room.status === 'playing' && reopenable(matchOf(room), seat) >= 0;

export const hasSecretTurn = (room: Room, seat: Seat): boolean => reopenable(matchOf(room), seat) >= publicLength(room);

/** Reopens the seat's finished turn. A secret turn is reopened without an announcement. */
export function reopenTurn(room: Room, seat: Seat): Room {
  const match = reopen(gameOf(room), matchOf(room), seat);
  if (!match.ok) throw new Refused('nothing');
  return hasSecretTurn(room, seat) ? { ...room, match: match.value } : afterUndo(room, seat, match.value);
}

const afterUndo = (room: Room, seat: Seat, match: Room['match'] & object): Room => ({
  ...room,
  match,
  announced: Math.min(room.announced, match.log.length),
  past: room.past && room.past.length <= match.log.length ? room.past : null,
  waits: room.waits.map(() => null),
  vote: null,
  handovers: handoversUntil(room, match.log.length),
  // After an undo people may want another plan, so none plays automatically.
  plans: room.plans.map((plan) => ({ ...plan, kept: plan.kept && { ...plan.kept, alone: false } })),
  news: [...room.news, { kind: 'undone', name: personName(room, seat) }],
});

/** The seats whose finished turns would be undone with the seat's last one, once per turn. */
export function turnsLostByUndo(room: Room, seat: Seat): Seat[] {
  const match = matchOf(room);
  const from = turnStart(match, seat);
  if (from < 0) return [];
  return match.history.ends.flatMap((index) => {
    const mover = match.log[index]?.seat;
    return index > from && mover !== undefined && mover !== seat ? [mover] : [];
  });
}

export function rewindTurn(room: Room, seat: Seat): Room {
  if (room.status === 'over') throw new Refused('over');
  const match = rewind(gameOf(room), matchOf(room), seat);
  if (!match.ok) throw new Refused('nothing');
  return afterUndo(room, seat, match.value);
}
