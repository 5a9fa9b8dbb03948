import { box, fill, GROUND, image, line, PAPER, type Shape, type Sprite, shoreOf } from '#draw';
import type { Point } from '#engine';
import { ZONES, type Zone } from '../rules/types.ts';
import { blockSprite } from './blocks/block-relief.ts';
import { texture } from './blocks/texture.ts';
import { cornerOf, inLattice, type Site } from './city-site.ts';
import { BLOCK, ZONE_TONES } from './zone-tones.ts';

const CARD = { w: 2 * BLOCK.w, h: 2 * BLOCK.h } as const;
const EXTENT = { left: -2, top: -2, right: CARD.w + 12, bottom: CARD.h + 18 };

const cardShadow = (w: number): Sprite =>
  blockSprite('card shadow', w, EXTENT, () => [fill(box(8, 12, CARD.w, CARD.h, 9), '#0E132357')]);

const cardEdge = (w: number): Sprite =>
  blockSprite('card edge', w, EXTENT, () => [fill(box(0, 8, CARD.w, CARD.h, 9), GROUND.cardEdge)]);

/** Cards as things: what they throw on the table, how thick they are, their cardboard. */
export function cardboard(site: Site): Shape[] {
  const { city, blocks, w } = site;
  const corners = city.map((placement) => cornerOf(site, placement));
  const face = outline(site, blocks, 0, 3);
  return [
    ...corners.map(({ x, y }) => image(cardShadow(w), x, y)),
    ...corners.map(({ x, y }) => image(cardEdge(w), x, y)),
    fill(face, GROUND.card),
  ];
}

const lattice = (site: Site, blocks: readonly Point[]): Point[] => blocks.map(({ x, y }) => inLattice(site, { x, y }));

/** Around cells of the lattice, drawn in and rounded in units of a block. */
const around = (site: Site, cells: readonly Point[], inset: number, radius: number): string => {
  const k = site.w / BLOCK.w;
  return shoreOf(cells, site, inset * k, radius * k);
};

export const outline = (site: Site, blocks: readonly Point[], inset: number, radius: number): string =>
  around(site, lattice(site, blocks), inset, radius);

const joinedSides = ({ x, y }: Point, taken: ReadonlySet<string>): string =>
  `${taken.has(`${x},${y - 1}`) ? 'N' : ''}${taken.has(`${x + 1},${y}`) ? 'E' : ''}${taken.has(`${x},${y + 1}`) ? 'S' : ''}${taken.has(`${x - 1},${y}`) ? 'W' : ''}`;

/** Neighboring blocks of one zone flow together, also over seams. */
function zoneGround(site: Site, zone: Zone): Shape[] {
  const cells = site.blocks.filter((block) => block.zone === zone);
  if (cells.length === 0) return [];
  const places = lattice(site, cells);
  const { ground, rim } = ZONE_TONES[zone];
  const taken = new Set(cells.map(({ x, y }) => `${x},${y}`));
  const marks = cells.map((cell) => {
    const { x, y } = cornerOf(site, cell);
    return image(texture(zone, joinedSides(cell, taken), site.w), x, y);
  });
  return [fill(around(site, places, 3, 14), rim), fill(around(site, places, 5.5, 11.5), ground), ...marks];
}

export const zoneGrounds = (site: Site): Shape[] => ZONES.flatMap((zone) => zoneGround(site, zone));

/** A gold rim around the group that scores, one for each zone that counts. */
export function goldRims(site: Site): Shape[] {
  const k = site.w / BLOCK.w;
  return site.score.groups
    .filter(({ points, blocks }) => points > 0 && blocks.length > 0)
    .map(({ blocks }) => line(outline(site, blocks, 4.2, 13), PAPER.gold, Math.max(2, 4 * k)));
}

export const outerLine = (site: Site): Shape =>
  line(outline(site, site.blocks, 0.5, 3), '#2A2438B0', Math.max(1, (1.8 * site.w) / BLOCK.w));
