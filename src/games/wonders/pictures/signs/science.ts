import { box, ellipse, fill, group, line, PAPER, path, polygon, type Shape, type Spot } from '#draw';
import type { ScienceSymbol } from '../../rules/kinds.ts';
import { SCIENCE } from '../wonders-tones.ts';
import { type Sign, sign } from './sign.ts';

const compass = (tone: string): Shape[] => [
  line('M-3 -22L-25 33M3 -22L25 33', tone, 9),
  line('M-24 12C-10 20 10 20 24 12', tone === PAPER.white ? '#8ADCC6' : tone, 6),
  fill('M-29 38L-29 28L-20 30ZM29 38L29 28L20 30Z', tone),
  line(ellipse(0, -28, 9), tone, 7),
];

const TEETH = 8;
/** Where a tooth's foot and tip lie: degrees from its middle, and from the wheel's. */
const TOOTH = [
  [-14, 27],
  [-9, 39],
  [9, 39],
  [14, 27],
] as const;
const wheel = (): string =>
  polygon(
    Array.from({ length: TEETH }, (_, i) => i * (360 / TEETH)).flatMap((middle) =>
      TOOTH.map(([turn, r]): Spot => {
        const angle = ((middle + turn) * Math.PI) / 180;
        return [Math.sin(angle) * r, -Math.cos(angle) * r];
      }),
    ),
  );
const gear = (tone: string, hole: string): Shape[] => [
  path(wheel(), { fill: tone, stroke: tone, width: 2.5 }),
  fill(ellipse(0, 0, 12.5), hole),
];

const tablet = (tone: string, mark: string): Shape[] => [
  fill('M-26 38V-12A26 26 0 0 1 26 -12V38Z', tone),
  line('M-11 -12H11M-13 4H13M-13 20H5', mark, 6.5),
];

const DRAWINGS: { readonly [kind in ScienceSymbol]: (tone: string, ground: string) => Shape[] } = {
  compass,
  gear,
  tablet,
};

const plate = (ground: string): Shape =>
  path(box(-48.5, -49.5, 97, 99, 22), { fill: ground, stroke: PAPER.ink, width: 5 });

export const science = (symbol: ScienceSymbol): Sign =>
  sign(`science ${symbol}`, 102, () => [plate(SCIENCE), ...DRAWINGS[symbol](PAPER.white, SCIENCE)]);

/** None of it: faint. */
export const noScience = (symbol: ScienceSymbol): Sign =>
  sign(`no science ${symbol}`, 102, () => [
    path(box(-48.5, -49.5, 97, 99, 22), { fill: '#E3DCC4', stroke: '#B9AF9A', width: 4 }),
    ...DRAWINGS[symbol]('#A9A08E', '#E3DCC4'),
  ]);

const DARK = '#4A4358';
/** One of the three, whichever is best in the end. */
export const anyScience = (): Sign =>
  sign('science any', 102, () => [
    plate(DARK),
    group(compass(PAPER.white), { x: -22, y: -18, scale: 0.5 }),
    group(gear(PAPER.white, DARK), { x: 23, y: -18, scale: 0.52 }),
    group(tablet(PAPER.white, DARK), { x: 0, y: 23, scale: 0.5 }),
  ]);
