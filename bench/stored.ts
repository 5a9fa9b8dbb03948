import { pino } from 'pino';
import { openRooms } from '../src/bot/keep/rooms.ts';
import { play, startMatch } from '../src/engine/match.ts';
import { pick } from '../src/engine/rng.ts';
import { cities } from '../src/games/cities/rules/index.ts';
import type { Room } from '../src/room/room.ts';
import { openStore } from '../src/store/open.ts';
import { accepted, dice } from '../test/rig/play.ts';
import { roomOf } from '../test/rig/rooms.ts';

const OPTIONS = { board: 'new-york', length: 'standard' } as const;
const PLAYERS = [
  { name: 'Ada', computer: null },
  { name: 'Computer 1', computer: 'normal' },
] as const;

/** A match of a person with a computer that has come this far, waiting for the person. */
function matchAt(round: number, seed: string) {
  const luck = dice(seed);
  let match = startMatch(cities, PLAYERS, OPTIONS, seed);
  while (match.state.round < round || match.state.active !== 0 || match.state.work) {
    const seat = match.state.active!;
    match = accepted(play(cities, match, seat, pick(luck, cities.legal(match.state, seat))));
  }
  return match;
}

export type Place = { readonly channel: string; readonly guild: string; readonly user: string };

function roomAt({ channel, guild, user }: Place, index: number, told: boolean): Room {
  const match = matchAt(2 + (index % 3), `load ${index % 40}`);
  const seats = PLAYERS.map((player, i) => ({ ...player, user: i === 0 ? user : null }));
  const id = index.toString(16).padStart(10, '0');
  return roomOf(match, { id, channel, guild, host: user, seats, table: told ? '1' : null });
}

/** Puts a running match into each place; one that is not told yet is posted when the bot starts. */
export async function storeMatches(database: string, places: readonly Place[], told: boolean): Promise<void> {
  const store = accepted(await openStore(database));
  const rooms = openRooms(store, pino({ level: 'silent' }), Date.now);
  await Promise.all(places.map((place, i) => rooms.save(roomAt(place, i, told))));
  await store.close();
}
