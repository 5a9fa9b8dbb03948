import type { Point } from '#engine';
import { AREAS, type Area, COLORS, type Color, type Feature, type Land } from './kinds.ts';
import type { Action, Item, Placement } from './types.ts';

/** What a seat holds, by what it can be placed as. */
export type Held = 'tile' | Feature | Color;

export const isOpen = (land: Land): land is Area => (AREAS as readonly Land[]).includes(land);

export const isColor = (held: Held | null): held is Color => (COLORS as readonly (Held | null)[]).includes(held);

/** What an action places. */
export const heldBy = (action: Action | Placement): Held | null => {
  if (action.kind === 'tile') return 'tile';
  if (action.kind === 'feature') return action.feature;
  return action.kind === 'piece' ? action.color : null;
};

/** What an item of the hand is held as; alike items are held as the same. */
export const heldIn = (item: Item): Held | 'card' => {
  if (item.kind === 'feature') return item.feature;
  return item.kind === 'piece' ? item.color : item.kind;
};

export const isAt = (one: Point, other: Point): boolean => one.x === other.x && one.y === other.y;

/** Alike items are interchangeable: one of each kind. */
export const differentIn = (hand: readonly Item[]): Item[] =>
  hand.filter((item, i) => hand.findIndex((other) => heldIn(other) === heldIn(item)) === i);

/** The places an item may go to, in the order of their letters; buttons and picture both read this list. */
export function places(legal: readonly Action[], held: Held): Point[] {
  const found: Point[] = [];
  for (const action of legal) {
    if (heldBy(action) !== held || !('x' in action)) continue;
    const { x, y } = action;
    if (!found.some((other) => isAt(other, action))) found.push({ x, y });
  }
  return found;
}
