import { z } from 'zod';
import type { JsonObject } from '#engine';
import { GAME_IDS } from '#games';
import { LANGUAGES } from '#i18n';
import { type RecordKind, type Stamped, stampFields } from '#store';
import { isZone } from './people.ts';

const time = z.int().min(0);
const id = z.string().min(1);

const Server = z.strictObject({
  ...stampFields(1),
  guild: id,
  /** Where the day's city is made known; null for nowhere. */
  channel: id.nullable(),
  zone: z.string().refine(isZone, 'no time zone'),
  language: z.enum(LANGUAGES),
  /** The day it is there, as far as is known, and whether it was made known. */
  day: z.iso.date(),
  told: z.boolean(),
  alarm: time.nullable(),
});
export type Server = z.infer<typeof Server>;

/** What is set for a server, and how far its day has come. */
export const SERVER: RecordKind<Server> = { kind: 'server', version: 1, schema: Server, migrations: {} };

const DayEntry = z.strictObject({
  user: id.nullable(),
  name: z.string(),
  match: id,
  total: z.int(),
  /** Null where there is none to reach. */
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
  /** Who has built the city of the day; in the order in which they did. */
  seats: z.array(DayEntry).readonly(),
  /** Marks of those who had their try and are forgotten: a mark is known again, but leads back to nobody. */
  tried: z.array(z.string()).readonly(),
});
export type Day = z.infer<typeof Day>;

/** Version 2 brought the marks of those who are forgotten. */
const addTried = (record: JsonObject): JsonObject => ({ ...record, tried: [] });

export const DAY: RecordKind<Day> = { kind: 'day', version: 2, schema: Day, migrations: { 1: addTried } };

const Secret = z.strictObject({ ...stampFields(1), secret: z.string().min(32) });

/** What the seeds of days follow from; nobody sees it. */
export const SECRET: RecordKind<Stamped & { readonly secret: string }> = {
  kind: 'secret',
  version: 1,
  schema: Secret,
  migrations: {},
};
