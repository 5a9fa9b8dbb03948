import { box, ellipse, fill, line, numeral, PAPER, path, rounded, type Shape, type Spot } from '#draw';
import { COLORS } from '../../rules/kinds.ts';
import { COLOR_TONES, SET, STAIR } from '../wonders-tones.ts';
import { HIGH, type Sign, sign } from './sign.ts';

const STEPS = 'M-58 44V12H-34V-14H-14V-44H18V-14H38V12H58V44Z';
/** Gold when it is built, or where no particular one is meant; else gray on the table. */
const stairs = (built: boolean): Shape[] => [
  path(STEPS, { fill: built ? STAIR.light : '#8792C0', stroke: PAPER.ink, width: 6 }),
  fill('M22 41V15H36V-11H16V-41H4V-14H22V12Z', built ? STAIR.side : '#5F6A96'),
  fill('M36 15H55V41H36Z', built ? STAIR.side : '#5F6A96'),
  line('M-55 12H-36M-34 -14H-16M-14 -41H-2', built ? STAIR.top : '#A3ADD4', 4),
  line(STEPS, PAPER.ink, 6),
];

/** Three steps. */
export const stage = (): Sign => sign('stage', 124, () => stairs(true));
/** The stage of a number: its steps, and the number on them. */
export const numberedStage = (n: number, built = true): Sign =>
  sign(`stage ${n} ${built}`, 124, () => [
    ...stairs(built),
    numeral(String(n), 0, 17, 60, PAPER.ink, built ? STAIR.light : '#8792C0'),
  ]);

type Way = 'left' | 'right' | 'up' | 'down';
const TIPS: { readonly [way in Way]: readonly Spot[] } = {
  left: [
    [-40, 0],
    [34, -48],
    [34, 48],
  ],
  right: [
    [40, 0],
    [-34, 48],
    [-34, -48],
  ],
  up: [
    [0, -40],
    [48, 34],
    [-48, 34],
  ],
  down: [
    [0, 40],
    [-48, -34],
    [48, -34],
  ],
};
export const arrow = (way: Way, color: string = PAPER.ink): Sign =>
  sign(`arrow ${way} ${color}`, way === 'left' || way === 'right' ? 82 : HIGH, () => [
    fill(rounded(TIPS[way], 12), color),
  ]);

/** "For each". */
export const slash = (): Sign => sign('slash', 44, () => [line('M-14 44L14 -44', PAPER.mute, 10)]);

export const tick = (color: string = SET): Sign =>
  sign(`tick ${color}`, HIGH, () => [line('M-36 4L-10 30L38 -30', color, 17)]);
export const cross = (color: string = PAPER.ink): Sign =>
  sign(`cross ${color}`, 92, () => [line('M-30 -30L30 30M30 -30L-30 30', color, 20)]);
export const equals = (color: string = PAPER.ink): Sign =>
  sign(`equals ${color}`, 92, () => [line('M-32 -17H32M-32 17H32', color, 15)]);
export const plus = (color: string = PAPER.ink): Sign =>
  sign(`plus ${color}`, 64, () => [line('M-24 0H24M0 -24V24', color, 13)]);

/** Two links of a chain. */
export const links = (color: string): Sign =>
  sign(`links ${color}`, HIGH, () => [
    line('M-8 -2L-30 20A15 15 0 0 0 -9 41L6 26', color, 13),
    line('M8 2L30 -20A15 15 0 0 0 9 -41L-6 -26', color, 13),
    line('M-14 14L14 -14', color, 13),
  ]);

/** A card of each color for the first time: all colors around a one. */
export const firstOfColor = (): Sign =>
  sign('first of color', HIGH, () => {
    const wedge = (i: number) => {
      const [from, to] = [i, i + 1].map((k) => ((k / COLORS.length) * 2 - 0.5) * Math.PI) as [number, number];
      const spot = (angle: number) => `${(Math.cos(angle) * 47).toFixed(2)} ${(Math.sin(angle) * 47).toFixed(2)}`;
      return `M0 0L${spot(from)}A47 47 0 0 1 ${spot(to)}Z`;
    };
    return [
      ...COLORS.map((color, i) => fill(wedge(i), COLOR_TONES[color].tab)),
      line(ellipse(0, 0, 49.5), PAPER.ink, 5),
      path(ellipse(0, 0, 29), { fill: PAPER.paper, stroke: PAPER.ink, width: 4 }),
      numeral('1', -1, 2, 44, PAPER.ink, PAPER.paper),
    ];
  });

/** The turns of an Age as dots, the first or the last of them in gold. */
export const turnDots = (which: 'first' | 'last'): Sign =>
  sign(`turn ${which}`, 148, () => {
    const side = which === 'first' ? -1 : 1;
    return [
      ...[-4, 28, 60].map((x) => fill(ellipse(-side * x, 0, 11), '#8D849C')),
      path(ellipse(side * 46, 0, 24), { fill: PAPER.gold, stroke: PAPER.ink, width: 5 }),
    ];
  });

/** A price: a square of raw goods' color or a disc of made ones'. */
export const rawPrice = (): Sign =>
  sign('raw price', 96, () => [
    path(box(-42, -42, 84, 84, 18), { fill: COLOR_TONES.brown.tab, stroke: PAPER.ink, width: 6 }),
  ]);
export const madePrice = (): Sign =>
  sign('made price', 92, () => [path(ellipse(0, 0, 42), { fill: COLOR_TONES.gray.tab, stroke: PAPER.ink, width: 6 })]);

const hourglass = (color: string): Shape[] => [
  line('M-26 -42H26M-26 42H26', color, 11),
  line('M-20 -38C-20 -16 -6 -10 -6 0C-6 10 -20 16 -20 38H20C20 16 6 10 6 0C6 -10 20 -16 20 -38Z', color, 8),
  fill('M-12 -22H12C8 -12 2 -8 0 -2C-2 -8 -8 -12 -12 -22ZM-14 36C-14 24 -6 18 0 16C6 18 14 24 14 36Z', color),
];
/** A player is still choosing. */
export const waiting = (color: string = PAPER.ink): Sign => sign(`waiting ${color}`, 80, () => hourglass(color));
export const settled = (): Sign =>
  sign('settled', HIGH, () => [fill(ellipse(0, 0, 50), SET), line('M-24 2L-7 18L25 -18', PAPER.white, 13)]);
