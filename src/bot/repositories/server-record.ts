import { z } from 'zod';
import type { JsonObject } from '#engine';
import { GAME_IDS } from '#games';
import { LANGUAGES } from '#i18n';
import { VENUES } from '#room';
import { type RecordKind, type Stamped, stampFields } from '#store';
import { isZone } from './people.ts';

const time = z.int().min(0);
const id = z.string().min(1);

const Server = z.strictObject({
  ...stampFields(1),
  guild: id,
  /** The channel in which the day's city is announced; null for none. */
  channel: id.nullable(),
  zone: z.string().refine(isZone, 'no time zone'),
  language: z.enum(LANGUAGES),
  /** Where new matches are played; left out if in the channel, so that 0.2 can read it. */
  place: z.enum(VENUES).exactOptional(),
  /** The current day in the zone when last checked, and whether its city was announced. */
  day: z.iso.date(),
  told: z.boolean(),
  alarm: time.nullable(),
});
export type Server = z.infer<typeof Server>;

/** A server's settings, and the state of its day. */
export const SERVER: RecordKind<Server> = { kind: 'server', version: 1, schema: Server, migrations: {} };

const DayEntry = z.strictObject({
  user: id.nullable(),
  name: z.string(),
  match: id,
  total: z.int(),
  /** Null in games without a target. */
  target: z.int().nullable(),
  /** Days in a row, this one included. */
  streak: z.int().min(1),
});
export type DayEntry = z.infer<typeof DayEntry>;

const Day = z.strictObject({
  ...stampFields(2),
  guild: id,
  day: z.iso.date(),
  game: z.enum(GAME_IDS),
  /** Everyone who has built the day's city, in that order. */
  seats: z.array(DayEntry).readonly(),
  /** Marks of forgotten people who had their try. A mark can be checked but not traced back to a person. */
  tried: z.array(z.string()).readonly(),
});
export type Day = z.infer<typeof Day>;

/** Version 2 added the marks of forgotten people. */
const addTried = (record: JsonObject): JsonObject => ({ ...record, tried: [] });

export const DAY: RecordKind<Day> = { kind: 'day', version: 2, schema: Day, migrations: { 1: addTried } };

const Secret = z.strictObject({ ...stampFields(1), secret: z.string().min(32) });

/** The secret that the seeds of days are derived from. */
export const SECRET: RecordKind<Stamped & { readonly secret: string }> = {
  kind: 'secret',
  version: 1,
  schema: Secret,
  migrations: {},
};
