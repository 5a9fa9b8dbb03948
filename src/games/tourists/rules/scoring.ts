import {
  cellIndex,
  makeGrid,
  type Outcome,
  type Point,
  rankSeats,
  required,
  type Score,
  type ScorePart,
  type Seat,
} from '#engine';
import { fieldsOf } from './city.ts';
import type { City, Field, Kind, ScoringLevel, State } from './types.ts';
import { seenFrom, type Zone, zonesOf } from './zones.ts';

/** A tourist's points and the fields that give them, one point each: nothing where another one scores the zone. */
type TouristScore = Point & {
  readonly kind: Kind;
  readonly points: number;
  readonly zone: readonly Field[];
  /** Terraces beside attractions or water beside parks, on level 3. */
  readonly beside: readonly Field[];
  /** What is seen from a terrace, on levels 2 and 3. */
  readonly seen: readonly Field[];
};
export type CityScore = { readonly tourists: readonly TouristScore[]; readonly total: number };

const NONE: readonly Field[] = [];

/** Of several tourists in one zone the first one scores. Works in an unfinished city, too: a hole ends zones and views. */
export function scoreCity(level: ScoringLevel, fields: readonly Field[], tourists: readonly Point[]): CityScore {
  const grid = makeGrid(fields);
  const zones = new Map<Field, Zone>();
  for (const zone of zonesOf(grid, level)) for (const field of zone.fields) zones.set(field, zone);
  const scored = new Set<Zone>();
  const scores = tourists.map((tourist): TouristScore => {
    const field = required(grid.cells[cellIndex(grid, tourist)], 'field under a tourist');
    const own = zones.get(field);
    const zone = own && !scored.has(own) ? own : null;
    if (zone) scored.add(zone);
    const seen = field.kind === 'terrace' ? seenFrom(grid, field, level) : NONE;
    const { fields: inside, beside } = zone ?? { fields: NONE, beside: NONE };
    const points = inside.length + beside.length + seen.length;
    return { x: field.x, y: field.y, kind: field.kind, points, zone: inside, beside, seen };
  });
  return { tourists: scores, total: scores.reduce((sum, { points }) => sum + points, 0) };
}

/** A line for each kind a tourist can stand on, with one more for each tourist there. */
const LINES = ['attraction', 'park', 'terrace'] as const;

function partOf(kind: Kind, tourists: readonly TouristScore[]): ScorePart {
  const here = tourists.filter((tourist) => tourist.kind === kind);
  const parts = here.map(({ points }): ScorePart => ({ key: 'tourist', count: 1, points, parts: [] }));
  return { key: kind, count: here.length, points: parts.reduce((sum, part) => sum + part.points, 0), parts };
}

export function scoreOf(level: ScoringLevel, { tiles, tourists }: City): Score {
  const { tourists: scores, total } = scoreCity(level, fieldsOf(tiles), tourists);
  return { total, parts: LINES.map((kind) => partOf(kind, scores)) };
}

const bestFirst = (score: Score): number[] =>
  score.parts.flatMap(({ parts }) => parts.map(({ points }) => points)).sort((a, b) => b - a);

/** Most points, then the best tourist, then the second best, and so on; then a shared place. */
export function rank(scores: readonly Score[]): Seat[][] {
  const keys = scores.map((score) => [score.total, ...bestFirst(score)]);
  return rankSeats(keys, compare);
}

/** A tourist who is not there counts as one without points. */
function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (b[i] ?? 0) - (a[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

export function outcome(state: State): Outcome | null {
  if (state.phase !== 'over') return null;
  const scores = state.cities.map((city) => scoreOf(state.level, city));
  return { kind: 'ranked', scores, ranking: rank(scores) };
}
