import type { Logger } from 'pino';
import { z } from 'zod';
import { LANGUAGES } from '../../i18n/index.ts';
import { type Person, REMINDER_HOURS, STRANGER } from '../../room/person.ts';
import { Refused } from '../../room/refusal.ts';
import { type RecordKind, stamp } from '../../store/kind.ts';
import type { Store } from '../../store/store.ts';

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
  language: z.enum(LANGUAGES).nullable(),
  reminder: z.literal(REMINDER_HOURS),
  quiet: z.strictObject({ from: hour, to: hour }).nullable(),
  zone: z.string().refine(isZone, 'no time zone'),
  text: z.boolean(),
  best: z.record(z.string(), z.int()),
});

const PERSON: RecordKind<Person> = { kind: 'person', version: 1, schema: Settings, migrations: {} };

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
