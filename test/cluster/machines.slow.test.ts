import { expect, it, onTestFinished } from 'vitest';
import type { Env } from '../rig/bot-program.ts';
import { DATABASES, describeInRotation } from '../rig/each-database.ts';
import { ProcessHarness, type ProcessHarnessOptions } from '../rig/process-harness.ts';
import { GUILDS, GuildMatch, readyShards, recordedStarts } from '../rig/shard-processes.ts';

const PATIENCE = 300_000;
/** How soon a second process takes over, as docs/operations.md says. */
const TAKE_OVER = 15_000;

const SHARED = DATABASES.filter(({ name }) => name !== 'SQLite');

describeInRotation(
  'two machines that share $name',
  ({ name, fresh }) => {
    async function build(options: ProcessHarnessOptions) {
      const harness = await ProcessHarness.build({ guilds: GUILDS, database: await fresh(), ...options });
      onTestFinished(() => harness.close());
      const start = (env: Env) => {
        const program = harness.launch({ env });
        onTestFinished(async () => void (await program.end('SIGKILL')));
        return program;
      };
      return { town: harness, start };
    }

    it('have four shards between them; another number of shards waits for both', { timeout: PATIENCE }, async () => {
      // Five seconds between two sessions take their time: once is enough.
      const { starts, taken } = recordedStarts();
      const { town: harness, start } = await build(name === 'Redis' ? { starts } : {});
      const one = start({ SHARDS: '4', SHARD_LIST: '0-1' });
      const two = start({ SHARDS: '4', SHARD_LIST: '2,3' });
      const pids = [...(await readyShards(one, [0, 1])).keys(), ...(await readyShards(two, [2, 3])).keys()];
      expect(pids.sort()).toEqual([0, 1, 2, 3]);
      const matches = await Promise.all(GUILDS.map((guild) => new GuildMatch(harness, guild, 4).begin()));
      await Promise.all(matches.map((match) => match.turn()));

      const fewer = start({ SHARDS: '2' });
      const waits = (shard: number) =>
        fewer.waitForOutput(new RegExp(`"shard":${shard},.*"msg":"waiting: another process`));
      await Promise.all([0, 1].map(waits));
      expect(await one.end('SIGTERM')).toBe(0);
      // Half of the old ones are gone, and that is not enough for any of the new ones.
      await Promise.all(matches.filter(({ shard }) => shard > 1).map((match) => match.turn()));
      await fewer.waitForOutput(/"owner":"[^"]*\(4 shards\)"/);
      expect(fewer.output).not.toContain('"msg":"in charge"');

      const begun = Date.now();
      expect(await two.end('SIGTERM')).toBe(0);
      await Promise.all([0, 1].map((shard) => fewer.waitForOutput(new RegExp(`"shard":${shard},.*"msg":"in charge"`))));
      expect(Date.now() - begun).toBeLessThan(TAKE_OVER);
      await readyShards(fewer, [0, 1]);
      await Promise.all(matches.map((match) => match.turn()));
      expect(taken.filter((start) => start !== 'fine')).toEqual([]);
    });
  },
  SHARED,
);
