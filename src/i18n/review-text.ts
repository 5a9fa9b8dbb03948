import { words } from './bot-words.ts';
import { fitAltText, nameOf, pointsText, type Reader } from './reader.ts';
import { plainText } from './text-marks.ts';
import type { Language } from './translator.ts';

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

/** Who a sentence about a move speaks of: its reader, or someone by name. */
export type Person = 'you' | 'other';

/** One turn played in two ways, told by what makes the difference. */
export type MoveContrast = {
  /** What was done, without who did it: "placed the tile at C5". */
  readonly played: string;
  /** What would have been better, as its sentence begins: "at E7 it", "selling it". */
  readonly better: string;
};

type Mistaken = MoveContrast & {
  readonly round: string;
  readonly points: number;
  readonly person: Person;
  readonly name: string;
};

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export function mistakeText({ round, points, person, name, played, better }: Mistaken, language: Language): string {
  const t = words(language);
  const clause = t(`bot.review.played.${person}`, { name, did: played });
  return t('bot.review.mistake', { round, played: clause, better: capitalized(better), count: points });
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

/** Points in brackets tell something only if there were any. */
function turningLine(turning: ReviewTurning, reader: Reader): string {
  const { round, gain } = turning;
  const what = turningText(turning, reader);
  if (gain === 0) return `${round}: ${what}.`;
  return `${words(reader.language)('bot.review.turning', { round, what, gain: signedPoints(gain) })}.`;
}

function bestLine({ seat, best }: ReviewCard, reader: Reader): string {
  const t = words(reader.language);
  const name = nameOf(reader, seat);
  if (!best) return `${name}: ${t('bot.review.none')}.`;
  return best.gain === 0
    ? t('bot.review.bestPlain', { name, ...best })
    : t('bot.review.bestLine', { name, ...best, gain: signedPoints(best.gain) });
}

function reviewLines(sheet: ReviewSheet, reader: Reader): string[] {
  const calm = noChangeText(sheet, reader);
  return [
    standLine(sheet, reader),
    ...turningsToTell(sheet).map((turning) => turningLine(turning, reader)),
    ...(calm ? [`${calm}.`] : []),
    ...sheet.cards.map((card) => bestLine(card, reader)),
  ];
}

export const reviewAlt = (sheet: ReviewSheet, reader: Reader): string =>
  fitAltText(
    [`${words(reader.language)('bot.review.title')}: ${sheet.game}.`, ...reviewLines(sheet, reader)].map(plainText),
  );

export const reviewText = (sheet: ReviewSheet, reader: Reader): string =>
  [`**${words(reader.language)('bot.review.title')}** · ${sheet.game}`, ...reviewLines(sheet, reader)].join('\n');

/** A picture request shared by all games, with one picture of the game per card. */
export type Review<Picture> = {
  readonly kind: 'review';
  readonly sheet: ReviewSheet;
  readonly pictures: readonly (Picture | null)[];
};

export const isReview = <Wanted extends { readonly kind: string }>(
  request: Wanted,
): request is Wanted & Review<Wanted> => request.kind === 'review';
