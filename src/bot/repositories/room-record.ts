import { z } from 'zod';
import {
  fastForwardMatch,
  type Game,
  type History,
  isJsonObject,
  type Json,
  LEVELS,
  type Match,
  type Position,
  sameJson,
  startMatch,
} from '#engine';
import { GAME_IDS, type GameId, isGameId } from '#games';
import { RULES } from '#games/rules';
import { LANGUAGES } from '#i18n';
import {
  ADDING,
  gameOf,
  type MatchClock,
  NEWS,
  PACES,
  PAUSE_DAYS,
  type Place,
  RESERVES,
  type Room,
  VOTES,
} from '#room';
import { type HistoryRecord, jsonSchema, type MatchRecord, type Migration, matchKind, positionSchema } from '#store';
import { isZone, SPAN } from './people.ts';
import { ENTRY, HANDOVER } from './result-record.ts';

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

const steps = z.array(z.strictObject({ action: jsonSchema, object: jsonSchema, setting: jsonSchema })).readonly();

const place: z.ZodType<Place> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('channel') }),
  z.strictObject({ kind: z.literal('learn'), read: z.array(z.int().min(0)).readonly() }),
  z.strictObject({ kind: z.literal('daily'), day: z.iso.date(), ends: time, entered: z.boolean() }),
]);

const duration = z.int().min(0);

const clock: z.ZodType<MatchClock> = z.strictObject({
  reserve: z.literal(RESERVES),
  weekends: z.string().refine(isZone, 'no time zone').nullable(),
  taken: z.array(z.array(duration).readonly()).readonly(),
  pauses: z.array(SPAN).readonly(),
  away: z.array(z.array(SPAN).readonly()).readonly(),
  owed: z.array(z.strictObject({ seat: z.int().min(0), turn: z.int().min(0), since: time })).readonly(),
});

const Extra = z.strictObject({
  place,
  entry: ENTRY.exactOptional(),
  host: id,
  language: z.enum(LANGUAGES),
  table: id.nullable(),
  retiring: z.array(id).readonly(),
  announced: z.int().min(0),
  past: positionSchema.nullable(),
  pace: z.literal(PACES),
  clock: clock.exactOptional(),
  adding: z.enum(ADDING),
  /** Whether there are hints at all. */
  advice: z.boolean(),
  /** Whether the best-scoring choice is preselected for everyone; left out if not, so that 0.2 can read it. */
  preselects: z.literal(true).exactOptional(),
  automatic: z.boolean(),
  waits: z.array(wait.nullable()).readonly(),
  vote: z
    .strictObject({
      kind: z.enum(VOTES),
      seat: z.int().min(0),
      asker: z.strictObject({ user: id, name: z.string() }).nullable(),
      agreed: z.array(id).readonly(),
      message: id.nullable(),
      days: z.literal(PAUSE_DAYS).exactOptional(),
    })
    .nullable(),
  handovers: z.array(HANDOVER).readonly(),
  news: z.array(z.strictObject({ kind: z.enum(NEWS), name: z.string(), until: time.exactOptional() })).readonly(),
  plans: z
    .array(z.strictObject({ user: id, draft: steps, kept: z.strictObject({ steps, alone: z.boolean() }).nullable() }))
    .readonly(),
  proposals: z
    .array(
      z.strictObject({
        number: z.int().min(1),
        seat: z.int().min(0),
        shown: z.array(z.int().nullable()).readonly(),
        length: z.int().min(0),
        agreed: z.array(z.int().min(0)).readonly(),
        against: z.array(z.int().min(0)).readonly(),
        message: id.nullable(),
      }),
    )
    .readonly(),
  touched: time,
});
type Extra = z.infer<typeof Extra>;

const NONE_YET = { retiring: [], pace: 0, automatic: false, waits: [], vote: null, news: [] };

/** Version 2 added tables to retire, the turn timer, waits, votes and news. */
const addWaiting: Migration = ({ extra, ...record }) => ({
  ...record,
  extra: { ...(isJsonObject(extra) ? extra : {}), ...NONE_YET },
});

const Played = z.object({
  game: z.string(),
  options: z.record(z.string(), z.string()),
  seats: z.array(z.object({ name: z.string(), computer: z.enum(LEVELS).nullable() })),
  seed: z.string(),
  log: z.array(z.object({ seat: z.int(), action: jsonSchema })),
  state: jsonSchema,
});

/** Whether the replayed state is the stored one: newer rules may store more in it. */
const isIn = (before: Json, state: Json): boolean =>
  isJsonObject(before) &&
  isJsonObject(state) &&
  Object.entries(before).every(([name, value]) => sameJson(value, state[name] ?? null));

