import type { Point } from '#engine';
import { face, QUARTERS } from './content.ts';
import type { CardNumber, Placement, RoadSides, Zone } from './types.ts';

/** A block on top; `layer` counts the cards of the city from the first. */
export type Block = Point & {
  readonly zone: Zone;
  readonly road: RoadSides;
  readonly card: CardNumber;
  readonly layer: number;
};

/** The blocks that can be seen, row by row. */
export function visibleBlocks(city: readonly Placement[]): Block[] {
  const top = new Map<string, Block>();
  for (const [layer, { card, turned, x, y }] of city.entries()) {
    const { blocks, roads } = face(card, turned);
    for (const quarter of QUARTERS) {
      const at = { x: x + (quarter & 1), y: y + (quarter >> 1) };
      top.set(`${at.x},${at.y}`, { ...at, zone: blocks[quarter], road: roads[quarter], card, layer });
    }
  }
  return [...top.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}
