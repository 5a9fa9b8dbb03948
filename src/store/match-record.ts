import { z } from 'zod';
import { type Json, type JsonObject, LEVELS, type Match, type Player } from '#engine';
import { jsonSchema, type RecordKind, type Stamped, stampFields } from './record-kind.ts';

const STATUSES = ['lobby', 'playing', 'over'] as const;
type Status = (typeof STATUSES)[number];

/** `user` stays while a computer stands in, so that the person can come back. */
type SeatRecord = Player & { readonly user: string | null };

/** See `History`. The state of the public position is left out if it equals the record's own. */
export type HistoryRecord = {
  readonly ends: readonly number[];
  readonly reveals: readonly number[];
  readonly open: { readonly length: number; readonly state: Json };
};

/** One match with everything needed to go on after a restart. Stored under its channel. */
export type MatchRecord<Extra extends JsonObject = JsonObject, GameName extends string = string> = Stamped &
  Omit<Match, 'game' | 'seats' | 'history'> & {
    readonly id: string;
    readonly game: GameName;
    readonly channel: string;
    readonly guild: string | null;
    readonly seats: readonly SeatRecord[];
    readonly history: HistoryRecord | null;
    readonly status: Status;
    /** When it is next due, in milliseconds since 1970: 0 is at once, null never. */
    readonly alarm: number | null;
    readonly created: number;
    readonly updated: number;
    readonly extra: Extra;
  };

const time = z.int().min(0);

const index = z.int().min(0);

export const positionSchema = z.strictObject({ length: index, state: jsonSchema });

const history = z.strictObject({
  ends: z.array(index).readonly(),
  reveals: z.array(index).readonly(),
  open: positionSchema,
});

/** Brings a record from one version to the next; the first one starts from version 1. */
export type Migration = (record: JsonObject) => JsonObject;

export function matchKind<Extra extends JsonObject, GameName extends string>(
  { game, extra }: { readonly game: z.ZodType<GameName>; readonly extra: z.ZodType<Extra> },
  steps: readonly Migration[] = [],
): RecordKind<MatchRecord<Extra, GameName>> {
  const version = 1 + steps.length;
  const fields = z.strictObject({
    ...stampFields(version),
    id: z.string().min(1),
    channel: z.string().min(1),
    guild: z.string().min(1).nullable(),
    game,
    rules: z.int(),
    options: z.record(z.string(), z.string()),
    seats: z.array(
      z.strictObject({ name: z.string(), computer: z.enum(LEVELS).nullable(), user: z.string().min(1).nullable() }),
    ),
    seed: z.string(),
    log: z.array(z.strictObject({ seat: z.int().min(0), action: jsonSchema })),
    state: jsonSchema,
    history: history.nullable(),
    status: z.enum(STATUSES),
    alarm: time.nullable(),
    created: time,
    updated: time,
    extra,
  });
  const migrations = Object.fromEntries(steps.map((step, i) => [i + 1, step]));
  return { kind: 'match', version, schema: fields, migrations };
}
