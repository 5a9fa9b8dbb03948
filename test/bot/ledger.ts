import { pino } from 'pino';
import { openRooms } from '../../src/bot/keep/rooms.ts';
import type { Seat } from '../../src/engine/game.ts';
import { sameJson } from '../../src/engine/json.ts';
import { type Match, play, replay } from '../../src/engine/match.ts';
import { undo } from '../../src/engine/undo.ts';
import { cities } from '../../src/games/cities/rules/index.ts';
import type { Action, State } from '../../src/games/cities/rules/types.ts';
import type { Room } from '../../src/room/room.ts';
import { openStore } from '../../src/store/open.ts';
import { accepted } from '../rig/play.ts';
import type { Offer } from '../rig/table.ts';
import type { Town } from '../rig/town.ts';

export type Played = Match<State, Action>;
export type Kept = { readonly room: Room; readonly match: Played };

/** The match of a channel as the bot's database has it, whether the bot is running or not. */
export async function readLedger(town: Town, channel: string): Promise<Kept> {
  const store = accepted(await openStore(town.database));
  try {
    const room = await openRooms(store, pino({ level: 'silent' }), Date.now).load(channel);
    if (!room?.match) throw new Error('there is no match in the database');
    return { room, match: room.match as Played };
  } finally {
    await store.close();
  }
}

/** Whether the log is a legal game from the seed, and the kept state the one it leads to. */
export function isSound({ match }: Kept): boolean {
  const again = replay(cities, match, match.log);
  return again.ok && sameJson(again.value.state, match.state);
}

function rotated(match: Played, seat: Seat): Played | null {
  const last = match.log.at(-1)?.action;
  const lifted = undo(cities, match, seat);
  if (!lifted.ok || last?.kind !== 'tile') return null;
  const next = play(cities, lifted.value, seat, { ...last, turn: (last.turn + 1) % 4 });
  return next.ok ? next.value : null;
}

/** What one press makes of a match, by the rules alone; looking about changes nothing. */
export function pressed(match: Played, { verb, customId, value }: Offer): Played {
  const seat = cities.waiting(match.state)[0]!;
  const index = Number(value ?? customId.split(':').at(-1));
  switch (verb) {
    case 'take':
    case 'put':
    case 'menu':
      return accepted(play(cities, match, seat, cities.legal(match.state, seat)[index]!));
    case 'back':
      return accepted(undo(cities, match, seat));
    case 'turn':
      return rotated(match, seat) ?? match;
    case 'confirm':
      return accepted(play(cities, match, seat, { kind: 'end' }));
    default:
      return match;
  }
}

export const sameLog = (a: Played, b: Played): boolean => sameJson([...a.log], [...b.log]);

/** Whether `later` is `earlier` and after it nothing but computers' moves. */
export const isFollowed = ({ match: later, room }: Kept, earlier: Played): boolean =>
  sameJson(later.log.slice(0, earlier.log.length), [...earlier.log]) &&
  later.log.slice(earlier.log.length).every(({ seat }) => room.seats[seat]!.computer !== null);

/** Whether no computer is still to move. */
export const isSettled = ({ match, room }: Kept): boolean =>
  cities.waiting(match.state).every((seat) => room.seats[seat]!.computer === null);

/** Whether somebody is in the middle of a turn. */
export const isAtWork = ({ match }: Kept): boolean => match.state.work !== null;
