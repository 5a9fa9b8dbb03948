import { box, ellipse, fill, group, line, numeral, PAPER, path, rounded, type Shape } from '#draw';
import { BACK, BLOOD, SET } from '../wonders-tones.ts';
import { HIGH, type Sign, sign } from './sign.ts';

const COIN = { rim: '#E0961C', shine: '#FFE9A8', stamp: '#B9790F' } as const;
const TEMPLE = 'M0 -23L24 -7V-1H-24V-7ZM-18 1H18V17H-18ZM-24 18H24V25H-24Z';

const coinFace = (): Shape[] => [
  path(ellipse(0, 0, 49.5), { fill: PAPER.gold, stroke: PAPER.ink, width: 5 }),
  line(ellipse(0, 0, 37.5), COIN.rim, 4.5),
  line('M-37.5 0A37.5 37.5 0 0 1 6 -37', COIN.shine, 5),
];

const stamped = (text: string): Shape => numeral(text, 0, 1.5, text.length > 1 ? 48 : 60, PAPER.ink, PAPER.gold);

/** A coin, with a number on it for several. */
export const coin = (n: number | null = null): Sign =>
  sign(`coin ${n}`, HIGH, () => [...coinFace(), n === null ? fill(TEMPLE, COIN.stamp) : stamped(String(n))]);

/** The price of something the city can't afford. */
export const struckCoin = (): Sign =>
  sign('struck coin', HIGH, () => [
    ...coinFace(),
    fill(TEMPLE, COIN.stamp),
    line('M-44 44L44 -44', '#DFCFAB', 22),
    line('M-46 46L46 -46', PAPER.ink, 11),
  ]);

/** A white coin: so much less. */
export const loss = (n: number): Sign =>
  sign(`loss ${n}`, HIGH, () => [
    path(ellipse(0, 0, 49.5), { fill: PAPER.white, stroke: PAPER.ink, width: 5 }),
    numeral(`−${n}`, -1, 1.5, 50, PAPER.ink, PAPER.white),
  ]);

export const points = (n: number): Sign =>
  sign(`points ${n}`, n > 9 ? 118 : 100, () => [
    fill(box(n > 9 ? -58 : -49, -51, n > 9 ? 116 : 98, 102, 30), PAPER.ink),
    numeral(String(n), 0, 2, 66, PAPER.gold, PAPER.ink),
  ]);

const SLIP = 'M-36 -50H36V48L27 36L18 48L9 36L0 48L-9 36L-18 48L-27 36L-36 48Z';
/** A torn slip; with its value where it stands alone, else with a dash. */
export const debt = (value: boolean): Sign =>
  sign(`debt ${value}`, 80, () => [
    path(SLIP, { fill: PAPER.white, stroke: PAPER.ink, width: 5 }),
    line('M-20 -33H20', '#B9A582', 6),
    value ? numeral('−1', -2, 3, 50, BLOOD, PAPER.white) : line('M-14 2H14', BLOOD, 9),
  ]);

const pawnShape = (x: number, y: number, k: number, color: string): Shape =>
  group(
    [
      path(
        'M-31 -3C-33 -18 -23 -32 -14 -47C-12 -50 -12 -53 -14 -55A20 20 0 1 1 14 -55C12 -53 12 -50 14 -47C23 -32 33 -18 31 -3C31 1 20 3 0 3C-20 3 -31 1 -31 -3Z',
        { fill: color, stroke: PAPER.paper, width: 5 },
      ),
    ],
    { x, y, scale: k },
  );

/** Everyone else. */
export const others = (): Sign =>
  sign('others', 128, () => [
    pawnShape(-36, 44, 0.82, '#9A919F'),
    pawnShape(36, 44, 0.82, '#9A919F'),
    pawnShape(0, 48, 1.06, '#635A70'),
  ]);

/** The back of a card as it lies in the pile or in a hand. */
export const cardBack = (): Sign => sign('card back', 80, () => backShapes());
const backShapes = (): Shape[] => [
  fill(box(-31, -45, 74, 100, 18), '#2A243855'),
  path(box(-37, -50, 74, 100, 18), { fill: BACK.face, stroke: PAPER.paper, width: 4 }),
  line(box(-27, -40, 54, 80, 10), BACK.line, 3.5),
];

/** The number of face-down cards. */
export const cardBackNumbered = (n: number): Sign =>
  sign(`card back ${n}`, 80, () => [
    fill(box(-31, -45, 74, 100, 18), '#2A243855'),
    path(box(-37, -50, 74, 100, 18), { fill: BACK.face, stroke: PAPER.paper, width: 4 }),
    numeral(String(n), 0, 2, 66, '#FFE8C4', BACK.face),
  ]);

/** A card that comes up out of the pile. */
export const fromPile = (): Sign =>
  sign('from pile', 100, () => [
    path(box(-46, 4, 92, 44, 12), { fill: BACK.shade, stroke: PAPER.paper, width: 4 }),
    path(box(-46, -6, 92, 44, 12), { fill: BACK.face, stroke: PAPER.paper, width: 4 }),
    path(
      rounded(
        [
          [0, -52],
          [34, -16],
          [15, -16],
          [15, 20],
          [-15, 20],
          [-15, -16],
          [-34, -16],
        ],
        4,
      ),
      {
        fill: PAPER.gold,
        stroke: PAPER.ink,
        width: 6,
      },
    ),
  ]);

/** A card that costs nothing. */
export const freeCard = (): Sign =>
  sign('free card', 84, () => [
    path(box(-38, -49, 76, 98, 18), { fill: PAPER.white, stroke: PAPER.ink, width: 5 }),
    fill(ellipse(0, 0, 31), SET),
    line('M-14 1L-4 11L15 -11', PAPER.white, 9),
  ]);
