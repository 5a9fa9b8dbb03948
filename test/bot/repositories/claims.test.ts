import { expect, onTestFinished, test } from 'vitest';
import { openLog } from '#platform';
import { openStore, type Store } from '#store';
import { CLAIM_LASTS, openClaims } from '../../../src/bot/repositories/claims.ts';
import { makeIds } from '../../../src/local/snowflake.ts';
import { describeDatabases } from '../../rig/each-database.ts';
import { manualClock } from '../../rig/manual-clock.ts';
import { valueIn } from '../../rig/match-records.ts';

const log = openLog('silent');

describeDatabases('an interaction, on $name', ({ fresh }) => {
  const clock = manualClock();
  const ids = makeIds(clock);

  async function open(url: string): Promise<Store> {
    const store = valueIn(await openStore(url));
    onTestFinished(() => store.close());
    return store;
  }

  /** As a process has them that is certain of its lease, or not. */
  const claimsOf = (store: Store, sole = false) =>
    openClaims({ store, lease: { isHeld: () => true, isSoleHolder: () => sole }, log, now: clock.now });

  async function left(store: Store): Promise<string[]> {
    const keys: string[] = [];
    for await (const key of store.keys('claim:')) keys.push(key);
    return keys;
  }

  test('belongs to one of all processes that ask at once, however often they ask', async () => {
    const url = await fresh();
    const processes = await Promise.all(Array.from({ length: 4 }, async () => claimsOf(await open(url))));
    for (let i = 0; i < 25; i++) {
      const id = ids();
      const first = await Promise.all(processes.map(({ mayAcknowledge }) => mayAcknowledge(id)));
      expect(first.filter(Boolean)).toHaveLength(1);
      expect(await Promise.all(processes.map(({ take }) => take(id)))).toEqual(first);
    }
  });

  test('costs nothing as long as nobody else can act, and is claimed where that is in doubt', async () => {
    const store = await open(await fresh());
    const claims = claimsOf(store, true);
    const id = ids();
    expect([await claims.mayAcknowledge(id), await left(store)]).toEqual([true, []]);
    expect([await claims.take(id), await left(store)]).toEqual([true, [`claim:${id}`]]);
  });

  test('is forgotten when nobody can answer it any more', async () => {
    const store = await open(await fresh());
    const claims = claimsOf(store);
    const old = [ids(), ids(), ids()];
    for (const id of old) await claims.take(id);
    clock.advance(CLAIM_LASTS / 2);
    const recent = ids();
    await claims.take(recent);
    await claims.sweep();
    expect(await left(store)).toHaveLength(4);
    clock.advance(CLAIM_LASTS / 2);
    await claims.sweep();
    expect(await left(store)).toEqual([`claim:${recent}`]);
  });
});

test('an interaction is answered even if the database fails while it’s claimed', async () => {
  const store = valueIn(await openStore('sqlite://:memory:'));
  await store.close();
  const claims = openClaims({ store, lease: { isHeld: () => true, isSoleHolder: () => false }, log, now: Date.now });
  expect([await claims.mayAcknowledge('1'), await claims.take('1')]).toEqual([true, true]);
});
