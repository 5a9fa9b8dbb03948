import {
  box,
  CONTOUR,
  composed,
  ellipse,
  FLOWERS,
  fill,
  group,
  image,
  line,
  PAPER,
  path,
  type Shape,
  SPACE,
  type Sprite,
  STONE,
  shadow,
  sprite,
} from '#draw';
import { itemAt } from '#engine';
import type { ScoreLine } from '../rules/score.ts';
import type { Field } from '../rules/types.ts';
import { COARSE, FINE, ground, TINY, terrace } from './city-ground.ts';
import { landmark } from './landmark.ts';
import { PARASOL, TREE, WOOD } from './tourists-tones.ts';

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
const tree = (x: number, y: number, scale: number, plain = false): Shape =>
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
const bush = (x: number, y: number): Shape =>
  group(
    [
      path(box(-15, -10, 30, 19, 8), { fill: TREE.mid, stroke: TREE.contour, width: 2.6 }),
      fill(ellipse(-7, -3, 3.2), FLOWERS[1]),
      fill(ellipse(6, -4, 3.2), FLOWERS[1]),
      fill(ellipse(0, 3, 3.2), FLOWERS[0]),
    ],
    { x, y },
  );

const STRIPS = [PARASOL.red, PARASOL.white, PARASOL.red, PARASOL.gray, PARASOL.shade] as const;
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
const parasol = (x: number, y: number, scale: number, plain = false): Shape =>
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

/** What stands in a park, a little different from field to field. */
const GROVES: readonly (() => Shape[])[] = [
  () => [tree(70, 56, 0.72), tree(34, 90, 0.72)],
  () => [tree(32, 62, 0.8), tree(72, 94, 0.68)],
  () => [tree(44, 78, 0.96), bush(82, 82)],
];

/** Below the fine sizes one tree or parasol fills the field; with a tourist it gives way to the left. */
function trees(variant: number, visited: boolean, size: number): Shape[] {
  const plain = size < TINY;
  if (visited) return [tree(32, 60, size < COARSE ? 0.86 : 0.76, plain)];
  return size < FINE ? [tree(51, 95, 1.12, plain)] : itemAt(GROVES, variant)();
}

function parasols(visited: boolean, size: number): Shape[] {
  const plain = size < TINY;
  if (visited) return [parasol(34, 76, 0.78, plain)];
  return size < FINE ? [parasol(52, 92, 1.06, plain)] : [parasol(30, 56, 0.68), parasol(70, 92, 0.68)];
}

const EXTENT = { left: -14, top: -14, right: 118, bottom: 112 };

/** A field on which trees or parasols stand. */
type Furnished = Field & { readonly kind: 'park' | 'terrace' };
export const isFurnished = (field: Field): field is Furnished => field.kind === 'park' || field.kind === 'terrace';

/** Trees or parasols of a field, placed by its corner. */
export function things({ x, y, kind }: Furnished, visited: boolean, size: number): Sprite {
  const variant = kind === 'park' ? (((x * 5 + y * 11) % GROVES.length) + GROVES.length) % GROVES.length : 0;
  const key = `things ${kind} ${visited ? 'visited' : size < FINE ? 'one' : variant}`;
  return sprite(key, size, EXTENT, () => (kind === 'park' ? trees(variant, visited, size) : parasols(visited, size)));
}

const HOME = { x: 0, y: 0 };

/** One field as the sign of its kind, placed by its corner. */
export const icon = (kind: ScoreLine, size: number): Sprite =>
  composed(`icon ${kind}`, size, { left: -8, top: -26, right: SPACE + 8, bottom: SPACE + 8 }, () => {
    if (kind === 'attraction')
      return [...ground('attraction', [HOME], size), image(landmark('clockTower', 'single', false, size), 0, 0)];
    const standing = things({ ...HOME, kind }, false, size);
    if (kind === 'park') return [...ground('park', [HOME], size), image(standing, 0, 0)];
    return [image(terrace(size), 0, 0), image(standing, 0, 0)];
  });
