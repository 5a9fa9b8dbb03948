import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocalChat, LocalOptions } from '../../src/local/server.ts';
import { BotProgram, type BotProgramOptions, type Env, START_COMMAND } from './bot-program.ts';
import { ChatHarness } from './chat-harness.ts';
import type { ManualClock } from './manual-clock.ts';

/** The names of the guilds, one if none is named, and how new sessions are rationed. */
export type ProcessHarnessOptions = Pick<LocalOptions, 'guilds' | 'starts'> & {
  /** The address of the bot's database; a new file if none is given. */
  readonly database?: string;
  /** Settings of the bot besides its token. */
  readonly env?: Env;
  /** Runs the bot under another program: with a small disk, or with a failure on demand. */
  readonly launch?: (command: readonly string[], folder: string) => readonly string[];
};

/**
 * The chat with the real bot in its own process, which can be killed and restarted:
 *
 *     const harness = await ProcessHarness.open();
 *     const host = harness.person('Ada');
 *     const guest = harness.person('Bruno');
 *     await host.slash('cities new', { board: 'venice' });
 *     await guest.press('Join');
 *     await host.sees(/Bruno/);
 *     await harness.restart();
 *     await harness.close(); // fails if any request broke Discord's rules
 */
export class ProcessHarness extends ChatHarness {
  readonly #options: ProcessHarnessOptions;
  /** Holds the database: new for each harness, and the same after a restart. */
  readonly folder = mkdtempSync(join(tmpdir(), 'cities-town-'));
  #bot: BotProgram | null = null;

  private constructor(chat: LocalChat, clock: ManualClock, options: ProcessHarnessOptions) {
    super(chat, clock);
    this.#options = options;
  }

  /** Without its bot, which is to be started. */
  static build(options: ProcessHarnessOptions = {}): Promise<ProcessHarness> {
    return ChatHarness.prepare((chat, clock) => new ProcessHarness(chat, clock, options), options);
  }

  static override async open(options: ProcessHarnessOptions = {}): Promise<ProcessHarness> {
    const harness = await ProcessHarness.build(options);
    await harness.start();
    return harness;
  }

  get database(): string {
    return this.#options.database ?? `sqlite://${join(this.folder, 'cities.sqlite')}`;
  }

  start(): Promise<void> {
    const { launch = (command) => command } = this.#options;
    this.#bot = this.launch({ command: launch(START_COMMAND, this.folder) });
    return this.#bot.ready();
  }

  /** Starts a bot with the harness's settings or others, also a second one beside the first. */
  launch(options: Partial<BotProgramOptions> = {}): BotProgram {
    const hear = (text: string) => {
      this.output += text;
    };
    const { env } = this.#options;
    return new BotProgram({ command: START_COMMAND, chat: this.chat, database: this.database, env, hear, ...options });
  }

  /** Waits until the bot has written something like this to its terminal, since it was last started or after a point. */
  async waitForOutput(text: RegExp, from = 0): Promise<void> {
    await this.#bot?.waitForOutput(text, from);
  }

  /** The code with which the bot ends by itself. */
  async exit(): Promise<number | null> {
    return this.#bot?.exit() ?? null;
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
    return this.#bot?.end(signal) ?? null;
  }

  override async close(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
    await super.close();
  }
}
