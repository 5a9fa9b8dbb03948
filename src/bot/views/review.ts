import { itemAt, type Json, type Seat, type TurnPreview } from '#engine';
import type { PictureRequest } from '#games/contract';
import {
  hasCardPictures,
  mistakeLines,
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

function turningsOf(room: Room, course: MatchTimeline, times: readonly number[], reader: Reader): ReviewTurning[] {
  const say = wordsOf(room).say(reader.language);
  const { steps, target, turnings } = course;
  return turnings.map(({ step: at, side, gain }, i) => {
    const step = itemAt(steps, at);
    const mover = side.find((seat) => step.movers.includes(seat));
    // A team leads by its points together, but the marked line is the mover's.
    const points = itemAt(step.points, target === null ? (mover ?? side[0] ?? 0) : 0);
    return {
      ...{ number: i + 1, time: itemAt(times, at), points, seats: side, gain },
      kind: target === null ? 'lead' : points >= target ? 'reached' : 'fallen',
      round: say('review.round', { round: uiOf(room).roundName(step.round) }),
      // A seat that takes the lead without a gain has it from others' losses.
      what: mover === undefined || (target === null && gain <= 0) ? '' : gist(room, step, mover, reader),
    };
  });
}

type FoundMistakes = { readonly mistakes: Mistakes; readonly forks: readonly (MistakeComparison | null)[] };

/** A seat's mistake and the better turn, as the seat saw them. */
function choiceWords(room: Room, { from, played, better }: MistakeComparison, seat: Seat, reader: Reader) {
  const { choice } = capabilityOf(room, 'review');
  const seen = (state: Json) => gameOf(room).view(state, seat);
  const said = ({ state, last }: TurnPreview) => (last === null ? '' : choice(seen(state), seen(from), last, reader));
  return { better: said(better), played: said(played) };
}

function cardOf(
  room: Room,
  course: MatchTimeline,
  seat: Seat,
  { mistakes, forks }: FoundMistakes,
  reader: Reader,
): ReviewCard {
  const say = wordsOf(room).say(reader.language);
  const best = course.best[seat] ?? null;
  const step = best && itemAt(course.steps, best.step);
  const mistake = mistakes.bySeat[seat] ?? null;
  const fork = forks[seat] ?? null;
  const missedIn = mistake && (course.steps.find(({ length }) => length > mistake.index) ?? null);
  const within = say('review.within', { round: uiOf(room).roundName(Math.max(1, missedIn?.round ?? 1)) });
  return {
    seat,
    best: best &&
      step && {
        round: say('review.round', { round: uiOf(room).roundName(step.round) }),
        what: capabilityOf(room, 'review').move(step.view, step.before, seat, reader),
        gain: best.gain,
      },
    missed: mistake && fork && { points: mistake.points, within, ...choiceWords(room, fork, seat, reader) },
  };
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

/** The course of a match and its mistakes. */
export type Past = FoundMistakes & { readonly course: MatchTimeline };

export function reviewRequest(
  room: Room,
  { course, ...missed }: Past,
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
    cards: seats.map((seat) => cardOf(room, course, seat, missed, reader)),
    complete: missed.mistakes.complete,
  };
  const pictures = seats.map((seat) => {
    const move = best[seat];
    return move && hasCardPictures(seats.length) ? ui.home(itemAt(steps, move.step).view, seat) : null;
  });
  return { game: room.game, kind: 'review', sheet, pictures };
}

/** The picture and, below it, the better moves. */
export function sharedPieces(room: Room, past: Past, reader: Reader): Piece[] {
  const request = reviewRequest(room, past, reader);
  return [{ name: 'review.png', request }, mistakeLines(request.sheet, reader).join('\n')];
}

/** The same with an explanation, without buttons. */
export const reviewPieces = (room: Room, past: Past, reader: Reader): Piece[] => [
  ...sharedPieces(room, past, reader),
  words(reader.language)(past.mistakes.complete ? 'bot.review.explained' : 'bot.review.again'),
];
