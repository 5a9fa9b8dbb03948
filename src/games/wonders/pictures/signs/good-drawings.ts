import { box, ellipse, fill, line, PAPER, path, rect, type Shape } from '#draw';
import type { Good } from '../../rules/kinds.ts';
import { GOOD_TONES } from '../wonders-tones.ts';

const LOGS = [
  [0, -15],
  [-17.5, 15],
  [17.5, 15],
] as const;
const wood = (): Shape[] =>
  LOGS.flatMap(([x, y]) => [
    path(ellipse(x, y, 16), { fill: '#F4C78E', stroke: '#2E1A0A', width: 2.5 }),
    line(ellipse(x, y, 9), '#B4743A', 3.4),
    fill(ellipse(x, y, 3.6), '#B4743A'),
  ]);

const stone = (): Shape[] => [
  line('M0 -33L29 -17V16L0 33L-29 16V-17Z', '#3C4658', 7),
  fill('M0 -33L29 -17L0 -1L-29 -17Z', '#FFFFFF'),
  fill('M-29 -17L0 -1V33L-29 16Z', '#A9B4C5'),
  fill('M29 -17L0 -1V33L29 16Z', '#5B677B'),
];

const brick = (x: number, y: number, w: number): Shape[] => [
  rect(x, y, w, 17, { fill: '#FFEFDC' }, 3),
  rect(x, y + 12, w, 5, { fill: '#F2BFA0' }, 2),
];
const clay = (): Shape[] => [
  ...brick(-33, -31, 31),
  ...brick(2, -31, 31),
  ...brick(-15.5, -9, 31),
  ...brick(-33, 13, 31),
  ...brick(2, 13, 31),
];

const GLINT = 'M20 -37L23.5 -26.500L34 -23L23.5 -19.500L20 -9L16.5 -19.500L6 -23L16.5 -26.500Z';
const ore = (): Shape[] => [
  fill('M-10 -27L16 -22L31 8L22 31L-19 31L-32 8Z', '#A9B2C4'),
  fill('M-10 -27L16 -22L4 2L-16 -2Z', '#E4E9F1'),
  fill('M-10 -27L-16 -2L-32 8Z', '#C3CBD9'),
  fill('M4 2L31 8L22 31L-2 31Z', '#7C879B'),
  fill('M16 -22L31 8L4 2Z', '#929CB0'),
  path(GLINT, { fill: PAPER.gold, stroke: GOOD_TONES.O, width: 3 }),
];

const FLASK = 'M-8.5 -29V-10C-24 -4 -30 12 -25 23C-22 30 -16 34 -8 34H8C16 34 22 30 25 23C30 12 24 -4 8.5 -10V-29Z';
const glass = (): Shape[] => [
  fill(FLASK, '#0F6D80'),
  fill(
    'M-23 12C-18 8 -10 9 -4 12C4 16 14 15 23 11C25 16 25 20 23 23C20 28 15 30.500 8 30.500H-8C-15 30.500 -20 28 -23 23C-25 20 -24 15 -23 12Z',
    '#4FC3D3',
  ),
  line('M-13 -3C-18 0 -21 4 -22 8', '#D8F7FA', 4.5),
  fill(box(-13, -37, 26, 10, 5), '#0A4C5B'),
];

const papyrus = (): Shape[] => [
  fill(box(-21, -28, 42, 56), '#FFFBEF'),
  fill(box(12, -28, 9, 56), '#EADCB4'),
  line('M-12 -12H8M-12 0H8M-12 12H2', '#7A5A22', 4.6),
  path(box(-29, -36, 58, 14, 9), { fill: '#B9802E', stroke: '#5C3A10', width: 2.5 }),
  path(box(-29, 22, 58, 14, 9), { fill: '#B9802E', stroke: '#5C3A10', width: 2.5 }),
];

const FRINGE = 'M-23 -26H23V20H19V35H11V20H5V33H-5V20H-11V35H-19V20H-23Z';
const textile = (): Shape[] => [
  fill(FRINGE, '#FFF3DC'),
  line('M-20 -9L-10 -18L0 -9L10 -18L20 -9', '#7A2F94', 6),
  line('M-20 8L-10 -1L0 8L10 -1L20 8', '#E0A01E', 6),
  fill(box(-29, -34, 58, 11, 5), '#F7C7D8'),
];

/** What stands on a good's ground, within about ±36. */
export const GOOD_DRAWINGS: { readonly [good in Good]: () => Shape[] } = {
  W: wood,
  S: stone,
  C: clay,
  O: ore,
  G: glass,
  P: papyrus,
  T: textile,
};
