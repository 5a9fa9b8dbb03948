import { composed, image, type Shape, SPACE, type Sprite } from '#draw';
import type { Point } from '#engine';
import type { Block } from '../rules/city.ts';
import type { RoadScore } from '../rules/scoring.ts';
import type { CardNumber } from '../rules/types.ts';
import { buildings, VARIANTS } from './blocks/plots.ts';
import { deadEnds, type RoadBlock, roadway, type Side, stretchesOf, type Way } from './blocks/road.ts';
import { cardboard, goldRims, outerLine, zoneGrounds } from './card-ground.ts';
import { seams } from './card-seams.ts';
import { cornerOf, inLattice, makeSite, type Site } from './city-site.ts';
import { BLOCK } from './zone-tones.ts';

const key = ({ x, y }: Point) => `${x},${y}`;

/** The roads of the city as they are driven. */
export function waysOf(site: Site, roads: readonly RoadScore[] = site.score.roads): Way[] {
  const byPlace = new Map(site.blocks.map((block) => [key(block), block]));
  return roads.map(({ blocks, ends }) => {
    const loop = ends.length === 0;
    const stretches = stretchesOf(
      blocks.map((point) => inLattice(site, roadBlock(byPlace.get(key(point)), point))),
      loop,
    );
    return { stretches, loop, dead: [ends[0] === 'block', ends[1] === 'block'] };
  });
}

function roadBlock(block: Block | undefined, { x, y }: Point): RoadBlock {
  if (!block?.road) throw new Error(`no road on the block at ${x}, ${y}`);
  return { x, y, road: block.road };
}

/** The sides of each block at which its road ends in a circle. */
function deadSides(site: Site, ways: readonly Way[]): Map<string, readonly Side[]> {
  const found = new Map<string, readonly Side[]>();
  for (const { stretch, side } of ways.flatMap(deadEnds)) {
    const at = key({ x: stretch.x + site.window.left, y: stretch.y + site.window.top });
    found.set(at, [...(found.get(at) ?? []), side]);
  }
  return found;
}

/** Trees and roofs vary from place to place, always alike in one place. */
const variantOf = ({ x, y }: Block) => (((x * 2 + y * 5) % VARIANTS) + VARIANTS) % VARIANTS;

function standing(site: Site, ways: readonly Way[]): Shape[] {
  const dead = deadSides(site, ways);
  return site.blocks.map((block) => {
    const { x, y } = cornerOf(site, block);
    const { zone, road } = block;
    const variant = zone === 'park' || zone === 'residential' ? variantOf(block) : 0;
    return image(buildings(zone, road, dead.get(key(block)) ?? [], variant, site.w), x, y);
  });
}

/** The city itself, from the table up; goes into a group at the site's corner. */
export function cityShapes(site: Site, { rims }: { readonly rims: boolean }): Shape[] {
  const ways = waysOf(site);
  return [
    ...cardboard(site),
    ...zoneGrounds(site),
    ...(rims ? goldRims(site) : []),
    ...roadway(ways, site),
    ...seams(site),
    outerLine(site),
    ...standing(site, ways),
  ];
}

const TERMS = { scoring: [], difficulty: 'standard' } as const;
const EXTENT = { left: -2, top: -40, right: 2 * BLOCK.w + 14, bottom: 2 * BLOCK.h + 20 };

/** A card by itself, blocks `w` wide; placed by its top left corner. */
export const cardFace = (card: CardNumber, turned: boolean, w: number): Sprite =>
  composed(`card ${card} ${turned}`, (w * SPACE) / BLOCK.w, EXTENT, () => {
    const window = { left: 0, top: 0, width: 2, height: 2 };
    return cityShapes(makeSite([{ card, turned, x: 0, y: 0 }], TERMS, { window, x: 0, y: 0, w }), { rims: false });
  });
