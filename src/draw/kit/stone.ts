import { box, ellipse, polygon, type Spot } from '../outline.ts';
import { fill, line, type Shape } from '../shape.ts';

/** Cream stone, from the light to the shade; the line around everything built of it, and holes in it. */
export const STONE = { light: '#FFF5DF', mid: '#E0CDA6', dark: '#B39668' } as const;
export const CONTOUR = '#3F2B2A';
export const OPENING = '#4A3A56';

/** A mass of a big building: what makes its silhouette, and its faces. */
export type Mass = { readonly outline: readonly string[]; readonly faces: readonly Shape[] };

export const mass = (outline: readonly string[], faces: readonly Shape[]): Mass => ({ outline, faces });

/** One color without a shaded side. */
export const flat = (d: string, color: string): Mass => mass([d], [fill(d, color)]);

export type StoneTones = { readonly front: string; readonly side: string; readonly top: string };
const CREAM: StoneTones = { front: STONE.light, side: STONE.mid, top: '#FFFFFF' };
export const SAND: StoneTones = { front: STONE.mid, side: STONE.dark, top: STONE.light };

/** A box seen from the front right: front, right face, top. */
export function block(x: number, foot: number, w: number, h: number, tones = CREAM, deep = 11, rise = 8): Mass {
  const y = foot - h;
  const side: Spot[] = [
    [x + w, foot],
    [x + w + deep, foot - rise],
    [x + w + deep, y - rise],
    [x + w, y],
  ];
  const top: Spot[] = [
    [x, y],
    [x + deep, y - rise],
    [x + w + deep, y - rise],
    [x + w, y],
  ];
  const faces: readonly (readonly [string, string])[] = [
    [box(x, y, w, h), tones.front],
    [polygon(side), tones.side],
    [polygon(top), tones.top],
  ];
  return mass(
    faces.map(([d]) => d),
    faces.map(([d, color]) => fill(d, color)),
  );
}

/** A pyramid over a block of the same measures: light front, dark right face. */
export function spire(x: number, y: number, w: number, h: number, light: string, dark: string, deep = 11): Mass {
  const tip: Spot = [x + w / 2 + deep / 2, y - h];
  const front = polygon([[x, y], tip, [x + w, y]]);
  const side = polygon([tip, [x + w + deep, y - 8], [x + w, y]]);
  return mass([front, side], [fill(front, light), fill(side, dark)]);
}

/** All masses with one dark contour around them, back to front. */
export const contoured = (masses: readonly Mass[], width = 5): Shape[] => [
  ...masses.flatMap(({ outline }) => outline.map((d) => line(d, CONTOUR, width))),
  ...masses.flatMap(({ faces }) => faces),
];

export const shadow = (x: number, y: number, rx: number, ry = 6): Shape => fill(ellipse(x, y, rx, ry), '#2A243840');

/** An opening with a round head, placed by the middle of its foot. */
export const arched = (x: number, foot: number, w: number, h: number, color: string = OPENING): Shape =>
  fill(`M${x - w / 2} ${foot}V${foot - h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${foot}Z`, color);

/** A thin line on a wall. */
export const course = (d: string, color: string = STONE.dark, width = 2): Shape => line(d, color, width);
