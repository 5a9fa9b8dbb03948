import { box, ellipse, FLOWERS, fill, group, line, type Shape, type Sprite } from '#draw';
import type { Zone } from '../../rules/types.ts';
import { BLOCK, ZONE_TONES } from '../zone-tones.ts';
import { blockSprite } from './block-relief.ts';

const DIAGONALS = [-80, -60, -40, -20, 0, 20, 40, 60, 80].map((x) => `M${x} 86L${x + 88} -2`).join('');

const DOTS = [
  [14, 14],
  [40, 10],
  [68, 16],
  [90, 12],
  [24, 38],
  [54, 34],
  [82, 40],
  [12, 62],
  [40, 58],
  [70, 64],
  [92, 60],
  [26, 78],
  [56, 76],
] as const;

const TUFTS = [
  [20, 16],
  [82, 20],
  [46, 34],
  [10, 52],
  [86, 56],
  [40, 76],
] as const;

function marks(zone: Zone): Shape[] {
  const { texture } = ZONE_TONES[zone];
  switch (zone) {
    case 'commercial':
      return [line('M0 21H100M0 42H100M0 63H100M25 0V84M50 0V84M75 0V84', texture, 2)];
    case 'park':
      return [
        ...TUFTS.map(([x, y]) => line(`M${x} ${y}v-7M${x - 1} ${y}q-1 -4 -4 -6M${x + 1} ${y}q1 -4 4 -6`, texture, 2)),
        fill(ellipse(12, 34, 2.6), FLOWERS[0]),
        fill(ellipse(90, 38, 2.6), FLOWERS[1]),
        fill(ellipse(44, 50, 2.6), FLOWERS[0]),
      ];
    case 'industrial':
      return [line(DIAGONALS, texture, 4)];
    case 'residential':
      return DOTS.map(([x, y]) => fill(ellipse(x, y, 2.2), texture));
  }
}

/** The part of a block that its zone's fill covers: up to the sides where the zone goes on, less the corners. */
function area(joined: string): string {
  const [w, h] = [BLOCK.w, BLOCK.h];
  const edge = (side: string) => (joined.includes(side) ? 0 : RIM);
  const [left, top, right, bottom] = [edge('W'), edge('N'), w - edge('E'), h - edge('S')];
  const inner = box(CORNER, top, w - 2 * CORNER, bottom - top);
  return `${inner}${box(left, CORNER, CORNER - left, h - 2 * CORNER)}${box(w - CORNER, CORNER, right - w + CORNER, h - 2 * CORNER)}`;
}
const RIM = 6;
const CORNER = 9;

/** What makes a zone's ground known without its color; runs on over the sides at which it is joined to its like. */
export const texture = (zone: Zone, joined: string, w: number): Sprite =>
  blockSprite(`texture ${zone} ${joined}`, w, { left: 0, top: 0, right: BLOCK.w, bottom: BLOCK.h }, () => [
    group(marks(zone), { clip: area(joined) }),
  ]);
