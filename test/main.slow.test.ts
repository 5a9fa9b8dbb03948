import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { KeyvSqlite } from '@keyv/sqlite';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { startLocalChat } from '../src/local/server.ts';
import { START_ARGUMENTS } from './rig/start-command.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = mkdtempSync(join(tmpdir(), 'cities-main-'));
const running = new Set<ChildProcess>();

const REMEDY = 'Give this user write access to the file and its folder, or use another path.';

const databaseIn = (name: string) => `sqlite://${join(FOLDER, name)}.sqlite`;

/** Starts the program as `npm start` does, with these settings and none of this machine's. */
function start(env: Record<string, string>, uid?: number) {
  const child = spawn(process.execPath, START_ARGUMENTS, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid }),
    // Empty ones win over a file of settings that may lie about.
    env: {
      ...process.env,
      DISCORD_TOKEN: '',
      DISCORD_API_URL: '',
      GUILD_ID: '',
      DATABASE_URL: databaseIn('unnamed'),
      LOG_LEVEL: '',
      HEALTH_PORT: '',
      SHARDS: '',
      SHARD_LIST: '',
      OPEN: 'false',
      ...env,
    },
  });
  running.add(child);
  let output = '';
  const exit = once(child, 'close').then(([code]) => ({ code, output }));
  const says = (text: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const hear = (data: Buffer) => {
        output += data.toString();
        const found = text.exec(output);
        if (found) resolve(found[1] ?? found[0]);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      void exit.then(() => reject(new Error(`It never said ${text}, but:\n${output}`)));
    });
  return { child, exit, says };
}

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(FOLDER, { recursive: true, force: true });
});

