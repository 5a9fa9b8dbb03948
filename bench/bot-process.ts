import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { LocalChat } from '../src/local/server.ts';
import { START_ARGUMENTS } from '../test/rig/start-command.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The V8 flags of `npm start`. */
const FLAGS = START_ARGUMENTS.filter((word) => word.startsWith('--'));

/** What `npm start` runs. */
export const CITIES = START_ARGUMENTS;
/** The same with one ready picture for all. */
export const CANNED = [...FLAGS, '--import', 'tsx', 'bench/fixed-picture-bot.ts'];
/** A bot that acknowledges every press and does nothing else. */
export const ACKNOWLEDGER = ['--import', 'tsx', 'bench/acknowledging-bot.ts'];

/** Read from /proc: only Linux reports the peak memory of a process. */
export type BotProcess = {
  /** Milliseconds from the start of the process until it is ready. */
  readonly startup: number;
  /** Resident memory, in megabytes. */
  memory(): number;
  /** Peak memory since the start or the last reset. */
  peak(): number;
  forgetPeak(): void;
  /** Processor time of all threads in milliseconds. */
  busy(): number;
  /** Resolves when the process is idle, or after half a minute. */
  rest(): Promise<void>;
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

/** Linux counts processor time in hundredths of a second. */
const TICK = 10;
/** Below this share of processor time, a process counts as idle. */
const AT_REST = 0.04;
const LOOK = 500;
const [CALM_LOOKS, MOST_LOOKS] = [3, 60];

function watch(pid: number): Omit<BotProcess, 'startup' | 'kill'> {
  const status = (name: string) => {
    const [, kilobytes] = new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  };
  const busy = () => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return TICK * (Number(fields[11]) + Number(fields[12]));
  };
  return {
    memory: () => status('VmRSS'),
    peak: () => status('VmHWM'),
    forgetPeak: () => writeFileSync(`/proc/${pid}/clear_refs`, '5'),
    busy,
    async rest() {
      let calm = 0;
      for (let looks = 0; calm < CALM_LOOKS && looks < MOST_LOOKS; looks++) {
        const before = busy();
        await wait(LOOK);
        calm = busy() - before < AT_REST * LOOK ? calm + 1 : 0;
      }
    },
  };
}

/** No bot outlives the bench, however that ends. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const bot of running) bot.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

export type Settings = { readonly [name: string]: string };

export async function startProcess(
  words: readonly string[],
  { token, api }: Pick<LocalChat, 'token' | 'api'>,
  database: string,
  settings: Settings = {},
): Promise<BotProcess> {
  const begun = performance.now();
  const bot = spawn(process.execPath, words, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DISCORD_TOKEN: token,
      DISCORD_API_URL: api,
      DATABASE_URL: database,
      LOG_LEVEL: 'info',
      ...settings,
    },
  });
  running.add(bot);
  await untilReady(bot);
  return {
    startup: performance.now() - begun,
    ...watch(bot.pid ?? 0),
    async kill() {
      running.delete(bot);
      const exit = once(bot, 'exit');
      bot.kill('SIGKILL');
      await exit;
    },
  };
}
