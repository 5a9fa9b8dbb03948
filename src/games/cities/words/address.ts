import type { Point } from '#engine';
import { letterOf } from '#i18n';
import { EXTENT } from '../rules/neighborhood.ts';
import type { Length } from '../rules/types.ts';

/**
 * Where the start tile's top left space lies in the frame of all spaces a neighborhood may come to have: the tile can
 * become its first or its last. So a name means the same space all game: that space is E5, in the long game I9.
 */
export function homeOf(length: Length): Point {
  const ahead = 2 * (Math.max(...EXTENT[length]) - 1);
  return { x: ahead, y: ahead };
}

export const rowName = (length: Length, y: number): string => String(y + homeOf(length).y + 1);

/** Letter for the column, number for the row: "E5". */
export const spaceName = (length: Length, { x, y }: Point): string =>
  `${letterOf(x + homeOf(length).x)}${rowName(length, y)}`;

/** A tile, or a place for one, by its top left space. */
export const tileName = (length: Length, { x, y }: Point): string => spaceName(length, { x: 2 * x, y: 2 * y });
