import { cornerOf, fill, group, line, PAPER, rounded, type Shape, shore } from '#draw';
import type { Point } from '#engine';
import type { Space } from '../rules/types.ts';
import { badgeLayer, badgeOf, groundLayer, type Site, standing, standingLayer } from './town-layers.ts';

const VEIL = '#1E223A99';

/** A dark veil over the whole neighborhood with a hole for each lit space. */
function veil(site: Site, lit: readonly Point[]): Shape {
  const { x, y, size, frame } = site;
  const pad = 14;
  const w = 2 * frame.width * size + 2 * pad;
  const h = 2 * frame.height * size + 2 * pad;
  const origin = cornerOf(site, { x: 0, y: 0 });
  const holes = shore(lit, size, 0, 16);
  // The outer edge runs the other way round than the shores, so that the holes stay empty.
  const [left, top, right, bottom] = [
    x - pad - origin.x,
    y - pad - origin.y,
    x - pad + w - origin.x,
    y - pad + h - origin.y,
  ];
  const edge = rounded(
    [
      [left, top],
      [left, bottom],
      [right, bottom],
      [right, top],
    ],
    28,
  );
  return group([fill(`${edge}${holes}`, VEIL)], origin);
}

const isAt = (points: readonly Point[], { x, y }: Point) => points.some((other) => other.x === x && other.y === y);

/** All in the light: there is nothing to single out. */
export const plainTown = (site: Site): Shape[] => [...groundLayer(site), ...standingLayer(site), ...badgeLayer(site)];

/** The neighborhood in the dark, and in the light only what matters now. `between` lies around the lit spaces. */
export function litTown(site: Site, lit: readonly Point[], between: readonly Shape[]): Shape[] {
  const spaces = site.town.spaces
    .filter((space) => isAt(lit, space))
    .sort((a: Space, b: Space) => a.y - b.y || a.x - b.x);
  return [
    ...plainTown(site),
    veil(site, lit),
    ...between,
    ...spaces.flatMap((space) => standing(site, space)),
    ...spaces.flatMap((space) => badgeOf(site, space)),
  ];
}

/** For each occurrence the innermost free track: those that share a space must not run on top of each other. */
function tracks(found: readonly (readonly Space[])[]): { readonly spaces: readonly Space[]; readonly track: number }[] {
  const laid: { readonly spaces: readonly Space[]; readonly track: number }[] = [];
  for (const spaces of found) {
    const meets = laid.filter((other) => other.spaces.some((space) => spaces.includes(space)));
    const used = new Set(meets.map(({ track }) => track));
    let track = 0;
    while (used.has(track)) track++;
    laid.push({ spaces, track });
  }
  return laid;
}

/** A gold line around each occurrence. */
export function circles(site: Site, found: readonly (readonly Space[])[]): Shape[] {
  const origin = cornerOf(site, { x: 0, y: 0 });
  return tracks(found).map(({ spaces, track }) => {
    const outline = shore(spaces, site.size, 3 + (track % 4) * 5, 16);
    return group([line(outline, PAPER.ink, 11), line(outline, PAPER.gold, 7)], origin);
  });
}
