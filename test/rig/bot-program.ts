import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LocalChat } from '../../src/local/server.ts';
import { seedsName } from './seeds.ts';
import { START_ARGUMENTS } from './start-command.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const SAME_SEEDS = `--import ${new URL('same-seeds.js', import.meta.url).href}`;

/** What `npm start` runs. */
export const START_COMMAND: readonly string[] = [process.execPath, ...START_ARGUMENTS];

export type Env = Readonly<Record<string, string>>;

export type BotProgramOptions = {
  readonly command: readonly string[];
  readonly chat: Pick<LocalChat, 'token' | 'api'>;
  readonly database: string;
  /** Settings besides these. */
  readonly env?: Env | undefined;
  /** Told of all it writes to its terminal. */
  readonly hear?: (text: string) => void;
};

/** The bot as a separate process (or a cluster of them), ready when it logs so. */
export class BotProgram {
  readonly #process: ChildProcess;
  readonly #listeners = new Set<() => void>();
  output = '';

  constructor({ command, chat, database, env = {}, hear = () => {} }: BotProgramOptions) {
    const [program = '', ...words] = command;
    const { token, api } = chat;
    const bot = spawn(program, words, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        DISCORD_TOKEN: token,
        DISCORD_API_URL: api,
        DATABASE_URL: database,
        LOG_LEVEL: 'info',
        // Most of what a start costs, and what no test waits for.
        REHEARSE: 'false',
        // Hundreds of uploads; a test that wants them asks for them.
        EMOJIS: 'false',
        TOWN_SEEDS: seedsName(),
        NODE_OPTIONS: [process.env['NODE_OPTIONS'], SAME_SEEDS].join(' ').trim(),
        ...env,
      },
    });
    this.#process = bot;
    const listen = (data: Buffer) => {
      this.output += data.toString();
      hear(data.toString());
      for (const listener of [...this.#listeners]) listener();
    };
    bot.stdout.on('data', listen);
    bot.stderr.on('data', listen);
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  /** The only limit is that of the test. */
  ready(): Promise<void> {
    return this.waitForOutput(/"msg":"ready"/);
  }

  /**
   * Waits until it has written something like this to its terminal; rejects if it ends before. A test that ends without
   * waiting for it leaves no unhandled rejection behind when the bot is killed after it.
   */
  waitForOutput(text: RegExp, from = 0): Promise<void> {
    const heard = new Promise<void>((resolve, reject) => {
      const finish = () => {
        this.#listeners.delete(look);
        this.#process.off('close', ended);
      };
      const look = () => {
        if (!text.test(this.output.slice(from))) return;
        finish();
        resolve();
      };
      const ended = (code: number | null) => {
        finish();
        reject(new Error(`The bot ended with ${code} and never said ${text}, but:\n${this.output.slice(from)}`));
      };
      this.#listeners.add(look);
      this.#process.on('close', ended);
      look();
    });
    heard.catch(() => {});
    return heard;
  }

  /** The code with which it ends by itself, once it and all it has started are heard to the end. */
  async exit(): Promise<number | null> {
    const [code] = await once(this.#process, 'close');
    return code;
  }

  signal(signal: NodeJS.Signals): void {
    this.#process.kill(signal);
  }

  /** Ends it. Returns its exit code. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const { exitCode, signalCode } = this.#process;
    if (exitCode !== null || signalCode !== null) return exitCode;
    const exit = once(this.#process, 'exit');
    this.signal(signal);
    const [code] = await exit;
    return code;
  }
}
