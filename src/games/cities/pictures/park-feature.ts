import { box, ellipse, fill, line, moved, PAPER, polygon, type Shape, type Spot } from '#draw';

const LAWN = '#84B647';
const lawn = (): Shape => fill('M-50 26C-24 16 24 16 50 26V50H-50Z', LAWN);

const CROWN = [
  [0, -24, 24],
  [-21, 0, 20],
  [21, 0, 20],
  [0, 4, 17],
] as const;
const APPLES = [
  [6, -14],
  [-8, 6],
  [26, 6],
] as const;

export const tree = (): Shape[] => [
  lawn(),
  fill(ellipse(3, 42, 28, 7), '#6A963A'),
  fill(box(-6, 8, 12, 34, 3), '#7A4522'),
  fill('M1 8H6V39Q6 42 3 42H1Z', '#5E3318'),
  ...CROWN.map(([x, y, r]) => fill(ellipse(x, y, r), '#2F7A3C')),
  fill(ellipse(-6, -28, 16), '#4FA24B'),
  fill(ellipse(-23, -3, 12), '#4FA24B'),
  fill(ellipse(19, -4, 9), '#3D8E43'),
  fill(ellipse(-10, -33, 6), '#8CCB62'),
  fill(ellipse(-27, -6, 4), '#8CCB62'),
  ...APPLES.map(([x, y]) => fill(ellipse(x, y, 3.2), '#E5533C')),
];

const jet = (d: string) => line(d, '#3C9CC8', 7);
export const fountain = (): Shape[] => [
  lawn(),
  jet('M0 -4C-3 -40 -27 -40 -27 -8'),
  jet('M0 -4C3 -40 27 -40 27 -8'),
  jet('M-2 -4C-4 -36 -14 -36 -14 -12'),
  jet('M2 -4C4 -36 14 -36 14 -12'),
  jet('M0 -10V-44'),
  line('M-24 -18C-23 -28 -18 -32 -12 -32', '#9BD8EC', 3),
  fill(box(-7, 4, 14, 24), '#B9B0A2'),
  fill(box(1, 4, 6, 24), '#968C80'),
  fill('M-30 -6H30C30 8 14 13 0 13C-14 13 -30 8 -30 -6Z', '#F7F1E6'),
  fill('M12 -6H30C30 6 20 10 8 12C12 8 13 1 12 -6Z', '#DDD3C4'),
  fill(box(-45, 22, 90, 24, 10), '#B9B0A2'),
  fill(box(-45, 20, 90, 20, 10), '#F7F1E6'),
  fill(box(-38, 24, 76, 10, 6), '#4DA9CF'),
  line('M-26 29H-8M10 29H22', '#A5DDF0', 3),
];

const STRIPES = [0, 1, 2, 3, 4, 5];
export const kiosk = (): Shape[] => [
  lawn(),
  fill(ellipse(2, 44, 42, 6), '#6A963A'),
  fill(box(-34, -10, 68, 52), '#7A4522'),
  fill(box(-27, -10, 54, 30), '#FFDFA6'),
  ...(
    [
      [-14, '#E8573F'],
      [2, '#F2A922'],
      [16, '#58A446'],
    ] as const
  ).map(([x, color]) => fill(ellipse(x, 12, 9), color)),
  ...[-17, -1, 13].map((x) => fill(ellipse(x, 9, 2.6), '#FFFFFFA0')),
  fill(box(-39, 17, 78, 9, 2), '#A9713F'),
  fill(box(-27, 29, 54, 12, 2), '#54301A'),
  ...STRIPES.map((i) => stripe(i)),
  fill(box(-40, -46, 80, 8, 3), '#7A4522'),
];

/** One strip of the awning with its round hem; the strips widen downward. */
function stripe(i: number): Shape {
  const top = (k: number) => -38 + k * (76 / 6);
  const low = (k: number) => -46 + k * (92 / 6);
  const hem = 92 / 12;
  return fill(
    `M${top(i)} -39H${top(i + 1)}L${low(i + 1)} -9a${hem} ${hem} 0 0 1 ${-2 * hem} 0Z`,
    i % 2 ? PAPER.white : '#D93A2B',
  );
}

export const carousel = (): Shape[] => [
  lawn(),
  fill(ellipse(0, 38, 43, 9), '#B97A34'),
  fill(ellipse(0, 34, 43, 9), '#FFDFA6'),
  ...[-31, 0, 31].map((x) => fill(box(x - 2.5, -10, 5, 44, 2), '#D79A2B')),
  horse(-16, 16, '#7B4FB0'),
  horse(17, 20, PAPER.white),
  ...STRIPES.map((i) => wedge(i)),
  fill(box(-2, -48, 4, 10), '#D79A2B'),
  fill(ellipse(0, -49, 5.5), '#E5402F'),
];

function wedge(i: number): Shape {
  const low = (k: number) => -46 + k * (92 / 6);
  const hem = 92 / 12;
  return fill(`M0 -42L${low(i)} -11a${hem} ${hem} 0 0 0 ${2 * hem} 0Z`, i % 2 ? '#FFD45C' : '#7B4FB0');
}

const HORSE: readonly Spot[] = [
  [-13, -2],
  [-9, -7],
  [3, -7],
  [7, -15],
  [9, -18],
  [11, -15],
  [15, -10],
  [13, -7],
  [10, -9],
  [8, 0],
  [9, 11],
  [5, 11],
  [3, 2],
  [-5, 2],
  [-8, 11],
  [-12, 11],
  [-9, 1],
  [-13, 6],
];

const horse = (x: number, y: number, color: string): Shape => fill(polygon(moved(HORSE, x, y)), color);
