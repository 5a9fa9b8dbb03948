import type { Point } from '#engine';
import type { Action, TileId, Visit } from './types.ts';

/** What a tourist may do, besides nothing. */
export type VisitKind = Exclude<Visit['kind'], 'stay'>;

export const VISIT_KINDS = ['tourist', 'jump', 'walk'] as const satisfies readonly VisitKind[];

const isAt = (a: Point, b: Point) => a.x === b.x && a.y === b.y;

function once(points: readonly Point[]): Point[] {
  const found: Point[] = [];
  for (const { x, y } of points) if (!found.some((other) => isAt(other, { x, y }))) found.push({ x, y });
  return found;
}

/** The places a tile of the hand may go to, in the order of their letters; buttons and picture both read this list. */
export const tilePlaces = (legal: readonly Action[], tile: TileId): Point[] =>
  once(legal.flatMap((action) => (action.kind === 'tile' && action.tile === tile ? [action] : [])));

/** What a tourist may do now. */
export const visitKindsOf = (legal: readonly Action[]): VisitKind[] =>
  VISIT_KINDS.filter((move) => legal.some(({ kind }) => kind === move));

/** Who may go, or where to: new ones have no origin, jump and walk ask for it first. */
export function visitPlaces(legal: readonly Action[], move: VisitKind, from: Point | null): Point[] {
  if (move === 'tourist') return once(legal.flatMap((action) => (action.kind === 'tourist' ? [action] : [])));
  const steps = legal.flatMap((action) => (action.kind === move ? [action] : []));
  if (!from) return inReadingOrder(once(steps.map((step) => step.from)));
  return inReadingOrder(once(steps.filter((step) => isAt(step.from, from))));
}

const inReadingOrder = (points: Point[]): Point[] => points.sort((a, b) => a.y - b.y || a.x - b.x);
