import { box, ellipse } from '../outline.ts';
import { fill, group, line, path, type Shape } from '../shape.ts';
import { FLOWERS } from '../theme.ts';
import { shadow } from './stone.ts';
import { TREE } from './tones.ts';

const CROWN = [
  [0, -54, 21],
  [-19, -38, 18],
  [19, -38, 18],
  [0, -33, 17],
] as const;

/** Light from the upper left. */
const LIGHTS: readonly Shape[] = [
  fill(ellipse(-6, -55, 14), TREE.light),
  fill(ellipse(-21, -39, 11), TREE.light),
  fill(ellipse(17, -40, 8), TREE.mid),
  fill(ellipse(-8, -61, 5.5), TREE.shine),
];

/** A tree by the middle of its foot, about 78 wide and as high; plain where it is tiny. */
export const tree = (x: number, y: number, scale: number, plain = false): Shape =>
  group(
    [
      shadow(8, 0, 30, 6),
      path(box(-5.5, -26, 11, 27, 1), { fill: TREE.trunk, stroke: TREE.contour, width: 4.5 }),
      fill(box(1, -24, 4, 24), TREE.bark),
      ...CROWN.map(([a, b, r]) => line(ellipse(a, b, r), TREE.contour, 5.5)),
      ...CROWN.map(([a, b, r]) => fill(ellipse(a, b, r), TREE.dark)),
      ...(plain ? LIGHTS.slice(0, 1) : LIGHTS),
    ],
    { x, y, scale },
  );

/** A low bush with three blossoms. */
export const bush = (x: number, y: number): Shape =>
  group(
    [
      path(box(-15, -10, 30, 19, 8), { fill: TREE.mid, stroke: TREE.contour, width: 2.6 }),
      fill(ellipse(-7, -3, 3.2), FLOWERS[1]),
      fill(ellipse(6, -4, 3.2), FLOWERS[1]),
      fill(ellipse(0, 3, 3.2), FLOWERS[0]),
    ],
    { x, y },
  );
