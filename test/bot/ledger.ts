import { type Json, type Match, type Seat, sameJson } from '#engine';
import { openLog } from '#platform';
import {
  act,
  beforeTurn,
  confirm,
  gameOf,
  isTurnDecided,
  type MatchResult,
  matchOf,
  mayRestartTurn,
  preparedSteps,
  Refused,
  type Room,
  roomOfResult,
  undoStep,
} from '#room';
import { openStore, type Store } from '#store';
import { type Press, parseId } from '../../src/bot/discord/custom-id.ts';
import { uiOf } from '../../src/bot/game-parts.ts';
import { RESULT } from '../../src/bot/repositories/result-record.ts';
import { openResults } from '../../src/bot/repositories/results.ts';
import { confirmed, offered } from '../../src/bot/views/panel.ts';
import { replay } from '../../src/engine/match.ts';
import { roomsIn } from '../rig/fake-lease.ts';
import { accepted } from '../rig/play.ts';
import type { Offer } from '../rig/table-buttons.ts';

export type Played = Match<Json, Json>;
export type Kept = { readonly room: Room; readonly match: Played };

const WAIT = { ms: 30_000, onWait: () => {}, onReady: () => {} };
const TRIES = 5;

/** The matches of all channels as the bot's database has them, whether the bot is running or not. */
export class Ledger {
  readonly #store: Store;

  private constructor(store: Store) {
    this.#store = store;
  }

  static async open(database: string): Promise<Ledger> {
    return new Ledger(accepted(await openStore(database, WAIT)));
  }

  /** Null if there is none. A database that is too busy is asked again. */
  async room(channel: string): Promise<Room | null> {
    for (let tries = 1; ; tries++) {
      try {
        return await roomsIn(this.#store).load(channel);
      } catch (error) {
        if (!(error instanceof Refused) || tries === TRIES) throw error;
      }
    }
  }

  /** The match of a channel: the one that is played there, else the last that ended there. Null if there is none. */
  async match(channel: string): Promise<Kept | null> {
    const room = (await this.room(channel)) ?? (await this.#lastOver(channel));
    return room?.match ? { room, match: room.match } : null;
  }

  async read(channel: string): Promise<Kept> {
    const kept = await this.match(channel);
    if (!kept) throw new Error('there is no match in the database');
    return kept;
  }

  async #lastOver(channel: string): Promise<Room | null> {
    const over: MatchResult[] = [];
    for await (const { result } of this.#store.records(RESULT, Date.now()))
      if (result.ok && result.value.channel === channel) over.push(result.value);
    const last = over.sort((a, b) => a.order - b.order).at(-1);
    const course = last && (await openResults(this.#store, openLog('silent'), Date.now).course(last.id));
    return course ? roomOfResult(last, course) : null;
  }

  close(): Promise<void> {
    return this.#store.close();
  }
}

/** The match of a channel as a database has it now. */
export async function readLedger(database: string, channel: string): Promise<Kept> {
  const ledger = await Ledger.open(database);
  try {
    return await ledger.read(channel);
  } finally {
    await ledger.close();
  }
}

/** Whether the log is a legal game from the seed that leads to the stored state. */
export function isSound({ room, match }: Kept): boolean {
  const again = replay(gameOf(room), match, match.log);
  return again.ok && sameJson(again.value.state, match.state);
}

function rotated(room: Room, seat: Seat): Room {
  const last = matchOf(room).log.findLast((entry) => entry.seat === seat);
  const lifted = undoStep(room, seat);
  const legal = gameOf(room).legal(matchOf(lifted).state, seat);
  const action = last && uiOf(room).rotated(legal, last.action);
  return action ? act(lifted, seat, action) : room;
}

/** Whether the table asks before it plays this: it would reveal something hidden. */
function isAsked(room: Room, seat: Seat, action: Json): boolean {
  const { reveals, ends } = gameOf(room).effect(matchOf(room).state, seat, action);
  return reveals && !ends && uiOf(room).reveals !== undefined;
}

/** Begins a turn, or restarts it with something else, as long as nothing was revealed. */
function taken(room: Room, seat: Seat, { verb, stamp, numbers }: Press): Room {
  const before = beforeTurn(room, seat);
  const action = offered(before, seat, stamp, numbers[0] ?? -1);
  const [first] = preparedSteps(room, seat);
  if (first !== undefined && (sameJson(first, action) || !mayRestartTurn(room, seat))) return room;
  if (verb === 'take' && isAsked(before, seat, action)) return room;
  const acted = act(before, seat, action);
  return isTurnDecided(acted, seat) ? confirm(acted, seat) : acted;
}

function after(room: Room, seat: Seat, { customId, value }: Offer): Room {
  const press = parseId(customId.split(':').slice(1));
  if (!press) throw new Error(`Nobody offers ${customId}.`);
  const { verb, stamp } = press;
  const numbers = value === null ? press.numbers : [Number(value)];
  if (verb === 'take' || verb === 'turn-up') return taken(room, seat, { ...press, numbers });
  if (verb === 'put' || verb === 'menu') return act(room, seat, offered(room, seat, stamp, numbers[0] ?? -1));
  if (verb === 'confirm')
    return confirm(room, seat, confirmed(room, seat, { language: room.language, preselect: false }, press));
  if (verb !== 'back' && verb !== 'turn') return room;
  offered(room, seat, stamp, 0);
  return { back: undoStep, turn: rotated }[verb](room, seat);
}

/** The match after one press, by the rules alone. Views and outdated buttons change nothing. */
export function pressed({ room }: Kept, seat: Seat, offer: Offer): Played {
  try {
    return matchOf(after(room, seat, offer));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return matchOf(room);
  }
}

export const seatOf = ({ room }: Kept, user: string): Seat => room.seats.findIndex((seat) => seat.user === user);

/** What a seat has done. */
export const ownLog = ({ log }: Played, seat: Seat): Json[] =>
  log.filter((entry) => entry.seat === seat).map(({ action }) => action);

export const sameLog = (a: Played, b: Played): boolean => sameJson([...a.log], [...b.log]);

/** Whether `later` is `earlier` and after it nothing but computers' moves. */
export const isFollowed = ({ match: later, room }: Kept, earlier: Played): boolean =>
  sameJson(later.log.slice(0, earlier.log.length), [...earlier.log]) &&
  later.log.slice(earlier.log.length).every(({ seat }) => room.seats[seat]!.computer !== null);

/** The people to move in a match. */
export const awaitedUsers = ({ room, match }: Kept): string[] =>
  gameOf(room)
    .waiting(match.state)
    .flatMap((seat) => room.seats[seat]?.user ?? []);

/** Whether no computer is still to move. */
export const isSettled = ({ match, room }: Kept): boolean =>
  gameOf(room)
    .waiting(match.state)
    .every((seat) => room.seats[seat]!.computer === null);
