import type { Box, Point } from '#engine';
import { letterOf } from '#i18n';
import { veil } from './kit/tile-slab.ts';
import { centered, type Rect } from './paper-sheet.ts';
import { image, rect, type Shape, type Sprite } from './shape.ts';
import { type Scene, write } from './text.ts';
import { FELT, PAPER } from './theme.ts';

/** Tiles of two by two spaces on a sheet: the first tile column and row shown, their corner in pixels, the side of a space. */
export type TileSite = { readonly frame: Box; readonly x: number; readonly y: number; readonly size: number };

/** In the middle of a room, spaces of that side. */
export const tilesIn = (room: Rect, frame: Box, size: number): TileSite => ({
  frame,
  size,
  ...centered(room, 2 * frame.width * size, 2 * frame.height * size),
});

/** The pixel corner of a space. */
export const cornerOf = ({ frame, x, y, size }: TileSite, at: Point): Point => ({
  x: x + (at.x - 2 * frame.left) * size,
  y: y + (at.y - 2 * frame.top) * size,
});

/** The pixel corner of a tile. */
export const tileCornerOf = (site: TileSite, at: Point): Point => cornerOf(site, { x: 2 * at.x, y: 2 * at.y });

/** The dark bed in which the tiles lie. */
export function well({ frame: { width, height }, x, y, size }: TileSite, pad = 14): Shape[] {
  return [rect(x - pad, y - pad, 2 * width * size + 2 * pad, 2 * height * size + 2 * pad, { fill: FELT.well }, 22)];
}

/** Dashes where a tile can still be placed. */
export function openGround(site: TileSite, tiles: readonly Point[]): Shape[] {
  const { frame: shown, size } = site;
  const taken = new Set(tiles.map(({ x, y }) => `${x},${y}`));
  const free = Array.from({ length: shown.width * shown.height }, (_, i) => ({
    x: shown.left + (i % shown.width),
    y: shown.top + Math.floor(i / shown.width),
  })).filter(({ x, y }) => !taken.has(`${x},${y}`));
  return free.map((tile) => {
    const { x, y } = tileCornerOf(site, tile);
    return rect(x + 9, y + 9, 2 * size - 18, 2 * size - 18, { stroke: '#8B91A680', width: 4, dash: [14, 12] }, 16);
  });
}

/**
 * Numbers left of the rows, letters below the columns of the spaces there are: roofs rise over the upper edge.
 * `home` is where the space 0, 0 lies in the frame that gives all of them their names.
 */
export function coordinates(site: TileSite, box: Box, home: Point, scene: Scene): Shape[] {
  const { left, top, width, height } = box;
  const { size, x, y, frame: shown } = site;
  const half = Math.round(size / 2);
  const below = y + 2 * shown.height * size + 36;
  const letters = Array.from({ length: width }, (_, i) => {
    const corner = cornerOf(site, { x: left + i, y: top });
    return write(scene, letterOf(left + home.x + i), { center: corner.x + half, y: below }, 'label', 'paper on felt');
  });
  const numbers = Array.from({ length: height }, (_, i) => {
    const corner = cornerOf(site, { x: left, y: top + i });
    return write(scene, String(top + home.y + i + 1), { center: x - 31, y: corner.y + half }, 'label', 'paper on felt');
  });
  return [...letters, ...numbers];
}

/** A free place for a tile: gold dashes. */
export function tilePlace(site: TileSite, place: Point): Shape[] {
  const { x, y } = tileCornerOf(site, place);
  const side = 2 * site.size;
  return [
    rect(x + 7, y + 7, side - 14, side - 14, { fill: '#41475B80' }, 18),
    rect(x + 7, y + 7, side - 14, side - 14, { stroke: PAPER.gold, width: 6, dash: [22, 15] }, 18),
  ];
}

/** The tile itself under a cream veil: on a dark table a see-through one would look dull. */
export function ghost(site: TileSite, place: Point, tile: Sprite): Shape[] {
  const { x, y } = tileCornerOf(site, place);
  return [image(tile, x, y), image(veil(site.size), x, y), ...dashedBand(x + 4, y + 4, 2 * site.size - 8)];
}

/** Hot dashes on white and ink around what is chosen. */
export function dashedBand(x: number, y: number, side: number): Shape[] {
  return [
    rect(x, y, side, side, { stroke: PAPER.ink, width: 15 }, 18),
    rect(x, y, side, side, { stroke: PAPER.white, width: 11 }, 18),
    rect(x, y, side, side, { stroke: PAPER.hot, width: 6, dash: [20, 15] }, 18),
  ];
}
