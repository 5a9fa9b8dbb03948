import { type Game, importMatch, type Match, type MistakeCheck, type MistakeFound, required } from '#engine';
import { isGameId } from '#games';
import { GAMES } from '#games/rules';
import { UIS } from '#games/uis';
import {
  buildTimeline,
  compareMistakes,
  decisionsOf,
  findMistakes,
  type MatchTimeline,
  type Mistakes,
  NEW_ROOM,
  type Room,
} from '#room';
import type { Past } from '../../src/bot/views/review.ts';
import { readFixture } from '../games/fixtures.ts';
import { accepted } from './play.ts';
import { runAtOnce } from './run-at-once.ts';

/** The room of a finished match, as for its review. */
function roomOfMatch(match: Match): Room {
  const { game, options, log, state } = match;
  if (!isGameId(game)) throw new Error(`No game is called ${game}.`);
  return {
    ...NEW_ROOM,
    ...{ id: 'looked', channel: '1', guild: '2', host: '3', language: 'en', game, options, match },
    status: 'over',
    seats: match.seats.map(({ name, computer }) => ({ user: null, name, computer })),
    announced: log.length,
    past: { length: log.length, state },
    ...{ pace: 0, adding: 'host', automatic: false, hints: 'request', revision: 0, created: 0 },
  };
}

export const finishedRoom = (game: Game, fixture: string): Room =>
  roomOfMatch(accepted(importMatch(GAMES, readFixture(game, fixture))));

/** How it went, without a pause. */
export function timelineOf(room: Room): MatchTimeline {
  const ui = UIS[room.game];
  return runAtOnce(buildTimeline(room, ui, required(ui.review, 'review')));
}

/** Everything the review shows. */
export const pastOf = (room: Room, mistakes: Mistakes, course = timelineOf(room)): Past => ({
  course,
  mistakes,
  comparisons: runAtOnce(compareMistakes(room, mistakes)),
});

/** All checks of a search for mistakes, with its result; `answer` stands in for the engine. */
export function mistakesIn(
  room: Room,
  answer: (doubt: MistakeCheck) => MistakeFound,
): { doubts: MistakeCheck[]; mistakes: Mistakes } {
  const steps = findMistakes(room, runAtOnce(decisionsOf(room)));
  const doubts: MistakeCheck[] = [];
  let step = steps.next();
  while (!step.done) {
    doubts.push(step.value.doubt);
    step = steps.next(answer(step.value.doubt));
  }
  return { doubts, mistakes: step.value };
}