describe.concurrent('npm start', () => {
  it('without a token opens the local chat, says where and what to do, and stops on Ctrl-C', async ({ expect }) => {
    const { child, exit, says } = start({ PORT: '0', DATABASE_URL: databaseIn('local') });
    const url = await says(/open at (http:\/\/127\.0\.0\.1:\d+)\n.*Type \/ in the message box/s);
    expect((await fetch(url)).status).toBe(200);
    child.kill('SIGINT');
    const { code, output } = await exit;
    expect(code).toBe(0);
    expect(output.trim().split('\n')).toHaveLength(2);
    expect(existsSync(join(FOLDER, 'local.sqlite'))).toBe(true);
  });

  it('with a token never opens the local chat, and says when Discord cannot be reached', async ({ expect }) => {
    const { exit, says } = start({
      DISCORD_TOKEN: 'abc',
      DISCORD_API_URL: 'http://127.0.0.1:9',
      DATABASE_URL: databaseIn('discord'),
    });
    says(/never/).catch(() => {});
    const { code, output } = await exit;
    expect(code).toBe(1);
    expect(output).not.toContain('local chat');
    expect(output).toContain(
      "Discord can't be reached: connect ECONNREFUSED 127.0.0.1:9. Check this machine's network",
    );
  });

  it.each([
    ['DISCORD_TOKEN is not accepted by Discord. Copy it from', {}, 'nonsense'],
    ['DISCORD_TOKEN is not accepted by Discord. Copy it from', { SHARDS: '3' }, 'nonsense'],
    ['GUILD_ID names a server the bot is not in. Copy the id', { GUILD_ID: '123456789012345678' }, null],
  ])('says what Discord has against a setting: %s', async (said, settings, token) => {
    const chat = await startLocalChat();
    const { exit, says } = start({
      DISCORD_TOKEN: token ?? chat.token,
      DISCORD_API_URL: chat.api,
      DATABASE_URL: databaseIn('refused'),
      LOG_LEVEL: 'silent',
      ...settings,
    });
    says(/never/).catch(() => {});
    const { code, output } = await exit;
    await chat.close();
    if (code !== 1 || !output.startsWith(said) || output.includes(chat.token)) throw new Error(`${code}: ${output}`);
  });

  it('says when the database cannot be opened', async ({ expect }) => {
    const { exit, says } = start({ PORT: '0', DATABASE_URL: `sqlite://${FOLDER}` });
    says(/never/).catch(() => {});
    const { code, output } = await exit;
    expect(code).toBe(1);
    expect(output).toBe(`DATABASE_URL names ${FOLDER}, which can't be opened for writing. ${REMEDY}\n`);
  });

  it('waits for a database that is not available yet, and stops at once on a signal', async ({ expect }) => {
    const { child, exit, says } = start({ PORT: '0', DATABASE_URL: 'redis://127.0.0.1:1' });
    await says(/"problem":"connect ECONNREFUSED 127.0.0.1:1","msg":"the database is not available yet, waiting/);
    child.kill('SIGTERM');
    expect((await exit).code).toBe(0);
  });

  describe('in a folder it may not write to', () => {
    const folder = join(FOLDER, 'locked');
    // Root may write anywhere, so someone else has to try.
    const nobody = process.getuid?.() === 0 ? 65_534 : undefined;
    beforeAll(() => {
      mkdirSync(folder, { mode: 0o555 });
      chmodSync(FOLDER, 0o755);
    });
    const startThere = async (env: Record<string, string>) => {
      const { exit, says } = start({ DATABASE_URL: `sqlite://${join(folder, 'cities.sqlite')}`, ...env }, nobody);
      says(/never/).catch(() => {});
      const { code, output } = await exit;
      return [code, output];
    };

    it('does not wait for a database', async ({ expect }) => {
      const refused = `DATABASE_URL names ${join(folder, 'cities.sqlite')}, which can't be opened for writing. ${REMEDY}\n`;
      expect(await startThere({ DISCORD_TOKEN: 'a.b.c', DISCORD_API_URL: 'http://127.0.0.1:1' })).toEqual([1, refused]);
      expect(await startThere({ PORT: '0' })).toEqual([1, refused]);
    });

    it('does not make a folder for a database below it', async ({ expect }) => {
      const path = join(folder, 'deep', 'cities.sqlite');
      const refused = `DATABASE_URL names ${path}, which can't be opened for writing. ${REMEDY}\n`;
      expect(await startThere({ PORT: '0', DATABASE_URL: `sqlite://${path}` })).toEqual([1, refused]);
      expect(readdirSync(folder)).toEqual([]);
    });
  });

  it('names the setting that says where the local chat is kept', async ({ expect }) => {
    const chat = join(FOLDER, 'blocked-chat');
    writeFileSync(chat, '');
    const { exit, says } = start({ PORT: '0', DATABASE_URL: databaseIn('blocked') });
    says(/never/).catch(() => {});
    expect(await exit).toEqual({
      code: 1,
      output: `DATABASE_URL has the local chat kept in ${chat}, which is no folder. Use sqlite://path in a folder the bot may write to.\n`,
    });
  });

  it('leaves a database of a newer version as it is', async ({ expect }) => {
    const url = databaseIn('newer');
    const path = join(FOLDER, 'newer.sqlite');
    const database = new KeyvSqlite(url);
    await database.query('PRAGMA user_version = 2');
    await database.disconnect();
    const before = readFileSync(path);
    const { exit, says } = start({ PORT: '0', DATABASE_URL: url });
    says(/never/).catch(() => {});
    const output =
      'DATABASE_URL names a database that a newer version of the bot has written. Update the bot, or use another database.\n';
    expect(await exit).toEqual({ code: 1, output });
    expect(readFileSync(path).equals(before)).toBe(true);
    expect(readdirSync(FOLDER).filter((name) => name.startsWith('newer'))).toEqual(['newer.sqlite']);
  });

  it.each([
    ['an unknown kind of database', { DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is of an unknown kind. Use sqlite'],
    [
      'memory for several shards',
      { DATABASE_URL: 'memory://', SHARDS: '2', DISCORD_TOKEN: 'a.b.c' },
      'DATABASE_URL is memory://, which only one process can use, but SHARDS is 2. Use sqlite',
    ],
  ])('refuses %s', async (_, settings, said) => {
    const { exit, says } = start({ PORT: '0', ...settings });
    says(/never/).catch(() => {});
    const { code, output } = await exit;
    if (code !== 1 || !output.startsWith(said) || output.trim().includes('\n')) throw new Error(`${code}: ${output}`);
  });

  it('keeps nothing with memory://', async ({ expect }) => {
    const { child, exit, says } = start({ PORT: '0', DATABASE_URL: 'memory://' });
    await says(/open at (http:\/\/127\.0\.0\.1:\d+)\n/);
    child.kill('SIGINT');
    expect((await exit).code).toBe(0);
  });

  it('says when the port for health is taken', async ({ expect }) => {
    const chat = await startLocalChat();
    const { port } = new URL(chat.url);
    const { exit, says } = start({ PORT: '0', HEALTH_PORT: port });
    says(/never/).catch(() => {});
    const { code, output } = await exit;
    await chat.close();
    expect([code, output]).toEqual([
      1,
      `HEALTH_PORT is ${port}, which is in use. Use a whole number from 1 to 65535 that is free on this machine, or leave it empty for none.\n`,
    ]);
  });

  it('says when the port of the local chat and those above it are taken', async ({ expect }) => {
    const servers = Array.from({ length: 21 }, () => createServer().on('error', () => {}));
    for (const [i, server] of servers.entries()) server.listen(65_515 + i, '127.0.0.1');
    await once(servers.at(-1)!, 'listening');
    const { exit, says } = start({ PORT: '65515' });
    says(/never/).catch(() => {});
    const { code, output } = await exit;
    for (const server of servers) server.close();
    expect([code, output]).toEqual([
      1,
      'PORT is 65515, which is in use. Use a free port above 1023, or 0 for any free one.\n',
    ]);
  });

  it('names the setting that is wrong', async ({ expect }) => {
    const { exit, says } = start({ PORT: 'abc' });
    says(/never/).catch(() => {});
    const { code, output } = await exit;
    expect([code, output]).toEqual([
      1,
      'PORT is not a port. Use a whole number from 0 to 65535, or leave it empty for 3000.\n',
    ]);
  });
});
