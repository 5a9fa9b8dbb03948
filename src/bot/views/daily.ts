import { itemAt } from '#engine';
import { GAME_IDS } from '#games';
import type { PictureRequest } from '#games/contract';
import { UIS } from '#games/uis';
import { WORDS } from '#games/words';
import {
  type Daily,
  type DailyResultSheet,
  type Language,
  markName,
  plainText,
  pointsText,
  totalText,
  verdictWords,
  winnerNames,
  words,
} from '#i18n';
import { dailyProgram, dayAfter, gameOf, matchOf, newDailyCity, type Room } from '#room';
import { makeId, NO_MATCH, type Press, type Verb } from '../discord/custom-id.ts';
import type { Day, DayEntry } from '../repositories/server-record.ts';
import { type ActionRow, buttonRow, type Labeled } from './components.ts';
import type { Piece } from './message.ts';
import { faceOf } from './ranking.ts';

export type DailyPlace = DayEntry & { readonly place: number };

/** Best first; equal points share a place. */
export const standings = (entries: readonly DayEntry[]): DailyPlace[] =>
  entries
    .map((entry) => ({ ...entry, place: 1 + entries.filter(({ total }) => total > entry.total).length }))
    .sort((a, b) => a.place - b.place);

/** The rows the picture has room for. */
export const MOST_DRAWN = 8;

/** The daily posts; `unbuilt` replaces `evening` if nobody built a city. */
export type Occasion = 'morning' | 'evening' | 'unbuilt';
const LETTERS: { readonly [occasion in Occasion]: string } = { morning: 'a', evening: 'b', unbuilt: 'c' };

/** The stamp of a post's buttons: its day and occasion. */
export const dayStamp = (occasion: Occasion, day: string): string => `${LETTERS[occasion]}${day.replaceAll('-', '')}`;

/** Null for an invalid stamp. */
export function dayOfStamp(stamp: Press['stamp']): string | null {
  const [, ...parts] = /^[abc](\d{4})(\d{2})(\d{2})$/.exec(stamp) ?? [];
  const day = parts.join('-');
  return Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? null : day;
}

const idOf = (verb: Verb, occasion: Occasion, day: string): string =>
  makeId({ match: NO_MATCH, verb, stamp: dayStamp(occasion, day), numbers: [] });

/** A post is recognized by its first button. */
export function dayButtons(occasion: Occasion, day: string, language: Language): readonly [Labeled, ...Labeled[]] {
  const t = words(language);
  const button = (verb: Verb, label: string, emoji: string): Labeled => ({
    id: idOf(verb, occasion, day),
    label,
    emoji,
  });
  const play = { ...button('daily', t('bot.daily.play'), '📅'), style: 'success' } as const;
  if (occasion === 'unbuilt') return [play];
  if (occasion === 'morning')
    return [play, button('daily-mine', t('bot.daily.mine'), '🏙️'), button('daily-rules', t('bot.table.rules'), '📖')];
  return [button('daily-best', t('bot.daily.best'), '🏆'), button('daily-mine', t('bot.daily.own'), '🏙️')];
}

export const dayRow = (occasion: Occasion, day: string, language: Language): ActionRow =>
  buttonRow(dayButtons(occasion, day, language));

export const gameOfDay = (day: string, language: Language): string =>
  WORDS[dailyProgram(day).game].say(language)('name');

/** Asked before the one try of someone who has never finished a game of the day's kind. */
export function newcomerPieces(day: string, language: Language): Piece[] {
  const t = words(language);
  const numbers = [GAME_IDS.indexOf(dailyProgram(day).game)];
  const button = (verb: Verb, label: string, emoji: string): Labeled => ({
    id: makeId({ match: NO_MATCH, verb, stamp: '', numbers }),
    label,
    emoji,
  });
  return [
    t('bot.daily.newcomer', { game: gameOfDay(day, language) }),
    buttonRow([
      { ...button('learn', t('bot.daily.learn'), '🎓'), style: 'primary' },
      button('daily', t('bot.daily.start'), '📅'),
    ]),
  ];
}

const NOBODY = { id: 'nobody', displayName: '' };

/** The picture of the city's start. */
export function postingRequest(day: string, seed: string, language: Language): PictureRequest {
  const place = { kind: 'daily', day, ends: 0, entered: false } as const;
  const room = newDailyCity({ id: '', channel: '', guild: null, language, place }, NOBODY, seed);
  const shown = UIS[room.game].overview(gameOf(room).view(matchOf(room).state, null));
  const wanted: Daily<PictureRequest> = { kind: 'daily', sheet: { day, game: gameOfDay(day, language) }, shown };
  return { game: room.game, ...wanted };
}

function streakOf(ranked: readonly DailyPlace[]): DailyResultSheet['streak'] {
  const days = Math.max(...ranked.map(({ streak }) => streak));
  const longest = ranked.find(({ streak }) => streak === days);
  return days > 1 && longest ? { name: plainText(longest.name), days } : null;
}

export function resultSheet(day: string, ranked: readonly DailyPlace[], language: Language): DailyResultSheet {
  const { target } = itemAt(ranked, 0);
  return {
    day,
    game: gameOfDay(day, language),
    rows: ranked.slice(0, MOST_DRAWN).map(({ place, name, total, user }) => {
      return { place, name: plainText(name), total, face: user === null ? 0 : faceOf(user) };
    }),
    count: ranked.length,
    target,
    met: ranked.filter(({ total }) => target !== null && total >= target).length,
    streak: streakOf(ranked),
    next: gameOfDay(dayAfter(day), language),
  };
}

/** The day's ranking with the best city, if that can still be shown. */
export function resultRequest({ game }: Day, sheet: DailyResultSheet, best: Room | null): PictureRequest {
  const ui = UIS[game];
  const cityIn = (room: Room): PictureRequest => {
    const view = gameOf(room).view(matchOf(room).state, null);
    return ui.film?.growing(view, 0, view) ?? ui.home(view, 0);
  };
  const wanted: Daily<PictureRequest> = { kind: 'daily-result', sheet, shown: best && cityIn(best) };
  return { game, ...wanted };
}

/** "12 points", "36 points (target 25)" */
function wholeTotal(total: number, target: number | null, language: Language): string {
  const t = words(language);
  const points = t('bot.story.points', { count: total, points: pointsText(total) });
  return target === null ? points : t('bot.story.met', { points, target });
}

/** The winners of the day in words. */
export function winnerLine(sheet: DailyResultSheet, language: Language): string {
  const rows = sheet.rows.map((row) => ({ ...row, name: markName(row.name) }));
  return words(language)('bot.daily.winner', {
    names: winnerNames({ ...sheet, rows }, language),
    wins: verdictWords(sheet, language).wins,
    total: wholeTotal(itemAt(rows, 0).total, sheet.target, language),
  });
}

/** One line for each. */
export const rankLines = (ranked: readonly DailyPlace[], language: Language): string[] => {
  const t = words(language);
  return ranked.map(({ place, name, total, target, streak }) =>
    [
      t('bot.daily.row', { place, name: markName(name), total: totalText(total, target, language) }),
      ...(streak > 1 ? [t('bot.daily.streak', { count: streak })] : []),
    ].join(' · '),
  );
};
