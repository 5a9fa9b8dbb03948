import { cornerOf, newBand, type Shape, type TileSite, tileCornerOf } from '#draw';
import type { Point, Seat } from '#engine';
import { lastChange } from '../rules/score.ts';
import type { Change } from '../rules/types.ts';
import type { View } from '../rules/view.ts';

/** What the seat prepares now, or else what the last round changed. */
export function changeOf(view: View, seat: Seat): Change {
  return seat === view.seat && view.work?.laid.length ? view.work : lastChange(view, seat);
}

/** Where a tourist went, unless that is on the tile that is outlined anyway. */
function visited({ laid, visit }: Change): Point[] {
  if (!visit || visit.kind === 'stay') return [];
  const onTile = laid.some(({ x, y }) => x === Math.floor(visit.x / 2) && y === Math.floor(visit.y / 2));
  return onTile ? [] : [visit];
}

/** Around each new tile, and the field a tourist walked to, in front of the rows behind. */
export function changeOutlines(site: TileSite, change: Change): (depth: number) => Shape[] {
  const { size } = site;
  const squares = [
    ...change.laid.map((tile) => ({ depth: 2 * tile.y, ...tileCornerOf(site, tile), side: 2 * size })),
    ...visited(change).map((field) => ({ depth: field.y, ...cornerOf(site, field), side: size })),
  ];
  const weight = Math.min(1, 0.3 + size / 120);
  return (depth) =>
    squares.filter((square) => square.depth === depth).flatMap(({ x, y, side }) => newBand(x, y, side, weight));
}
