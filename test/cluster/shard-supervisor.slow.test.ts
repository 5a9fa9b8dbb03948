import { expect, it, onTestFinished } from 'vitest';
import { describeInRotation } from '../rig/each-database.ts';
import { ProcessHarness, type ProcessHarnessOptions } from '../rig/process-harness.ts';
import { GUILDS, GuildMatch, isAlive, readyShards, recordedStarts } from '../rig/shard-processes.ts';

const SHARDS = [0, 1, 2, 3];
const PATIENCE = 240_000;
/** The time limit of process managers. */
const STOP = 10_000;

async function build(database: string, options: ProcessHarnessOptions = {}) {
  const harness = await ProcessHarness.build({ guilds: GUILDS, ...options });
  onTestFinished(() => harness.close());
  const env = { SHARDS: String(SHARDS.length) };
  const start = () => {
    const fleet = harness.launch({ database, env });
    onTestFinished(async () => void (await fleet.end('SIGKILL')));
    return fleet;
  };
  return { town: harness, start };
}

/** Milliseconds until all processes have ended. */
async function gone(pids: Iterable<number>): Promise<number> {
  const begun = Date.now();
  while ([...pids].some(isAlive)) await new Promise((resolve) => setTimeout(resolve, 20));
  return Date.now() - begun;
}

describeInRotation('4 shards for 3 guilds on $name', ({ name, fresh }) => {
  it(
    'play on while one is killed and restarted; all stop together',
    async () => {
      // Five seconds between two sessions take their time: once is enough.
      const { starts, taken } = recordedStarts();
      const { town: harness, start } = await build(await fresh(), name === 'SQLite' ? { starts } : {});
      const fleet = start();
      const pids = await readyShards(fleet, SHARDS);
      const matches = await Promise.all(GUILDS.map((guild) => new GuildMatch(harness, guild, SHARDS.length).begin()));
      const [victim, ...others] = matches;
      if (!victim) throw new Error('No match.');
      expect(new Set(matches.map(({ shard }) => shard)).size).toBe(GUILDS.length);
      await Promise.all(matches.map((match) => match.turn()));

      const from = fleet.output.length;
      process.kill(pids.get(victim.shard) ?? 0, 'SIGKILL');
      const again = fleet.waitForOutput(new RegExp(`"shard":${victim.shard},.*"msg":"ready"`), from);
      await Promise.all(others.map((match) => match.turn()));
      await again;
      await Promise.all(matches.map((match) => match.turn()));

      const now = await readyShards(fleet, SHARDS);
      const changed = SHARDS.filter((shard) => now.get(shard) !== pids.get(shard));
      expect(changed).toEqual([victim.shard]);
      const complaints = fleet.output.split('\n').filter((line) => /"level":[456]0/.test(line));
      expect(complaints).toEqual([expect.stringMatching(/"shard":\d,.*"msg":"shard ended, restarting it"/)]);
      expect(taken.filter((start) => start !== 'fine')).toEqual([]);
      expect(harness.requests.filter((line) => /^PUT .*commands/.test(line))).toHaveLength(1);

      const begun = Date.now();
      expect(await fleet.end('SIGTERM')).toBe(0);
      expect(Date.now() - begun).toBeLessThan(STOP);
      expect([...now.values()].filter(isAlive)).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'end with the process that started them, and the next one goes on',
    async () => {
      const { town: harness, start } = await build(await fresh());
      const fleet = start();
      const pids = await readyShards(fleet, SHARDS);
      const match = await new GuildMatch(harness, 'Harbor', SHARDS.length).begin();
      await fleet.end('SIGKILL');
      expect(await gone(pids.values())).toBeLessThan(STOP);
      await readyShards(start(), SHARDS);
      await match.turn();
    },
    PATIENCE,
  );
});
