import { setTimeout as wait } from 'node:timers/promises';
import type { APIMessage } from 'discord-api-types/v10';
import { type Dice, pick, sameJson } from '#engine';
import type { GameId } from '#games';
import { RULES } from '#games/rules';
import { words } from '#i18n';
import { dayIn, dayPlus, hasUnannounced, isPreparing, matchOf } from '#room';
import type { ChatHarness } from '../rig/chat-harness.ts';
import type { Player } from '../rig/chat-player.ts';
import { readMessage } from '../rig/message-text.ts';
import { choose, isPanel } from '../rig/random-player.ts';
import { type Offer, offers, pressAndRead } from '../rig/table-buttons.ts';
import { awaitedUsers, type Kept, type Ledger, seatOf } from './ledger.ts';

/** A button a person is about to press. */
export type Turn = { readonly player: Player; readonly offer: Offer };

/**
 * The match's host and channel; a host of too many tables may open no more. Without a channel it's the host's direct
 * messages, where they play against bots alone.
 */
export type Setting = {
  readonly game: GameId;
  readonly channel: string | null;
  readonly host?: number;
  /** Whether each match gets a thread of its own. */
  readonly inThreads?: boolean;
};

/** How a match is opened and begun. */
type Beginning = {
  /** Given how to wait, all come at once. */
  readonly atOnce?: () => Promise<void>;
  readonly options?: Readonly<Record<string, string>>;
  /** Presses Start, in whatever way. */
  readonly start?: (turn: Turn) => Promise<unknown>;
};

const NAMES = ['Ada', 'Bruno', 'Chen', 'Dolores', 'Emeka', 'Frida', 'Gael'];
/** Milliseconds after which a missing message counts as lost, even on a busy machine. */
const TIMEOUT = 120_000;
const LOOK = 15;
/** Milliseconds after which someone presses once more. */
const PATIENCE = 20_000;
/** In English, which everyone here reads. */
const UNSAVED = words('en')('bot.refusal.unsaved');

/** People in one channel who play one match after another of a game, whichever it is, by its buttons alone. */
export class Company {
  readonly game: GameId;
  readonly players: readonly [Player, ...Player[]];
  /** Where the match is played: the channel, or its thread. */
  channel: string;
  readonly #home: string;
  readonly #inThreads: boolean;
  readonly #harness: ChatHarness;
  readonly #ledger: Ledger;
  readonly #luck: Dice;
  /** Those a lobby begins with. */
  readonly #bots: number;
  readonly #panels = new Map<Player, APIMessage>();
  #table!: APIMessage;
  /** The first table of the match. */
  first = '';
  /** How often something was pressed, lobbies included. */
  presses = 0;

  constructor(
    harness: ChatHarness,
    ledger: Ledger,
    luck: Dice,
    { game, channel, host: first = 0, inThreads = false }: Setting,
  ) {
    this.game = game;
    const nameAt = (i: number) => NAMES[(first + i) % NAMES.length]!;
    const { min } = RULES[game].seats;
    const [host, ...guests] =
      channel === null
        ? [harness.direct(nameAt(0))]
        : Array.from({ length: Math.max(2, min) }, (_, i) => harness.person(nameAt(i), channel));
    this.players = [host!.speak('en-US'), ...guests.map((guest) => guest.speak('en-US'))];
    this.#home = host!.place;
    this.channel = this.#home;
    this.#inThreads = inThreads;
    this.#bots = channel === null ? min - 1 : 0;
    this.#harness = harness;
    this.#ledger = ledger;
    this.#luck = luck;
  }

  get table(): APIMessage {
    return this.#table;
  }

