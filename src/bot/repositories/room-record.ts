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
import { isGameId } from '#games';
import { RULES } from '#games/rules';
import { LANGUAGES } from '#i18n';
import { ADDING, gameOf, NEWS, PACES, type Place, type Room, VOTES } from '#room';
import { type HistoryRecord, jsonSchema, type MatchRecord, type Migration, matchKind, positionSchema } from '#store';
import { HANDOVER } from './result-record.ts';

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

const Extra = z.strictObject({
  place,
  host: id,
  language: z.enum(LANGUAGES),
  table: id.nullable(),
  retiring: z.array(id).readonly(),
  announced: z.int().min(0),
  past: positionSchema.nullable(),
  pace: z.literal(PACES),
  adding: z.enum(ADDING),
  advice: z.boolean(),
  automatic: z.boolean(),
  waits: z.array(wait.nullable()).readonly(),
  vote: z
    .strictObject({
      kind: z.enum(VOTES),
      seat: z.int().min(0),
      asker: z.strictObject({ user: id, name: z.string() }).nullable(),
      agreed: z.array(id).readonly(),
      message: id.nullable(),
    })
    .nullable(),
  handovers: z.array(HANDOVER).readonly(),
  news: z.array(z.strictObject({ kind: z.enum(NEWS), name: z.string() })).readonly(),
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

/** Version 2 brought tables about to retire, the pace of a match, whom it waits for, votes and news. */
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

/** Whether a state of before is this one: rules may note more in it since. */
const isIn = (before: Json, state: Json): boolean =>
  isJsonObject(before) &&
  isJsonObject(state) &&
  Object.entries(before).every(([name, value]) => sameJson(value, state[name] ?? null));

/** What the log says about a match of before; one that can't be followed any more begins where it stands. */
function recall(
  game: Game,
  { seats, options, seed, log, state }: z.infer<typeof Played>,
): Pick<Match, 'history' | 'state'> & { past: Position } {
  try {
    const begun = startMatch(game, seats, options, seed);
    const match = fastForwardMatch(game, begun, log);
    if (isIn(state, match.state)) return { state: match.state, history: match.history, past: begun.history.open };
  } catch {
    // An action of other rules: the match goes on from its state, and nothing before can be taken back.
  }
  const here = { length: log.length, state };
  return { state, history: { ends: [], reveals: [], open: here }, past: here };
}

/** Version 3 brought what the log says, beside it. */
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

/** Version 4 brought the time at which a room next wants attention; until it is known, that is at once. */
const addAlarm: Migration = (record) => ({ ...record, alarm: 0 });

/** Version 5 brought plans for turns to come. */
const addPlans: Migration = ({ extra, ...record }) => ({
  ...record,
  extra: { ...(isJsonObject(extra) ? extra : {}), plans: [] },
});

/** Version 6 brought moves that are shown to all and talked about. */
const addProposals: Migration = ({ extra, ...record }) => ({
  ...record,
  extra: { ...(isJsonObject(extra) ? extra : {}), proposals: [] },
});

/** Version 7 brought who may add computers, and who asks for a seat. */
const addCare: Migration = ({ extra, ...record }) => {
  const known = isJsonObject(extra) ? extra : {};
  const { vote } = known;
  return { ...record, extra: { ...known, adding: 'host', vote: isJsonObject(vote) ? { ...vote, asker: null } : null } };
};

/** Version 8 brought places that are no channels. */
const addPlace: Migration = ({ extra, ...record }) => ({
  ...record,
  extra: { ...(isJsonObject(extra) ? extra : {}), place: { kind: 'channel' } },
});

/** Version 9 brought the time at which somebody last did something; what was saved last is as near as can be known. */
const addTouched: Migration = ({ extra, updated = 0, ...record }) => ({
  ...record,
  updated,
  extra: { ...(isJsonObject(extra) ? extra : {}), touched: updated },
});

/** Version 10 brought whether people may ask what a computer would do: in matches of before they may. */
const addAdvice: Migration = ({ extra, ...record }) => ({
  ...record,
  extra: { ...(isJsonObject(extra) ? extra : {}), advice: true },
});

/** Version 11 brought when the computer took over from somebody, and when they came back. */
const addHandovers: Migration = ({ extra, ...record }) => ({
  ...record,
  extra: { ...(isJsonObject(extra) ? extra : {}), handovers: [] },
});

const KIND = matchKind(Extra, [
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
export const ROOM = { ...KIND, schema: KIND.schema.refine(isPlayable, 'no match of a known game') };

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
export function toRecord(room: Room, now: number, alarm: number | null): MatchRecord<Extra> {
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
    alarm,
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

export function toRoom(record: MatchRecord<Extra>): Room {
  const { id, channel, guild, game, options, seats, status, revision, created, extra } = record;
  if (!isGameId(game)) throw new Error(`no game ${game}`);
  return { id, channel, guild, game, options, seats, status, match: toMatch(record), revision, created, ...extra };
}
