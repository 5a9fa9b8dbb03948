import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LocalChat } from '../src/local/server.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export const CITIES = 'src/main.ts';
/** A bot that acknowledges every press and does nothing else. */
export const ACKNOWLEDGER = 'bench/acknowledger.ts';

export type BotProcess = {
  /** From the start of the process to its word that it is ready, in milliseconds. */
  readonly startup: number;
  /** Resident memory, in megabytes. */
  memory(): number;
  kill(): Promise<void>;
};

function untilReady(bot: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const hear = (data: Buffer) => {
      output = (output + data.toString()).slice(-20_000);
      if (output.includes('"msg":"ready"')) resolve();
    };
    bot.stdout?.on('data', hear);
    bot.stderr?.on('data', hear);
    bot.once('exit', (code) => reject(new Error(`The bot ended with ${code}:\n${output}`)));
  });
}

export async function startProcess(script: string, { token, api }: LocalChat, database: string): Promise<BotProcess> {
  const begun = performance.now();
  const bot = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DISCORD_TOKEN: token, DISCORD_API_URL: api, DATABASE_URL: database, LOG_LEVEL: 'info' },
  });
  await untilReady(bot);
  const startup = performance.now() - begun;
  return {
    startup,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(bot.pid)])) / 1024,
    async kill() {
      const exit = once(bot, 'exit');
      bot.kill('SIGKILL');
      await exit;
    },
  };
}
