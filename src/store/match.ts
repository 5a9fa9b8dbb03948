import { z } from 'zod';
import { LEVELS } from '../engine/game.ts';
import type { Match, Player } from '../engine/match.ts';
import { type JsonObject, json } from './json.ts';
import { type RecordKind, type Stamped, stamp } from './kind.ts';

export const STATUSES = ['lobby', 'playing', 'over'] as const;
export type Status = (typeof STATUSES)[number];

/** `user` stays while the computer plays for an absent person, so that they can take the seat back. */
export type SeatRecord = Player & { readonly user: string | null };

/** One match with all that is needed to go on after a restart. Stored under its channel. */
export type MatchRecord<Extra extends JsonObject = JsonObject> = Stamped &
  Omit<Match, 'seats'> & {
    readonly id: string;
    readonly channel: string;
    /** Null outside of servers. */
    readonly guild: string | null;
    readonly seats: readonly SeatRecord[];
    readonly status: Status;
    /** Milliseconds since 1970, by the caller's clock. */
    readonly created: number;
    readonly updated: number;
    /** What the bot adds; it brings the schema. */
    readonly extra: Extra;
  };

const time = z.int().min(0);

/** Each step brings what the bot adds from one version to the next; the first one starts from version 1. */
export type ExtraStep = (extra: JsonObject, record: JsonObject) => JsonObject;

export function matchKind<Extra extends JsonObject>(
  extra: z.ZodType<Extra>,
  steps: readonly ExtraStep[] = [],
): RecordKind<MatchRecord<Extra>> {
  const version = 1 + steps.length;
  const fields = z.strictObject({
    ...stamp(version),
    id: z.string().min(1),
    channel: z.string().min(1),
    guild: z.string().min(1).nullable(),
    game: z.string().min(1),
    rules: z.int(),
    options: z.record(z.string(), z.string()),
    seats: z.array(
      z.strictObject({ name: z.string(), computer: z.enum(LEVELS).nullable(), user: z.string().min(1).nullable() }),
    ),
    seed: z.string(),
    log: z.array(z.strictObject({ seat: z.int().min(0), action: json })),
    state: json,
    status: z.enum(STATUSES),
    created: time,
    updated: time,
    extra,
  });
  const migrations = Object.fromEntries(steps.map((step, i) => [i + 1, migrated(step)]));
  return { kind: 'match', version, schema: fields, migrations };
}

const migrated = (step: ExtraStep) => (record: JsonObject) => ({
  ...record,
  extra: step(record['extra'] as JsonObject, record),
});
