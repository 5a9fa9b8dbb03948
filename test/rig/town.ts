import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LocalChat } from '../../src/local/server.ts';
import type { ManualClock } from './clock.ts';
import { Stage } from './stage.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export type TownOptions = {
  /** Settings of the bot besides its token. */
  readonly env?: Readonly<Record<string, string>>;
  /** Puts another program before the bot: for a small disk, for a mishap on demand. */
  readonly launch?: (command: readonly string[], folder: string) => readonly string[];
};

/**
 * A stage with the real bot on it, as a process of its own that can be killed and started again:
 *
 *     const town = await Town.open();
 *     const host = town.person('Ada');
 *     const guest = town.person('Bruno');
 *     await host.slash('cities new', { board: 'venice' });
 *     await guest.press('Join');
 *     await host.sees(/Bruno/);
 *     await town.restart();
 *     await town.close(); // fails if any request broke Discord's rules
 */
export class Town extends Stage {
  readonly #options: TownOptions;
  /** Holds the database: new for each town, and the same after a restart. */
  readonly folder = mkdtempSync(join(tmpdir(), 'cities-town-'));
  readonly #listeners = new Set<() => void>();
  #bot: ChildProcess | null = null;

  private constructor(chat: LocalChat, clock: ManualClock, options: TownOptions) {
    super(chat, clock);
    this.#options = options;
  }

  static override async open(options: TownOptions = {}): Promise<Town> {
    const town = await Stage.prepare((chat, clock) => new Town(chat, clock, options));
    await town.start();
    return town;
  }

  get database(): string {
    return `sqlite://${join(this.folder, 'cities.sqlite')}`;
  }

  async start(): Promise<void> {
    const { token, api } = this.chat;
    const { launch = (command) => command } = this.#options;
    const [program = '', ...words] = launch([process.execPath, '--import', 'tsx', 'src/main.ts'], this.folder);
    const bot = spawn(program, words, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        DISCORD_TOKEN: token,
        DISCORD_API_URL: api,
        DATABASE_URL: this.database,
        LOG_LEVEL: 'info',
        ...this.#options.env,
      },
    });
    this.#bot = bot;
    const start = this.output.length;
    const hear = (data: Buffer) => {
      this.output += data.toString();
      for (const listener of [...this.#listeners]) listener();
    };
    bot.stdout.on('data', hear);
    bot.stderr.on('data', hear);
    // The bot says itself when it is ready; the only limit is that of the test.
    await new Promise<void>((resolve, reject) => {
      bot.once('exit', (code) => reject(new Error(`The bot ended with ${code}:\n${this.output.slice(start)}`)));
      void this.hears(/"msg":"ready"/, start).then(resolve);
    });
  }

  /** Waits until the bot has written something like this to its terminal. */
  hears(text: RegExp, from = 0): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!text.test(this.output.slice(from))) return;
        this.#listeners.delete(look);
        resolve();
      };
      this.#listeners.add(look);
      look();
    });
  }

  /** The code with which the bot ends by itself. */
  async exit(): Promise<number | null> {
    const [code] = this.#bot ? await once(this.#bot, 'exit') : [null];
    return code;
  }

  get pid(): number {
    return this.#bot?.pid ?? 0;
  }

  /** Ends the bot as Ctrl-C would. Returns its exit code. */
  stop(): Promise<number | null> {
    return this.#end('SIGINT');
  }

  /** Ends the bot as a supervisor would. Returns its exit code. */
  terminate(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  /** Ends the bot as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async restart(): Promise<void> {
    await this.kill();
    await this.start();
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const bot = this.#bot;
    this.#bot = null;
    if (!bot || bot.exitCode !== null) return bot?.exitCode ?? null;
    const exit = once(bot, 'exit');
    bot.kill(signal);
    const [code] = await exit;
    return code;
  }

  override async close(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
    await super.close();
  }
}
