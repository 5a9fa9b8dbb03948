import { describe, expect, it } from 'vitest';
import { checkForMistake, type Json, type MistakeCheck, type MistakeFound, type Seat } from '#engine';
import { isGameId } from '#games';
import { GAMES, RULES } from '#games/rules';
import { gameOf, matchOf, seatsByPoints, stepTimes, type TimelineStep } from '#room';
import { leadChanges } from '../../src/room/match-timeline.ts';
import { fixtureNames } from '../games/fixtures.ts';
import { finishedRoom, mistakesIn, timelineOf } from '../rig/finished-matches.ts';

const FINISHED = GAMES.flatMap((game) => fixtureNames(game).map((name) => [game.id, name, game] as const));

describe.each(FINISHED)('the timeline of %s, %s', (_, name, game) => {
  const room = finishedRoom(game, name);
  const course = timelineOf(room);
  const last = course.steps.at(-1)!;

  it('ends with the points of the outcome', () => {
    const outcome = game.outcome(matchOf(room).state)!;
    if (outcome.kind === 'together') {
      expect(last.points).toEqual([outcome.score.total]);
      expect(course.target).toBe(outcome.target);
      expect(course.turnings.length % 2 === 1).toBe(outcome.won !== course.steps[0]!.points[0]! >= outcome.target);
    } else {
      expect(last.points).toEqual(outcome.scores.map(({ total }) => total));
      expect(course.target).toBeNull();
      expect(seatsByPoints(course, room.seats.length).map((seat) => last.points[seat])).toEqual(
        last.points.toSorted((a, b) => b - a),
      );
    }
  });

  it('goes forward in time, round by round', () => {
    const times = stepTimes(course);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBe(course.rounds);
    expect(new Set(course.steps.map(({ round }) => round)).size).toBeGreaterThanOrEqual(course.rounds);
    expect(last.length).toBe(matchOf(room).log.length);
  });

  it('names each seat’s best move', () => {
    for (const [seat, best] of course.best.entries()) {
      expect(best).not.toBeNull();
      const { movers, round } = course.steps[best!.step]!;
      expect(movers).toContain(seat);
      expect(round).toBeGreaterThan(0);
      // What a conflict of Wonders brings was won before the turn it comes in.
      if (room.game === 'wonders') continue;
      const points = (step: TimelineStep | undefined) => step?.points[seat] ?? step?.points[0] ?? 0;
      const gains = course.steps.map((step, i) =>
        i > 0 && step.movers.includes(seat) && step.round > 0 ? points(step) - points(course.steps[i - 1]) : -Infinity,
      );
      expect(Math.max(...gains)).toBe(best!.gain);
    }
  });

  it('contains only public views', () => {
    const seen = (state: Json) => game.view(state, null);
    expect(last.view).toEqual(seen(matchOf(room).state));
  });
});

/** Steps with these points; the movers don't matter for the lead. */
const stepsWith = (points: readonly (readonly number[])[]): TimelineStep[] =>
  points.map((each, i) => ({ view: null, before: null, length: i, round: i, movers: [], points: each }));

const alone = (seats: number): Seat[][] => Array.from({ length: seats }, (_, seat) => [seat]);

describe('the lead', () => {
  it('changes when a new side is in the sole lead, from the second round on', () => {
    const steps = stepsWith([
      [0, 0, 0],
      [3, 2, 0],
      [3, 5, 0],
      [5, 5, 5],
      [5, 6, 7],
      [9, 6, 7],
    ]);
    expect(leadChanges(steps, alone(3))).toEqual([
      { step: 2, side: [1], gain: 3 },
      { step: 4, side: [2], gain: 2 },
      { step: 5, side: [0], gain: 4 },
    ]);
  });

  it('doesn’t change while it is shared, and the first leader is no change', () => {
    const steps = stepsWith([
      [0, 0],
      [0, 0],
      [4, 0],
      [4, 4],
      [6, 4],
    ]);
    expect(leadChanges(steps, alone(2))).toEqual([]);
  });

  it('counts the points of both seats of a team', () => {
    const steps = stepsWith([
      [0, 0, 0, 0],
      [1, 0, 5, 0],
      [4, 4, 7, 0],
    ]);
    expect(
      leadChanges(steps, [
        [0, 1],
        [2, 3],
      ]),
    ).toEqual([{ step: 2, side: [0, 1], gain: 7 }]);
  });

  it('does not depend on the order of seats', () => {
    for (const [, name, game] of FINISHED) {
      const room = finishedRoom(game, name);
      const { steps, target } = timelineOf(room);
      if (target !== null) continue;
      const seats = room.seats.length;
      const turned = steps.map((step) => ({ ...step, points: step.points.toReversed() }));
      const there = leadChanges(turned, alone(seats)).map((each) => ({ ...each, side: [seats - 1 - each.side[0]!] }));
      expect(there).toEqual(leadChanges(steps, alone(seats)));
    }
  });
});

const NONE: MistakeFound = { points: 0, better: [] };

describe('mistakes', () => {
  const byGame = GAMES.flatMap((game) =>
    fixtureNames(game)
      .slice(0, 1)
      .map((name) => [game.id, finishedRoom(game, name)] as const),
  );

  it.each(byGame)('are searched in %s among a limited number of decisions that had a choice', (_, room) => {
    const { doubts: asked, mistakes } = mistakesIn(room, () => NONE);
    expect(mistakes).toEqual({ bySeat: room.seats.map(() => null), complete: true });
    expect(asked.length).toBeLessThanOrEqual(140);
    expect(new Set(asked.map(({ from }) => from.length)).size).toBe(asked.length);
    for (const { from, seat, played } of asked) {
      const legal = gameOf(room).legal(from.state, seat);
      expect(legal.length).toBeGreaterThan(1);
      expect(legal).toContainEqual(played);
    }
  });

  it.each(byGame)('count in %s only after a close check, the biggest of each seat', (_, room) => {
    const isClose = ({ samples }: MistakeCheck) => samples > 1;
    const size = ({ from, seat }: MistakeCheck) => (seat === 0 ? 1 + (from.length % 7) : 0);
    const found = mistakesIn(room, (doubt) => ({ points: size(doubt), better: [doubt.played] }));
    const close = found.doubts.filter(isClose);
    expect(close.every(({ seat, better }) => seat === 0 && better !== null)).toBe(true);
    expect(found.mistakes.bySeat[0]?.points).toBe(Math.max(...close.map(size)));
    expect(found.mistakes.bySeat.slice(1).every((mistake) => mistake === null)).toBe(true);
    const gone = mistakesIn(room, (doubt) => ({ points: isClose(doubt) ? 0.3 : 9, better: [doubt.played] }));
    expect(gone.mistakes.bySeat.every((mistake) => mistake === null)).toBe(true);
  });

  it.each(byGame)('are rated in %s the same every time, and never negative', (id, room) => {
    if (!isGameId(id)) throw new Error(id);
    const weighed = (doubt: MistakeCheck) => {
      const steps = checkForMistake(RULES[id], doubt);
      let step = steps.next();
      let yields = 0;
      for (; !step.done; step = steps.next()) yields++;
      return { ...step.value, yields };
    };
    const { doubts: asked } = mistakesIn(room, () => NONE);
    for (const doubt of asked.slice(-4)) {
      const found = weighed(doubt);
      expect(found.points).toBeGreaterThanOrEqual(0);
      expect(found.yields).toBeLessThanOrEqual(4);
      expect(weighed(doubt)).toEqual(found);
    }
  });
});
