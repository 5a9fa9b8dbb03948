import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { type Dice, pick } from '#engine';
import { escapeNames, withEmojis } from '#i18n';
import { entryText } from '../../src/bot/views/entry-card.ts';
import { readMessage } from '../rig/message-text.ts';
import type { ProcessHarness } from '../rig/process-harness.ts';
import { type Offer, offers, pressAndRead, pressOffer } from '../rig/table-buttons.ts';
import { Company, type Setting, type Turn } from './company.ts';
import { cut, randomMoment, type Told } from './cut.ts';
import {
  isFollowed,
  isSettled,
  isSound,
  type Kept,
  type Ledger,
  type Played,
  pressed,
  sameLog,
  seatOf,
} from './ledger.ts';
import { liveTables, publicSince, storyHeard, storyOf } from './told.ts';

const sameOffer = (a: Offer, b: Offer): boolean => a.customId === b.customId && a.value === b.value;

/** One in so many presses is about vacations and pauses. */
const CLOCKS = 25;

/** What stops clocks and isn't over. */
function stops({ room }: Kept): unknown {
  const { reserve = 0, away = [], pauses = [] } = room.clock ?? {};
  const isOpen = ({ until }: { readonly until: number }) => until > Date.now();
  return room.status === 'over'
    ? null
    : { reserve, pauses: pauses.filter(isOpen), away: away.map((spans) => spans.filter(isOpen)) };
}

/** Milliseconds in which a database finishes what a killed process sent. */
const LAST_WRITES = 60;

/** Milliseconds in which a card in the channel follows its match. */
const SOON = 45_000;

/** Plays one match after another with a bot that is killed again and again. */
export class CrashTest {
  readonly #town: ProcessHarness;
  readonly #company: Company;
  readonly #luck: Dice;
  readonly #inThreads: boolean;
  kills = 0;
  /** What was pressed and when the bot was ended, for the message of a failure. */
  #point = '';

  constructor(harness: ProcessHarness, ledger: Ledger, setting: Setting, luck: Dice) {
    this.#town = harness;
    this.#luck = luck;
    this.#inThreads = setting.inThreads ?? false;
    this.#company = new Company(harness, ledger, luck, setting);
  }

  /** Every other match with a turn timer and a reserve. */
  async begin(): Promise<void> {
    const timed = { pace: '24', reserve: '72' };
    const options = this.#luck.roll(2) === 0 ? timed : {};
    if (this.#inThreads) await this.#beginInThread(options);
    else await this.#company.begin({ options });
  }

  /** The start of a match in a thread takes several steps, and is cut short as well. */
  async #beginInThread(options: Readonly<Record<string, string>>): Promise<void> {
    const kept = await this.#company.begin({
      options,
      start: async ({ player, offer }) => {
        const when = randomMoment(this.#luck, true);
        this.#point = JSON.stringify({ game: this.#company.game, kill: this.kills + 1, verb: offer.verb, when });
        await cut(this.#town, when, () => pressOffer(player, offer));
        await this.#town.start();
        this.kills += 1;
      },
    });
    const [viewer] = this.#company.players;
    const live = liveTables(viewer, kept).map(({ id }) => id);
    expect(live, this.#point).toEqual([kept.room.table]);
  }

  /** A player to move presses something; the bot is killed during some presses, and during most Confirms. */
  async press(): Promise<void> {
    const kept = await this.#company.told();
    if (kept.room.status === 'over') return this.begin();
    if (this.#luck.roll(CLOCKS) === 0) return void (await this.#company.changeClocks());
    const turn = pick(this.#luck, this.#company.turns(kept));
    if (this.#luck.roll(6) < (turn.offer.verb === 'confirm' ? 4 : 2)) await this.#pressAndKill(kept, turn);
    else await this.#company.press(turn);
  }

  async #pressAndKill(before: Kept, { player, offer }: Turn): Promise<void> {
    const done = pressed(before, seatOf(before, player.id), offer);
    const when = randomMoment(this.#luck, offer.verb === 'confirm');
    this.#point = JSON.stringify({ game: this.#company.game, kill: this.kills + 1, verb: offer.verb, when });
    const told = await cut(this.#town, when, () => pressOffer(player, offer));
    const after = await this.#left();
    this.#expectKept(before, done, after, told);
    await this.#town.start();
    const now = await this.#company.read();
    this.#expectResumed(after, now);
    await this.#expectCard(now);
    this.kills += 1;
    await this.#pressAgain({ player, offer }, { done, now, lost: !isFollowed(after, done) });
  }

  /** The stored match once all writes are done. */
  async #left(): Promise<Kept> {
    for (let before = await this.#company.read(); ; ) {
      await wait(LAST_WRITES);
      const after = await this.#company.read();
      if (after.room.revision === before.room.revision) return after;
      before = after;
    }
  }

  /** The press was saved completely or not at all, and everything that was posted is saved. */
  #expectKept(before: Kept, done: Played, after: Kept, { answered, tables }: Told): void {
    expect(isSound(after), this.#point).toBe(true);
    const taken = isFollowed(after, done);
    expect(taken || sameLog(after.match, before.match), this.#point).toBe(true);
    if (answered) expect(taken, this.#point).toBe(true);
    if (tables.length > 0) expect(taken && isSettled(after), this.#point).toBe(true);
  }

  /** Only bots' moves were added; everything is posted, and the channel has one table with buttons. */
  #expectResumed(after: Kept, now: Kept): void {
    expect(isSound(now), this.#point).toBe(true);
    expect(isFollowed(now, after.match), this.#point).toBe(true);
    expect(isSettled(now), this.#point).toBe(true);
    if (now.room.status !== 'over') expect(stops(now), this.#point).toEqual(stops(after));
    const [viewer] = this.#company.players;
    const live = liveTables(viewer, now).map(({ id }) => id);
    expect(live, this.#point).toEqual([now.room.table]);
    const story = storyOf(now);
    expect(storyHeard(publicSince(viewer, this.#company.first), story), this.#point).toEqual(story);
  }

  /** The way to a match in a thread says soon how it stands there. */
  async #expectCard({ room }: Kept): Promise<void> {
    const { card } = room.entry ?? {};
    if (!card) return;
    const shown = () => readMessage(this.#town.world.posts.get(card)!.message);
    await expect
      .poll(shown, { message: this.#point, timeout: SOON })
      .toContain(withEmojis(escapeNames(entryText(room))));
  }

  /** Presses the same button again, as people do: it acts only if it hadn't acted before. */
  async #pressAgain({ player, offer }: Turn, was: { done: Played; now: Kept; lost: boolean }): Promise<void> {
    const { done, now, lost } = was;
    this.#company.see(now);
    this.#company.leavePanels();
    const offered = player.messages().some((message) => offers(message).some((one) => sameOffer(one, offer)));
    if (!offered) return;
    const answer = await pressAndRead(player, offer);
    const again = await this.#company.told();
    expect(lost ? isFollowed(again, done) : sameLog(again.match, now.match), this.#point).toBe(true);
    if (lost) this.#company.hold(player, answer);
  }
}