/** Replays the log of an older match; if the rules have changed, history begins at its state. */
function recall(
  game: Game,
  { seats, options, seed, log, state }: z.infer<typeof Played>,
): Pick<Match, 'history' | 'state'> & { past: Position } {
  try {
    const begun = startMatch(game, seats, options, seed);
    const match = fastForwardMatch(game, begun, log);
    if (isIn(state, match.state)) return { state: match.state, history: match.history, past: begun.history.open };
  } catch {
    // An action of older rules: the match goes on from its state, and nothing before can be undone.
  }
  const here = { length: log.length, state };
  return { state, history: { ends: [], reveals: [], open: here }, past: here };
}

/** Version 3 added the history beside the log. */
const addHistory: Migration = ({ extra, ...record }) => {
  const played = Played.parse(record);
  const game = isGameId(played.game) ? RULES[played.game] : null;
  const lobby = record['status'] === 'lobby';
  const known = game && !lobby ? recall(game, played) : null;
  return {
    ...record,
    state: known ? known.state : played.state,
    history: known && toHistoryRecord(known.history, played.log.length),
    extra: { ...(isJsonObject(extra) ? extra : {}), past: known?.past ?? null },
  };
};

type RoomRecord = MatchRecord<Extra, GameId>;

/** Whether the rules can read the state, whose shape only they know. */
function isPlayable({ game: id, seats, status, state, log, history }: RoomRecord): boolean {
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

/** Version 4 added the time at which a room is next due; older rooms are due at once. */
const addAlarm: Migration = (record) => ({ ...record, alarm: 0 });

/** Version 5 added planned turns. */
const addPlans: Migration = ({ extra, ...record }) => ({
  ...record,
  extra: { ...(isJsonObject(extra) ? extra : {}), plans: [] },
});

/** Version 6 added proposals. */
const addProposals: Migration = ({ extra, ...record }) => ({
  ...record,
  extra: { ...(isJsonObject(extra) ? extra : {}), proposals: [] },
});

/** Version 7 added who may add bots, and who asks for a seat. */
const addCare: Migration = ({ extra, ...record }) => {
  const known = isJsonObject(extra) ? extra : {};
  const { vote } = known;
  return { ...record, extra: { ...known, adding: 'host', vote: isJsonObject(vote) ? { ...vote, asker: null } : null } };
};

/** Version 8 added private places. */
const addPlace: Migration = ({ extra, ...record }) => ({
  ...record,
  extra: { ...(isJsonObject(extra) ? extra : {}), place: { kind: 'channel' } },
});

/** Version 9 added the time of the last activity; for older rooms, the last save. */
const addTouched: Migration = ({ extra, updated = 0, ...record }) => ({
  ...record,
  updated,
  extra: { ...(isJsonObject(extra) ? extra : {}), touched: updated },
});

/** Version 10 added whether hints are allowed; in older matches they are. */
const addAdvice: Migration = ({ extra, ...record }) => ({
  ...record,
  extra: { ...(isJsonObject(extra) ? extra : {}), advice: true },
});

/** Version 11 added when a bot took over from a person, and when they came back. */
const addHandovers: Migration = ({ extra, ...record }) => ({
  ...record,
  extra: { ...(isJsonObject(extra) ? extra : {}), handovers: [] },
});

const KIND = matchKind({ game: z.enum(GAME_IDS), extra: Extra }, [
  addWaiting,
  addHistory,
  addAlarm,
  addPlans,
  addProposals,
  addCare,
  addPlace,
  addTouched,
  addAdvice,
  addHandovers,
]);
export const ROOM = { ...KIND, schema: KIND.schema.refine(isPlayable, 'a state its game can’t read') };

/** Usually nothing is secret; then the open position is the record's state. */
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
export function toRecord(room: Room, now: number, alarm: number | null): RoomRecord {
  const { id, channel, guild, game, status, seats, revision, created, match, options, hints, ...extra } = room;
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
    alarm,
    created: created || now,
    updated: now,
    extra: { ...extra, advice: hints !== 'off', ...(hints === 'always' ? { preselects: true } : {}) },
  };
}

function toMatch(record: RoomRecord): Match | null {
  const { game, rules, options, seats, seed, log, state, history } = record;
  if (!history) return null;
  const players = seats.map(({ name, computer }) => ({ name, computer }));
  return { game, rules, options, seats: players, seed, log, state, history: toHistory(history, record) };
}

export function toRoom(record: RoomRecord): Room {
  const { id, channel, guild, game, options, seats, status, revision, created } = record;
  const { advice, preselects, ...extra } = record.extra;
  const hints = preselects ? 'always' : advice ? 'request' : 'off';
  return {
    id,
    channel,
    guild,
    game,
    options,
    seats,
    status,
    match: toMatch(record),
    revision,
    created,
    hints,
    ...extra,
  };
}
