import type { Seat } from '../engine/game.ts';
import { replay } from '../engine/match.ts';
import { reopen } from '../engine/undo.ts';
import { gameOf } from './desk.ts';
import { Refused } from './refusal.ts';
import { namesOf, type Room } from './room.ts';
import { isPreparing, lastEnd, matchOf } from './turn.ts';

/** The room with the seat's finished turn open again; null unless that was the last thing and revealed nothing. */
export function reopened(room: Room, seat: Seat): Room | null {
  if (room.status !== 'playing') return null;
  const match = reopen(gameOf(room), matchOf(room), seat);
  return match.ok ? undone(room, seat, match.value) : null;
}

const undone = (room: Room, seat: Seat, match: Room['match'] & object): Room => ({
  ...room,
  match,
  announced: Math.min(room.announced, match.log.length),
  waits: room.waits.map(() => null),
  vote: null,
  news: [...room.news, { kind: 'undone', name: namesOf(room)[seat]! }],
});

/** Where in the log the seat's last turn begins, be it finished or in preparation. */
function turnStart(room: Room, seat: Seat): number {
  const { log } = matchOf(room);
  const end = lastEnd(room, seat);
  const preparing = isPreparing(room, seat);
  if (!preparing && end < 0) throw new Refused('nothing');
  const before = preparing ? end : lastEnd({ ...room, match: { ...matchOf(room), log: log.slice(0, end) } }, seat);
  return log.findIndex((entry, i) => i > before && entry.seat === seat);
}

/** The room before the seat's last turn: whatever happened since is undone with it. */
export function rewound(room: Room, seat: Seat): Room {
  if (room.status === 'over') throw new Refused('over');
  const start = turnStart(room, seat);
  const match = replay(gameOf(room), matchOf(room), matchOf(room).log.slice(0, start));
  if (!match.ok) throw new Refused('failed');
  return undone(room, seat, match.value);
}
