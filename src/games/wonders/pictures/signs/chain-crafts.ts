import { box, ellipse, fill, group, line, polygon, type Shape } from '#draw';
import type { Chain } from '../../rules/kinds.ts';

/** What stands on a chain's disc, in ink within about ±38; `ground` is the disc's own color, for what is cut out. */
export type ChainDrawing = (ink: string, ground: string) => readonly Shape[];

const hammer: ChainDrawing = (ink) => [
  fill('M-30 -30H16L30 -20V-10H-22C-27 -12 -30 -16 -30 -22Z', ink),
  fill(box(-6, -12, 12, 47, 4), ink),
];

const stall: ChainDrawing = (ink, ground) => [
  fill('M-32 -30H32V-14A8 8 0 0 1 16 -14A8 8 0 0 1 0 -14A8 8 0 0 1 -16 -14A8 8 0 0 1 -32 -14Z', ink),
  line('M-16 -28V-15M0 -28V-15M16 -28V-15', ground, 2.8),
  line('M-26 -8V33M26 -8V33', ink, 6.5),
  fill(box(-29, 7, 58, 11), ink),
];

const bowl: ChainDrawing = (ink, ground) => [
  line('M4 0L25 -31', ink, 9),
  fill('M-31 -7H31C31 12 20 21 12 23V28H16V34H-16V28H-12V23C-20 21 -31 12 -31 -7Z', ink),
  line('M-29 -1H29', ground, 2.6),
];

const lamp: ChainDrawing = (ink, ground) => [
  fill('M-36 -10C-30 -10 -24 -4 -17 -5C-10 -14 12 -14 18 -3C18 13 8 20 -2 20C-15 20 -24 8 -36 -10Z', ink),
  line('M16 -3C24 -14 34 -6 30 4C27 11 20 12 14 10', ink, 6),
  fill(box(-16, 24, 28, 7, 3), ink),
  fill(box(-8, 16, 12, 10), ink),
  fill(ellipse(0, -14, 4.5), ink),
  fill('M-36 -36C-29 -29 -28 -22 -34 -17C-41 -20 -42 -28 -36 -36Z', ink),
  line('M-10 2C-4 -2 4 -2 9 1', ground, 3),
];

const scales: ChainDrawing = (ink) => [
  line('M0 -32V30M-25 -22H25', ink, 5.5),
  fill(ellipse(0, -33, 5), ink),
  fill(box(-16, 28, 32, 7, 3), ink),
  line('M-25 -21L-35 6M-25 -21L-15 6M25 -21L15 6M25 -21L35 6', ink, 3.2),
  fill('M-38 6H-12C-14 17 -36 17 -38 6ZM12 6H38C36 17 14 17 12 6Z', ink),
];

const book: ChainDrawing = (ink, ground) => [
  fill('M-34 -24C-22 -29 -10 -27 0 -20C10 -27 22 -29 34 -24V23C22 19 10 20 0 28C-10 20 -22 19 -34 23Z', ink),
  line('M0 -16V22', ground, 4),
  line(
    'M-25 -13C-19 -15 -13 -14 -8 -11M-25 0C-19 -2 -13 -1 -8 2M25 -13C19 -15 13 -14 8 -11M25 0C19 -2 13 -1 8 2',
    ground,
    3.2,
  ),
];

const lighthouse: ChainDrawing = (ink, ground) => [
  fill('M-11 -9H11L16 34H-16Z', ink),
  fill('M-12.5 3H12.500L14 14H-14Z', ground),
  fill(box(-15, -14, 30, 6, 2), ink),
  fill(box(-9, -27, 18, 12), ink),
  fill('M-13 -26L0 -37L13 -26Z', ink),
  line('M-15 -23L-34 -32M15 -23L34 -32M-16 -18H-36M16 -18H36', ink, 4.4),
];

const barrel: ChainDrawing = (ink, ground) => [
  fill('M-19 -33H19C28 -12 28 12 19 33H-19C-28 12 -28 -12 -19 -33Z', ink),
  line('M-24 -16H24M-24 16H24', ground, 4.5),
  line('M-26 0H26', ground, 2.6),
];

const fortress: ChainDrawing = (ink, ground) => [
  fill('M-33 -30H-24V-22H-17V-30H-8V-14H8V-30H17V-22H24V-30H33V-8L29 -4V32H-29V-4L-33 -8Z', ink),
  fill('M-9 32V14A9 9 0 0 1 9 14V32Z', ground),
  fill(`${box(-22, -4, 7, 12)}${box(15, -4, 7, 12)}`, ground),
];

const helmet: ChainDrawing = (ink, ground) => [
  fill(
    'M-24 0C-22 -20 -8 -27 6 -24C20 -21 26 -10 26 4L12 6L12 14L20 16C18 26 14 32 8 34L2 16L-6 32C-14 30 -20 22 -24 0Z',
    ink,
  ),
  line('M-29 12C-36 -16 -14 -38 14 -34', ink, 9),
  line('M-26 4C-26 -18 -12 -29 6 -27', ground, 3.2),
  line('M11 -2L25 -1', ground, 4),
];

const saw: ChainDrawing = (ink, ground) => [
  fill(
    'M-38 -8L10 -14L12 -18C22 -24 36 -20 38 -8C39 4 34 14 24 15C18 15 13 12 11 12L6 18L1 12L-5 18L-10 12L-16 18L-21 12L-27 17L-31 11L-38 10Z',
    ink,
  ),
  fill(ellipse(25, -3, 7), ground),
];

const temple: ChainDrawing = (ink) => [
  fill(
    polygon([
      [0, -36],
      [35, -18],
      [35, -13],
      [-35, -13],
      [-35, -18],
    ]),
    ink,
  ),
  ...[-25, -9, 7, 23].map((x) => fill(box(x - 4, -9, 10, 29), ink)),
  group([fill(box(-34, 23, 68, 9), ink)]),
];

/** Things made by hand, beside the other signs of chains. */
export const CRAFTS = {
  hammer,
  stall,
  bowl,
  lamp,
  scales,
  book,
  lighthouse,
  barrel,
  fortress,
  helmet,
  saw,
  temple,
} as const satisfies { readonly [chain in Chain]?: ChainDrawing };
