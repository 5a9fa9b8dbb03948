import { itemAt, type Json, type Seat } from '#engine';
import type { PictureRequest } from '#games/contract';
import {
  hasCardPictures,
  mistakeText,
  nameOf,
  type Reader,
  type Review,
  type ReviewCard,
  type ReviewLine,
  type ReviewSheet,
  type ReviewTurning,
  words,
} from '#i18n';
import {
  gameOf,
  type MatchTimeline,
  type MistakeComparison,
  type Mistakes,
  type Room,
  seatsByPoints,
  stepTimes,
  type TimelineStep,
  teamsIn,
} from '#room';
import { capabilityOf, roundNames, uiOf, wordsOf } from '../game-parts.ts';
import type { Piece } from './message.ts';

const endsRound = (steps: readonly TimelineStep[], i: number): boolean =>
  itemAt(steps, i).round > 0 && steps[i + 1]?.round !== itemAt(steps, i).round;

/** The steps from the last one before the first round. */
function lineOf(course: MatchTimeline, seat: Seat | null, times: readonly number[]): ReviewLine {
  const { steps } = course;
  const from = Math.max(
    0,
    steps.findLastIndex(({ round }) => round === 0),
  );
  const spots = steps.map(({ points }, i) => ({
    time: itemAt(times, i),
    points: itemAt(points, seat ?? 0),
    endsRound: endsRound(steps, i),
  }));
  return { seat, spots: spots.slice(from) };
}

/** The main part of a move in words; all of it if nothing stands out. */
function gist(room: Room, { view, before }: TimelineStep, seat: Seat, reader: Reader): string {
  const { feat, move } = capabilityOf(room, 'review');
  return (
    feat(view, before, seat, reader) ??
    uiOf(room).reason(view, before, seat, reader) ??
    move(view, before, seat, reader)
  );
}

/** What comes before the first round has no number. */
function roundWords(room: Room, round: number, { language }: Reader): string {
  if (round === 0) return words(language)('bot.review.start');
  return wordsOf(room).say(language)('review.round', { round: uiOf(room).roundName(round) });
}

function turningsOf(room: Room, course: MatchTimeline, times: readonly number[], reader: Reader): ReviewTurning[] {
  const { steps, target, turnings } = course;
  return turnings.map(({ step: at, side, gain }, i) => {
    const step = itemAt(steps, at);
    const mover = side.find((seat) => step.movers.includes(seat));
    // A team leads by its points together, but the marked line is the mover's.
    const points = itemAt(step.points, target === null ? (mover ?? side[0] ?? 0) : 0);
    return {
      ...{ number: i + 1, time: itemAt(times, at), points, seats: side, gain },
      kind: target === null ? 'lead' : points >= target ? 'reached' : 'fallen',
      round: roundWords(room, step.round, reader),
      // Who comes into the lead without gaining has it from what others lost.
      what: mover === undefined || (target === null && gain <= 0) ? '' : gist(room, step, mover, reader),
    };
  });
}

function cardOf(room: Room, { best: bests, steps }: MatchTimeline, seat: Seat, reader: Reader): ReviewCard {
  const best = bests[seat] ?? null;
  if (!best) return { seat, best };
  const { round, view, before } = itemAt(steps, best.step);
  const what = capabilityOf(room, 'review').move(view, before, seat, reader);
  return { seat, best: { round: roundWords(room, round, reader), what, gain: best.gain } };
}

/** The side that has led from the first round to the end; null if there's none. */
function keptBy(room: Room, { steps, target, turnings }: MatchTimeline): readonly Seat[] {
  const sides = teamsIn(room);
  const { points } = itemAt(steps, steps.length - 1);
  const sums = sides.map((side) => side.reduce((sum, seat) => sum + (points[seat] ?? 0), 0));
  const most = Math.max(...sums);
  const first = sides.filter((_, i) => sums[i] === most);
  const [leader] = first;
  return target === null && turnings.length === 0 && sides.length > 1 && first.length === 1 && leader ? leader : [];
}

