import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMMANDS } from '../../commands/index.ts';
import { type Bot, startBot } from '../../src/bot/bot.ts';
import type { LocalChat } from '../../src/local/server.ts';
import { openLog } from '../../src/log.ts';
import { openSqlite, type SqliteBackend } from '../../src/store/sqlite.ts';
import { Store } from '../../src/store/store.ts';
import { type GamesStudio, openGamesStudio } from '../../src/studio.ts';
import type { ManualClock } from './clock.ts';
import { Stage } from './stage.ts';

/** A stage with the bot in this very process, its database at hand: for what happens to a disk or a record. */
export class House extends Stage {
  readonly #folder = mkdtempSync(join(tmpdir(), 'cities-house-'));
  readonly database = join(this.#folder, 'cities.sqlite');
  readonly #listeners = new Set<() => void>();
  #backend: SqliteBackend | null = null;
  #bot: Bot | null = null;

  readonly #studio: () => GamesStudio;
  readonly #seed: (() => string) | null;

  private constructor(chat: LocalChat, clock: ManualClock, studio: () => GamesStudio, seed: (() => string) | null) {
    super(chat, clock);
    this.#studio = studio;
    this.#seed = seed;
  }

  /**
   * `furnish` comes before the bot does; a `studio` in this thread draws what is listed by a test alone; with a `seed`
   * every match is dealt the same.
   */
  static override async open({
    furnish = async (_: House) => {},
    studio = openGamesStudio,
    seed = null as (() => string) | null,
  } = {}): Promise<House> {
    const house = await Stage.prepare((chat, clock) => new House(chat, clock, studio, seed));
    await furnish(house);
    await house.start();
    return house;
  }

  /** The bot's own connection to its database. */
  get backend(): SqliteBackend {
    if (!this.#backend) throw new Error('Nobody is home.');
    return this.#backend;
  }

  async start(guild: string | null = null): Promise<void> {
    const write = (line: string) => {
      this.output += line;
      for (const listener of [...this.#listeners]) listener();
    };
    this.#backend = await openSqlite(this.database);
    const { token, api } = this.chat;
    const [store, log] = [new Store(this.#backend), openLog('info', { write })];
    this.#bot = await startBot({
      token,
      api,
      guild,
      commands: COMMANDS,
      store,
      studio: this.#studio(),
      log,
      clock: this.clock,
      ...(this.#seed ? { seed: this.#seed } : {}),
    });
  }

  async stop(): Promise<void> {
    const bot = this.#bot;
    this.#bot = null;
    await bot?.stop();
  }

  /** Waits for a line of the log after a point of the output. */
  logs(text: RegExp, from = 0): Promise<string> {
    return new Promise((resolve) => {
      const look = () => {
        const line = this.output
          .slice(from)
          .split('\n')
          .find((one) => text.test(one));
        if (line === undefined) return;
        this.#listeners.delete(look);
        resolve(line);
      };
      this.#listeners.add(look);
      look();
    });
  }

  override async close(): Promise<void> {
    this.mischief = () => null;
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
    await super.close();
  }
}
