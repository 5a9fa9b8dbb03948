import type { Logger } from 'pino';
import { z } from 'zod';
import { LANGUAGES } from '../i18n/index.ts';
import { type RecordKind, stamp } from '../store/kind.ts';
import type { Store } from '../store/store.ts';
import { Refused } from './refusal.ts';

/** Hours after which somebody waited for is reminded; 0 is never. */
export const REMINDER_HOURS = [0, 1, 2, 4, 8, 12, 24] as const;
const DEFAULT_REMINDER = 8;

export const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const hour = z.int().min(0).max(23);

const Settings = z.strictObject({
  ...stamp(1),
  /** Null: what Discord says. */
  language: z.enum(LANGUAGES).nullable(),
  reminder: z.literal(REMINDER_HOURS),
  /** From one full hour to another, in the zone; may pass midnight. */
  quiet: z.strictObject({ from: hour, to: hour }).nullable(),
  zone: z.string().refine(isZone, 'no time zone'),
  /** Whether private pictures come with the same in words. */
  text: z.boolean(),
  /** Most points in games for one, by game and options. */
  best: z.record(z.string(), z.int()),
});

/** What a person chose for themselves, wherever they play. */
export type Person = z.infer<typeof Settings>;

const PERSON: RecordKind<Person> = { kind: 'person', version: 1, schema: Settings, migrations: {} };

export const STRANGER: Person = {
  version: 1,
  revision: 0,
  language: null,
  reminder: DEFAULT_REMINDER,
  quiet: null,
  zone: 'UTC',
  text: false,
  best: {},
};

export type People = {
  /** Settings that can't be read never stand in the way of a game: then the usual ones hold. */
  readonly load: (user: string) => Promise<Person>;
  readonly save: (user: string, person: Person) => Promise<Person>;
  readonly forget: (user: string) => Promise<void>;
};

export function openPeople(store: Store, log: Logger, now: () => number): People {
  return {
    async load(user) {
      const loaded = await store.load(PERSON, user, now());
      if (loaded.ok) return loaded.value ?? STRANGER;
      log.error({ ...loaded.refusal }, 'settings not loaded');
      return STRANGER;
    },
    async save(user, person) {
      const saved = await store.save(PERSON, user, person);
      if (saved.ok) return saved.value;
      log.error({ ...saved.refusal }, 'settings not saved');
      throw new Refused('unsaved');
    },
    async forget(user) {
      const removed = await store.remove(PERSON, user);
      if (!removed.ok) throw new Refused('unsaved');
    },
  };
}
