import { box, ellipse, fill, group, line, PAPER, path, polygon, ring, rounded, type Shape } from '#draw';
import type { Chain } from '../../rules/kinds.ts';
import { NEEDED } from '../wonders-tones.ts';
import { type ChainDrawing, CRAFTS } from './chain-crafts.ts';
import { HIGH, type Sign, sign } from './sign.ts';

const star: ChainDrawing = (ink) => [
  fill(
    rounded(
      ring(10, (i) => (i % 2 ? 15 : 33)),
      4,
    ),
    ink,
  ),
];

const mask: ChainDrawing = (ink, ground) => [
  fill('M-27 -27C-10 -20 10 -20 27 -27C29 2 22 30 0 32C-22 30 -29 2 -27 -27Z', ink),
  fill('M-19 -8C-14 -13 -8 -13 -4 -7C-9 -4 -15 -4 -19 -8ZM19 -8C14 -13 8 -13 4 -7C9 -4 15 -4 19 -8Z', ground),
  fill('M-15 8C-6 13 6 13 15 8C12 20 6 24 0 24C-6 24 -12 20 -15 8Z', ground),
];

const drop: ChainDrawing = (ink, ground) => [
  fill('M0 -36C12 -18 23 -6 23 10A23 23 0 0 1 -23 10C-23 -6 -12 -18 0 -36Z', ink),
  line('M-12 10C-12 17 -8 21 -3 22', ground, 5),
];

const camel: ChainDrawing = (ink) => [
  fill(
    'M-34 -24C-30 -29 -24 -28 -21 -24L-19 -10C-18 -6 -15 -6 -13 -10C-11 -19 -6 -23 -2 -20C1 -17 2 -11 5 -11C8 -11 8 -19 13 -21C20 -22 24 -12 26 -4C29 4 29 10 27 14L29 31H21L19 14C10 16 4 16 -5 14L-8 31H-16L-15 12C-22 8 -26 0 -27 -10L-28 -17L-36 -18Z',
    ink,
  ),
];

const horseshoe: ChainDrawing = (ink, ground) => [
  line('M-13 27C-30 8 -26 -26 0 -26C26 -26 30 8 13 27', ink, 15),
  line('M-20 28H-8M20 28H8', ink, 9),
  ...[
    [-19, 2],
    [-11, -19],
    [11, -19],
    [19, 2],
  ].map(([x = 0, y = 0]) => fill(ellipse(x, y, 3), ground)),
];

const target: ChainDrawing = (ink) => [line(ellipse(0, 0, 26), ink, 11), fill(ellipse(0, 0, 11), ink)];

const bolt: ChainDrawing = (ink) => [
  fill(
    rounded(
      [
        [8, -37],
        [-20, 6],
        [-3, 6],
        [-9, 37],
        [21, -8],
        [3, -8],
        [18, -37],
      ],
      2,
    ),
    ink,
  ),
];

const planets: ChainDrawing = (ink, ground) => [
  ...[28, -28].map((rotate) => group([line(ellipse(0, 0, 35, 14), ink, 5.5)], { rotate })),
  path(ellipse(0, 0, 12.5), { fill: ink, stroke: ground, width: 4 }),
  path(ellipse(30, -17, 6.5), { fill: ink, stroke: ground, width: 3 }),
  path(ellipse(-29, -18, 5.5), { fill: ink, stroke: ground, width: 3 }),
];

const feather: ChainDrawing = (ink, ground) => [
  fill('M32 -33C6 -32 -18 -14 -20 16L-16 20C10 18 30 -4 32 -33Z', ink),
  line('M-32 34L-14 14', ink, 6.5),
  line('M-13 13L18 -20', ground, 3.5),
  line('M-14 -4L-8 6M9 11L-2 7', ground, 3.5),
];

const harp: ChainDrawing = (ink) => [
  line('M-20 28C-24 8 -24 -10 -20 -28C-6 -30 6 -20 24 -22C26 -4 12 18 -16 28Z', ink, 7.5),
  line('M-9 -24V22M1 -22V17M11 -18V9', ink, 3.6),
  fill(box(-28, 25, 20, 8, 3), ink),
];

const torch: ChainDrawing = (ink, ground) => [
  fill('M0 -40C14 -30 17 -20 13 -10H-13C-17 -18 -14 -24 -8 -28C-7 -24 -5 -22 -3 -22C-5 -30 -4 -36 0 -40Z', ink),
  fill('M1 -23C6 -18 6 -14 4 -10H-4C-6 -15 -3 -18 1 -23Z', ground),
  fill(
    polygon([
      [-17, -6],
      [17, -6],
      [13, 5],
      [-13, 5],
    ]),
    ink,
  ),
  fill(
    polygon([
      [-9, 9],
      [9, 9],
      [4, 38],
      [-4, 38],
    ]),
    ink,
  ),
];

const scroll: ChainDrawing = (ink, ground) => [
  fill(box(-18, -24, 36, 48), ink),
  fill(box(-28, -34, 56, 14, 9), ink),
  fill(box(-28, 20, 56, 14, 9), ink),
  line('M-9 -11H9M-9 0H9M-9 11H9', ground, 5),
  line('M-18 -18H18M-18 18H18', ground, 3),
];

const DRAWINGS: { readonly [chain in Chain]: ChainDrawing } = {
  star,
  mask,
  drop,
  camel,
  horseshoe,
  target,
  bolt,
  planets,
  feather,
  harp,
  torch,
  scroll,
  ...CRAFTS,
};

const discOf = (chain: Chain, ground: string): readonly Shape[] => [
  path(ellipse(0, 0, 49), { fill: ground, stroke: PAPER.ink, width: 6 }),
  ...DRAWINGS[chain](PAPER.ink, ground),
];

/** What a card gives: on paper. */
export const chainGiven = (chain: Chain): Sign => sign(`gives ${chain}`, HIGH, () => discOf(chain, PAPER.paper));
/** What makes a card free: on pale blue. */
export const chainNeeded = (chain: Chain): Sign => sign(`needs ${chain}`, HIGH, () => discOf(chain, NEEDED));
