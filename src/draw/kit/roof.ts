import { box, ellipse } from '../outline.ts';
import { fill, group, line, path, type Shape } from '../shape.ts';
import { PAPER } from '../theme.ts';
import type { BuildingTones } from './building-tones.ts';

/** What stands on the walls of a building, whose top lies at 0. */
export function gable({ contour, front, light, roof: dark, window }: BuildingTones): Shape[] {
  const slope = 'M43 -24L58 -36L91 -9L76 3Z';
  const eaves = 'M8.5 2L43 -26.500L77.5 2L74 7L43 -18.500L12 7Z';
  return [
    path(slope, { stroke: contour, width: 4.6, fill: dark }),
    line('M51.5 -29L84.5 -2.500M53.5 -32.500L86.5 -5.5', '#C2503E80', 1.8),
    fill('M10 3L43 -24L76 3Z', front),
    line(eaves, contour, 4.6),
    fill('M15 4L43 -19L71 4Z', front),
    fill(eaves, light),
    fill('M43 -12.500L49 -2.500L37 -2.500Z', window),
  ];
}

export function dome({ contour, roof: shell }: BuildingTones): Shape[] {
  const bowl = 'M25 -4C25 -40 75 -40 75 -4Q50 4 25 -4Z';
  return [
    line('M50 -30L50 -38', contour, 4.4),
    line(bowl, contour, 4.6),
    fill(bowl, shell),
    fill('M54 -30.800C67 -28 75 -17 75 -4Q64 -0.4 56 -0.100C60 -12 59 -22 54 -30.800Z', '#4A74C4'),
    fill(ellipse(38, -18, 4.6, 7), '#FFFFFFB8'),
    path(ellipse(50, -39, 5.2), { fill: PAPER.gold, stroke: contour, width: 2.4 }),
  ];
}

/** Three clipped hedges along the front. */
export const hedges = (tones: BuildingTones): Shape[] => [18, 35.5, 53].flatMap((left) => hedge(left, tones));

function hedge(left: number, { contour, roof: dark }: BuildingTones): Shape[] {
  const front = box(0, -12.5, 14.5, 12);
  const lid = 'M0 -12.500L6 -18L20.5 -18L14.5 -12.500Z';
  const end = 'M14.5 -12.500L20.5 -18L20.5 -6L14.5 -0.500Z';
  const shapes = [
    ...[front, lid, end].map((d) => line(d, contour, 4.2)),
    fill(end, '#144C3E'),
    fill(front, dark),
    fill(lid, '#5FB85A'),
    fill(box(2.5, -10, 3.4, 3.4, 1), '#3C8F5F'),
    fill(box(8.4, -6.4, 3.4, 3.4, 1), '#3C8F5F'),
  ];
  return [group(shapes, { x: left })];
}

/** A step and a diamond standing on its point. */
export const jewel = (tones: BuildingTones): Shape[] => [...step(tones), ...gem(tones)];

function step({ contour, light, front, side }: BuildingTones): Shape[] {
  return [
    line('M34 -3L34 -9L42 -15L69 -15L69 -9L61 -3Z', contour, 4.2),
    fill(box(34, -9, 27, 6), front),
    fill('M34 -9L42 -15L69 -15L61 -9Z', light),
    fill('M61 -9L69 -15L69 -9L61 -3Z', side),
  ];
}

/** Three facets in the light and one in the shade. */
function gem({ contour, roof: dark }: BuildingTones): Shape[] {
  const outline = 'M50 -46L65.5 -29L50 -10L34.5 -29Z';
  return [
    line(outline, contour, 4.6),
    fill(outline, '#F2A922'),
    fill('M50 -46L34.5 -29L45 -26Z', '#FFE07A'),
    fill('M50 -46L65.5 -29L50 -10L45 -26Z', dark),
    fill('M50 -46L45 -26L50 -10L54 -27Z', '#D8931A'),
    fill('M34.5 -29L45 -26L50 -10Z', '#F2A922'),
  ];
}
