import { words } from './bot-words.ts';
import { fitAltText, totalText } from './reader.ts';
import type { Language } from './translator.ts';

export type DailySheet = {
  /** Like `2026-11-17`. */
  readonly day: string;
  readonly game: string;
};

export type DailyRow = {
  readonly place: number;
  readonly name: string;
  /** Index of one of eight avatars. */
  readonly face: number;
  readonly total: number;
};

export type DailyResultSheet = DailySheet & {
  /** The rows to show, best first; there may be more. */
  readonly rows: readonly DailyRow[];
  readonly count: number;
  readonly target: number | null;
  readonly met: number;
  /** The longest streak of days; null if it is only one. */
  readonly streak: { readonly name: string; readonly days: number } | null;
  readonly next: string;
};

const dateOf = (day: string, locale: string, shown: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...shown, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));

/** "November 16", "16 de noviembre". */
export const dateWords = (day: string, language: Language): string =>
  dateOf(day, language, { day: 'numeric', month: 'long' });
export const monthWord = (day: string, language: Language): string => dateOf(day, language, { month: 'long' });
export const weekdayWord = (day: string, language: Language): string => dateOf(day, language, { weekday: 'long' });
export const dayNumber = (day: string): string => String(Number(day.slice(-2)));

export const winnersOf = ({ rows }: DailyResultSheet): readonly DailyRow[] => rows.filter(({ place }) => place === 1);

export function verdictWords(sheet: DailyResultSheet, language: Language): { wins: string; reached: string } {
  const t = words(language);
  const { target, met, count } = sheet;
  return {
    wins: t('bot.daily.wins', { count: winnersOf(sheet).length }),
    reached: target === null ? t('bot.daily.cities', { count }) : t('bot.daily.reached', { met, count, target }),
  };
}

/** "2nd", where a language says it so. */
export function ordinalText(place: number, language: Language): string {
  const form = new Intl.PluralRules(language, { type: 'ordinal' }).select(place);
  return words(language)(`bot.daily.ordinal.${form === 'zero' || form === 'many' ? 'other' : form}`, { place });
}

export const streakWords = (streak: NonNullable<DailyResultSheet['streak']>, language: Language): string =>
  `${streak.name}: ${words(language)('bot.daily.streak', { count: streak.days })}`;

export const resultTitle = ({ day }: DailySheet, language: Language): string =>
  words(language)('bot.daily.resultTitle', { date: dateWords(day, language) });

function dailyLines({ day, game }: DailySheet, preview: readonly string[], language: Language): string[] {
  const t = words(language);
  return [t('bot.daily.alt', { date: dateWords(day, language), game }), `${t('bot.daily.same')}.`, ...preview];
}

export const winnerNames = (sheet: DailyResultSheet, language: Language): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(winnersOf(sheet).map(({ name }) => name));

function resultLines(sheet: DailyResultSheet, language: Language): string[] {
  const t = words(language);
  const { rows, target, streak, next, game } = sheet;
  const { wins, reached } = verdictWords(sheet, language);
  return [
    `${winnerNames(sheet, language)} ${wins}.`,
    `${resultTitle(sheet, language)}: ${game}.`,
    ...rows.map(({ place, name, total }) => `${place}. ${name} ${totalText(total, target, language)}.`),
    `${reached}.`,
    ...(streak ? [`${streakWords(streak, language)}.`] : []),
    `${t('bot.daily.next', { game: next })}.`,
  ];
}

/** Picture requests for daily cities; `shown` is the game's own part: the start position, or the best city. */
export type Daily<Shown> =
  | { readonly kind: 'daily'; readonly sheet: DailySheet; readonly shown: Shown }
  /** Null if it can't be shown any more. */
  | { readonly kind: 'daily-result'; readonly sheet: DailyResultSheet; readonly shown: Shown | null };

export const isDaily = <Wanted extends { readonly kind: string }>(request: Wanted): request is Wanted & Daily<Wanted> =>
  request.kind === 'daily' || request.kind === 'daily-result';

/** `preview` describes the game's own part. */
export const dailyAlt = <Shown>(
  wanted: Daily<Shown>,
  preview: (shown: Shown) => readonly string[],
  language: Language,
) =>
  fitAltText(
    wanted.kind === 'daily'
      ? dailyLines(wanted.sheet, preview(wanted.shown), language)
      : resultLines(wanted.sheet, language),
  );
