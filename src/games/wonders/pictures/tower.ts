import {
  BODY,
  type Building,
  buildingShapes,
  fill,
  group,
  image,
  rect,
  type Shape,
  SPACE,
  type Sprite,
  sprite,
} from '#draw';
import { colorCount } from '../rules/city.ts';
import { COLORS, type Color } from '../rules/kinds.ts';
import type { City } from '../rules/types.ts';
import { colorBadge, colorOutline } from './signs/color.ts';
import { signSprite } from './signs/sign.ts';
import { ROOF_RISE, roofOf } from './tower-roof.ts';
import { COLOR_TONES } from './wonders-tones.ts';

/** Windows in the shape of the color's sign; red ones are pointed arches. */
function pane(color: Color, x: number, y: number): string {
  switch (color) {
    case 'red':
      return `M${x - 4.4} ${y + 5}V${y - 0.6}L${x} ${y - 6.2}L${x + 4.4} ${y - 0.6}V${y + 5}Z`;
    case 'gray':
      return `M${x - 1.9} ${y - 5.6}h3.8v3.7h3.7v3.8h-3.7v3.7h-3.8v-3.7h-3.7v-3.8h3.7Z`;
    case 'black':
      return colorOutline('black', x, y, 5.4);
    default:
      return colorOutline(color, x, y, 4.7);
  }
}

/** The middle of a tower between its left wall and its far right one. */
const MIDDLE = (BODY.left + BODY.right + BODY.deep) / 2;

const buildingOf = (color: Color, floors: number, floor: number): Building => ({
  floors,
  floor,
  tones: COLOR_TONES[color],
  pane: (x, y) => pane(color, x, y),
  roof: roofOf(color, COLOR_TONES[color]),
});

/** How high a floor is when all of them, with the roof, have to fit into `room` pixels. */
function floorOf(color: Color, floors: number, size: number, room: number): number {
  const walls = (room * SPACE) / size - ROOF_RISE[color];
  return Math.min(BODY.floor, Math.floor((walls / floors) * 4) / 4);
}

/** Placed by the middle of its foot. Many floors are squeezed into the room there is, never the roof. */
export function tower(color: Color, floors: number, size: number, room: number): Sprite {
  const floor = floorOf(color, floors, size, room);
  const top = -floor * floors - ROOF_RISE[color] - 4;
  return sprite(`tower ${color} ${floors} ${floor}`, size, { left: -46, top, right: 46, bottom: 5 }, () => [
    group(buildingShapes(buildingOf(color, floors, floor)), { x: -MIDDLE, y: -BODY.foot }),
  ]);
}

/** How far the tip of a tower is over its foot, in pixels. */
export const towerHeight = (color: Color, floors: number, size: number, room: number): number =>
  ((floorOf(color, floors, size, room) * floors + ROOF_RISE[color]) * size) / SPACE;

export type Street = {
  /** The middle of the first place, and the line on which all stand. */
  readonly x: number;
  readonly foot: number;
  readonly pitch: number;
  /** The size of a tower's space, and how many pixels the highest one may rise. */
  readonly size: number;
  readonly room: number;
  /** The height of a badge's sign. */
  readonly badge: number;
};
export type Counts = { readonly [color in Color]: number };

export const countsOf = (city: City): Counts => ({
  brown: colorCount(city, 'brown'),
  gray: colorCount(city, 'gray'),
  yellow: colorCount(city, 'yellow'),
  blue: colorCount(city, 'blue'),
  red: colorCount(city, 'red'),
  green: colorCount(city, 'green'),
  purple: colorCount(city, 'purple'),
  black: colorCount(city, 'black'),
});

const placeOf = ({ x, pitch }: Street, color: Color): number => Math.round(x + COLORS.indexOf(color) * pitch);
const badgeSpot = (street: Street, color: Color) => ({
  x: placeOf(street, color) + Math.round(street.size * 0.14),
  y: street.foot + Math.round(street.badge * 0.06),
});

/** A tower for each color there is, in the usual order, then all badges. */
export function towers(street: Street, counts: Counts, fresh: Color | null): Shape[] {
  const built = COLORS.filter((color) => counts[color] > 0);
  return [
    ...built.map((color) =>
      image(tower(color, counts[color], street.size, street.room), placeOf(street, color), street.foot),
    ),
    ...built.map((color) => {
      const { x, y } = badgeSpot(street, color);
      return image(signSprite(colorBadge(color, String(counts[color]), color === fresh), street.badge), x, y);
    }),
  ];
}

const PAVED = '#E6D6AE';
/** The street on paper, with the faint sign of each color that has no building yet. */
export function pavement(street: Street, counts: Counts): Shape[] {
  const { x, foot, pitch, size } = street;
  const left = Math.round(x - pitch * 0.45);
  const sign = (color: Color): Shape =>
    fill(colorOutline(color, placeOf(street, color), foot - size * 0.24, size * 0.12), PAVED);
  return [
    rect(left, foot - 7, Math.round(7.9 * pitch), 8, { fill: PAVED }, 4),
    ...COLORS.filter((color) => counts[color] === 0).map(sign),
  ];
}
