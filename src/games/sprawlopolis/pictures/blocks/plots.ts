import type { Sprite } from '#draw';
import { itemAtCyclic } from '#engine';
import type { RoadSides, Zone } from '../../rules/types.ts';
import { BLOCK } from '../zone-tones.ts';
import { blockSprite, type Standing, stand } from './block-relief.ts';
import { container, hall, tank, works } from './factory.ts';
import { bush, house } from './home.ts';
import type { Side } from './road.ts';
import { office, parasol, shop } from './shop.ts';
import { fir, tree } from './tree.ts';

/** Something standing on a block: its left end, its foot line, and how large it is drawn. */
type Plot = { readonly what: Standing; readonly x: number; readonly y: number; readonly scale: number };

const at = (what: Standing, x: number, y: number, scale = 1): Plot => ({ what, x, y, scale });

/** Foot lines behind and in front of a road that runs across, and of the upper of two in a column. */
const BACK = 31.5;
const FRONT = 79.5;
const UPPER = 38;
const LEFT = 6;
const RIGHT = 95;

/** Against the right end of the block. */
const right = (what: Standing, y: number, scale = 1): Plot => at(what, RIGHT - what.w * scale, y, scale);
const left = (what: Standing, y: number, scale = 1): Plot => at(what, LEFT, y, scale);

type Bend = Exclude<RoadSides, '' | 'NS' | 'EW'>;
type Outside = { readonly west: boolean; readonly south: boolean };
/** The corner outside the curve, where there is most room. */
const OUTSIDE: { readonly [sides in Bend]: Outside } = {
  NE: { west: true, south: true },
  NW: { west: false, south: true },
  ES: { west: true, south: false },
  SW: { west: false, south: false },
};

const side = (west: boolean) => (west ? left : right);

function homes(road: RoadSides, tone: number): Plot[] {
  const h = (i: number) => house(tone + i);
  switch (road) {
    case '':
      return [];
    case 'EW':
      return [
        at(h(0), 6, BACK, 0.98),
        at(h(1), 40, BACK, 0.98),
        at(bush, 77, BACK - 1, 1.15),
        at(bush, 10, FRONT - 1, 1.15),
        at(h(2), 31, FRONT, 0.93),
        at(h(0), 63, FRONT, 0.93),
      ];
    case 'NS':
      return [left(h(0), UPPER, 1.05), right(h(1), UPPER, 1.05), left(h(2), FRONT, 1.05), right(h(0), FRONT, 1.05)];
    default:
      return homesAtBend(OUTSIDE[road], h);
  }
}

/** Two along the strip outside the curve, one more in its column, a bush inside. */
function homesAtBend({ west, south }: Outside, h: (i: number) => Standing): Plot[] {
  const size = south ? 0.93 : 0.98;
  const foot = south ? FRONT : BACK;
  const beside = west ? 42 : 30;
  return [
    side(west)(h(0), foot, size),
    at(h(1), beside, foot, size),
    side(west)(h(2), south ? UPPER + 2 : FRONT - 10, 1.02),
    side(!west)(bush, south ? 24 : 77, 1.2),
  ];
}

function shops(road: RoadSides): Plot[] {
  switch (road) {
    case '':
      return [];
    case 'EW':
      return [
        at(shop(46), 8, BACK, 1.06),
        at(parasol, 70, BACK - 1, 1.1),
        at(parasol, 11, FRONT - 1, 1.02),
        at(shop(44), 41, FRONT, 0.98),
      ];
    case 'NS':
      return [at(parasol, 69, 34, 1.15), left(office, FRONT - 2, 1.05), right(shop(27), FRONT - 2, 1.05)];
    default:
      return shopsAtBend(OUTSIDE[road]);
  }
}

/** Offices and a shop outside the curve, a parasol inside. */
function shopsAtBend({ west, south }: Outside): Plot[] {
  const start = south ? 44 : 42;
  const low = at(shop(36), west ? start : 10, south ? FRONT : BACK, south ? 0.94 : 1.02);
  return [side(!west)(parasol, south ? 29 : 79, 1.02), side(west)(office, south ? FRONT : 67, 1.02), low];
}

