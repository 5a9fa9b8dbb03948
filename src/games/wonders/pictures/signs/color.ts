import { ellipse, fill, group, line, moved, numeral, PAPER, path, rounded, type Shape, type Spot } from '#draw';
import type { Color } from '../../rules/kinds.ts';
import { COLOR_TONES } from '../wonders-tones.ts';
import { type Sign, sign } from './sign.ts';

const corners = (shape: readonly Spot[], x: number, y: number, s: number, r: number): string =>
  rounded(
    moved(
      shape.map(([a, b]): Spot => [a * s, b * s]),
      x,
      y,
    ),
    r * s,
  );

const SHAPES = {
  brown: [
    [-0.78, -0.86],
    [0.78, -0.86],
    [1.3, 0.86],
    [-1.3, 0.86],
  ],
  yellow: [
    [0, -1.16],
    [1.16, 0],
    [0, 1.16],
    [-1.16, 0],
  ],
  red: [
    [0, -1.26],
    [1.26, 0.92],
    [-1.26, 0.92],
  ],
  green: [
    [-0.9, -0.9],
    [0.9, -0.9],
    [0.9, 0.9],
    [-0.9, 0.9],
  ],
  purple: [
    [-0.82, -1.08],
    [0.82, -1.08],
    [0.82, 1.08],
    [0, 0.56],
    [-0.82, 1.08],
  ],
} as const satisfies { readonly [color in Color]?: readonly Spot[] };

/** Four leaves around a point, and a crescent opening to the right, as paths for s = 1 scaled by hand. */
const at = (x: number, y: number, s: number) => (a: number, b: number) =>
  `${(x + a * s).toFixed(2)} ${(y + b * s).toFixed(2)}`;

function leaves(x: number, y: number, s: number): string {
  const p = at(x, y, s);
  const r = (0.5 * s).toFixed(2);
  const arc = (a: number, b: number) => `A${r} ${r} 0 1 1 ${p(a, b)}`;
  return `M${p(-0.46, -0.46)}${arc(0.46, -0.46)}${arc(0.46, 0.46)}${arc(-0.46, 0.46)}${arc(-0.46, -0.46)}Z`;
}

function crescent(x: number, y: number, s: number): string {
  const p = at(x, y, s);
  const [outer, inner] = [(1.1 * s).toFixed(2), (0.86 * s).toFixed(2)];
  return `M${p(0.62, -0.98)}A${outer} ${outer} 0 1 0 ${p(0.62, 0.98)}A${inner} ${inner} 0 1 1 ${p(0.62, -0.98)}Z`;
}

/** One outline per color, of "radius" `s` around a point: it says the color without color. */
export function colorOutline(color: Color, x: number, y: number, s: number): string {
  switch (color) {
    case 'gray':
      return leaves(x, y, s);
    case 'blue':
      return ellipse(x, y, s);
    case 'black':
      return crescent(x, y, s);
    case 'red':
      return corners(SHAPES.red, x, y, s, 0.34);
    case 'purple':
      return corners(SHAPES.purple, x, y, s, 0.14);
    default:
      return corners(SHAPES[color], x, y, s, 0.22);
  }
}

/** White on the tab of a card. */
export const tabSign = (color: Color): Sign =>
  sign(`tab ${color}`, 116, () => [
    path(colorOutline(color, 0, color === 'red' ? 5 : 0, color === 'gray' ? 38 : 42), {
      fill: PAPER.white,
      stroke: COLOR_TONES[color].rim,
      width: 8,
    }),
  ]);

/** In its color with a white rim and a thin ink line: on paper. */
export const colorSign = (color: Color): Sign =>
  sign(`color ${color}`, color === 'brown' || color === 'red' ? 122 : 108, () => {
    const d = colorOutline(color, 0, color === 'red' ? 6 : 0, 38);
    return [line(d, '#2A2438B0', 19), line(d, PAPER.white, 13), fill(d, COLOR_TONES[color].badge)];
  });

/** Where the number stands in a badge: the triangle is narrow at its top, the pennant at its foot. */
const NUMBERS: { readonly [color in Color]?: { readonly x: number; readonly y: number; readonly size: number } } = {
  red: { x: 0, y: 15, size: 60 },
  purple: { x: 0, y: -7, size: 62 },
  black: { x: 7, y: 1, size: 64 },
};

/** The crescent stands on a full disc, so that there is room for the number. */
const badgeFace = (color: Color, badge: string): Shape[] =>
  color === 'black'
    ? [fill(ellipse(0, 0, 40), '#8D8499'), fill(ellipse(7, 0, 33), badge)]
    : [fill(badgeOutline(color), badge)];

const badgeOutline = (color: Color): string =>
  color === 'black' ? ellipse(0, 0, 40) : colorOutline(color, 0, color === 'red' ? 6 : 0, 40);

/** Color and number in one mark; a new one is rimmed in hot along its outline, so that it hides no neighbor. */
export const colorBadge = (color: Color, text: string, fresh = false): Sign => {
  const wide = color === 'brown' || color === 'red' ? 126 : 112;
  return sign(`badge ${color} ${text}${fresh ? ' new' : ''}`, wide, () => {
    const { badge, numeral: tone } = COLOR_TONES[color];
    const { x, y, size } = NUMBERS[color] ?? { x: 0, y: 1, size: 68 };
    const d = badgeOutline(color);
    const shapes = [
      ...(fresh ? [line(d, PAPER.white, 38), line(d, PAPER.hot, 29)] : [line(d, '#2A2438B0', 19)]),
      line(d, PAPER.white, 13),
      ...badgeFace(color, badge),
      numeral(text, x, y, text.length > 1 ? size * 0.8 : size, tone, badge),
    ];
    return fresh ? [group(shapes, { scale: 0.86 })] : shapes;
  });
};