/** How a match went, and the mistakes found in it. */
export type Past = {
  readonly course: MatchTimeline;
  readonly mistakes: Mistakes;
  readonly comparisons: readonly (MistakeComparison | null)[];
};

export function reviewRequest(
  room: Room,
  course: MatchTimeline,
  reader: Reader,
): PictureRequest & Review<PictureRequest> {
  const ui = uiOf(room);
  const { steps, rounds, target, best } = course;
  const times = stepTimes(course);
  const say = wordsOf(room).say(reader.language);
  const seats = seatsByPoints(course, room.seats.length);
  const where = capabilityOf(room, 'review').where(itemAt(steps, steps.length - 1).view, reader);
  const sheet: ReviewSheet = {
    game: [say('name'), ...(where ? [where] : [])].join(' · '),
    axis: say('review.axis'),
    rounds: roundNames(ui, rounds),
    target,
    lines: target === null ? seats.map((seat) => lineOf(course, seat, times)) : [lineOf(course, null, times)],
    turnings: turningsOf(room, course, times, reader),
    kept: keptBy(room, course),
    cards: seats.map((seat) => cardOf(room, course, seat, reader)),
  };
  const pictures = seats.map((seat) => {
    const move = best[seat];
    return move && hasCardPictures(seats.length) ? ui.home(itemAt(steps, move.step).view, seat) : null;
  });
  return { game: room.game, kind: 'review', sheet, pictures };
}

/** `viewer` is the seat of who reads it. */
type Readership = { readonly reader: Reader; readonly viewer: Seat | null };

/** A seat's biggest mistake; null if none was found, or if both ways to play come to the same. */
function mistakeOf(room: Room, { course, mistakes, comparisons }: Past, seat: Seat, { reader, viewer }: Readership) {
  const mistake = mistakes.bySeat[seat];
  const comparison = comparisons[seat];
  if (!mistake || !comparison) return null;
  const seen = (state: Json) => gameOf(room).view(state, seat);
  const before = seen(comparison.from);
  const [played, better] = [comparison.played, comparison.better].map(({ state, last }) =>
    last === null ? null : { before, view: seen(state), action: last },
  );
  const person = seat === viewer ? 'you' : 'other';
  const told = played && better && capabilityOf(room, 'review').contrast(played, better, person, reader);
  if (!told) return null;
  const { round = 0 } = course.steps.find(({ length }) => length > mistake.index) ?? {};
  const { points } = mistake;
  return { ...told, points, person, name: nameOf(reader, seat), round: roundWords(room, round, reader) } as const;
}

/** One sentence for each, the reader's own first, then by points. */
export function mistakeLines(room: Room, past: Past, readership: Readership): string[] {
  const { viewer, reader } = readership;
  const seats = [...seatsByPoints(past.course, room.seats.length)].sort(
    (a, b) => Number(b === viewer) - Number(a === viewer),
  );
  return seats
    .map((seat) => mistakeOf(room, past, seat, readership))
    .filter((mistake) => mistake !== null)
    .map((mistake) => mistakeText(mistake, reader.language));
}

/** The picture, and below it what would have been better. */
export function sharedPieces(room: Room, past: Past, reader: Reader, viewer: Seat | null = null): Piece[] {
  return [
    { name: 'review.png', request: reviewRequest(room, past.course, reader) },
    mistakeLines(room, past, { reader, viewer }).join('\n'),
  ];
}

/** The same, with how that is meant; nothing to press. */
export function reviewPieces(room: Room, past: Past, reader: Reader, viewer: Seat | null): Piece[] {
  const pieces = sharedPieces(room, past, reader, viewer);
  const note = past.mistakes.complete ? (pieces.at(-1) === '' ? 'flawless' : 'explained') : 'again';
  return [...pieces, words(reader.language)(`bot.review.${note}`)];
}
