import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '#store';
import { openDays } from '../../../src/bot/repositories/days.ts';
import { describeDatabases } from '../../rig/each-database.ts';
import { collectAll, valueIn } from '../../rig/match-records.ts';

const GUILD = '3000000000000000001';
/** People are called so that no mark of hexadecimal digits spells a name by chance. */
const entry = (user: string, total: number) => ({ user, name: user, match: `daily${total}`, total, target: null });

describeDatabases('days in $name', ({ fresh }) => {
  test('have one seed for all processes and one try, and count days in a row', async () => {
    const url = await fresh();
    const [one, other] = await Promise.all(
      [1, 2].map(async () => {
        const store = valueIn(await openStore(url));
        onTestFinished(() => store.close());
        return openDays({ store, now: () => 1, shard: { id: 0, count: 1 }, onAlarm: () => {} });
      }),
    );
    const seeds = await Promise.all([one!.seed(GUILD, '2026-01-05'), other!.seed(GUILD, '2026-01-05')]);
    expect(seeds[0]).toBe(seeds[1]);
    expect(seeds[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(await one!.seed(GUILD, '2026-01-08')).not.toBe(seeds[0]);
    expect(await one!.seed(`${GUILD}0`, '2026-01-05')).not.toBe(seeds[0]);

    await one!.enter(GUILD, '2026-01-05', entry('anna', 20));
    expect(await other!.enter(GUILD, '2026-01-05', entry('anna', 99))).toMatchObject({ total: 20, streak: 1 });
    await Promise.all([
      one!.enter(GUILD, '2026-01-06', entry('anna', 1)),
      other!.enter(GUILD, '2026-01-06', entry('bruno', 2)),
    ]);
    const day = await one!.day(GUILD, '2026-01-06');
    expect(day?.seats.map(({ user, streak }) => [user, streak]).sort()).toEqual([
      ['anna', 2],
      ['bruno', 1],
    ]);
    expect(await one!.enter(GUILD, '2026-01-08', entry('anna', 1))).toMatchObject({ streak: 1 });

    expect(await one!.isBarred(GUILD, '2026-01-05', 'anna')).toBe(false);
    await other!.forget('anna');
    // One try stays one try, though nothing leads back to whose it was.
    expect(await one!.isBarred(GUILD, '2026-01-05', 'anna')).toBe(true);
    expect(await one!.isBarred(GUILD, '2026-01-07', 'anna')).toBe(false);
    expect(await one!.isBarred(GUILD, '2026-01-06', 'bruno')).toBe(false);
    await Promise.all([one!.bar(GUILD, '2026-01-09', 'chen'), other!.bar(GUILD, '2026-01-09', 'chen')]);
    expect((await one!.day(GUILD, '2026-01-09'))?.tried).toHaveLength(1);
    expect(JSON.stringify(await one!.day(GUILD, '2026-01-09'))).not.toContain('chen');
    for (const each of ['2026-01-05', '2026-01-06', '2026-01-08'])
      expect(JSON.stringify(await one!.day(GUILD, each))).not.toContain('anna');

    await one!.changeServer(GUILD, () => ({
      version: 1,
      revision: 0,
      guild: GUILD,
      channel: '2',
      zone: 'Europe/Madrid',
      language: 'es',
      day: '2026-01-05',
      told: false,
      alarm: 7,
    }));
    expect(await collectAll(other!.due(7))).toEqual([{ id: GUILD, alarm: 7 }]);
  });
});
