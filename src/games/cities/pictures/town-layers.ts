import { cornerOf, image, type Shape, type TileSite } from '#draw';
import { boundingBox } from '#engine';
import { isOpen } from '../rules/held-item.ts';
import type { Color } from '../rules/kinds.ts';
import type { Space, Town } from '../rules/types.ts';
import { building } from './building.ts';
import { builtLot, emptyLot } from './building-lot.ts';
import { heightBadge } from './height-badge.ts';
import { terrain } from './terrain.ts';
import { token, wildFrame, wildPlate } from './token.ts';

/** A neighborhood on its sheet. */
export type Site = TileSite & { readonly town: Town };

export function groundLayer(site: Site): Shape[] {
  const { town, size } = site;
  if (town.spaces.length === 0) return [];
  const box = boundingBox(town.spaces);
  const corner = cornerOf(site, { x: box.left, y: box.top });
  return [image(terrain(town, size), corner.x, corner.y), ...town.spaces.flatMap((space) => lotOf(site, space))];
}

const landColor = ({ land }: Space): Color | null => (isOpen(land) ? null : land);

function lotOf(site: Site, space: Space): Shape[] {
  const { size } = site;
  const color = landColor(space);
  if (!color) return [];
  const { x, y } = cornerOf(site, space);
  const bare = space.feature === null && space.height === 0;
  const shapes = [image(bare ? emptyLot(color, size) : builtLot(color, space.height, size), x, y)];
  const half = Math.round(size / 2);
  return space.feature === 'special' && space.height > 0
    ? [...shapes, image(wildFrame(size), x + half, y + half)]
    : shapes;
}

/** What stands on a space, without its badge. */
export function standing(site: Site, space: Space): Shape[] {
  const { size } = site;
  const { x, y } = cornerOf(site, space);
  if (space.height > 0 && space.color) return [image(building(space.color, space.height, size), x, y)];
  if (!space.feature) return [];
  const half = Math.round(size / 2);
  return [image(token(space.feature, size), x + half, y + half)];
}

/** Features and buildings, row by row from the back; `before` lies on the ground in front of the rows behind. */
export function standingLayer(site: Site, before: (y: number) => readonly Shape[] = () => []): Shape[] {
  const depths = [...new Set(site.town.spaces.map(({ y }) => y))].sort((a, b) => a - b);
  return depths.flatMap((y) => [
    ...before(y),
    ...site.town.spaces.filter((space) => space.y === y).flatMap((space) => standing(site, space)),
  ]);
}

/** Below this the numeral would be smaller than the least type; the badge then outgrows its space. */
const LEAST_BADGE = 98;

export function badgeOf(site: Site, space: Space): Shape[] {
  if (space.height === 0 || !space.color) return [];
  const { x, y } = cornerOf(site, space);
  const size = Math.max(site.size, LEAST_BADGE);
  const shift = site.size - size;
  const plate = space.feature === 'special' ? [image(wildPlate(site.size), x, y)] : [];
  return [...plate, image(heightBadge(space.color, space.height, size), x + shift, y + shift)];
}

/** All badges and plates after everything else, so that no tower ever hides one. */
export const badgeLayer = (site: Site): Shape[] => site.town.spaces.flatMap((space) => badgeOf(site, space));
