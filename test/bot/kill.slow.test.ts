import { expect, it } from 'vitest';
import { GAME_IDS } from '#games';
import { DATABASES, describeDatabases } from '../rig/each-database.ts';
import { dice } from '../rig/play.ts';
import { ProcessHarness } from '../rig/process-harness.ts';
import type { Setting } from './company.ts';
import { CrashTest } from './crash-test.ts';
import { Ledger } from './ledger.ts';

/** A hundred take some minutes, which `npm run soak` does. */
const KILLS = Number(process.env['KILLS'] ?? 8);
const TIMEOUT = 600_000 + KILLS * 6_000;

const PLACES: readonly Omit<Setting, 'game'>[] = [
  { channel: 'town-square' },
  { channel: 'town-square', inThreads: true },
  { channel: null },
];

/** Every game on every database; the first few are of all games, all databases and all places, too. */
const PAIRS = Array.from({ length: GAME_IDS.length * DATABASES.length }, (_, i) => ({
  game: GAME_IDS[i % GAME_IDS.length]!,
  database: DATABASES[i % DATABASES.length]!,
  ...PLACES[(i + Math.floor(i / GAME_IDS.length)) % PLACES.length]!,
  kills: Math.ceil((KILLS - i) / (GAME_IDS.length * DATABASES.length)),
}));

async function endure(setting: Setting, database: string, kills: number): Promise<number> {
  const harness = await ProcessHarness.open({ database });
  const ledger = await Ledger.open(database);
  try {
    const luck = dice(`kills of ${JSON.stringify(setting)} on ${new URL(database).protocol}`);
    const crashes = new CrashTest(harness, ledger, setting, luck);
    await crashes.begin();
    while (crashes.kills < kills) await crashes.press();
    return crashes.kills;
  } finally {
    await ledger.close();
    await harness.close();
  }
}

describeDatabases('a bot with $name that is killed again and again', (database) => {
  it(
    `loses nothing and does nothing twice: a share of ${KILLS} random points in all games`,
    async () => {
      const own = PAIRS.filter((pair) => pair.database === database && pair.kills > 0);
      // Side by side, for much of each one's time is waiting.
      const addresses = await Promise.all(own.map(() => database.fresh()));
      const endured = await Promise.allSettled(
        own.map(({ kills, ...setting }, i) => endure(setting, addresses[i]!, kills)),
      );
      expect(endured).toEqual(own.map(({ kills }) => ({ status: 'fulfilled', value: kills })));
    },
    TIMEOUT,
  );
});
