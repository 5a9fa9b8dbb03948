import {
  type BuildingTones,
  box,
  dome,
  ellipse,
  fill,
  gable,
  group,
  hedges,
  jewel,
  line,
  PAPER,
  path,
  polygon,
  type Shape,
} from '#draw';
import type { Color } from '../rules/kinds.ts';

const LINE = 4.6;

/** Falling to all sides, with rows of tiles. */
function hipped({ contour, roof: dark, front, light }: BuildingTones): Shape[] {
  const face = 'M7 4L24 -22H66L79 4Z';
  const side = 'M66 -22L92 -8L79 4Z';
  return [
    line(face, contour, LINE),
    line(side, contour, LINE),
    fill(side, contour),
    fill(face, dark),
    line('M20 -13H70M14 -4.500H75', front, 2.2),
    line('M26 -20.500H64', light, 2.4),
  ];
}

/** A kiln, wider at its foot, with a thick rim. */
function kiln(x: number, w: number, top: number, { contour, roof: dark, light, side }: BuildingTones): Shape[] {
  const body = polygon([
    [x, -4],
    [x + 2, top],
    [x + w - 2, top],
    [x + w, -4],
  ]);
  const rim = box(x - 2, top - 5, w + 4, 7, 3);
  return [
    line(body, contour, LINE),
    line(rim, contour, LINE),
    fill(body, dark),
    group([fill(box(x, top, w * 0.38, 60), side)], { clip: body }),
    fill(rim, side),
    fill(box(x - 1, top - 5, w + 2, 2.6, 1.3), light),
  ];
}

const kilns = (tones: BuildingTones): Shape[] => [...kiln(53, 17, -22, tones), ...kiln(25, 20, -32, tones)];

const STEPS = 'M12 3V-7H22V-14H32V-21H54V-14H64V-7H74V3Z';
const FLAG = 'M44 -50H66L59.5 -43L66 -36H44Z';
/** A gable in steps, under a gold flag. */
const stepped = ({ contour, front, light, side }: BuildingTones): Shape[] => [
  line('M43 -20V-49', contour, 5.4),
  path(FLAG, { fill: PAPER.gold, stroke: contour, width: 3.4 }),
  fill(box(44, -36.5, 18, 2.5), '#E0A31F'),
  group([line(STEPS, contour, LINE), fill(STEPS, side)], { x: 11, y: -8 }),
  line(STEPS, contour, LINE),
  fill(STEPS, front),
  line('M14 -5.500H22M24 -12.500H32M34 -19.500H52M56 -12.500H62M66 -5.500H72', light, 3),
  fill(ellipse(43, -9, 4.6), contour),
];

const MOON = 'M54 -63A13 13 0 1 0 60 -43A10 10 0 1 1 54 -63Z';
/** A dark cone with a gold crescent. */
const cone = ({ contour, roof: dark, light }: BuildingTones): Shape[] => {
  const spire = 'M16 -1L50 -42L84 -6Q50 7 16 -1Z';
  return [
    line('M50 -38V-45', contour, 5),
    path(MOON, { fill: PAPER.gold, stroke: contour, width: 3.4 }),
    line(spire, contour, LINE),
    fill(spire, '#3A3444'),
    fill('M50 -42L84 -6Q66 1 54 2Z', dark),
    line('M46 -33L28 -10', light, 2.6),
  ];
};

const ROOFS: { readonly [color in Color]: (tones: BuildingTones) => Shape[] } = {
  brown: hipped,
  gray: kilns,
  yellow: jewel,
  blue: dome,
  red: gable,
  green: hedges,
  purple: stepped,
  black: cone,
};

/** How high each rises over the walls. */
export const ROOF_RISE: { readonly [color in Color]: number } = {
  brown: 26,
  gray: 41,
  yellow: 50,
  blue: 47,
  red: 40,
  green: 22,
  purple: 54,
  black: 68,
};

export const roofOf = (color: Color, tones: BuildingTones): Shape[] => ROOFS[color](tones);
