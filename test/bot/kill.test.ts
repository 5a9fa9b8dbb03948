import type { APIMessage } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { type Dice, pick } from '../../src/engine/rng.ts';
import { dice } from '../rig/play.ts';
import type { Player } from '../rig/player.ts';
import { choose, isNothingTaken, isOver, isPanel, nextTable } from '../rig/random-player.ts';
import { accept, mover, type Offer, offers, pressVerb, startGame } from '../rig/table.ts';
import { Town } from '../rig/town.ts';
import { cut, randomMoment, type Told } from './cut.ts';
import {
  isAtWork,
  isFollowed,
  isSettled,
  isSound,
  type Kept,
  type Played,
  pressed,
  readLedger,
  sameLog,
} from './ledger.ts';
import { liveTables, storyHeard, storyOf } from './told.ts';

/** A hundred take some minutes, so that is a check of its own: `npm run test:kill`. */
const KILLS = Number(process.env['KILLS'] ?? 8);
/** Side by side, for much of each one's time is waiting; but every town begins with a game to set up. */
const TOWNS = KILLS > 20 ? 4 : 2;
const PATIENCE = 600_000;

/** One match after another in one town, and a bot that is ended in the midst of it again and again. */
class Ordeal {
  readonly #town: Town;
  readonly #players: readonly [Player, Player];
  readonly #channel: string;
  readonly #luck: Dice;
  #table!: APIMessage;
  #panel: APIMessage | null = null;
  #first = '';
  kills = 0;
  /** What was pressed and when the bot was ended, for the message of a failure. */
  #point = '';

  constructor(town: Town, luck: Dice) {
    this.#town = town;
    this.#players = [town.person('Ada'), town.person('Bruno')];
    this.#channel = [...town.world.channels.keys()][0]!;
    this.#luck = luck;
  }

  async begin(): Promise<void> {
    this.#table = await startGame(this.#players, this.#luck.roll(3));
    this.#first = this.#table.id;
    this.#panel = null;
  }

  /** Presses something; in the midst of some presses, and of most Confirms, the bot is ended. */
  async press(): Promise<void> {
    if (isOver(this.#table)) await this.begin();
    const player = mover(this.#players, this.#table);
    const offer = this.#panel ? choose(this.#luck, this.#panel) : pick(this.#luck, offers(this.#table, 'take'));
    if (this.#luck.roll(6) < (offer.verb === 'confirm' ? 4 : 2)) await this.#pressAndKill(player, offer);
    else await this.#follow(player, await accept(player, offer));
  }

  async #follow(player: Player, answer: APIMessage): Promise<void> {
    this.#panel = isPanel(answer) ? answer : null;
    if (this.#panel || isNothingTaken(answer)) return;
    this.#table = await nextTable(player, this.#table);
  }

  async #pressAndKill(player: Player, offer: Offer): Promise<void> {
    const before = await this.#ledger();
    const done = pressed(before.match, offer);
    const when = randomMoment(this.#luck, offer.verb === 'confirm');
    this.#point = JSON.stringify({ kill: this.kills + 1, verb: offer.verb, when });
    const told = await cut(this.#town, when, () => this.#touch(player, offer));
    const after = await this.#ledger();
    this.#expectKept(before, done, after, told);
    await this.#town.start();
    const now = await this.#ledger();
    this.#expectResumed(after, now);
    this.kills += 1;
    await this.#pressAgain(player, offer, { done, now, lost: !isFollowed(after, done) });
  }

  #touch(player: Player, { customId, value }: Offer) {
    return value === null ? player.press(customId) : player.choose(customId, value);
  }

  #ledger(): Promise<Kept> {
    return readLedger(this.#town, this.#channel);
  }

  /** The press was taken whole or not at all, and what anybody was told of it is kept. */
  #expectKept(before: Kept, done: Played, after: Kept, { answered, tables }: Told): void {
    expect(isSound(after), this.#point).toBe(true);
    const taken = isFollowed(after, done);
    expect(taken || sameLog(after.match, before.match), this.#point).toBe(true);
    if (answered) expect(taken, this.#point).toBe(true);
    if (tables.length > 0) expect(taken && isSettled(after), this.#point).toBe(true);
  }

  /** Nothing but computers' moves came to it; the channel knows all, and has one table to press on. */
  #expectResumed(after: Kept, now: Kept): void {
    expect(isSound(now), this.#point).toBe(true);
    expect(isFollowed(now, after.match), this.#point).toBe(true);
    expect(isAtWork(now) || isSettled(now), this.#point).toBe(true);
    const [viewer] = this.#players;
    const live = liveTables(viewer, now).map(({ id }) => id);
    expect(live, this.#point).toEqual([now.room.table]);
    const story = storyOf(now);
    const since = viewer.messages().filter(({ id }) => BigInt(id) >= BigInt(this.#first));
    expect(storyHeard(since, story), this.#point).toEqual(story);
  }

  /** The same button once more, as people do: it acts if it had not acted, and only then. */
  async #pressAgain(player: Player, offer: Offer, was: { done: Played; now: Kept; lost: boolean }): Promise<void> {
    const { done, now, lost } = was;
    this.#table = player.messages().find(({ id }) => id === now.room.table)!;
    this.#panel = null;
    const offered = player.messages().some((message) => offers(message).some((one) => sameOffer(one, offer)));
    if (offered) {
      const answer = await accept(player, offer);
      if (lost) await this.#follow(player, answer);
      const again = await this.#ledger();
      expect(lost ? isFollowed(again, done) : sameLog(again.match, now.match), this.#point).toBe(true);
    }
    if (!this.#panel && isAtWork(await this.#ledger())) this.#panel = await pressVerb(player, 'mine', this.#table);
  }
}

const sameOffer = (a: Offer, b: Offer): boolean => a.customId === b.customId && a.value === b.value;

async function endure(name: string, kills: number): Promise<number> {
  const town = await Town.open();
  try {
    const ordeal = new Ordeal(town, dice(name));
    await ordeal.begin();
    while (ordeal.kills < kills) await ordeal.press();
    return ordeal.kills;
  } finally {
    await town.close();
  }
}

describe('a bot that is killed again and again', () => {
  it(
    `loses nothing and does nothing twice at ${KILLS} random points`,
    async () => {
      const each = Math.ceil(KILLS / TOWNS);
      const kills = await Promise.all(Array.from({ length: TOWNS }, (_, i) => endure(`kills ${i}`, each)));
      expect(kills.reduce((a, b) => a + b)).toBeGreaterThanOrEqual(KILLS);
    },
    PATIENCE,
  );
});
