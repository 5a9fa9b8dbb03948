import { box, ellipse, polygon, polyline, type Spot } from '../outline.ts';
import { fill, line, path, type Shape } from '../shape.ts';
import { COLOR_TONES, PAPER } from '../theme.ts';
import type { Hue } from './symbol.ts';

/** `y` is the top of the walls. */
export function roof(hue: Hue, y: number): Shape[] {
  switch (hue) {
    case 'red':
      return gable(y);
    case 'blue':
      return dome(y);
    case 'green':
      return hedges(y);
    case 'yellow':
      return jewel(y);
    case 'any':
      return [];
  }
}

function gable(y: number): Shape[] {
  const { contour, front, light, roof: dark, window } = COLOR_TONES.red;
  const face: Spot[] = [
    [10, y + 3],
    [43, y - 24],
    [76, y + 3],
  ];
  const slope: Spot[] = [
    [43, y - 24],
    [58, y - 36],
    [91, y - 9],
    [76, y + 3],
  ];
  const eaves: Spot[] = [
    [8.5, y + 2],
    [43, y - 26.5],
    [77.5, y + 2],
    [74, y + 7],
    [43, y - 18.5],
    [12, y + 7],
  ];
  return [
    path(polygon(slope), { stroke: contour, width: 4.6, fill: dark }),
    line(
      polyline(
        [
          [50, y - 25.5],
          [83, y + 1],
        ].map(([a, b]) => [a! + 1.5, b! - 3.5]),
      ),
      '#C2503E80',
      1.8,
    ),
    line(
      polyline([
        [53.5, y - 32.5],
        [86.5, y - 5.5],
      ]),
      '#C2503E80',
      1.8,
    ),
    path(polygon(face), { fill: front }),
    line(polygon(eaves), contour, 4.6),
    fill(
      polygon([
        [15, y + 4],
        [43, y - 19],
        [71, y + 4],
      ]),
      front,
    ),
    fill(polygon(eaves), light),
    fill(
      polygon([
        [43, y - 12.5],
        [49, y - 2.5],
        [37, y - 2.5],
      ]),
      window,
    ),
  ];
}

function dome(y: number): Shape[] {
  const { contour, roof: shell } = COLOR_TONES.blue;
  const base = y - 4;
  const bowl = `M25 ${base}C25 ${base - 36} 75 ${base - 36} 75 ${base}Q50 ${base + 8} 25 ${base}Z`;
  const shade = `M54 ${base - 26.8}C67 ${base - 24} 75 ${base - 13} 75 ${base}Q64 ${base + 3.6} 56 ${base + 3.9}C60 ${base - 8} 59 ${base - 18} 54 ${base - 26.8}Z`;
  return [
    line(
      polyline([
        [50, base - 26],
        [50, base - 34],
      ]),
      contour,
      4.4,
    ),
    path(bowl, { fill: shell, stroke: contour, width: 4.6 }),
    fill(bowl, shell),
    fill(shade, '#4A74C4'),
    path(ellipse(38, base - 14, 4.6, 7), { fill: '#FFFFFFB8' }),
    path(ellipse(50, base - 35, 5.2), { fill: PAPER.gold, stroke: contour, width: 2.4 }),
  ];
}

function hedges(y: number): Shape[] {
  const { contour, roof: dark } = COLOR_TONES.green;
  const front = (x: number) => box(x, y - 12.5, 14.5, 12);
  const lid = (x: number): Spot[] => [
    [x, y - 12.5],
    [x + 6, y - 18],
    [x + 20.5, y - 18],
    [x + 14.5, y - 12.5],
  ];
  const end = (x: number): Spot[] => [
    [x + 14.5, y - 12.5],
    [x + 20.5, y - 18],
    [x + 20.5, y - 6],
    [x + 14.5, y - 0.5],
  ];
  return [18, 35.5, 53].flatMap((x) => [
    line(front(x), contour, 4.2),
    line(polygon(lid(x)), contour, 4.2),
    line(polygon(end(x)), contour, 4.2),
    fill(polygon(end(x)), '#144C3E'),
    fill(front(x), dark),
    fill(polygon(lid(x)), '#5FB85A'),
    fill(box(x + 2.5, y - 10, 3.4, 3.4, 1), '#3C8F5F'),
    fill(box(x + 8.4, y - 6.4, 3.4, 3.4, 1), '#3C8F5F'),
  ]);
}

function jewel(y: number): Shape[] {
  const { contour, roof: dark, light, front, side } = COLOR_TONES.yellow;
  const foot = y - 10;
  const tip = foot - 36;
  const waist = foot - 19;
  const gem: Spot[] = [
    [50, tip],
    [65.5, waist],
    [50, foot],
    [34.5, waist],
  ];
  const step = { left: 34, right: 61 };
  return [
    line(
      polygon([
        [step.left, y - 3],
        [step.left, y - 9],
        [step.left + 8, y - 15],
        [step.right + 8, y - 15],
        [step.right + 8, y - 9],
        [step.right, y - 3],
      ]),
      contour,
      4.2,
    ),
    fill(box(step.left, y - 9, step.right - step.left, 6), front),
    fill(
      polygon([
        [step.left, y - 9],
        [step.left + 8, y - 15],
        [step.right + 8, y - 15],
        [step.right, y - 9],
      ]),
      light,
    ),
    fill(
      polygon([
        [step.right, y - 9],
        [step.right + 8, y - 15],
        [step.right + 8, y - 9],
        [step.right, y - 3],
      ]),
      side,
    ),
    line(polygon(gem), contour, 4.6),
    fill(polygon(gem), '#F2A922'),
    fill(
      polygon([
        [50, tip],
        [34.5, waist],
        [45, waist + 3],
      ]),
      '#FFE07A',
    ),
    fill(
      polygon([
        [50, tip],
        [65.5, waist],
        [50, foot],
        [45, waist + 3],
      ]),
      dark,
    ),
    fill(
      polygon([
        [50, tip],
        [45, waist + 3],
        [50, foot],
        [54, waist + 2],
      ]),
      '#D8931A',
    ),
    fill(
      polygon([
        [34.5, waist],
        [45, waist + 3],
        [50, foot],
      ]),
      '#F2A922',
    ),
  ];
}
