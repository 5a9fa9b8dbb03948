import { box, ellipse } from '../outline.ts';
import { fill, group, line, path, type Shape } from '../shape.ts';
import { PAPER } from '../theme.ts';
import { shadow } from './stone.ts';
import { CONTOUR, PARASOL, STONE, WOOD } from './tones.ts';

const STRIPS = [PARASOL.red, PARASOL.white, PARASOL.red, PARASOL.grey, PARASOL.shade] as const;
const WIDE = 72 / STRIPS.length;
const TOP = -72;
const HEM = -42;

const rib = (x: number) => `Q${(x * 0.86).toFixed(1)} ${TOP + 8} ${x.toFixed(1)} ${HEM}`;
const strip = (i: number): string => {
  const [a, b] = [-36 + i * WIDE, -36 + (i + 1) * WIDE];
  return `M0 ${TOP}${rib(a)}a${WIDE / 2} 5 0 0 0 ${WIDE} 0Q${(b * 0.86).toFixed(1)} ${TOP + 8} 0 ${TOP}Z`;
};

const chair = (x: number): Shape[] => [
  path(box(x - 7, -15, 14, 17, 2), { fill: WOOD.light, stroke: CONTOUR, width: 2.6 }),
  fill(box(x - 7, -8, 14, 4), WOOD.dark),
];

/** A striped parasol over a white table and two chairs, by the middle of its foot; plain where it is tiny. */
export const parasol = (x: number, y: number, scale: number, plain = false): Shape =>
  group(
    [
      shadow(4, 4, 34, 7),
      ...(plain ? [] : [...chair(-25), ...chair(25)]),
      path(box(-3, -8, 6, 12, 1), { fill: WOOD.dark, stroke: CONTOUR, width: 2 }),
      path(ellipse(0, -10, 18, 6), { fill: PAPER.white, stroke: CONTOUR, width: 2.8 }),
      path(box(-2.5, HEM, 5, 31), { fill: STONE.light, stroke: CONTOUR, width: 2.6 }),
      ...STRIPS.map((_, i) => line(strip(i), CONTOUR, 5.6)),
      ...STRIPS.map((color, i) => fill(strip(i), color)),
      ...(plain ? [] : STRIPS.map((_, i) => line(strip(i), `${CONTOUR}90`, 1.6))),
      path(ellipse(0, TOP - 2, 4), { fill: PAPER.gold, stroke: CONTOUR, width: 2.6 }),
    ],
    { x, y, scale },
  );
