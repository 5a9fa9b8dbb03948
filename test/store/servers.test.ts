import { KeyvPostgres } from '@keyv/postgres';
import { describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { Store } from '../../src/store/store.ts';
import { codeOf, listed, MATCH, matchRecord, NOW, valueIn } from '../rig/records.ts';

const SERVERS = ['TEST_POSTGRES_URL', 'TEST_REDIS_URL'] as const;

describe.each(SERVERS)('%s', (name) => {
  const url = process.env[name];
  if (!url) console.log(`skipped: ${name} is not set, so that server is not tried`);

  test.skipIf(!url)('saves, refuses, lists, keeps aside and removes like SQLite', async () => {
    const store = valueIn(await openStore(url));
    const ids = Array.from({ length: 60 }, (_, i) => `test:${i}`);
    for (const id of ids) await store.remove(MATCH, id);
    for (const id of ids) valueIn(await store.save(MATCH, id, matchRecord(id)));
    await store.close();

    const again = valueIn(await openStore(url));
    const base = valueIn(await again.load(MATCH, 'test:0', NOW))!;
    expect(base).toEqual(matchRecord('test:0', { revision: 1 }));
    const presses = ['a', 'b', 'a'].map((state) => again.save(MATCH, 'test:0', { ...base, state }));
    expect((await Promise.all(presses)).map(codeOf)).toEqual(['ok', 'stale', 'ok']);

    const found = (await listed(again.records(MATCH, NOW))).filter(({ id }) => id.startsWith('test:'));
    expect(found.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(found.map(({ result }) => codeOf(result))).toEqual(ids.map(() => 'ok'));

    const stricter = { ...MATCH, version: 2, migrations: {} };
    const refused = await again.load(stricter, 'test:1', NOW);
    expect(refused).toMatchObject({ refusal: { code: 'broken', aside: `broken:match:test:1:${NOW}` } });
    expect(await listed(again.keys('broken:'))).toContain(`broken:match:test:1:${NOW}`);
    await again.remove({ kind: 'broken' }, `match:test:1:${NOW}`);
    for (const id of ids) valueIn(await again.remove(MATCH, id));
    await again.close();
  });
});

const { TEST_POSTGRES_URL: postgres } = process.env;

test.skipIf(!postgres)('Postgres may close our idle connections without ending the process', async () => {
  const backend = await openPostgres(postgres!);
  const store = new Store(backend);
  const base = valueIn(await store.save(MATCH, 'idle', matchRecord('idle')));
  const other = new KeyvPostgres({ uri: `${postgres}?application_name=other` });
  const rows = await other.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  expect(rows.length).toBeGreaterThan(0);
  await other.disconnect();
  const next = await store.save(MATCH, 'idle', { ...base, state: 'later' });
  if (!next.ok) valueIn(await store.save(MATCH, 'idle', { ...base, state: 'later' }));
  valueIn(await store.remove(MATCH, 'idle'));
});
