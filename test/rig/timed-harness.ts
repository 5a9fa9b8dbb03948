import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { DEFAULT_IDLE_DAYS } from '#room';
import { openStore } from '#store';
import { COMMANDS } from '../../commands/index.ts';
import { type Bot, startBot } from '../../src/bot/bot.ts';
import { shareDatabase } from '../../src/bot/shared-coordination.ts';
import type { LocalChat } from '../../src/local/server.ts';
import { ChatHarness } from './chat-harness.ts';
import { fakeLease } from './fake-lease.ts';
import type { ManualClock } from './manual-clock.ts';
import { thinkHere } from './same-thread-thinking.ts';
import { sameSeeds } from './seeds.ts';
import { sketches } from './sketches.ts';
import { createSqlite, type TemporaryDatabase } from './temporary-databases.ts';

export type TimedOptions = {
  readonly guilds?: readonly string[];
  /** How many bots share the guilds, each as if in its own process. */
  readonly shards?: number;
};

/**
 * The chat with the bot in this process, which goes by the same clock as the chat: hours pass when a test says so.
 * For real processes, as in tests of power cuts, use `ProcessHarness`.
 */
export class TimedHarness extends ChatHarness {
  readonly #database: TemporaryDatabase;
  readonly #bots: (Bot | null)[];

  private constructor(chat: LocalChat, clock: ManualClock, database: TemporaryDatabase, shards: number) {
    super(chat, clock);
    this.#database = database;
    this.#bots = Array.from({ length: shards }, () => null);
  }

  static override async open({ guilds = [], shards = 1 }: TimedOptions = {}): Promise<TimedHarness> {
    const database = await createSqlite();
    const make = (chat: LocalChat, clock: ManualClock) => new TimedHarness(chat, clock, database, shards);
    const harness = await ChatHarness.prepare(make, { guilds });
    for (const id of harness.#bots.keys()) await harness.start(id);
    return harness;
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
    const lease = fakeLease({ id, count: this.#bots.length });
    this.#bots[id] = await startBot({
      token,
      api,
      commands: COMMANDS,
      store: store.value,
      coordination: shareDatabase({ store: store.value, lease, log, clock: this.clock }),
      drawPool: sketches(),
      thinkPool: thinkHere,
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

  passHours(hours: number): void {
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