  /** Opens a lobby, lets everyone in, with a computer more or without, and starts. */
  async begin({
    atOnce,
    options = {},
    start = (turn) => this.#accept(turn.player, turn.offer),
  }: Beginning = {}): Promise<Kept> {
    const [host, ...guests] = this.players;
    if (this.#inThreads) this.#goTo(this.#home);
    await host.slash('cities new', { game: this.game, ...(this.#inThreads ? { place: 'thread' } : {}), ...options });
    const lobby = await this.#posted();
    const computers = this.#luck.roll(2);
    const presses = [
      ...guests.map((guest) => () => this.#accept(guest, offers(lobby, 'join')[0]!)),
      ...Array.from({ length: computers }, () => () => this.#accept(host, offers(lobby, 'computer')[0]!)),
    ];
    this.presses += 1;
    if (atOnce) {
      await Promise.all(presses.map((press) => press()));
      await atOnce();
    } else for (const press of presses) await press();
    const offer = offers(lobby, 'start')[0]!;
    await start({ player: host, offer });
    if (this.#inThreads) await this.#follow(lobby, { player: host, offer });
    const kept = await this.told();
    this.first = this.#table.id;
    const seated = kept.room.seats.map(({ user }) => user).sort();
    const bots = Array.from({ length: this.#bots + computers }, () => null);
    const wanted = [...this.players.map(({ id }) => id), ...bots].sort();
    if (!sameJson(seated, wanted)) throw new Error(`Not those who joined: ${JSON.stringify(kept.room.seats)}`);
    return kept;
  }

  #goTo(place: string): void {
    this.channel = place;
    for (const player of this.players) player.enter(this.#harness.world.channels.get(place)!);
  }

  /** Into the match's thread, which has the id of its lobby. A start that wasn't saved is pressed again. */
  async #follow(lobby: APIMessage, { player, offer }: Turn): Promise<void> {
    await this.#until(async () => {
      if (await this.#ledger.match(lobby.id)) return true;
      const room = await this.#ledger.room(this.#home);
      if (room?.status === 'lobby') await this.#accept(player, offer);
      return null;
    });
    await this.#until(async () => ((await this.#ledger.room(this.#home)) === null ? true : null));
    this.#goTo(lobby.id);
  }

  /** Someone goes on vacation, or everyone's clock is stopped or goes on, if all agree. */
  async changeClocks(): Promise<Kept> {
    const player = pick(this.#luck, this.players);
    await (this.#luck.roll(2) === 0 ? this.#goAway(player) : this.#pause(player));
    return this.told();
  }

  async #goAway(player: Player): Promise<void> {
    await player.slash('cities vacation', { until: dayPlus(dayIn('UTC', Date.now()), 1) });
    await player.answer();
    await this.#until(async () => {
      const { room } = await this.read();
      return (room.clock?.away[seatOf({ room, match: matchOf(room) }, player.id)] ?? []).length > 0 || null;
    });
  }

  async #pause(player: Player): Promise<void> {
    const more = await this.#accept(player, offers(this.#table, 'more')[0]!);
    const [resume] = offers(more, 'resume');
    if (resume) await this.#accept(player, resume);
    else {
      const asked = await this.#accept(player, offers(more, 'ask-pause')[0]!);
      await this.#accept(player, pick(this.#luck, offers(asked, 'pause')));
    }
    for (const other of this.players.filter((each) => each !== player)) {
      const vote = await this.#until(
        async () => other.messages().findLast((one) => offers(one, 'agree').length > 0) ?? null,
      );
      await this.#accept(other, offers(vote, 'agree')[0]!);
    }
  }

  read(): Promise<Kept> {
    return this.#ledger.read(this.channel);
  }

  /** Waits until everything is posted, in a message with buttons. */
  async told(): Promise<Kept> {
    const kept = await this.#until(async () => {
      const now = await this.#ledger.match(this.channel);
      return now && !hasUnannounced(now.room) && now.room.retiring.length === 0 ? now : null;
    });
    this.see(kept);
    return kept;
  }

  /** The lobby that was just opened. */
  #posted(): Promise<APIMessage> {
    return this.#until(async () => {
      const room = await this.#ledger.room(this.channel);
      return room?.status === 'lobby' && room.table
        ? (this.#harness.world.posts.get(room.table)?.message ?? null)
        : null;
    });
  }

  async #until<Value>(look: () => Promise<Value | null>): Promise<Value> {
    for (const begun = Date.now(); Date.now() < begun + TIMEOUT; await wait(LOOK)) {
      const found = await look();
      if (found !== null) return found;
    }
    const [host] = this.players;
    throw new Error(`${this.game} does not go on.\n${host.transcript()}\n${this.#harness.output}`);
  }

  /** Everyone closes their panels and returns to the table. */
  leavePanels(): void {
    this.#panels.clear();
  }

  see({ room }: Kept): void {
    const message = this.#harness.world.posts.get(room.table ?? '')?.message;
    if (!message) throw new Error(`The table of ${this.game} is nowhere.`);
    this.#table = message;
  }

  /** What each player to move presses next. */
  turns(kept: Kept): Turn[] {
    const users = awaitedUsers(kept);
    return this.players.flatMap((player) =>
      users.includes(player.id) ? [{ player, offer: this.#next(kept, player) }] : [],
    );
  }

  #next(kept: Kept, player: Player): Offer {
    const panel = this.#panels.get(player);
    // A double press may have changed it since, and Confirm deletes it.
    const isThere = player.messages().some(({ id }) => id === panel?.id);
    if (panel && isThere && isPanel(panel)) return choose(this.#luck, panel);
    const taken = isPreparing(kept.room, seatOf(kept, player.id)) ? [] : offers(this.#table, 'take');
    return pick(this.#luck, taken.length > 0 ? taken : offers(this.#table, 'mine'));
  }

  /** Keeps the panel that came of a press, if one did. */
  hold(player: Player, answer: APIMessage): void {
    if (isPanel(answer)) this.#panels.set(player, answer);
    else this.#panels.delete(player);
  }

  /** Puts someone's panel away. */
  drop(player: Player): void {
    this.#panels.delete(player);
  }

  /** Presses, and goes on from what came of it. */
  async press({ player, offer }: Turn): Promise<APIMessage> {
    const answer = await this.#accept(player, offer);
    this.hold(player, answer);
    return answer;
  }

  /**
   * Again, as people do, if it was not saved and is still there, or nothing came of it: everything is too slow on a busy
   * machine, and the second of two equal presses is answered with the first.
   */
  async #accept(player: Player, offer: Offer): Promise<APIMessage> {
    while (true) {
      this.presses += 1;
      const answer = await Promise.race([pressAndRead(player, offer), wait(PATIENCE, null)]);
      const isThere = player.messages().some((message) => offers(message).some((one) => sameJson(one, offer)));
      const isDone = answer !== null && !readMessage(answer).includes(UNSAVED);
      if (isDone || (answer !== null && !isThere)) return answer;
      if (!isThere) return this.#table;
    }
  }
}
