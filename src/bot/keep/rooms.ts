import type { Logger } from 'pino';
import { z } from 'zod';
import { type Game, LEVELS } from '../../engine/game.ts';
import type { History, Position } from '../../engine/history.ts';
import { sameJson } from '../../engine/json.ts';
import { type Match, retraceMatch, startMatch } from '../../engine/match.ts';
import { isGameId } from '../../games/index.ts';
import { RULES } from '../../games/rules.ts';
import { LANGUAGES } from '../../i18n/index.ts';
import { type RefusalCode, Refused } from '../../room/refusal.ts';
import { gameOf, NEWS, PACES, type Room, VOTES } from '../../room/room.ts';
import { isJsonObject, json } from '../../store/json.ts';
import { keyOf } from '../../store/kind.ts';
import { type HistoryRecord, type MatchRecord, matchKind, position, type RecordStep } from '../../store/match.ts';
import type { Store } from '../../store/store.ts';

const id = z.string().min(1);
const time = z.int().min(0);

const wait = z.strictObject({
  since: time,
  reminders: z.int().min(0),
  snoozed: time,
  overdue: z.boolean(),
  called: z.boolean(),
  messages: z.array(id).readonly(),
});

const Extra = z.strictObject({
  host: id,
  language: z.enum(LANGUAGES),
  table: id.nullable(),
  retiring: z.array(id).readonly(),
  announced: z.int().min(0),
  past: position.nullable(),
  pace: z.literal(PACES),
  automatic: z.boolean(),
  waits: z.array(wait.nullable()).readonly(),
  vote: z
    .strictObject({
      kind: z.enum(VOTES),
      seat: z.int().min(0),
      agreed: z.array(id).readonly(),
      message: id.nullable(),
    })
    .nullable(),
  news: z.array(z.strictObject({ kind: z.enum(NEWS), name: z.string() })).readonly(),
});
type Extra = z.infer<typeof Extra>;

const NONE_YET = { retiring: [], pace: 0, automatic: false, waits: [], vote: null, news: [] };

/** Version 2 brought tables about to retire, the pace of a match, whom it waits for, votes and news. */
const addWaiting: RecordStep = ({ extra, ...record }) => ({
  ...record,
  extra: { ...(isJsonObject(extra) ? extra : {}), ...NONE_YET },
});

const Played = z.object({
  game: z.string(),
  options: z.record(z.string(), z.string()),
  seats: z.array(z.object({ name: z.string(), computer: z.enum(LEVELS).nullable() })),
  seed: z.string(),
  log: z.array(z.object({ seat: z.int(), action: json })),
  state: json,
});

/** What the log says about a match of before; one that can't be followed any more begins where it stands. */
function recall(
  game: Game,
  { seats, options, seed, log, state }: z.infer<typeof Played>,
): Pick<Match, 'history'> & { past: Position } {
  try {
    const begun = startMatch(game, seats, options, seed);
    const match = retraceMatch(game, begun, log);
    if (sameJson(match.state, state)) return { history: match.history, past: begun.history.open };
  } catch {
    // An action of other rules: the match goes on from its state, and nothing before can be taken back.
  }
  const here = { length: log.length, state };
  return { history: { ends: [], reveals: [], open: here }, past: here };
}

/** Version 3 brought what the log says, beside it. */
const addHistory: RecordStep = ({ extra, ...record }) => {
  const played = Played.parse(record);
  const game = isGameId(played.game) ? RULES[played.game] : null;
  const lobby = record['status'] === 'lobby';
  const known = game && !lobby ? recall(game, played) : null;
  return {
    ...record,
    history: known && toHistoryRecord(known.history, played.log.length),
    extra: { ...(isJsonObject(extra) ? extra : {}), past: known?.past ?? null },
  };
};

/** The rules can make something of the state; a shape of its own only they know. */
function isPlayable({ game: id, seats, status, state, log, history }: MatchRecord<Extra>): boolean {
  if (!isGameId(id)) return false;
  const game = RULES[id];
  if (seats.length > game.seats.max) return false;
  if (status === 'lobby') return history === null;
  if (!history || history.open.length > log.length) return false;
  try {
    game.view(state, null);
    game.outcome(state);
    return game.waiting(state).every((seat) => seat < seats.length);
  } catch {
    return false;
  }
}

