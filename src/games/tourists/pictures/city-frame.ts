import { type Box, boundingBox, type Point } from '#engine';
import { EXTENT } from '../rules/content.ts';
import type { Change, City } from '../rules/types.ts';

/** Tile columns and rows shown, and the first of them. */
export type Frame = Box;

/** A square of `side` tiles with the last one placed in it and as many others as possible. */
export function around({ tiles }: Pick<City, 'tiles'>, { laid, visit }: Change, side: number): Frame {
  const last = laid.at(-1) ?? tiles.at(-1) ?? { x: 0, y: 0 };
  const steps = Array.from({ length: side }, (_, i) => -i);
  const frames = steps.flatMap((down) =>
    steps.map((right) => ({ left: last.x + right, top: last.y + down, width: side, height: side })),
  );
  const holds = ({ left, top }: Frame, { x, y }: Point) => x >= left && x < left + side && y >= top && y < top + side;
  const visited = visit && visit.kind !== 'stay' ? { x: Math.floor(visit.x / 2), y: Math.floor(visit.y / 2) } : null;
  const worth = (each: Frame) =>
    tiles.filter((tile) => holds(each, tile)).length + (visited && holds(each, visited) ? tiles.length : 0);
  return frames.reduce((best, each) => (worth(each) > worth(best) ? each : best));
}

/** The four by four tiles a city comes to have; a narrow one lies in the middle until it is known where it grows. */
export function frame({ tiles }: { readonly tiles: readonly Point[] }, rows = EXTENT): Frame {
  const box = boundingBox(tiles);
  return {
    left: box.left - Math.floor((EXTENT - box.width) / 2),
    top: box.top - Math.floor((rows - box.height) / 2),
    width: EXTENT,
    height: rows,
  };
}

/** The tiles there are and every place around them where one may go. */
export const reach = ({ tiles }: City, places: readonly Point[]): Frame => boundingBox([...tiles, ...places]);
