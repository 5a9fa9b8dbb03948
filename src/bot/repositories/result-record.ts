import { z } from 'zod';
import { LEVELS } from '#engine';
import { GAME_IDS } from '#games';
import { LANGUAGES } from '#i18n';
import { ADDING, FINISHES, type MatchCourse, type MatchResult, PACES, RESERVES, RESULT_KINDS } from '#room';
import { jsonSchema, type RecordKind, type Stamped, stampFields } from '#store';

const id = z.string().min(1);
const time = z.int().min(0);
const seat = z.int().min(0);
const index = z.int().min(0);
export const ENTRY = z.strictObject({ channel: id, card: id.nullable() });
export const HANDOVER = z.strictObject({ seat, at: index });

const verdict = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('ranked'),
    totals: z.array(z.number()).readonly(),
    ranking: z.array(z.array(seat).readonly()).readonly(),
  }),
  z.strictObject({ kind: z.literal('together'), total: z.number(), target: z.number(), won: z.boolean() }),
]);

const skill = z.strictObject({ mu: z.number(), sigma: z.number() });
const rated = z.strictObject({ before: skill, after: skill, gone: z.literal(true).optional() });
export const RATING = z.strictObject({ order: z.int().min(1), seats: z.array(rated.nullable()).readonly() });

/** Found by the match's id, by guild, and by each player. */
export const RESULT: RecordKind<MatchResult> = {
  kind: 'result',
  version: 1,
  schema: z.strictObject({
    ...stampFields(1),
    id,
    order: z.int().min(1),
    kind: z.enum(RESULT_KINDS),
    game: z.enum(GAME_IDS),
    rules: z.int(),
    options: z.record(z.string(), z.string()),
    seats: z
      .array(
        z.strictObject({
          user: id.nullable(),
          name: z.string(),
          computer: z.enum(LEVELS).nullable(),
          handed: z.boolean(),
        }),
      )
      .readonly(),
    guild: id.nullable(),
    channel: id,
    entry: ENTRY.exactOptional(),
    table: id.nullable(),
    finish: z.enum(FINISHES),
    created: time,
    finished: time,
    opens: time,
    verdict: verdict.nullable(),
    ratings: z.strictObject({ server: RATING.nullable(), overall: RATING.nullable() }).nullable(),
    language: z.enum(LANGUAGES),
    pace: z.literal(PACES),
    clock: z.strictObject({ reserve: z.literal(RESERVES), weekends: z.string().nullable() }).optional(),
    adding: z.enum(ADDING),
    automatic: z.boolean(),
    hintless: z.literal(true).optional(),
    preselects: z.literal(true).optional(),
  }),
  migrations: {},
};

/** Separate from the result, which is read much more often, under the same id. It contains no names. */
export const COURSE: RecordKind<MatchCourse & Stamped> = {
  kind: 'course',
  version: 1,
  schema: z.strictObject({
    ...stampFields(1),
    seed: z.string(),
    log: z.array(z.strictObject({ seat, action: jsonSchema })).readonly(),
    state: jsonSchema,
    ends: z.array(index).readonly(),
    reveals: z.array(index).readonly(),
    handovers: z.array(HANDOVER).readonly().optional(),
  }),
  migrations: {},
};

/** The last number used. */
export const SEQUENCE: RecordKind<Stamped & { readonly last: number }> = {
  kind: 'sequence',
  version: 1,
  schema: z.strictObject({ ...stampFields(1), last: z.int().min(0) }),
  migrations: {},
};
