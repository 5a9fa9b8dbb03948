import type { Sprite } from '../../../../draw/shape.ts';
import { cyclic } from '../../../../engine/sure.ts';
import type { RoadSides, Zone } from '../../rules/types.ts';
import { BLOCK } from '../tones.ts';
import { container, hall, tank, works } from './factory.ts';
import { bush, house } from './home.ts';
import type { Side } from './road.ts';
import { office, parasol, shop } from './shop.ts';
import { blockSprite, type Standing, stand } from './standing.ts';
import { fir, tree } from './tree.ts';

/** Something standing on a block: its left end, its foot line, and how large it is drawn. */
type Plot = { readonly what: Standing; readonly x: number; readonly y: number; readonly scale: number };

const at = (what: Standing, x: number, y: number, scale = 1): Plot => ({ what, x, y, scale });

/** Foot lines behind and in front of a road that runs across, and of the upper of two in a column. */
const BACK = 27.5;
const FRONT = 79;
const UPPER = 38;
const LEFT = 7.5;
const RIGHT = 94;

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
        ...[0, 1, 2].map((i) => at(h(i), 7 + 30 * i, BACK, 0.84)),
        at(h(1), 10, FRONT, 0.72),
        at(bush, 46, FRONT - 1),
        at(h(2), 64, FRONT, 0.72),
      ];
    case 'NS':
      return [left(h(0), UPPER, 0.84), right(h(1), UPPER, 0.84), left(h(2), FRONT, 0.84), right(h(0), FRONT, 0.84)];
    default:
      return homesAtBend(OUTSIDE[road], h);
  }
}

/** Three along the strip outside the curve, one more in its column, a bush inside. */
function homesAtBend({ west, south }: Outside, h: (i: number) => Standing): Plot[] {
  const size = south ? 0.72 : 0.8;
  const strip = [8, 37, 66].map((x, i) => at(h(i), west || south ? x : x - 2, south ? FRONT : BACK, size));
  return [...strip, side(west)(h(1), south ? UPPER + 2 : 64, 0.84), side(!west)(bush, south ? 22 : 76)];
}

function shops(road: RoadSides): Plot[] {
  switch (road) {
    case '':
      return [];
    case 'EW':
      return [
        at(shop(40), 8, BACK, 0.95),
        at(parasol, 68, BACK - 1, 0.9),
        at(parasol, 16, FRONT - 1, 0.85),
        at(shop(38), 48, FRONT, 0.88),
      ];
    case 'NS':
      return [at(parasol, 72, 31, 0.95), left(office, FRONT - 1, 0.86), right(shop(24), FRONT - 3, 0.92)];
    default:
      return shopsAtBend(OUTSIDE[road]);
  }
}

/** Offices and a shop outside the curve, a parasol inside. */
function shopsAtBend({ west, south }: Outside): Plot[] {
  const start = south ? 40 : 42;
  const low = at(shop(32), west ? start : 12, south ? FRONT : BACK - 1, south ? 0.86 : 0.88);
  return [side(!west)(parasol, south ? 25 : 77, 0.85), side(west)(office, south ? FRONT : 66, 0.88), low];
}

function factories(road: RoadSides): Plot[] {
  switch (road) {
    case '':
      return [];
    case 'EW':
      return [
        at(tank, 10, BACK - 0.5, 0.86),
        at(hall, 33, BACK, 0.98),
        at(container, 18, FRONT - 2, 0.9),
        at(tank, 66, FRONT - 1, 0.8),
      ];
    case 'NS':
      return [at(tank, 11, UPPER - 4), left(container, FRONT - 2, 0.88), right(works, FRONT - 1, 0.92)];
    default: {
      const { west, south } = OUTSIDE[road];
      const big = side(west)(works, FRONT - (south ? 0 : 12), 0.92);
      const small = side(!west)(container, south ? 24 : 77, 0.8);
      const strip = south ? FRONT - 1 : BACK - 1;
      const tanks = at(tank, west ? 44 : 14, strip, 0.8);
      const boxes = at(container, west ? 66 : 36, strip, 0.76);
      return south ? [small, big, tanks, boxes] : [tanks, boxes, small, big].toSorted((a, b) => a.y - b.y);
    }
  }
}

const GROVES: readonly (readonly Plot[])[] = [
  [at(tree, 10, 42, 1.02), at(fir, 68, 40), at(tree, 48, 62, 0.86), at(fir, 20, 76, 0.86), at(tree, 66, 78, 0.96)],
  [at(fir, 14, 42, 0.94), at(tree, 52, 40, 1.06), at(tree, 20, 72), at(tree, 62, 76, 0.86)],
  [at(tree, 8, 44, 0.86), at(tree, 58, 44, 1.02), at(fir, 40, 56, 0.86), at(tree, 14, 77, 0.96), at(fir, 70, 78, 0.92)],
];
export const VARIANTS = GROVES.length;

/** Where a dead end's turning circle lies, with kerb and line. */
const CIRCLES: { readonly [side in Side]: { readonly x: number; readonly y: number } } = {
  N: { x: 50, y: 20 },
  E: { x: 80, y: 42 },
  S: { x: 50, y: 64 },
  W: { x: 20, y: 42 },
};
const REACH = 18;

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
    park: () => cyclic(GROVES, variant),
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
