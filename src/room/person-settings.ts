import type { Language } from '#i18n';
import type { Span } from './calendar.ts';

/** Hours until the first reminder of a turn; 0 is never. */
export const REMINDER_HOURS = [0, 1, 2, 4, 8, 12, 24] as const;

/** Where reminders go. */
export const REMINDER_WAYS = ['channel', 'direct', 'off'] as const;
export type ReminderWay = (typeof REMINDER_WAYS)[number];

export type PersonSettings = {
  readonly version: 3;
  readonly revision: number;
  /** Null for Discord's language setting. */
  readonly language: Language | null;
  readonly reminder: (typeof REMINDER_HOURS)[number];
  /** Whether reminders of games on servers come as direct messages; left out until it's set, as below. */
  readonly direct?: boolean;
  /** From one full hour to another, in the zone; may pass midnight. */
  readonly quiet: { readonly from: number; readonly to: number } | null;
  readonly zone: string;
  readonly text: boolean;
  readonly hints: boolean;
  readonly ranked: boolean;
  /** Whether the best-scoring choice is preselected in their panels; left out until it's set, so that 0.2 can read it. */
  readonly preselect?: boolean;
  /** Past ones, too, as long as they count; left out until there's one, so that 0.2 can read the settings. */
  readonly vacations?: readonly Span[];
  /** By game, the number of tables with a tip so far. */
  readonly tables: { readonly [game: string]: number };
  /** Best score in solo games, by game and options. */
  readonly best: { readonly [kind: string]: number };
};

export const DEFAULT_SETTINGS: PersonSettings = {
  version: 3,
  revision: 0,
  language: null,
  reminder: 8,
  quiet: null,
  zone: 'UTC',
  text: false,
  hints: true,
  ranked: true,
  tables: {},
  best: {},
};

/** Tips at a person's first three tables of a game. */
export const TIPS = ['first', 'second', 'third'] as const;
export type Tip = (typeof TIPS)[number];

/** The tip for a person's next table; null if they have seen them all or switched them off. */
export const nextTip = ({ hints, tables }: PersonSettings, game: string): Tip | null =>
  hints ? (TIPS[tables[game] ?? 0] ?? null) : null;

export const withTableCounted = (person: PersonSettings, game: string): PersonSettings =>
  nextTip(person, game) === null
    ? person
    : { ...person, tables: { ...person.tables, [game]: (person.tables[game] ?? 0) + 1 } };

export const reminderWay = ({ reminder, direct = false }: PersonSettings): ReminderWay =>
  reminder === 0 ? 'off' : direct ? 'direct' : 'channel';

/** After the usual time, if there were none so far. */
export function remindedBy({ reminder }: PersonSettings, way: ReminderWay): Partial<PersonSettings> {
  if (way === 'off') return { reminder: 0 };
  return { reminder: reminder === 0 ? DEFAULT_SETTINGS.reminder : reminder, direct: way === 'direct' };
}
