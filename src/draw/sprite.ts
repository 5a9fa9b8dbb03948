import { LRUCache } from 'lru-cache';
import { group, type Shape, type Sprite } from './shape.ts';
import { SPACE } from './theme.ts';

/** A box in drawing units around the point at which a drawing is placed. */
export type Extent = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Initials and terrains are many. */
const known = new LRUCache<string, Sprite>({ max: 4000 });

/**
 * A drawing made in units of a space of side 104, scaled to spaces of `size`. The same key gives the
 * same sprite, so the painter draws it once and layouts compare equal.
 */
export const sprite = (key: string, size: number, extent: Extent, shapes: () => readonly Shape[]): Sprite =>
  composed(key, size, extent, () => [group(shapes(), { scale: size / SPACE })]);

/** The same, but its shapes are set in pixels already, mostly out of other sprites: then those are drawn only once. */
export function composed(key: string, size: number, extent: Extent, shapes: () => readonly Shape[]): Sprite {
  const name = `${key} @${size}`;
  const found = known.get(name);
  if (found) return found;
  const scale = size / SPACE;
  const left = Math.floor(extent.left * scale);
  const top = Math.floor(extent.top * scale);
  const made: Sprite = {
    key: name,
    left,
    top,
    width: Math.ceil(extent.right * scale) - left,
    height: Math.ceil(extent.bottom * scale) - top,
    shapes,
  };
  known.set(name, made);
  return made;
}