const KIND = matchKind(Extra, [addWaiting, addHistory]);
const ROOM = { ...KIND, schema: KIND.schema.refine(isPlayable, 'no match of a known game') };

/** Most of the time everyone knows everything: then the open position is the record's own state. */
const toHistoryRecord = ({ ends, reveals, open }: History, length: number): HistoryRecord => ({
  ends,
  reveals,
  open: { length: open.length, state: open.length === length ? null : open.state },
});

const toHistory = (
  { ends, reveals, open }: HistoryRecord,
  { log, state }: Pick<MatchRecord, 'log' | 'state'>,
): History => ({
  ends,
  reveals,
  open: { length: open.length, state: open.length === log.length ? state : open.state },
});

/** A lobby has no match yet: no seed, no log, no state. */
function toRecord(room: Room, now: number): MatchRecord<Extra> {
  const { id, channel, guild, game, status, seats, revision, created, match, options, ...extra } = room;
  return {
    version: ROOM.version,
    revision,
    id,
    channel,
    guild,
    game,
    rules: match?.rules ?? gameOf(room).rules,
    options: match?.options ?? options,
    seats,
    seed: match?.seed ?? '',
    log: match?.log ?? [],
    state: match?.state ?? null,
    history: match && toHistoryRecord(match.history, match.log.length),
    status,
    created: created || now,
    updated: now,
    extra,
  };
}

function toMatch(record: MatchRecord<Extra>): Match | null {
  const { game, rules, options, seats, seed, log, state, history } = record;
  if (!history) return null;
  const players = seats.map(({ name, computer }) => ({ name, computer }));
  return { game, rules, options, seats: players, seed, log, state, history: toHistory(history, record) };
}

function toRoom(record: MatchRecord<Extra>): Room {
  const { id, channel, guild, game, options, seats, status, revision, created, extra } = record;
  if (!isGameId(game)) throw new Error(`no game ${game}`);
  return { id, channel, guild, game, options, seats, status, match: toMatch(record), revision, created, ...extra };
}

/** Where rooms are kept; a save resolves when the room is safe. */
export type Rooms = {
  readonly load: (channel: string) => Promise<Room | null>;
  /** Resolves to the room as stored, with its next revision. */
  readonly save: (room: Room) => Promise<Room>;
  readonly remove: (channel: string) => Promise<void>;
  /** Whether a record of this channel was kept aside because it could not be read. */
  readonly wasBroken: (channel: string) => Promise<boolean>;
  /** `onBroken` hears the channels whose record can't be read; it was kept aside. */
  readonly all: (onBroken?: (channel: string) => void) => AsyncIterable<Room>;
};

const UNREADABLE: { readonly [code: string]: RefusalCode } = { broken: 'broken', newer: 'trouble.newer' };

/** Rooms in the store, by channel. Whatever the store refuses is said to the presser; nothing is half done. */
export function openRooms(store: Store, log: Logger, now: () => number): Rooms {
  return {
    async load(channel) {
      const loaded = await store.load(ROOM, channel, now());
      if (loaded.ok) return loaded.value ? toRoom(loaded.value) : null;
      log.error({ ...loaded.refusal }, 'room not loaded');
      throw new Refused(UNREADABLE[loaded.refusal.code] ?? 'unsaved');
    },
    async save(room) {
      const saved = await store.save(ROOM, room.channel, toRecord(room, now()));
      if (saved.ok) return toRoom(saved.value);
      log.error({ ...saved.refusal }, 'room not saved');
      throw new Refused('unsaved');
    },
    async remove(channel) {
      const removed = await store.remove(ROOM, channel);
      if (!removed.ok) throw new Refused('unsaved');
    },
    async wasBroken(channel) {
      for await (const _ of store.keys(`broken:${keyOf(ROOM, channel)}:`)) return true;
      return false;
    },
    async *all(onBroken) {
      for await (const { id, result } of store.records(ROOM, now())) {
        if (result.ok) yield toRoom(result.value);
        else {
          log.error({ channel: id, ...result.refusal }, 'room not loaded');
          if (result.refusal.code === 'broken') onBroken?.(id);
        }
      }
    },
  };
}
