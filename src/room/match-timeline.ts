import { itemAt, type Json, maxBy, type Seat, type SlicedWork } from '#engine';
import type { GameTypes, GameUi, ReviewUi } from '#games/contract';
import { replayMoments } from './replay-moments.ts';
import { gameOf, type Room } from './room.ts';
import { matchOf } from './turn-steps.ts';

/** The public view after a turn, or after everyone's turns in a simultaneous game. */
export type TimelineStep = {
  readonly view: Json;
  /** The public view before it; the same view for the first step. */
  readonly before: Json;
  readonly length: number;
  /** 0 for steps before the first round. */
  readonly round: number;
  /** The seats that moved since the step before. */
  readonly movers: readonly Seat[];
  /** By seat, or one number in cooperative games. */
  readonly points: readonly number[];
};

/** A side took the sole lead; or a cooperative game reached its target or fell below it. */
export type TurningPoint = { readonly step: number; readonly side: readonly Seat[]; readonly gain: number };

type BestMove = { readonly seat: Seat; readonly step: number; readonly gain: number };

/** A match as everyone saw it, computed from the log. */
export type MatchTimeline = {
  readonly steps: readonly TimelineStep[];
  readonly rounds: number;
  readonly target: number | null;
  readonly turnings: readonly TurningPoint[];
  /** By seat; null for one that never moved. */
  readonly best: readonly (BestMove | null)[];
};

/** Seats that win together; single seats in games without teams. */
export function teamsIn(room: Room): readonly (readonly Seat[])[] {
  const teams = gameOf(room).teams(room.seats.length, matchOf(room).options);
  return teams.length > 0 ? teams : room.seats.map((_, seat) => [seat]);
}

type Counted = Pick<GameUi, 'shared' | 'progress'>;
type Reviewed = ReviewUi<GameTypes>;

/** Points of each seat; where all have one score together, that alone. */
const pointsIn = (view: Json, { seats }: Room, { shared, progress }: Counted): number[] =>
  (shared ? [0] : [...seats.keys()]).map((seat) => progress(view, seat).total);

function* stepsOf(room: Room, ui: Counted, { round }: Reviewed): SlicedWork<TimelineStep[]> {
  const game = gameOf(room);
  const { log } = matchOf(room);
  const steps: TimelineStep[] = [];
  for (const { length, state } of replayMoments(room)) {
    yield;
    const view = game.view(state, null);
    const last = steps.at(-1);
    const before = last?.view ?? view;
    const movers = [...new Set(log.slice(last?.length ?? length, length).map(({ seat }) => seat))].sort(
      (a, b) => a - b,
    );
    steps.push({ view, before, length, round: last ? round(before) : 0, movers, points: pointsIn(view, room, ui) });
  }
  return steps;
}

type Sides = readonly (readonly Seat[])[];

const sumOf = ({ points }: TimelineStep, side: readonly Seat[]): number =>
  side.reduce((sum, seat) => sum + itemAt(points, seat), 0);

/** The side in the sole lead; null if the lead is shared. */
function leaderAt(step: TimelineStep, sides: Sides): readonly Seat[] | null {
  const first = maxBy(sides, (side) => sumOf(step, side));
  const most = sumOf(step, first);
  return sides.filter((side) => sumOf(step, side) === most).length === 1 ? first : null;
}

/** A shared lead doesn't change hands. The first round doesn't count: everyone leads for a moment. */
export function leadChanges(steps: readonly TimelineStep[], sides: Sides): TurningPoint[] {
  const changes: TurningPoint[] = [];
  let holder: readonly Seat[] | null = null;
  for (const [i, step] of steps.entries()) {
    const leader = leaderAt(step, sides);
    if (!leader || leader === holder) continue;
    const gain = sumOf(step, leader) - sumOf(steps[i - 1] ?? step, leader);
    if (holder && step.round > 1) changes.push({ step: i, side: leader, gain });
    holder = leader;
  }
  return changes;
}

function targetCrossings(steps: readonly TimelineStep[], target: number): TurningPoint[] {
  const total = ({ points }: TimelineStep) => itemAt(points, 0);
  return steps.flatMap((step, i): TurningPoint[] => {
    const before = steps[i - 1];
    if (!before || total(before) >= target === total(step) >= target) return [];
    return [{ step: i, side: step.movers, gain: total(step) - total(before) }];
  });
}

function bestOf(steps: readonly TimelineStep[], seat: Seat, { gain }: Reviewed): BestMove | null {
  const moves = steps.flatMap((step, i): BestMove[] =>
    step.movers.includes(seat) && step.round > 0 ? [{ seat, step: i, gain: gain(step.view, step.before, seat) }] : [],
  );
  return moves.length > 0 ? maxBy(moves, (move) => move.gain) : null;
}

/** In slices, since it takes a while. */
export function* buildTimeline(room: Room, ui: Counted, review: Reviewed): SlicedWork<MatchTimeline> {
  const steps = yield* stepsOf(room, ui, review);
  const last = itemAt(steps, steps.length - 1);
  const { target } = ui.progress(last.view, 0);
  const sides = teamsIn(room);
  return {
    steps,
    rounds: Math.max(1, ...steps.map(({ round }) => round)),
    target,
    turnings: target === null ? leadChanges(steps, sides) : targetCrossings(steps, target),
    best: room.seats.map((_, seat) => bestOf(steps, seat, review)),
  };
}

function countsOf(steps: readonly TimelineStep[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { round } of steps) counts.set(round, (counts.get(round) ?? 0) + 1);
  return counts;
}

/** The time of each step in rounds; the steps of a round are spread evenly. */
export function stepTimes({ steps }: Pick<MatchTimeline, 'steps'>): readonly number[] {
  const lengths = countsOf(steps);
  const passed = new Map<number, number>();
  return steps.map(({ round }) => {
    if (round === 0) return 0;
    const at = (passed.get(round) ?? 0) + 1;
    passed.set(round, at);
    return round - 1 + at / (lengths.get(round) ?? 1);
  });
}

/** Best first; ties in seating order. */
export const seatsByPoints = ({ steps }: MatchTimeline, seats: number): readonly Seat[] => {
  const { points } = itemAt(steps, steps.length - 1);
  return Array.from({ length: seats }, (_, seat) => seat).sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0) || a - b);
};
