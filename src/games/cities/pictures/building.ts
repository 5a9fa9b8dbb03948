import { box, ellipse, polygon, polyline } from '../../../draw/outline.ts';
import { fill, line, rect, type Shape, type Sprite } from '../../../draw/shape.ts';
import { sprite } from '../../../draw/sprite.ts';
import { roof } from './roof.ts';
import { type Hue, symbol, tonesOf } from './symbol.ts';
import type { Tones } from './tones.ts';

/** Measures in a space of side 104: seen from the front right, one storey like the other. */
export const BODY = { left: 15, right: 71, foot: 89, storey: 21, deep: 14, rise: 11 } as const;

const topOf = (height: number) => BODY.foot - BODY.storey * height;

function silhouette(height: number): string {
  const { left, right, foot, deep, rise } = BODY;
  const top = topOf(height);
  return polygon([
    [left, foot],
    [left, top],
    [left + deep, top - rise],
    [right + deep, top - rise],
    [right + deep, foot - rise],
    [right, foot],
  ]);
}

/** A light ledge on top of each storey, reaching beyond the wall: one counts the ledges. */
function ledgeFaces(y: number): { readonly front: string; readonly side: string } {
  const { left, right, deep, rise } = BODY;
  const out = 2.5;
  const thick = 3.8;
  return {
    front: box(left - out, y, right - left + 2 * out, thick),
    side: polygon([
      [right + out, y],
      [right + deep + out, y - rise],
      [right + deep + out, y - rise + thick],
      [right + out, y + thick],
    ]),
  };
}

function ledge(y: number, tones: Tones): Shape[] {
  const { left, right, deep, rise } = BODY;
  const { front, side } = ledgeFaces(y);
  return [
    fill(side, tones.front),
    fill(front, tones.light),
    line(
      polyline([
        [left + 1, y + 4.8],
        [right, y + 4.8],
        [right + deep, y + 4.8 - rise],
      ]),
      `${tones.contour}80`,
      1.5,
    ),
  ];
}

const ledgeLines = (height: number) =>
  Array.from({ length: height }, (_, i) => BODY.foot - BODY.storey * (i + 1) - (i + 1 < height ? 1 : 0));

function windows(hue: Hue, height: number, tones: Tones): Shape[] {
  const { left, right, foot, storey } = BODY;
  const floors = Array.from({ length: height }, (_, i) => foot - storey * i - storey / 2 + 2.5);
  return [
    ...floors.flatMap((y, i) => [...frontWindows(hue, y, i === 0), sideWindow(y, tones)]),
    ...door((left + right) / 2, foot, tones),
  ];
}

function walls(height: number, tones: Tones): Shape[] {
  const { left, right, foot, deep, rise } = BODY;
  const top = topOf(height);
  return [
    rect(left, top, right - left, foot - top, { fill: tones.front }),
    fill(
      polygon([
        [right, foot],
        [right + deep, foot - rise],
        [right + deep, top - rise],
        [right, top],
      ]),
      tones.side,
    ),
    rect(left, top, 4, foot - top, { fill: '#FFFFFF33' }),
  ];
}

/** The flat top on which the roof stands. */
function deck(height: number): string {
  const { left, right, deep, rise } = BODY;
  const y = topOf(height);
  return polygon([
    [left - 2.5, y],
    [left + deep - 2, y - rise],
    [right + deep + 2.5, y - rise],
    [right + 2.5, y],
  ]);
}

/** Everything that makes the silhouette, in one dark tone, under the faces: a contour without inner lines. */
function contour(height: number, tones: Tones): Shape[] {
  const ledges = ledgeLines(height).flatMap((y) => Object.values(ledgeFaces(y)));
  return [silhouette(height), deck(height), ...ledges].map((d) => line(d, tones.contour, 4.8));
}

export function buildingShapes(hue: Hue, height: number): Shape[] {
  const tones = tonesOf(hue);
  return [
    ...contour(height, tones),
    ...walls(height, tones),
    ...windows(hue, height, tones),
    ...ledgeLines(height).flatMap((y) => ledge(y, tones)),
    fill(deck(height), hue === 'any' ? tones.roof : tones.light),
    ...(hue === 'any' ? [line(deck(height), tones.contour, 1.6)] : []),
    ...roof(hue, topOf(height)),
  ];
}

/** Placed at the space's top left corner; a 4 reaches into the space behind. */
export const building = (hue: Hue, height: number, size: number): Sprite =>
  sprite(`building ${hue} ${height}`, size, { left: 4, top: topOf(height) - 58, right: 96, bottom: 94 }, () =>
    buildingShapes(hue, height),
  );

/** Hard shadow from the foot to the right, longer with the height; the lot's edge cuts it off. */
export function buildingShadow(height: number): string {
  const { right, foot, deep, rise } = BODY;
  const reach = 7 + 4 * height;
  return polygon([
    [right, foot],
    [right + deep, foot - rise],
    [right + deep, topOf(height) - rise + 12],
    [right + deep + reach, topOf(height) + 8],
    [right + deep + reach, foot - 2],
    [right + reach, foot + 5],
    [BODY.left + 8, foot + 5],
    [BODY.left, foot],
  ]);
}

const COLUMNS = [26, 43, 60] as const;

function pane(hue: Hue, x: number, y: number): string {
  switch (hue) {
    case 'red':
      return `M${x - 4.4} ${y + 5}V${y - 0.6}L${x} ${y - 6.2}L${x + 4.4} ${y - 0.6}V${y + 5}Z`;
    case 'blue':
      return ellipse(x, y, 4.7);
    case 'yellow':
      return symbol('yellow', x, y, 4.7);
    case 'green':
    case 'any':
      return symbol('green', x, y, 4.7);
  }
}

/** Three windows in the symbol's shape; on the ground floor the middle one makes room for the door. */
const frontWindows = (hue: Hue, y: number, ground: boolean): Shape[] =>
  COLUMNS.filter((_, i) => !ground || i !== 1).map((x) => fill(pane(hue, x, y), tonesOf(hue).window));

/** One dim window on the side, slanted like the wall. */
const sideWindow = (y: number, tones: Tones): Shape =>
  fill(
    polygon([
      [75, y + 1.5],
      [81.5, y - 3.7],
      [81.5, y - 12],
      [75, y - 6.7],
    ]),
    `${tones.window}99`,
  );

const door = (x: number, foot: number, tones: Tones): Shape[] => [
  fill(`M${x - 6.5} ${foot}V${foot - 8}a6.5 6.5 0 0 1 13 0V${foot}Z`, tones.contour),
  fill(`M${x - 6.5} ${foot}V${foot - 8}a6.5 6.5 0 0 1 4.6 -6.2V${foot}Z`, '#FFFFFF2A'),
];
