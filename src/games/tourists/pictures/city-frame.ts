import { type Box, boundingBox, type Point } from '#engine';
import { EXTENT } from '../rules/content.ts';
import type { City } from '../rules/types.ts';

/** Tile columns and rows shown, and the first of them. */
export type Frame = Box;

/** The four by four tiles a city comes to have; a narrow one lies in the middle until it is known where it grows. */
export function frame({ tiles }: { readonly tiles: readonly Point[] }): Frame {
  const box = boundingBox(tiles);
  return {
    left: box.left - Math.floor((EXTENT - box.width) / 2),
    top: box.top - Math.floor((EXTENT - box.height) / 2),
    width: EXTENT,
    height: EXTENT,
  };
}

/** The tiles there are and every place around them where one may go. */
export const reach = ({ tiles }: City, places: readonly Point[]): Frame => boundingBox([...tiles, ...places]);
