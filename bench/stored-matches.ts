import { KeyvPostgres } from '@keyv/postgres';
import { KeyvSqlite } from '@keyv/sqlite';
import { pick, play, startMatch } from '#engine';
import type { Room } from '#room';
import { openStore } from '#store';
import { cities } from '../src/games/cities/rules/index.ts';
import { roomsIn } from '../test/rig/fake-lease.ts';
import { accepted, dice } from '../test/rig/play.ts';
import { roomOf } from '../test/rig/room-of-match.ts';

/** When nobody is reminded while a bench runs. */
const LATER = Date.now() + 6 * 3_600_000;

const OPTIONS = { board: 'new-york', length: 'standard' } as const;
const PLAYERS = [
  { name: 'Ada', computer: null },
  { name: 'Mira', computer: 'normal' },
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

/** Stores a running match for each place; the bot posts unannounced ones at startup. */
export async function storeMatches(database: string, places: readonly Place[], told: boolean): Promise<void> {
  const store = accepted(await openStore(database));
  const rooms = roomsIn(store, Date.now, told ? LATER : 0);
  await Promise.all(places.map((place, i) => rooms.save(roomAt(place, i, told))));
  await store.close();
}

/** Numbers like Discord's, far from those the local chat gives out. */
const [CHANNELS, USERS] = [8_000_000_000_000_000_000n, 7_000_000_000_000_000_000n];
const TEMPLATES = 10;
const HOUR = 3_600_000;

/**
 * Copies some matches inside the database until there are `count` more, each in a channel and with a person of its own,
 * who is reminded at some time within a week.
 */
export async function fillWith(database: string, count: number, guild: string): Promise<void> {
  const places = Array.from({ length: TEMPLATES }, (_, i) => ({
    channel: `${CHANNELS - BigInt(i + 1)}`,
    guild,
    user: `${USERS - BigInt(i + 1)}`,
  }));
  await storeMatches(database, places, true);
  const { query, disconnect } = connect(database);
  const each = Math.ceil(count / TEMPLATES);
  for (const [i, { channel, user }] of places.entries()) {
    const first = BigInt(i * each);
    const [channels, users] = [CHANNELS + first, USERS + first];
    await query(
      `WITH RECURSIVE series (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM series WHERE n + 1 < ${each})
      INSERT INTO keyv (key, value, revision, writer, guild, shard_key, alarm, users)
      SELECT 'match:' || CAST(${channels} + n AS TEXT),
        replace(replace(value, '${channel}', CAST(${channels} + n AS TEXT)), '${user}', CAST(${users} + n AS TEXT)),
        revision, 'copy ' || CAST(n AS TEXT), guild, shard_key, alarm + (n % 168) * ${HOUR},
        '["' || CAST(${users} + n AS TEXT) || '"]'
      FROM series, keyv WHERE key = 'match:${channel}'`,
    );
  }
  await disconnect();
}

/** Like an administrator of the database, without the bot's timeouts. */
function connect(database: string) {
  const adapter = database.startsWith('sqlite')
    ? new KeyvSqlite({ uri: database })
    : new KeyvPostgres({ uri: `${database}#fill`, connectionString: database, max: 1, allowExitOnIdle: true });
  return { query: (sql: string) => adapter.query(sql), disconnect: async () => void (await adapter.disconnect()) };
}