function factories(road: RoadSides): Plot[] {
  switch (road) {
    case '':
      return [];
    case 'EW':
      return [
        at(tank, 10, BACK - 1, 1.04),
        at(hall, 34, BACK, 1.06),
        at(container, 13, FRONT - 2, 1.12),
        at(tank, 64, FRONT - 2, 1),
      ];
    case 'NS':
      return [at(tank, 13, UPPER - 5, 1.16), left(container, FRONT - 2, 1.02), right(works, FRONT - 2, 1.02)];
    default: {
      const { west, south } = OUTSIDE[road];
      const big = side(west)(works, FRONT - (south ? 1 : 12), 1.02);
      const small = side(!west)(container, south ? 27 : 78, 0.94);
      const tanks = at(tank, west ? 50 : 26, south ? FRONT - 2 : BACK - 1, 0.98);
      return south ? [small, big, tanks] : [tanks, small, big].toSorted((a, b) => a.y - b.y);
    }
  }
}

const GROVES: readonly (readonly Plot[])[] = [
  [at(tree, 10, 42, 1.02), at(fir, 68, 40), at(tree, 48, 62, 0.86), at(fir, 20, 76, 0.86), at(tree, 66, 78, 0.96)],
  [at(fir, 14, 42, 0.94), at(tree, 52, 40, 1.06), at(tree, 20, 72), at(tree, 62, 76, 0.86)],
  [at(tree, 8, 44, 0.86), at(tree, 58, 44, 1.02), at(fir, 40, 56, 0.86), at(tree, 14, 77, 0.96), at(fir, 70, 78, 0.92)],
];
export const VARIANTS = GROVES.length;

/** Where a dead end's turning circle lies, with curb and line. */
const CIRCLES: { readonly [side in Side]: { readonly x: number; readonly y: number } } = {
  N: { x: 50, y: 16 },
  E: { x: 84, y: 42 },
  S: { x: 50, y: 68 },
  W: { x: 16, y: 42 },
};
const REACH = 13.5;

/** Keeps the turning circles free: what would stand on one becomes smaller and moves to its corner. */
function clearOf(plot: Plot, side: Side): Plot {
  const { x, y } = CIRCLES[side];
  const [w, h] = [plot.what.w * plot.scale, plot.what.h * plot.scale];
  const apart = plot.x >= x + REACH || plot.x + w <= x - REACH || plot.y <= y - REACH || plot.y - h >= y + REACH;
  if (apart) return plot;
  const across = side === 'E' || side === 'W';
  const room = across ? (plot.y < 42 ? y - REACH - 3 : 81 - y - REACH) : Number.POSITIVE_INFINITY;
  const wide = across ? Number.POSITIVE_INFINITY : (plot.x < 50 ? x - REACH : 100 - x - REACH) - 4;
  const scale = Math.min(plot.scale, room / plot.what.h, wide / plot.what.w);
  if (across) return { ...plot, y: plot.y < 42 ? Math.min(plot.y, y - REACH) : plot.y, scale };
  return { ...plot, x: plot.x < 50 ? Math.min(plot.x, 4) : 96 - plot.what.w * scale, scale };
}

/** What stands on a block, from the back to the front. `ends` are the sides at which its road ends against a block. */
function plotsOf(zone: Zone, road: RoadSides, ends: readonly Side[], variant: number): Plot[] {
  const plots = {
    commercial: () => shops(road),
    park: () => itemAtCyclic(GROVES, variant),
    industrial: () => factories(road),
    residential: () => homes(road, variant),
  }[zone]();
  return plots.map((plot) => ends.reduce(clearOf, plot)).toSorted((a, b) => a.y - b.y);
}

/** Buildings and trees of a block without its ground; placed by the block's top left corner. Chimneys rise over it. */
export const buildings = (zone: Zone, road: RoadSides, ends: readonly Side[], variant: number, w: number): Sprite =>
  blockSprite(
    `buildings ${zone} ${road} ${ends.join('')} ${variant}`,
    w,
    { left: -2, top: -34, right: BLOCK.w + 6, bottom: BLOCK.h + 4 },
    () => plotsOf(zone, road, ends, variant).map(({ what, x, y, scale }) => stand(what, x, y, scale)),
  );
