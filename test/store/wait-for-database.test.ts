import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '#store';
import { isTemporaryFailure, type WaitOptions } from '../../src/store/wait-for-database.ts';
import { freshPostgres } from '../rig/each-database.ts';
import { temporaryFolder } from '../rig/fresh-store.ts';
import { codeIn, valueIn } from '../rig/match-records.ts';
import { freePort, startRedis } from '../rig/own-redis-server.ts';
import { needsPostgres, needsRedisServer } from '../rig/requirements.ts';

/** Options that note what they were told, with a promise of the first. */
function waiting(ms: number) {
  const told: string[] = [];
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const onWait: WaitOptions['onWait'] = (problem) => {
    told.push(problem);
    begin();
  };
  return { told, begun, options: { ms, onWait, onReady: () => void told.push('ready') } };
}

/** Everything that comes to the port is handed on to the server of this address. */
async function forward(port: number, server: URL): Promise<void> {
  const proxy = createServer((socket) => {
    const onward = connect(Number(server.port), server.hostname);
    for (const end of [socket, onward]) end.on('error', () => end.destroy());
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void proxy.close());
}

test('waits for a Postgres that starts late', needsPostgres, async () => {
  const [url, port] = [new URL(await freshPostgres()), await freePort()];
  const { told, begun, options } = waiting(30_000);
  const opening = openStore(`postgres://${url.username}@127.0.0.1:${port}${url.pathname}`, options);
  await begun;
  await forward(port, url);
  const store = valueIn(await opening);
  expect(told).toEqual([`connect ECONNREFUSED 127.0.0.1:${port}`, 'ready']);
  await store.close();
});

test('waits for a Redis that starts late', needsRedisServer(), async () => {
  const port = await freePort();
  const { told, begun, options } = waiting(30_000);
  const opening = openStore(`redis://127.0.0.1:${port}`, options);
  await begun;
  await startRedis(port);
  const store = valueIn(await opening);
  expect(told).toEqual([`connect ECONNREFUSED 127.0.0.1:${port}`, 'ready']);
  await store.close();
});

test('waits for a file that several processes open at once', async () => {
  const path = join(temporaryFolder(), 'cities.sqlite');
  const opened = await Promise.all(
    Array.from({ length: 8 }, () => openStore(`sqlite://${path}`, waiting(30_000).options)),
  );
  for (const store of opened) await valueIn(store).close();
});

test('refuses a database that never starts', async () => {
  const { told, options } = waiting(1_200);
  expect(codeIn(await openStore('postgres://nobody@127.0.0.1:1/none', options))).toBe('unavailable');
  expect(told).toEqual(['connect ECONNREFUSED 127.0.0.1:1']);
});

test.each([
  ['mysql://host', 'bad-url'],
  ['sqlite:///dev/null/cities.sqlite', 'unavailable'],
  ['sqlite:///', 'unavailable'],
])('does not wait for %s', async (url, code) => {
  const { told, options } = waiting(30_000);
  expect([codeIn(await openStore(url, options)), told]).toEqual([code, []]);
});

test('does not wait for a Postgres that refuses the connection', needsPostgres, async () => {
  const url = new URL(await freshPostgres());
  url.pathname = '/none';
  const postgres = waiting(30_000);
  expect([codeIn(await openStore(url.href, postgres.options)), postgres.told]).toEqual(['unavailable', []]);
});

test('does not wait for a Redis that refuses the connection', needsRedisServer(), async () => {
  const port = await freePort();
  await startRedis(port, ['--requirepass', 'secret']);
  const redis = waiting(30_000);
  const refused = await openStore(`redis://:wrong@127.0.0.1:${port}`, redis.options);
  expect([refused, redis.told]).toMatchObject([{ refusal: { detail: expect.stringMatching(/: WRONGPASS/) } }, []]);
});

test('tells temporary failures from permanent ones', () => {
  const withCode = (code: string) => Object.assign(new Error('said'), { code });
  for (const code of ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '57P03', '53300', '08006'])
    expect(isTemporaryFailure(withCode(code))).toBe(true);
  for (const code of ['28P01', '3D000', '42501', 'SQLITE_CANTOPEN', 'EACCES', 'EROFS', 'ERR_MODULE_NOT_FOUND'])
    expect(isTemporaryFailure(withCode(code))).toBe(false);
  expect(isTemporaryFailure(new Error('LOADING Redis is loading the dataset in memory'))).toBe(true);
  expect(isTemporaryFailure(new AggregateError([withCode('ECONNREFUSED')]))).toBe(true);
  expect(isTemporaryFailure(new Error('npm install @keyv/redis'))).toBe(false);
  expect(isTemporaryFailure('gone')).toBe(false);
});
