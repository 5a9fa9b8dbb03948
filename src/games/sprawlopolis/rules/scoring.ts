import { maxBy, type Outcome, type Point, type Score, type ScorePart } from '#engine';
import { makePlan, type Plan, pointOf } from './city-plan.ts';
import { isEdge, type Survey, survey } from './city-survey.ts';
import { card, targetOf } from './content.ts';
import { findGroups, type Groups, largestGroup, largestSize } from './groups.ts';
import { looksAtRoads, measure, pointsFrom } from './measure.ts';
import { countRoads, findRoads } from './roads.ts';
import { type CardNumber, type Difficulty, type Placement, type State, ZONES, type Zone } from './types.ts';

/** What the points depend on besides the city. */
export type Terms = { readonly scoring: readonly CardNumber[]; readonly difficulty: Difficulty };

const LOST_PER_ROAD: { readonly [difficulty in Difficulty]: number } = { standard: 1, easier: 0, harder: 1 };

/** In the harder game only one zone counts: the one whose group is largest. */
function countedZones(groups: Groups, difficulty: Difficulty): readonly Zone[] {
  if (difficulty !== 'harder') return ZONES;
  return [maxBy(ZONES, (zone) => largestSize(groups, zone))];
}

/** The largest group of all, without asking which zone it is of. */
function largestOfAll({ list }: Groups): number {
  let most = 0;
  for (const { size } of list) if (size > most) most = size;
  return most;
}

function largestTogether(groups: Groups): number {
  let sum = 0;
  for (const zone of ZONES) sum += largestSize(groups, zone);
  return sum;
}

/** The points without details: fast enough to compare thousands of cities. */
export function pointsOf(plan: Plan, { scoring, difficulty }: Terms): number {
  const groups = findGroups(plan);
  const conditions = scoring.map((number) => card(number).condition);
  const roads = conditions.some(looksAtRoads) ? findRoads(plan) : null;
  const seen: Survey = { plan, groups, roads: roads ?? [] };
  let points = -(roads?.length ?? countRoads(plan)) * LOST_PER_ROAD[difficulty];
  points += difficulty === 'harder' ? largestOfAll(groups) : largestTogether(groups);
  for (const condition of conditions) points += pointsFrom(seen, condition);
  return points;
}

/** The scored group of a zone; `points` is 0 where the zone does not count. */
export type GroupScore = { readonly zone: Zone; readonly points: number; readonly blocks: readonly Point[] };

/** A road's blocks from end to end; a loop has no ends. */
export type RoadScore = { readonly blocks: readonly Point[]; readonly ends: readonly ('edge' | 'block')[] };

/** Each thing a condition counts, with the blocks it is made of. */
type ConditionHit = { readonly points: number; readonly blocks: readonly Point[] };
export type ConditionScore = {
  readonly card: CardNumber;
  readonly points: number;
  readonly hits: readonly ConditionHit[];
};

export type CityScore = {
  readonly groups: readonly GroupScore[];
  readonly roads: readonly RoadScore[];
  /** What the roads cost: 0 or less. */
  readonly roadPoints: number;
  readonly conditions: readonly ConditionScore[];
  readonly total: number;
  readonly target: number;
};

/** A city's points and what they are for; usable from a view, also for a city that is only thought of. */
export function scoreCity(placements: readonly Placement[], terms: Terms): CityScore {
  const seen = survey(makePlan(placements));
  const groups = scoreGroups(seen, terms.difficulty);
  const roads = seen.roads.map(({ cells, ends }) => ({
    blocks: pointsIn(seen, cells),
    ends: ends.map((end): 'edge' | 'block' => (isEdge(seen.plan, end) ? 'edge' : 'block')),
  }));
  // Without the 0: minus nothing is not the same number as nothing.
  const roadPoints = 0 - roads.length * LOST_PER_ROAD[terms.difficulty];
  const conditions = terms.scoring.map((number) => scoreCondition(seen, number));
  const total = sum(groups) + roadPoints + sum(conditions);
  return { groups, roads, roadPoints, conditions, total, target: targetOf(terms.scoring) };
}

const sum = (parts: readonly { readonly points: number }[]) => parts.reduce((total, part) => total + part.points, 0);

const pointsIn = ({ plan }: Survey, cells: readonly number[]): Point[] => cells.map((cell) => pointOf(plan, cell));

function scoreGroups(seen: Survey, difficulty: Difficulty): GroupScore[] {
  const counted = countedZones(seen.groups, difficulty);
  return ZONES.map((zone) => {
    const blocks = pointsIn(seen, largestGroup(seen.groups, zone));
    return { zone, points: counted.includes(zone) ? blocks.length : 0, blocks };
  });
}

function scoreCondition(seen: Survey, number: CardNumber): ConditionScore {
  const { points, hits } = measure(seen, card(number).condition);
  return {
    card: number,
    points,
    hits: hits.map((hit) => ({ points: hit.points, blocks: pointsIn(seen, hit.cells) })),
  };
}

const leaf = (key: string, count: number, points: number): ScorePart => ({ key, count, points, parts: [] });
const branch = (key: string, parts: readonly ScorePart[]): ScorePart => ({
  key,
  count: parts.length,
  points: sum(parts),
  parts,
});

/** The score as every game tells it. */
export function scoreSheet({ groups, roads, roadPoints, conditions, total }: CityScore): Score {
  const parts = [
    branch(
      'groups',
      groups.map(({ zone, points, blocks }) => leaf(zone, blocks.length, points)),
    ),
    leaf('roads', roads.length, roadPoints),
    branch(
      'conditions',
      conditions.map(({ card, points, hits }) => leaf(`${card}`, hits.length, points)),
    ),
  ];
  return { total, parts };
}

export function outcome(state: State): Outcome | null {
  if (state.active !== null) return null;
  const score = scoreCity(state.city, state);
  return { kind: 'together', score: scoreSheet(score), target: score.target, won: score.total >= score.target };
}
