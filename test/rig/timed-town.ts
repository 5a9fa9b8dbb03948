import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { COMMANDS } from '../../commands/index.ts';
import { type Bot, startBot } from '../../src/bot/bot.ts';
import type { LocalChat } from '../../src/local/server.ts';
import { openStore } from '../../src/store/open.ts';
import { openGamesStudio } from '../../src/studio.ts';
import type { ManualClock } from './clock.ts';
import { Stage } from './stage.ts';

/**
 * A stage with the bot in this process, which goes by the same clock as the chat: hours pass when a test says so.
 * What needs a real process, like a power cut, is for `Town`.
 */
export class TimedTown extends Stage {
  readonly #folder = mkdtempSync(join(tmpdir(), 'cities-timed-'));
  #bot: Bot | null = null;

  private constructor(chat: LocalChat, clock: ManualClock) {
    super(chat, clock);
  }

  static override async open(): Promise<TimedTown> {
    const town = await Stage.prepare((chat, clock) => new TimedTown(chat, clock));
    await town.start();
    return town;
  }

  async start(): Promise<void> {
    const { token, api } = this.chat;
    const store = await openStore(`sqlite://${join(this.#folder, 'cities.sqlite')}`);
    if (!store.ok) throw new Error(store.refusal.detail);
    const log = pino(
      { level: 'info' },
      {
        write: (line: string) => {
          this.output += line;
        },
      },
    );
    this.#bot = await startBot({
      token,
      api,
      commands: COMMANDS,
      store: store.value,
      studio: openGamesStudio(),
      log,
      clock: this.clock,
    });
  }

  async restart(): Promise<void> {
    await this.#bot?.stop();
    await this.start();
  }

  pass(hours: number): void {
    this.clock.advance(hours * 3_600_000);
  }

  override async close(): Promise<void> {
    await this.#bot?.stop();
    rmSync(this.#folder, { recursive: true, force: true });
    await super.close();
  }
}
