import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type JsonObject, sameJson } from '#engine';
import { LANGUAGES } from '#i18n';
import {
  DEFAULT_SETTINGS,
  gameOf,
  isPrivate,
  matchOf,
  type News,
  type PersonSettings,
  REMINDER_HOURS,
  Refused,
  type Room,
} from '#room';
import { type RecordKind, type Store, stampFields } from '#store';
import { Records } from './records.ts';

export const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

export const SPAN = z.strictObject({ from: z.int().min(0), until: z.int().min(0) });

const hour = z.int().min(0).max(23);

const Settings = z.strictObject({
  ...stampFields(3),
  language: z.enum(LANGUAGES).nullable(),
  reminder: z.literal(REMINDER_HOURS),
  direct: z.boolean().exactOptional(),
  quiet: z.strictObject({ from: hour, to: hour }).nullable(),
  zone: z.string().refine(isZone, 'no time zone'),
  text: z.boolean(),
  hints: z.boolean(),
  ranked: z.boolean(),
  preselect: z.boolean().exactOptional(),
  vacations: z.array(SPAN).readonly().exactOptional(),
  tables: z.record(z.string(), z.int().min(0)),
  best: z.record(z.string(), z.int()),
});

/** Version 2 added tips; people stored before have played already. */
const addHints = (record: JsonObject): JsonObject => ({ ...record, hints: false, tables: {} });

/** Version 3 added ratings. */
const addRanked = (record: JsonObject): JsonObject => ({ ...record, ranked: true });

export const PERSON: RecordKind<PersonSettings> = {
  kind: 'person',
  version: 3,
  schema: Settings,
  migrations: { 1: addHints, 2: addRanked },
};

export type People = {
  /** Settings that can't be read don't block a game: the defaults apply. */
  readonly load: (user: string) => Promise<PersonSettings>;
  /** Applies a change to the stored settings; again if another process wrote in between. */
  readonly change: (user: string, change: (person: PersonSettings) => PersonSettings) => Promise<PersonSettings>;
  /** Loads a person's settings again: another process may have changed them. */
  readonly review: (user: string) => void;
  /** Must be called last: it also scrubs what was erased before. */
  readonly forget: (user: string) => Promise<void>;
};

/** Milliseconds that settings are cached: another process may have changed them. */
const FRESH_FOR = 10_000;
const REMEMBERED = 2_000;

export function openPeople(store: Store, log: Logger, now: () => number): People {
  const known = new LRUCache<string, { readonly person: PersonSettings; readonly time: number }>({ max: REMEMBERED });
  const remember = (user: string, person: PersonSettings): PersonSettings => {
    known.set(user, { person, time: now() });
    return person;
  };
  const records = new Records(store, now, (refused) => {
    log.error({ ...refused }, 'settings not loaded');
    return new Refused('unsaved');
  });
  return {
    async load(user) {
      const recent = known.get(user);
      if (recent && now() < recent.time + FRESH_FOR) return recent.person;
      try {
        return remember(user, (await records.read(PERSON, user)) ?? DEFAULT_SETTINGS);
      } catch {
        return DEFAULT_SETTINGS;
      }
    },
    async change(user, change) {
      const make = (known: PersonSettings | null) => {
        const changed = change(known ?? DEFAULT_SETTINGS);
        return sameJson(changed, known ?? DEFAULT_SETTINGS) ? known : changed;
      };
      return remember(user, (await records.change(PERSON, user, make, 'replace')) ?? DEFAULT_SETTINGS);
    },
    review: (user) => void known.delete(user),
    async forget(user) {
      known.delete(user);
      const removed = await store.remove(PERSON, user, null);
      if (!removed.ok) throw new Refused('unsaved');
      const scrubbed = await store.scrub(user);
      if (!scrubbed.ok) log.error({ ...scrubbed.refusal }, 'erased data not scrubbed');
    },
  };
}

/** A solo player's result, and the news about it. */
export type Solo = {
  readonly user: string;
  readonly improve: (person: PersonSettings) => PersonSettings;
  readonly news: News;
};

const soloKind = ({ game, match }: Room): string => [game, ...Object.values(match?.options ?? {})].join('/');

/** Compares a finished solo game with the person's best of the same kind; null for other games. */
export async function soloResult(people: Pick<People, 'load'>, room: Room): Promise<Solo | null> {
  const user = room.seats.length === 1 && !isPrivate(room) ? room.seats[0]!.user : null;
  const outcome = room.status === 'over' ? gameOf(room).outcome(matchOf(room).state) : null;
  if (!user || outcome?.kind !== 'ranked') return null;
  const { total } = outcome.scores[0]!;
  const key = soloKind(room);
  const { best } = await people.load(user);
  const before = best[key];
  const improve = (person: PersonSettings): PersonSettings =>
    (person.best[key] ?? Number.NEGATIVE_INFINITY) < total
      ? { ...person, best: { ...person.best, [key]: total } }
      : person;
  if (before !== undefined && before >= total) return { user, improve, news: { kind: 'best', name: String(before) } };
  return { user, improve, news: { kind: before === undefined ? 'first' : 'record', name: String(total) } };
}
