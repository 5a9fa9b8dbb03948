import { words } from './bot-words.ts';
import { asSentence, fitAltText, pointsText } from './reader.ts';
import { markName } from './text-marks.ts';
import type { Language } from './translator.ts';

/** A rating as it is shown: "1520 ± 40". */
export type ShownSkill = { readonly rating: number; readonly spread: number };

export const ratingText = ({ rating, spread }: ShownSkill): string => `${rating} ± ${spread}`;

export type StandingRow = ShownSkill & {
  /** Null for players with too few games. */
  readonly place: number | null;
  /** Whether the real place may be lower, since only the best are stored. */
  readonly isOpen: boolean;
  readonly name: string;
  /** Index of one of eight avatars; null for a computer. */
  readonly face: number | null;
  readonly wins: number;
  readonly games: number;
  /** Whether it is the reader's own row; never in public messages. */
  readonly own: boolean;
};

/** "3", or "500+" if the real place may be lower. */
export const placeText = ({ place, isOpen }: Pick<StandingRow, 'place' | 'isOpen'>): string =>
  place === null ? '–' : `${place}${isOpen ? '+' : ''}`;

export type RankingSheet = {
  readonly game: string;
  readonly isOverall: boolean;
  /** Including players that aren't shown. */
  readonly players: number;
  readonly rows: readonly StandingRow[];
};

export type ProfileSheet = {
  readonly name: string;
  readonly face: number;
  readonly since: number;
  readonly game: string;
  /** Null in cooperative games and before the first rated match. */
  readonly rating:
    | (ShownSkill & Pick<StandingRow, 'place' | 'isOpen'> & { readonly of: number; readonly overall: string })
    | null;
  readonly feats: readonly string[];
  readonly isTogether: boolean;
  readonly games: number;
  readonly wins: number;
  readonly streak: number;
  readonly most: string;
  readonly byGame: readonly {
    readonly name: string;
    readonly wins: number;
    readonly games: number;
    readonly best: number;
    /** The rating, or that the game is cooperative. */
    readonly note: string;
  }[];
  readonly last: readonly number[];
};

export const monthOf = (time: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(time);

function rowLine(row: StandingRow, language: Language, named: (name: string) => string): string {
  const { place, wins, games } = row;
  const values = { place: placeText(row), name: named(row.name), rating: ratingText(row), wins, games };
  return words(language)(place === null ? 'bot.standings.unplaced' : 'bot.standings.line', values);
}

const same = (name: string): string => name;

const heading = ({ game, isOverall }: RankingSheet, language: Language): string => {
  const t = words(language);
  return `${t('bot.standings.title', { game })}, ${t(`bot.standings.${isOverall ? 'everywhere' : 'here'}`)}`;
};

const rankingAlt = (sheet: RankingSheet, language: Language): string =>
  fitAltText([`${heading(sheet, language)}.`, ...sheet.rows.map((row) => `${rowLine(row, language, same)}.`)]);

export const rankingText = (sheet: RankingSheet, language: Language): string =>
  [
    `**${heading(sheet, language)}**`,
    ...sheet.rows.map((row) =>
      row.own ? `**${rowLine(row, language, markName)}**` : rowLine(row, language, markName),
    ),
  ].join('\n');

function ratingLines({ game, rating, feats, isTogether }: ProfileSheet, language: Language): string[] {
  const t = words(language);
  if (!rating) return [t(`bot.standings.${isTogether ? 'recordsIn' : 'ratingIn'}`, { game }), ...feats];
  const values = { low: rating.rating - rating.spread, high: rating.rating + rating.spread, count: rating.of };
  return [
    `${t('bot.standings.ratingIn', { game })}: ${ratingText(rating)}`,
    ...(rating.place === null ? [] : [t('bot.standings.place', { place: placeText(rating), count: rating.of })]),
    t(`bot.standings.${rating.place === null ? 'unsure' : 'range'}`, values),
    ...(rating.overall ? [rating.overall] : []),
    ...feats,
  ];
}

function profileLines(sheet: ProfileSheet, language: Language): string[] {
  const t = words(language);
  const { since, games, wins, streak, byGame, last } = sheet;
  return [
    t('bot.standings.since', { month: monthOf(since, language) }),
    ...ratingLines(sheet, language),
    t('bot.standings.sums', { games, wins, streak }),
    ...byGame.map((each) => {
      const { name: game, note, best, ...counts } = each;
      return `${t('bot.standings.gameLine', { game, best: pointsText(best), ...counts })}, ${note}`;
    }),
    t('bot.standings.lasts', { places: last.map((place) => place || '–').join(', ') }),
  ];
}

function profileAlt(sheet: ProfileSheet, language: Language): string {
  const [since, ...lines] = profileLines(sheet, language);
  return fitAltText([`${sheet.name}, ${since}`, ...lines].map(asSentence));
}

export const profileText = (sheet: ProfileSheet, language: Language): string =>
  [`**${markName(sheet.name)}**`, ...profileLines(sheet, language)].join('\n');

/** Picture requests shared by all games. */
export type Standings =
  | { readonly kind: 'ranking'; readonly sheet: RankingSheet }
  | { readonly kind: 'profile'; readonly sheet: ProfileSheet };

export const isStandings = <Wanted extends { readonly kind: string }>(request: Wanted): request is Wanted & Standings =>
  request.kind === 'ranking' || request.kind === 'profile';

export const standingsAlt = (wanted: Standings, language: Language): string =>
  wanted.kind === 'ranking' ? rankingAlt(wanted.sheet, language) : profileAlt(wanted.sheet, language);
