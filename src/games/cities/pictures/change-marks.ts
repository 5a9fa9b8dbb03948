import { cornerOf, drawPill, newBand, PAPER, type Scene, type Shape, tileCornerOf } from '#draw';
import type { Point, Seat } from '#engine';
import type { Placement } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import type { Site } from './town-layers.ts';

/** What the last move changed in a neighborhood: whole tiles, and spaces with the floors they grew. */
export type Change = {
  readonly tiles: readonly Point[];
  readonly spaces: readonly (Point & { readonly grown: number })[];
};

export const NONE: Change = { tiles: [], spaces: [] };

/** What the seat prepares now, or else what its last move changed, if that was the last of all. */
export function changedSpaces({ seat: own, work, last }: View, seat: Seat): Change {
  if (own === seat && work?.placed.length) return changesOf(work.placed);
  return last?.seat === seat ? changesOf(last.placed) : NONE;
}

export function changesOf(placed: readonly Placement[]): Change {
  const tiles: Point[] = [];
  const grown = new Map<string, Point & { grown: number }>();
  for (const placement of placed) {
    if (placement.kind === 'tile') tiles.push({ x: placement.x, y: placement.y });
    if (placement.kind !== 'feature' && placement.kind !== 'piece') continue;
    const { x, y } = placement;
    const key = `${x},${y}`;
    const before = grown.get(key)?.grown ?? 0;
    grown.set(key, { x, y, grown: before + (placement.kind === 'piece' ? 1 : 0) });
  }
  return { tiles, spaces: [...grown.values()] };
}

/** Ink, white and hot around what is new, in front of the rows behind it. */
export function changeOutlines(site: Site, { tiles, spaces }: Change, weight = 1): (y: number) => Shape[] {
  const { size } = site;
  return (depth) =>
    [
      ...tiles.filter(({ y }) => 2 * y === depth).map((tile) => ({ ...tileCornerOf(site, tile), side: 2 * size })),
      ...spaces.filter(({ y }) => y === depth).map((space) => ({ ...cornerOf(site, space), side: size })),
    ].flatMap(({ x, y, side }) => newBand(x, y, side, weight));
}

/** "+1" inside the space, never on a corner: there it would hide a neighbor's height. */
export const changeTags = (site: Site, { spaces }: Change, scene: Scene): Shape[] =>
  spaces.flatMap((space) => tag(site, space, space.grown, scene));

function tag(site: Site, at: Point, grown: number, scene: Scene): Shape[] {
  if (grown === 0) return [];
  const { x, y } = cornerOf(site, at);
  return grownTag(grown, x + 4, y + site.size - 38, scene);
}

/** The number of new floors. */
export const grownTag = (grown: number, x: number, y: number, scene: Scene): Shape[] =>
  drawPill(scene, `+${grown}`, { x, y, w: 52, h: 36 }, 'tag', 'white on hot', {
    border: { stroke: PAPER.white, width: 3 },
    down: 0,
  });
