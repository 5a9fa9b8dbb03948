import type { Point } from '../../../engine/grid.ts';
import { AREAS, type Area, COLORS, type Color, type Feature, type Land } from './kinds.ts';
import type { Action } from './types.ts';

/** What a seat holds, by what it can be placed as. */
export type Held = 'tile' | Feature | Color;

export const isOpen = (land: Land): land is Area => (AREAS as readonly Land[]).includes(land);

export const isColor = (held: Held | null): held is Color => (COLORS as readonly (Held | null)[]).includes(held);

const heldBy = (action: Action): Held | null => {
  if (action.kind === 'tile') return 'tile';
  if (action.kind === 'feature') return action.feature;
  return action.kind === 'piece' ? action.color : null;
};

/** The places an item may go to, in the order of their letters; buttons and picture both read this list. */
export function places(legal: readonly Action[], held: Held): Point[] {
  const found: Point[] = [];
  for (const action of legal) {
    if (heldBy(action) !== held || !('x' in action)) continue;
    const { x, y } = action;
    if (!found.some((other) => other.x === x && other.y === y)) found.push({ x, y });
  }
  return found;
}
