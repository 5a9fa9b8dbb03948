import { type Box, boundingBox, type Point } from '#engine';
import { EXTENT } from '../rules/neighborhood.ts';
import type { Length, Town } from '../rules/types.ts';

/** Where a neighborhood lies on its sheet: tile columns and rows shown, and the first of them. */
export type Frame = Box;

/** Room for all tiles a neighborhood can have; a narrow one stays in the middle until it grows to one side. */
export function frame(town: { readonly tiles: readonly Point[] }, length: Length): Frame {
  const box = boundingBox(town.tiles);
  const [short, long] = EXTENT[length];
  const tall = box.height > short;
  const width = tall ? short : long;
  const height = tall ? long : short;
  const spare = (room: number, used: number) => (used === 0 ? 0 : Math.floor((room - used) / 2));
  return {
    left: box.left - spare(width, box.width),
    top: box.top - spare(height, box.height),
    width,
    height,
  };
}

/** The tiles there are and every place around them where one may go. */
export const reach = (town: Town, places: readonly Point[]): Frame => boundingBox([...town.tiles, ...places]);
