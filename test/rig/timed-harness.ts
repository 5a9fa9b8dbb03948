import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { DEFAULT_IDLE_DAYS } from '#room';
import { openStore } from '#store';
import { COMMANDS } from '../../commands/index.ts';
import { type Bot, startBot } from '../../src/bot/bot.ts';
import type { LocalChat } from '../../src/local/server.ts';
import { ChatHarness } from './chat-harness.ts';
import { leaseOf } from './fake-lease.ts';
import type { ManualClock } from './manual-clock.ts';
import { thinkHere } from './same-thread-thinking.ts';
import { sameSeeds } from './seeds.ts';
import { sketches } from './sketches.ts';
import { type Lent, lendSqlite } from './temporary-databases.ts';

export type TimedOptions = {
  readonly guilds?: readonly string[];
  /** How many bots share the guilds, each as if in a process of its own. */
  readonly shards?: number;
};

/**
 * The chat with the bot in this process, which goes by the same clock as the chat: hours pass when a test says so.
 * What needs a real process, like a power cut, is for `Town`.
 */
export class TimedTown extends ChatHarness {
  readonly #database: Lent;
  readonly #bots: (Bot | null)[];

  private constructor(chat: LocalChat, clock: ManualClock, database: Lent, shards: number) {
    super(chat, clock);
    this.#database = database;
    this.#bots = Array.from({ length: shards }, () => null);
  }

  static override async open({ guilds = [], shards = 1 }: TimedOptions = {}): Promise<TimedTown> {
    const database = await lendSqlite();
    const make = (chat: LocalChat, clock: ManualClock) => new TimedTown(chat, clock, database, shards);
    const town = await ChatHarness.prepare(make, { guilds });
    for (const id of town.#bots.keys()) await town.start(id);
    return town;
  }

  get database(): string {
    return this.#database.url;
  }

  async start(id = 0, idle = DEFAULT_IDLE_DAYS): Promise<void> {
    const { token, api } = this.chat;
    const store = await openStore(this.database);
    if (!store.ok) throw new Error(store.refusal.detail);
    const log = pino(
      { level: 'info' },
      {
        write: (line: string) => {
          this.output += line;
        },
      },
    );
    this.#bots[id] = await startBot({
      token,
      api,
      commands: COMMANDS,
      store: store.value,
      lease: leaseOf({ id, count: this.#bots.length }),
      studio: sketches(),
      thinker: thinkHere,
      log,
      clock: this.clock,
      idle,
      ...sameSeeds(),
    });
  }

  async stop(id = 0): Promise<void> {
    await this.#bots[id]?.stop();
    this.#bots[id] = null;
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  pass(hours: number): void {
    this.clock.advance(hours * 3_600_000);
  }

  /** In which files of the database a text can be found. */
  filesWith(text: string): string[] {
    const folder = dirname(this.database.slice('sqlite://'.length));
    return readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(text));
  }

  override async close(): Promise<void> {
    for (const id of this.#bots.keys()) await this.stop(id);
    await this.#database.drop();
    await super.close();
  }
}
