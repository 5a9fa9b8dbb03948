import type { Point } from '../../engine/grid.ts';
import type { View } from '../../games/sprawlopolis/view.ts';
import { scoreOf } from './gain.ts';
import type { Light } from './request.ts';

/** The blocks a light falls on, each once. */
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
