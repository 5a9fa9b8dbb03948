import { box, ellipse, fill, line, PAPER, path, type Shape } from '#draw';

/** Icons in a field of ±50 around the middle of their token. */
const SEA = '#4AA3C3';
const sea = (): Shape => fill('M-50 20H50V50H-50Z', SEA);
const crest = (d: string): Shape => line(d, PAPER.white, 5);

export const dolphin = (): Shape[] => [
  sea(),
  // Fluke, body, fin: a leap from lower left to right.
  fill(
    'M-27 22C-33 14 -44 14 -50 22C-46 24 -44 28 -45 34C-40 29 -34 29 -30 33C-26 30 -18 31 -11 36C-13 29 -18 24 -27 22Z',
    '#2F4F80',
  ),
  fill(
    'M-19 -46C-6 -42 0 -35 2 -27C22 -27 33 -17 36 -7C42 -4 46 -1 46 1C45 4 38 4 32 4C18 1 2 2 -9 9C-18 15 -22 22 -24 30C-29 26 -32 18 -31 8C-29 -6 -24 -16 -17 -22C-16 -31 -17 -39 -19 -46Z',
    '#37598C',
  ),
  fill(
    'M45 1C38 6 33 6 31 4C18 1 3 3 -8 9.500C-17 15 -21 21 -24 30C-27 27 -27 23 -26 19C-20 2 -4 -6 12 -6C24 -6 30 -2 45 1Z',
    '#F2F6FA',
  ),
  fill('M3 0C6 10 2 19 -4 24C-5 14 -6 8 -8 3C-4 -1 0 -1 3 0Z', '#27456F'),
  path(ellipse(29, -8, 3.4), { fill: '#1B2338', stroke: PAPER.white, width: 2 }),
  crest('M-3 41C6 34 11 36 17 40C23 44 31 44 40 38'),
];

export const sailboat = (): Shape[] => [
  sea(),
  fill('M8 -44C36 -30 46 -8 46 12H8Z', PAPER.white),
  fill('M8 -44C18 -30 22 -8 21 12H8Z', '#D5E3EC'),
  fill('M-1 -36L-33 12H-1Z', '#F27A4B'),
  fill('M-1 -36L-14 -16L-9 12H-1Z', '#FF9A6E'),
  fill(box(-1, -48, 6, 68, 3), '#6B4021'),
  fill('M-40 19H44C42 31 34 39 22 39H-20C-32 39 -38 31 -40 19Z', '#7A4522'),
  fill('M-40 19H44L42.5 25H-38.500Z', '#FFE2A8'),
  fill('M20 25H42C39 34 32 39 22 39H12C18 36 20 31 20 25Z', '#5E3318'),
  crest('M-48 43C-42 38 -38 38 -33 42M24 44C30 39 35 39 41 43'),
];

export const ferry = (): Shape[] => [
  sea(),
  fill(box(-3, -44, 19, 22), '#E5533C'),
  fill(box(-3, -38, 19, 7), PAPER.ink),
  fill(box(-24, -25, 52, 22, 4), PAPER.white),
  fill('M20 -25H24Q28 -25 28 -21V-3H20Z', '#DCE4EC'),
  ...[-17, -4, 9].map((x) => fill(box(x, -19, 9, 9, 1), '#37598C')),
  fill(box(-38, -6, 72, 20, 4), PAPER.white),
  fill('M26 -6H30Q34 -6 34 -2V14H26Z', '#DCE4EC'),
  ...[-29, -15, -1, 13, 26].map((x) => fill(ellipse(x, 3, 4.6), '#37598C')),
  fill('M-46 12H44C43 24 37 36 26 36H-26C-38 36 -44 24 -46 12Z', '#28406E'),
  fill('M-43.5 25H41.500C40.6 27 40 28 39.4 29.500H-41.500C-42.3 28 -43 26.5 -43.5 25Z', '#E5533C'),
  crest('M-46 43C-40 38 -35 38 -29 42M16 44C23 39 29 39 35 43'),
];

export const lighthouse = (): Shape[] => [
  sea(),
  fill('M-4 -33L-50 -47V-20Z', '#FFF0A8'),
  fill('M4 -33L50 -47V-20Z', '#FFF0A8'),
  fill(ellipse(0, 38, 33, 12), '#8D7B6B'),
  fill(ellipse(-7, 35, 20, 7), '#A8968482'),
  fill('M-11 -20L11 -20L17 36L-17 36Z', PAPER.white),
  fill('M-12.3 -8L12.3 -8L13.7 5L-13.7 5Z', '#E5402F'),
  fill('M-15.1 18L15.1 18L16.3 29L-16.3 29Z', '#E5402F'),
  fill('M4 -20L11 -20L17 36L6 36Z', '#2A24381F'),
  fill(box(-8, -39, 16, 16), '#FFD34A'),
  fill(box(-15, -24, 30, 6, 2), PAPER.ink),
  fill('M0 -51L13 -38L-13 -38Z', '#E5402F'),
  crest('M-45 43C-39 37 -34 38 -29 42C-25 45 -21 44 -17 41'),
  crest('M17 43C23 38 27 39 32 42C36 45 41 44 46 40'),
];
