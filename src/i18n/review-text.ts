import { words } from './bot-words.ts';
import { plainText } from './name-escaping.ts';
import { pointsText } from './points-text.ts';
import { fitAltText, nameOf, type Reader } from './reader.ts';

/** The points of a seat, or of all together, over time. */
export type ReviewLine = {
  /** Null for all together. */
  readonly seat: number | null;
  /** Times count in rounds. */
  readonly spots: readonly { readonly time: number; readonly points: number; readonly endsRound: boolean }[];
};

/** The lead, or whether the target is met, has changed. */
export type ReviewTurning = {
  readonly number: number;
  readonly time: number;
  readonly points: number;
  readonly seats: readonly number[];
  readonly kind: 'lead' | 'reached' | 'fallen';
  readonly round: string;
  /** By which move; nothing if nobody moved. */
  readonly what: string;
  readonly gain: number;
};

export type ReviewCard = {
  readonly seat: number;
  readonly best: { readonly round: string; readonly what: string; readonly gain: number } | null;
  readonly missed: {
    readonly points: number;
    readonly within: string;
    /** What would have been better, and what was done. */
    readonly better: string;
    readonly played: string;
  } | null;
};

/** A finished match, looked back on. */
export type ReviewSheet = {
  readonly game: string;
  readonly axis: string;
  /** As they are counted. */
  readonly rounds: readonly string[];
  readonly target: number | null;
  /** Best first. */
  readonly lines: readonly ReviewLine[];
  readonly turnings: readonly ReviewTurning[];
  /** Who was in front from early on to the end; nobody if that changed. */
  readonly kept: readonly number[];
  readonly cards: readonly ReviewCard[];
  /** Whether all has been looked at that may have been missed. */
  readonly complete: boolean;
};

export const signedPoints = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

export const finalPoints = ({ spots }: ReviewLine): number => spots.at(-1)?.points ?? 0;

/** With more seats there is no room for a picture each. */
const MOST_PICTURES = 4;
export const hasCardPictures = (cards: number): boolean => cards <= MOST_PICTURES;

/** So many changes are told; the picture numbers all. */
const TOLD = 3;
export const turningsToTell = ({ turnings }: ReviewSheet): readonly ReviewTurning[] => turnings.slice(-TOLD);

const namesIn = (seats: readonly number[], reader: Reader): string =>
  seats.map((seat) => nameOf(reader, seat)).join(' + ');

export function turningText({ kind, seats, what }: ReviewTurning, reader: Reader): string {
  const t = words(reader.language);
  if (kind !== 'lead') return t(`bot.review.${kind}`, { what });
  const values = { names: namesIn(seats, reader), count: seats.length, what };
  return t(what ? 'bot.review.leads' : 'bot.review.ahead', values);
}

/** What is said where nothing has changed; null where there is nothing to say. */
export function noChangeText({ turnings, kept, target, lines }: ReviewSheet, reader: Reader): string | null {
  if (turnings.length > 0) return null;
  const t = words(reader.language);
  const [all] = lines;
  if (target !== null) return t('bot.review.short', { total: all ? pointsText(finalPoints(all)) : 0, target });
  return kept.length > 0 ? t('bot.review.kept', { names: namesIn(kept, reader), count: kept.length }) : null;
}

type Missed = NonNullable<ReviewCard['missed']>;

/** What to do instead of what; the same thing may have been done in another way. */
function insteadWords({ better, played }: Missed, { language }: Pick<Reader, 'language'>): string {
  const t = words(language);
  return better === played ? t('bot.review.otherwise', { better }) : t('bot.review.instead', { better, played });
}

/** `isBrief` for where there is no room to say what would have been better. */
export function mistakeText(
  { missed }: ReviewCard,
  { complete }: ReviewSheet,
  reader: Pick<Reader, 'language'>,
  { isBrief = false } = {},
): string {
  const t = words(reader.language);
  if (missed && !isBrief && missed.better)
    return t('bot.review.missedBy', { ...missed, instead: insteadWords(missed, reader) });
  if (missed) return t('bot.review.missed', missed);
  return t(complete ? 'bot.review.missedNothing' : 'bot.review.looking');
}

function standLine({ lines, target }: ReviewSheet, reader: Reader): string {
  const t = words(reader.language);
  if (target !== null)
    return t('bot.review.stood', { points: pointsText(lines[0] ? finalPoints(lines[0]) : 0), target });
  const each = lines.map((line) =>
    t('bot.review.stands', { name: nameOf(reader, line.seat ?? 0), points: pointsText(finalPoints(line)) }),
  );
  return `${each.join(', ')}.`;
}

/** Each seat with what it missed, where it did. */
export const mistakeLines = (sheet: ReviewSheet, reader: Reader): string[] =>
  sheet.cards
    .filter(({ missed }) => missed)
    .map((card) => {
      const values = { name: nameOf(reader, card.seat), missed: mistakeText(card, sheet, reader) };
      return words(reader.language)('bot.review.missedLine', values);
    });

function reviewLines(sheet: ReviewSheet, reader: Reader, brevity = { isBrief: false }): string[] {
  const t = words(reader.language);
  const calm = noChangeText(sheet, reader);
  return [
    standLine(sheet, reader),
    ...turningsToTell(sheet).map((turning) => {
      const { round, gain } = turning;
      return `${t('bot.review.turning', { round, what: turningText(turning, reader), gain: signedPoints(gain) })}.`;
    }),
    ...(calm ? [`${calm}.`] : []),
    ...sheet.cards.map((card) => {
      const name = nameOf(reader, card.seat);
      const missed = mistakeText(card, sheet, reader, brevity);
      if (!card.best) return `${name}: ${t('bot.review.none')}; ${missed}.`;
      return `${t('bot.review.bestLine', { name, ...card.best, gain: signedPoints(card.best.gain), missed })}.`;
    }),
  ];
}

export const reviewAlt = (sheet: ReviewSheet, reader: Reader): string =>
  fitAltText(
    [`${words(reader.language)('bot.review.title')}: ${sheet.game}.`, ...reviewLines(sheet, reader)].map(plainText),
  );

/** The review in words; what would have been better stands below the picture, whoever reads it. */
export const reviewText = (sheet: ReviewSheet, reader: Reader): string =>
  [
    `**${words(reader.language)('bot.review.title')}** · ${sheet.game}`,
    ...reviewLines(sheet, reader, { isBrief: true }),
  ].join('\n');

/** A picture that is alike for all games, with a picture of the game's own for each card. */
export type Review<Picture> = {
  readonly kind: 'review';
  readonly sheet: ReviewSheet;
  readonly pictures: readonly (Picture | null)[];
};

export const isReview = <Wanted extends { readonly kind: string }>(
  request: Wanted,
): request is Wanted & Review<Wanted> => request.kind === 'review';
