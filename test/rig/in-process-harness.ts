import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLog, wallClock } from '#platform';
import { RecordKeyv, Store, takeLease } from '#store';
import { COMMANDS } from '../../commands/index.ts';
import { type Bot, startBot } from '../../src/bot/bot.ts';
import type { Coordination } from '../../src/bot/coordination.ts';
import type { EmojiDigests } from '../../src/bot/discord/emoji-upload.ts';
import { shareDatabase } from '../../src/bot/shared-coordination.ts';
import type { LocalChat } from '../../src/local/server.ts';
import { openSqlite, type SqliteAdapter } from '../../src/store/sqlite-adapter.ts';
import type { GamesDrawPool } from '../../src/workers/open-pools.ts';
import { ChatHarness } from './chat-harness.ts';
import { type ChatSnapshot, restoreWorld, takeSnapshot } from './chat-snapshot.ts';
import type { ManualClock } from './manual-clock.ts';
import { thinkHere } from './same-thread-thinking.ts';
import { sameSeeds } from './seeds.ts';
import { sketches } from './sketches.ts';

type HarnessOptions = {
  readonly drawPool: () => GamesDrawPool;
  readonly seed: (() => string) | null;
  readonly coordination: Coordination | null;
  readonly emojis: EmojiDigests | null;
};

/** The chat with the bot in this very process, its database at hand: for what happens to a disk or a record. */
export class InProcessHarness extends ChatHarness {
  readonly #folder = mkdtempSync(join(tmpdir(), 'cities-house-'));
  readonly database = join(this.#folder, 'cities.sqlite');
  readonly #listeners = new Set<() => void>();
  #adapter: SqliteAdapter | null = null;
  #keyv: RecordKeyv | null = null;
  #bot: Bot | null = null;
  #coordination: Coordination | null = null;

  readonly #drawPool: () => GamesDrawPool;
  readonly #seed: (() => string) | null;
  readonly #given: Coordination | null;
  /** The drawings whose emojis the bot uploads at its next start; null for none. */
  emojis: EmojiDigests | null;

  private constructor(chat: LocalChat, clock: ManualClock, { drawPool, seed, coordination, emojis }: HarnessOptions) {
    super(chat, clock);
    this.#drawPool = drawPool;
    this.#seed = seed;
    this.#given = coordination;
    this.emojis = emojis;
  }

  /**
   * `beforeStart` runs before the bot starts. Pictures are only sketched; a test that looks at pixels brings a `drawPool` that
   * draws. With a `seed` every match is dealt the same; with a `coordination` of the test's own nobody else is asked who is in
   * charge. `from` opens it as another house was at that moment.
   */
  static override async open({
    from = null as ChatSnapshot | null,
    beforeStart = async (_: InProcessHarness) => {},
    drawPool = sketches,
    seed = null as HarnessOptions['seed'],
    coordination = null as HarnessOptions['coordination'],
    emojis = null as HarnessOptions['emojis'],
  } = {}): Promise<InProcessHarness> {
    const harness = await ChatHarness.prepare(
      (chat, clock) => new InProcessHarness(chat, clock, { drawPool, seed, coordination, emojis }),
    );
    if (from) harness.#restore(from);
    await beforeStart(harness);
    await harness.start();
    return harness;
  }

  #restore(moment: ChatSnapshot): void {
    // A millisecond later, so that no new message gets the id of an old one.
    this.clock.advance(moment.time + 1 - this.clock.now());
    writeFileSync(this.database, moment.database);
    restoreWorld(this.world, moment);
  }

  /** Stops the bot and returns a snapshot of chat and database. */
  async snapshot(): Promise<ChatSnapshot> {
    await this.stop();
    return takeSnapshot(this.world, readFileSync(this.database));
  }

  /** The bot's connection to its database. */
  get adapter(): SqliteAdapter {
    if (!this.#adapter) throw new Error('Nobody is home.');
    return this.#adapter;
  }

  get keyv(): RecordKeyv {
    if (!this.#keyv) throw new Error('Nobody is home.');
    return this.#keyv;
  }

  async start(guild: string | null = null): Promise<void> {
    const write = (line: string) => {
      this.output += line;
      for (const listener of [...this.#listeners]) listener();
    };
    this.#adapter = await openSqlite(this.database);
    this.#keyv = new RecordKeyv(this.#adapter);
    const { token, api } = this.chat;
    const [store, log] = [new Store(this.#keyv), openLog('info', { write })];
    const shard = { id: 0, count: 1 };
    const options = { shard, holder: 'house', hasEnded: () => false, log, clock: wallClock };
    const share = async () => shareDatabase({ store, lease: await takeLease(store, options), log, clock: this.clock });
    const coordination = this.#given ?? (await share());
    this.#coordination = coordination;
    this.#bot = await startBot({
      token,
      api,
      guild,
      commands: COMMANDS,
      store,
      coordination,
      drawPool: this.#drawPool(),
      emojis: this.emojis,
      thinkPool: thinkHere,
      log,
      clock: this.clock,
      ...(this.#seed ? { seed: this.#seed } : sameSeeds()),
    });
  }

  /**
   * Waits until the bot may act again: while it can't write, another process may take over. A lease whose last
   * renewal failed still holds, but may run out before the next press.
   */
  async waitUntilInCharge(): Promise<void> {
    while (!this.#coordination?.isInCharge() || this.#isRenewalMissed())
      await new Promise((resolve) => setTimeout(resolve, 50));
  }

  #isRenewalMissed(): boolean {
    const last = this.output.match(/"msg":"(lease not renewed|lease renewed again|in charge)"/g)?.at(-1);
    return last === '"msg":"lease not renewed"';
  }

  async stop(): Promise<void> {
    const bot = this.#bot;
    this.#bot = null;
    await bot?.stop();
  }

  /** Waits for a matching line of the log, from a position in the output on. */
  waitForLog(text: RegExp, from = 0): Promise<string> {
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
    this.injectFault = () => null;
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
    await super.close();
  }
}
