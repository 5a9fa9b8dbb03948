import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { LIMITS } from '../../src/local/discord-limits.ts';
import type { Env } from '../rig/bot-program.ts';
import { freePort } from '../rig/own-redis-server.ts';
import { ProcessHarness, type ProcessHarnessOptions } from '../rig/process-harness.ts';
import { GUILDS, readyShards } from '../rig/shard-processes.ts';

const PATIENCE = 180_000;

async function launch(env: Env, options: ProcessHarnessOptions = {}, database?: (harness: ProcessHarness) => string) {
  const harness = await ProcessHarness.build({ guilds: GUILDS, ...options });
  onTestFinished(() => harness.close());
  const program = harness.launch({ env, ...(database ? { database: database(harness) } : {}) });
  onTestFinished(async () => void (await program.end('SIGKILL')));
  return { town: harness, program };
}

async function takenPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

describe('a setting that is wrong ends all shards, and is said once', () => {
  /** The whole output, once every process has ended. */
  async function ending(env: Env, database?: (harness: ProcessHarness) => string): Promise<string> {
    const { program } = await launch({ SHARDS: '3', LOG_LEVEL: 'silent', ...env }, {}, database);
    expect(await program.exit()).toBe(1);
    expect(program.output.trim().split('\n')).toHaveLength(1);
    return program.output;
  }

  it('by Discord, of a guild, when others are at work already', { timeout: PATIENCE }, async () => {
    expect(await ending({ GUILD_ID: '123456789012345678' })).toMatch(/^GUILD_ID names a server the bot is not in\./);
  });

  it('by the database', { timeout: PATIENCE }, async () => {
    const folder = (harness: ProcessHarness) => dirname(harness.database);
    expect(await ending({}, folder)).toMatch(
      /^DATABASE_URL names .*, which can't be opened for writing\. Give this user/,
    );
  });

  it('by the port of one of them', { timeout: PATIENCE }, async () => {
    const taken = await takenPort();
    const said = `HEALTH_PORT is ${taken - 2}, and for shard 2 ${taken}, which is in use. Use a whole number`;
    expect(await ending({ HEALTH_PORT: String(taken - 2) })).toContain(said);
  });

  it('before anything begins: a file for several machines', { timeout: PATIENCE }, async () => {
    expect(await ending({ SHARD_LIST: '0-1' })).toMatch(/^DATABASE_URL is a file here, but SHARD_LIST leaves shards/);
  });
});

it('as many shards as Discord recommends run, each with its own health', { timeout: PATIENCE }, async () => {
  const guilds = Array.from({ length: LIMITS.guildsPerShard + 1 }, (_, i) => `Town ${i}`);
  const port = await freePort();
  const { program } = await launch({ SHARDS: 'auto', HEALTH_PORT: String(port) }, { guilds });
  await readyShards(program, [0, 1]);
  expect(program.output).toContain('"shards":[0,1],"count":2,"msg":"starting shards"');
  for (const shard of [0, 1]) {
    const ask = (path: string) => fetch(`http://127.0.0.1:${port + shard}${path}`);
    expect((await ask('/health')).status).toBe(200);
    const figures = await (await ask('/metrics')).text();
    expect(figures).toMatch(new RegExp(`^cities_shard_ready\\{shard="${shard}"\\} 1$`, 'm'));
    expect(figures.match(/^cities_shard_ready/gm)).toHaveLength(1);
    expect(figures).toMatch(/^cities_shards 2$/m);
  }
  expect(await program.end('SIGTERM')).toBe(0);
});
