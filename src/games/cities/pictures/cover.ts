import { AREA_TONES, coverGround, ellipse, fill, group, image, line, type Shape } from '#draw';
import { building } from './building.ts';
import type { Hue } from './color-symbol.ts';

const SKY = { sky: '#95CFDE', ray: '#B1DADE', grass: '#8ABB57', edge: '#719E45' } as const;

const tower = (hue: Hue, height: number, size: number, x: number, foot: number): Shape =>
  image(building(hue, height, size), x, Math.round(foot - size * 0.86));

/** Towers of all four colors on the shore of a lake. */
export const coverArt = (): Shape[] => [
  ...coverGround(SKY),
  tower('blue', 4, 176, 184, 262),
  tower('red', 3, 184, 8, 268),
  tower('yellow', 3, 190, 106, 292),
  tower('green', 1, 150, 226, 300),
  fill(ellipse(150, 388, 240, 86), AREA_TONES.water.rim),
  fill(ellipse(150, 396, 232, 80), AREA_TONES.water.deep),
  fill(ellipse(150, 400, 230, 78), AREA_TONES.water.fill),
  group([line('M0 0q9 -9 18 0t18 0M96 16q9 -9 18 0t18 0M176 -2q9 -9 18 0t18 0', AREA_TONES.water.mark, 5)], {
    x: 40,
    y: 338,
  }),
];
