import { itemAt, type Point } from '#engine';
import { type CityScore, scoreCity } from './scoring.ts';
import type { CardNumber, Placement, Zone } from './types.ts';
import type { View } from './view.ts';

/** What is highlighted while the rest of the city is dimmed. */
export type Light =
  | { readonly kind: 'group'; readonly zone: Zone }
  | { readonly kind: 'roads' }
  | { readonly kind: 'condition'; readonly card: CardNumber };

/** One of the eight parts of the score: a zone's group, the roads, or a condition by its number. */
export type GainLine = { readonly part: Zone | 'roads' | CardNumber; readonly from: number; readonly to: number };
export type Gain = {
  readonly lines: readonly GainLine[];
  readonly from: number;
  readonly to: number;
  readonly target: number;
};

/** The score of the city as it lies. */
export const scoreOf = (view: View): CityScore => scoreCity(view.city, view);

/** What a placement would change in each part of the score; without one nothing changes. */
export function gainOf(view: View, placement: Placement | null): Gain {
  const before = scoreOf(view);
  const after = placement ? scoreCity([...view.city, placement], view) : before;
  return {
    lines: [
      ...before.groups.map(({ zone, points }, i) => ({ part: zone, from: points, to: itemAt(after.groups, i).points })),
      { part: 'roads', from: before.roadPoints, to: after.roadPoints },
      ...before.conditions.map(({ card, points }, i) => ({
        part: card,
        from: points,
        to: itemAt(after.conditions, i).points,
      })),
    ],
    from: before.total,
    to: after.total,
    target: before.target,
  };
}

/** The highlighted blocks, each once. */
export function litBlocks(view: View, light: Light): Point[] {
  const { groups, roads, conditions } = scoreOf(view);
  switch (light.kind) {
    case 'group':
      return [...(groups.find(({ zone }) => zone === light.zone)?.blocks ?? [])];
    case 'roads':
      return roads.flatMap(({ blocks }) => blocks);
    case 'condition':
      return once(conditions.find(({ card }) => card === light.card)?.hits.flatMap(({ blocks }) => blocks) ?? []);
  }
}

const once = (points: readonly Point[]): Point[] => [
  ...new Map(points.map((point) => [`${point.x},${point.y}`, point])).values(),
];
