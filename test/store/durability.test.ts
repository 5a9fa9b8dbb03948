import { expect, test } from 'vitest';
import { type Durability, openStore } from '#store';
import { redisDurability } from '../../src/store/durability.ts';
import { NO_WAIT } from '../../src/store/wait-for-database.ts';
import { DATABASES } from '../rig/each-database.ts';
import { valueIn } from '../rig/match-records.ts';
import { freePort, startRedis } from '../rig/own-redis-server.ts';
import { needsRedisServer } from '../rig/requirements.ts';

/** What is found out about a database when it is opened. */
async function judged(url: string): Promise<Durability | null> {
  let heard: Durability | null = null;
  const store = valueIn(
    await openStore(url, {
      ...NO_WAIT,
      onDurability: (durability) => {
        heard = durability;
      },
    }),
  );
  await store.close();
  return heard;
}

const startJudged = async (...settings: string[]): Promise<Durability | null> => {
  const port = await freePort();
  await startRedis(port, settings);
  return judged(`redis://127.0.0.1:${port}`);
};

test('a durable Redis is recognized', needsRedisServer(), async () => {
  expect(await startJudged()).toEqual({ code: 'durable' });
});

test('a Redis that may lose writes is recognized by every setting', needsRedisServer(), async () => {
  const settings = ['appendonly no', 'appendfsync everysec', 'maxmemory-policy allkeys-lru'];
  const words = settings.flatMap((setting) => `--${setting}`.split(' '));
  expect(await startJudged(...words)).toEqual({ code: 'weak', settings });
  expect(await startJudged('--appendfsync', 'no')).toEqual({ code: 'weak', settings: ['appendfsync no'] });
});

test('a Redis that hides its settings is unknown', needsRedisServer(), async () => {
  expect(await startJudged('--rename-command', 'CONFIG', 'SECRET')).toMatchObject({
    code: 'unknown',
    problem: expect.stringMatching(/unknown command/),
  });
});

test('both forms of the answer are understood', async () => {
  const values = new Map([
    ['appendonly', 'yes'],
    ['appendfsync', 'always'],
    ['maxmemory-policy', 'noeviction'],
  ]);
  expect(await redisDurability(async (name) => [name, values.get(name)])).toEqual({ code: 'durable' });
  expect(await redisDurability(async (name) => ({ [name]: values.get(name) }))).toEqual({ code: 'durable' });
  expect(await redisDurability(async () => [])).toEqual({
    code: 'unknown',
    problem: 'Redis doesn’t say what appendonly is',
  });
});

test('SQLite is not checked', async () => {
  const [sqlite] = DATABASES;
  expect(await judged((await sqlite?.fresh()) ?? '')).toBeNull();
});
