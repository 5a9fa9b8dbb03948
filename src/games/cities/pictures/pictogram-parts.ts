import {
  AREA_TONES,
  box,
  ellipse,
  fill,
  group,
  line,
  type Motif,
  motif,
  numeral,
  over,
  PAPER,
  path,
  type Shape,
  type Spot,
  shore,
} from '#draw';
import type { Area, Color, Feature } from '../rules/kinds.ts';
import { swatch } from './area-ground.ts';
import { houseShapes, wallHeight } from './building.ts';
import { COLOR_TONES } from './cities-tones.ts';
import { type Hue, sign } from './color-symbol.ts';
import { badge } from './height-badge.ts';
import { tokenShapes } from './token.ts';

const ROOF: { readonly [hue in Hue]: number } = { red: 40, blue: 47, green: 22, yellow: 50, any: 14 };

/** A building without its space around it. */
export function tower(hue: Hue, height: number): Motif {
  const h = wallHeight(height) + ROOF[hue] + 3;
  return motif(88, h, [group(houseShapes(hue, height), { x: -8, y: h - 91 })]);
}

export function mark(hue: Hue, text: string): Motif {
  const w = hue === 'red' || hue === 'yellow' ? 92 : 78;
  return motif(w, 84, badge(hue, text, w / 2, hue === 'red' ? 48 : 42, 1.68));
}

export const patch = (area: Area): Motif => motif(50, 50, [group(swatch(area), { x: 25, y: 25 })]);

/** A dark disc with a number in it: "3+". */
export const numberDisc = (text: string): Motif =>
  motif(73, 73, [
    group(
      [
        path(ellipse(0, 0, 33), { fill: PAPER.ink, stroke: PAPER.white, width: 4 }),
        numeral(text, 0, 0, text.length > 2 ? 34 : 40, PAPER.paper, PAPER.ink),
      ],
      { x: 36.5, y: 36.5 },
    ),
  ]);

/** A number large enough to be read lies over the lower right of what it counts. */
export const numbered = (shown: Motif, number: Motif, out = 26): Motif =>
  over(shown, number, shown.w - number.w + out, Math.max(shown.h - number.h + 8, 0));

/** "4 ×" in front of a pictogram. */
export const times = (count: number): Motif =>
  motif(count > 9 ? 72 : 56, 56, [
    group([numeral(`${count}×`, 0, 0, 46, PAPER.ink, PAPER.paper)], { x: count > 9 ? 36 : 27, y: 30 }),
  ]);

/** Spaces of one ground flowing together. */
export function blob(area: Area, spots: readonly Spot[], size = 46): Motif {
  const cells = spots.map(([x, y]) => ({ x, y }));
  const w = Math.max(...spots.map(([x]) => x + 1)) * size;
  const h = Math.max(...spots.map(([, y]) => y + 1)) * size;
  const tones = AREA_TONES[area];
  const edge = area === 'water' ? tones.deep : tones.rim;
  const marks = cells.map(({ x, y }) => texture(area, (x + 0.5) * size, (y + 0.5) * size, size));
  return motif(w, h, [
    fill(shore(cells, size, 1, 9), edge),
    fill(shore(cells, size, 4.5, 7), tones.fill),
    ...marks,
    ...cells.flatMap(({ x, y }) => [
      ...(cells.some((other) => other.x === x + 1 && other.y === y)
        ? [line(`M${(x + 1) * size} ${y * size + 7}v${size - 14}`, `${edge}60`, 2)]
        : []),
      ...(cells.some((other) => other.x === x && other.y === y + 1)
        ? [line(`M${x * size + 7} ${(y + 1) * size}h${size - 14}`, `${edge}60`, 2)]
        : []),
    ]),
  ]);
}

function texture(area: Area, x: number, y: number, size: number): Shape {
  const k = size / 46;
  const shapes =
    area === 'water'
      ? [line('M-13 -4q6 -6 13 0t13 0M-13 9q6 -6 13 0t13 0', '#F2FBFD', 3.6)]
      : [line('M0 9v-16M-1 9q-1 -8 -8 -11M1 9q1 -8 8 -11', '#3F6A1F', 3.6)];
  return group(shapes, { x, y, scale: k });
}

/** Building land in one color, empty. */
export const lotMotif = (color: Color, size = 46): Motif => {
  const { lot, lotEdge } = COLOR_TONES[color];
  const k = size / 46;
  return motif(size, size, [
    group(
      [
        path(box(2, 2, 42, 42, 11), { fill: lot, stroke: lotEdge, width: 3 }),
        ...sign(color, 23, color === 'red' ? 24.5 : 23, 10),
      ],
      { scale: k },
    ),
  ]);
};

export const featureSign = (feature: Feature, size = 50): Motif =>
  motif(size, size, [group(tokenShapes(feature), { x: size / 2, y: size / 2 - 1, scale: size / 128 })]);

export const crownSign = (): Motif =>
  motif(44, 36, [
    path('M5 33L2 10L13 19L22 4L31 19L42 10L39 33Z', { fill: PAPER.gold, stroke: PAPER.ink, width: 3.4 }),
  ]);

/** A street under a row of buildings. */
export const street = (width: number): Motif =>
  motif(width, 16, [
    fill(box(0, 0, width, 16, 5), '#7D7488'),
    path(`M9 8H${width - 9}`, { stroke: PAPER.paper, width: 3, dash: [11, 10] }),
  ]);

/** A strip of water or park along the foot of buildings. */
export const bank = (area: Area, width: number): Motif => {
  const tones = AREA_TONES[area];
  const marks =
    area === 'water'
      ? `M10 13${'q5 -6 11 0t11 0'.repeat(Math.floor((width - 16) / 22))}`
      : Array.from(
          { length: Math.floor((width - 12) / 22) },
          (_, i) => `M${16 + i * 22} 18v-11m-4 11q-1 -5 -4 -7m12 7q1 -5 4 -7`,
        ).join('');
  return motif(width, 24, [
    fill(box(0, 0, width, 24, 9), area === 'water' ? tones.deep : tones.rim),
    fill(box(3, 4, width - 6, 17, 7), tones.fill),
    line(marks, area === 'water' ? '#F2FBFD' : '#3F6A1F', 3),
  ]);
};
