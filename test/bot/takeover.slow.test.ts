import { afterEach, expect, it } from 'vitest';
import { type Dice, pick } from '#engine';
import { GAME_IDS, type GameId } from '#games';
import { words } from '#i18n';
import { addChannel, ownerOf } from '../../src/local/world.ts';
import { BotProgram, START_COMMAND } from '../rig/bot-program.ts';
import { builtRoot } from '../rig/built-bot-entry.ts';
import { ChatHarness } from '../rig/chat-harness.ts';
import { describeInRotation } from '../rig/each-database.ts';
import { readMessage } from '../rig/message-text.ts';
import { dice } from '../rig/play.ts';
import { pressOffer } from '../rig/table-buttons.ts';
import { Company } from './company.ts';
import { isFollowed, isSound, Ledger, pressed, sameLog, seatOf } from './ledger.ts';
import { liveTables } from './told.ts';

const TIMEOUT = 240_000;
/** Milliseconds in which another process takes over. */
const TAKEN_OVER = 15_000;
/** A bot on a machine of its own, as far as others can tell. */
const ELSEWHERE = await builtRoot();

const CLOSING = words('en')('bot.refusal.trouble.closing');

/** People at one table who press one after another, in spite of failures. */
class Regulars {
  readonly company: Company;
  readonly #luck: Dice;
  done = 0;
  /** Told to try again, by the bot or by Discord. */
  turnedAway = 0;

  constructor(harness: ChatHarness, ledger: Ledger, game: GameId, host: number) {
    this.#luck = dice(game);
    this.company = new Company(harness, ledger, this.#luck, { game, channel: game, host });
  }

  /** What is acknowledged is answered, and takes effect unless it is refused. */
  async press(): Promise<void> {
    const before = await this.company.told();
    if (before.room.status === 'over') return void (await this.company.begin());
    const { player, offer } = pick(this.#luck, this.company.turns(before));
    const wanted = pressed(before, seatOf(before, player.id), offer);
    const outcome = await pressOffer(player, offer);
    const answer = outcome === 'failed' ? null : await player.answer();
    const refused = answer === null || readMessage(answer) === CLOSING;
    const after = await this.company.told();
    expect(isSound(after)).toBe(true);
    if (refused) expect(sameLog(after.match, before.match)).toBe(true);
    else expect(isFollowed(after, wanted)).toBe(true);
    if (refused) this.turnedAway += 1;
    else this.done += 1;
    if (answer && !refused) this.company.hold(player, answer);
    else this.company.leavePanels();
  }

  async pressFor(times: number): Promise<void> {
    for (const end = this.done + times; this.done < end; ) await this.press();
  }

  async expectTable(): Promise<void> {
    const kept = await this.company.told();
    const [viewer] = this.company.players;
    expect(liveTables(viewer, kept).map(({ id }) => id)).toEqual([kept.room.table]);
  }
}

/** How long something takes, in milliseconds. */
async function timeOf(work: Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work;
  return performance.now() - begun;
}

describeInRotation('a second process on $name', ({ fresh }) => {
  let harness: ChatHarness;
  let ledger: Ledger;
  let database = '';
  const programs: BotProgram[] = [];

  async function open(): Promise<void> {
    database = await fresh();
    harness = await ChatHarness.open();
    ledger = await Ledger.open(database);
  }
  afterEach(async () => {
    for (const program of programs.splice(0)) await program.end('SIGKILL');
    await ledger.close();
    await harness.close();
  });

  function run(command: readonly string[], env: Readonly<Record<string, string>> = {}): BotProgram {
    const hear = (text: string) => {
      harness.output += text;
    };
    const program = new BotProgram({ command, chat: harness.chat, database, env, hear });
    programs.push(program);
    return program;
  }

  function seat(game: GameId, host = 0): Regulars {
    addChannel(harness.world, { name: game, topic: '', parent: null, owner: ownerOf(harness.world).user.id });
    return new Regulars(harness, ledger, game, host);
  }

  it(
    'waits while the first is in charge, and takes over when that is told to stop, under load',
    async () => {
      await open();
      const first = run(START_COMMAND);
      await first.ready();
      const tables = GAME_IDS.map((game, i) => seat(game, i));
      await Promise.all(tables.map(({ company }) => company.begin()));
      const second = run(START_COMMAND);
      await second.waitForOutput(/waiting: another process is in charge/);
      // The chat reports a press without an answer after three seconds, as Discord does.
      const time = setInterval(() => harness.clock.advance(500), 500);
      let over = false;
      const playing = Promise.all(
        tables.map(async (table) => {
          await table.pressFor(3);
          while (!over) await table.press();
          await table.pressFor(3);
        }),
      );
      await expect.poll(() => tables.every(({ done }) => done >= 3), { timeout: TIMEOUT }).toBe(true);
      expect(second.output).not.toMatch(/"msg":"in charge"/);
      const taken = timeOf(second.ready());
      expect(await first.end('SIGTERM')).toBe(0);
      expect(await taken).toBeLessThan(TAKEN_OVER);
      over = true;
      await playing;
      clearInterval(time);
      for (const table of tables) await table.expectTable();
      for (const { output } of [first, second]) expect(output).not.toMatch(/"level":(50|60)/);
    },
    TIMEOUT,
  );

  it(
    'takes over from one that hangs, which then acts no more, and the other way round after a kill',
    async () => {
      await open();
      const first = run(ELSEWHERE, { HOLDER: 'first' });
      await first.ready();
      const table = seat('tourists');
      await table.company.begin();
      await table.pressFor(3);
      const second = run(ELSEWHERE, { HOLDER: 'second' });
      await second.waitForOutput(/waiting: another process is in charge/);

      first.signal('SIGSTOP');
      expect(await timeOf(second.ready())).toBeLessThan(TAKEN_OVER);
      await table.pressFor(3);
      const before = first.output.length;
      first.signal('SIGCONT');
      await first.waitForOutput(/no longer in charge/, before);
      await table.pressFor(6);
      expect(first.output.slice(before)).not.toMatch(/"outcome":"(?!acknowledged)/);
      await table.expectTable();

      const from = first.output.length;
      await second.end('SIGKILL');
      expect(await timeOf(first.waitForOutput(/"msg":"in charge"/, from))).toBeLessThan(TAKEN_OVER);
      await table.pressFor(3);
      await table.expectTable();
    },
    TIMEOUT,
  );
});
