import { words } from './bot-words.ts';
import { plainText } from './name-escaping.ts';
import { fitAltText, nameOf, pointsText, type Reader } from './reader.ts';

export type ReviewLine = {
  /** Null in cooperative games. */
  readonly seat: number | null;
  /** Times count in rounds. */
  readonly spots: readonly { readonly time: number; readonly points: number; readonly endsRound: boolean }[];
};

/** A change of the lead, or of whether the target is met. */
export type ReviewTurning = {
  readonly number: number;
  readonly time: number;
  readonly points: number;
  readonly seats: readonly number[];
  readonly kind: 'lead' | 'reached' | 'fallen';
  readonly round: string;
  /** The move that caused it; empty if nobody moved. */
  readonly what: string;
  readonly gain: number;
};

export type ReviewCard = {
  readonly seat: number;
  readonly best: { readonly round: string; readonly what: string; readonly gain: number } | null;
  readonly missed: {
    readonly points: number;
    readonly within: string;
    /** The better move, and the one that was played. */
    readonly better: string;
    readonly played: string;
  } | null;
};

export type ReviewSheet = {
  readonly game: string;
  readonly axis: string;
  readonly rounds: readonly string[];
  readonly target: number | null;
  readonly lines: readonly ReviewLine[];
  readonly turnings: readonly ReviewTurning[];
  /** Seats that led from early on to the end; empty if the lead changed. */
  readonly kept: readonly number[];
  readonly cards: readonly ReviewCard[];
  readonly complete: boolean;
};

export const signedPoints = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

export const finalPoints = ({ spots }: ReviewLine): number => spots.at(-1)?.points ?? 0;

/** With more seats there is no space for a picture each. */
const MOST_PICTURES = 4;
export const hasCardPictures = (cards: number): boolean => cards <= MOST_PICTURES;

/** Number of changes in the text; the picture shows all. */
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

/** The sentence for a match without changes of the lead; null if there is nothing to say. */
export function noChangeText({ turnings, kept, target, lines }: ReviewSheet, reader: Reader): string | null {
  if (turnings.length > 0) return null;
  const t = words(reader.language);
  const [all] = lines;
  if (target !== null) return t('bot.review.short', { total: all ? pointsText(finalPoints(all)) : 0, target });
  return kept.length > 0 ? t('bot.review.kept', { names: namesIn(kept, reader), count: kept.length }) : null;
}

type Missed = NonNullable<ReviewCard['missed']>;

/** Both moves have the same text if the better one is the same move done differently. */
function insteadWords({ better, played }: Missed, { language }: Pick<Reader, 'language'>): string {
  const t = words(language);
  return better === played ? t('bot.review.otherwise', { better }) : t('bot.review.instead', { better, played });
}

/** `isBrief` leaves out the better move. */
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

/** Brief, since the better moves are listed below the picture anyway. */
export const reviewText = (sheet: ReviewSheet, reader: Reader): string =>
  [
    `**${words(reader.language)('bot.review.title')}** · ${sheet.game}`,
    ...reviewLines(sheet, reader, { isBrief: true }),
  ].join('\n');

/** A picture request shared by all games, with one picture of the game per card. */
export type Review<Picture> = {
  readonly kind: 'review';
  readonly sheet: ReviewSheet;
  readonly pictures: readonly (Picture | null)[];
};

export const isReview = <Wanted extends { readonly kind: string }>(
  request: Wanted,
): request is Wanted & Review<Wanted> => request.kind === 'review';
