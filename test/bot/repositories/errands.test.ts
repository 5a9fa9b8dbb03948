import { expect, it, onTestFinished } from 'vitest';
import { openStore } from '#store';
import { type Errand, openErrands } from '../../../src/bot/repositories/errands.ts';
import { shardOf } from '../../../src/store/envelope.ts';
import { describeDatabases } from '../../rig/each-database.ts';
import { collectAll, NOW, valueIn } from '../../rig/match-records.ts';

const SHARDS = 2;
const guildOf = (i: number) => String(BigInt(NOW + i) << 22n);
const errand = (i: number, more: Partial<Errand> = {}): Errand => ({
  kind: 'rewatch',
  user: 'ann',
  channel: `c${i}`,
  guild: guildOf(i),
  match: 'abcd',
  ...more,
});

describeDatabases('errands in $name', ({ fresh }) => {
  async function open() {
    const store = valueIn(await openStore(await fresh()));
    onTestFinished(() => store.close());
    const [even, odd] = [0, 1].map((id) => openErrands(store, { id, count: SHARDS }, Date.now));
    if (!even || !odd) throw new Error('No errands.');
    const left = () => collectAll(store.keys('errand:'));
    /** What a process does of them, in order. */
    const run = async (errands: typeof even, carryOut: (errand: Errand) => Promise<void> = async () => {}) => {
      const done: Errand[] = [];
      const failed: string[] = [];
      await errands.run(
        async (each) => {
          await carryOut(each);
          done.push(each);
        },
        ({ channel }) => void failed.push(channel),
      );
      return { done, failed };
    };
    return { even, odd, left, run };
  }

  it('are done by the shard of the guild alone, once', async () => {
    const { even, odd, left, run } = await open();
    const all = [0, 1, 2, 3].map((i) => errand(i));
    for (const each of all) await even.leave(each);
    const own = (id: number) => all.filter(({ guild }) => shardOf(guild, SHARDS) === id);
    expect((await run(odd)).done).toEqual(own(1));
    expect((await run(odd)).done).toEqual([]);
    expect((await run(even)).done).toEqual(own(0));
    expect(await left()).toEqual([]);
  });

  it('that have no guild are for the first shard', async () => {
    const { even, odd, run } = await open();
    await odd.leave(errand(0, { guild: null }));
    expect((await run(odd)).done).toEqual([]);
    expect((await run(even)).done).toHaveLength(1);
  });

  it('asked for twice are done once', async () => {
    const { even, run } = await open();
    const asked = errand(0, { guild: null });
    await even.leave(asked);
    await even.leave({ ...asked, match: 'efgh' });
    expect((await run(even)).done).toEqual([{ ...asked, match: 'efgh' }]);
  });

  it('asked for again while they are done are done again', async () => {
    const { even, odd, left, run } = await open();
    const asked = errand(0, { guild: null });
    await odd.leave(asked);
    await run(even, () => odd.leave(asked));
    expect(await left()).toHaveLength(1);
    expect((await run(even)).done).toEqual([asked]);
    expect(await left()).toEqual([]);
  });

  it('that fail stay, and keep no other from being done', async () => {
    const { even, left, run } = await open();
    for (const i of [0, 1, 2]) await even.leave(errand(i, { guild: null }));
    const fail = async ({ channel }: Errand) => {
      if (channel === 'c0') throw new Error('not now');
    };
    const first = await run(even, fail);
    expect([first.failed, first.done.length]).toEqual([['c0'], 2]);
    expect(await left()).toHaveLength(1);
    expect((await run(even)).done).toEqual([errand(0, { guild: null })]);
  });
});
