import type { Pitch } from '#draw';
import type { Box, Point } from '#engine';
import { type Block, visibleBlocks } from '../rules/city.ts';
import { type CityScore, scoreCity, type Terms } from '../rules/scoring.ts';
import type { Placement } from '../rules/types.ts';
import { BLOCK } from './zone-tones.ts';

/** A city in a picture: what is shown of the frame, and where. All in it is drawn in a group at x, y. */
export type Site = Pitch & {
  readonly city: readonly Placement[];
  readonly blocks: readonly Block[];
  readonly score: CityScore;
  /** The columns and rows shown. */
  readonly window: Box;
  readonly x: number;
  readonly y: number;
};

/** The columns and rows to be shown, and where and how large. */
export type Crop = { readonly window: Box; readonly x: number; readonly y: number; readonly w: number };

/** Few widths, so that the drawings of one picture serve the next as well. */
const WIDTHS = [112, 104, 97, 90, 84, 78, 72, 68, 65, 62, 58, 54, 50, 46, 42, 38, 34, 30, 27, 24, 21, 18, 15] as const;
const LEAST_WIDTH = 12;

export const heightOf = (w: number): number => Math.round((w * BLOCK.h) / BLOCK.w);

/** The largest block with which the columns and rows fit into the room; margins count in blocks too. */
export function blockWidth(across: number, down: number, room: Pitch, most: number = WIDTHS[0]): number {
  const fits = (w: number) => w <= most && across * w <= room.w && down * heightOf(w) <= room.h;
  return WIDTHS.find(fits) ?? LEAST_WIDTH;
}

export function makeSite(city: readonly Placement[], terms: Terms, { window, x, y, w }: Crop): Site {
  return { city, blocks: visibleBlocks(city), score: scoreCity(city, terms), window, x, y, w, h: heightOf(w) };
}

/** Where a block's upper left corner lies inside the site's group. */
export const cornerOf = ({ window, w, h }: Site, { x, y }: Point): Point => ({
  x: (x - window.left) * w,
  y: (y - window.top) * h,
});

/** A block in the lattice that outlines are made on. */
export const inLattice = <T extends Point>({ window }: Site, block: T): T => ({
  ...block,
  x: block.x - window.left,
  y: block.y - window.top,
});
