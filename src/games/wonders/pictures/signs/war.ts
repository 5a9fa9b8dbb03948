import { ellipse, fill, group, line, numeral, PAPER, path, type Shape } from '#draw';
import { BLOOD } from '../wonders-tones.ts';
import { HIGH, type Sign, sign, within } from './sign.ts';

const SHIELD = 'M0 -50C12 -43 28 -39 45 -39C47 -4 36 32 0 51C-36 32 -47 -4 -45 -39C-28 -39 -12 -43 0 -50Z';

/** Red with two chevrons. */
export const shield = (): Sign =>
  sign('shield', 100, () => [
    path(SHIELD, { fill: PAPER.ink, stroke: PAPER.ink, width: 3 }),
    path(SHIELD, { fill: '#F6DCA6' }),
    group(
      [
        group([fill(SHIELD, '#C8301F'), group([fill('M0 -60H60V60H0Z', '#9A2014')], { clip: SHIELD })], {
          scale: 0.84,
        }),
        line('M-21 2L0 -18L21 2M-21 26L0 6L21 26', PAPER.white, 10),
      ],
      { y: 0 },
    ),
  ]);

const STEP = 58;
/** As many shields as there are; from four on one and a number. */
export function shields(n: number): Sign {
  if (n > 3)
    return sign(`shields ${n}`, 178, () => [
      within(shield(), -39, 0, 1),
      numeral(`×${n}`, 46, 2, 62, PAPER.ink, PAPER.paper),
    ]);
  const w = 100 + STEP * (n - 1);
  return sign(`shields ${n}`, w, () =>
    Array.from({ length: n }, (_, i) => within(shield(), 50 - w / 2 + i * STEP, 0, 1)),
  );
}

/** Leaves along the left rim, in degrees up from the middle, and mirrored along the right one. */
const LEAVES = [-58, -30, -2, 26, 54] as const;
const leaf = (rotate: number): Shape =>
  group([group([fill(ellipse(0, 0, 5.6, 10.5), PAPER.gold)], { x: -36, rotate: 24 })], { rotate });
const mirrored = (rotate: number): Shape =>
  group([group([fill(ellipse(0, 0, 5.6, 10.5), PAPER.gold)], { x: 36, rotate: -24 })], { rotate });
const laurel = (): Shape[] => LEAVES.flatMap((turn) => [leaf(turn), mirrored(-turn)]);

/** A red disc with laurel; with its value, or without where any is meant. */
export const victory = (value: number | null = null): Sign =>
  sign(`victory ${value}`, HIGH, () => [
    path(ellipse(0, 0, 49.5), { fill: BLOOD, stroke: PAPER.ink, width: 5 }),
    ...laurel(),
    ...(value === null ? [] : [numeral(String(value), 0, 2, 54, PAPER.white, BLOOD)]),
  ]);

const cracked = (): Shape[] => [
  path(SHIELD, { fill: '#98A1B6', stroke: PAPER.ink, width: 5 }),
  line('M2 -46L10 -34L-5 -24L9 -12L-2 -2', PAPER.ink, 6),
];
export const defeat = (): Sign =>
  sign('defeat', 100, () => [...cracked(), numeral('−1', -2, 18, 44, PAPER.ink, '#98A1B6')]);

/** Defeats that are given back. */
export const noDefeat = (): Sign =>
  sign('no defeat', HIGH, () => [
    ...cracked(),
    line('M-40 36L40 -36M-40 -36L40 36', PAPER.paper, 19),
    line('M-40 36L40 -36M-40 -36L40 36', BLOOD, 10),
  ]);

/** A dove on blue: it keeps out of the next conflict. */
export const dove = (): Sign =>
  sign('dove', HIGH, () => [
    path(ellipse(0, 0, 49.5), { fill: '#3A7FBF', stroke: PAPER.ink, width: 5 }),
    fill('M-23 -39C-12 -38 4 -30 10 -14L-9 -6C-18 -14 -24 -27 -23 -39Z', '#CFE3F5'),
    fill(
      'M41 -16L31 -10C33 8 22 23 2 25C-8 26 -14 30 -18 34C-25 34 -32 30 -35 25C-28 23 -25 19 -24 15C-31 14 -37 10 -39 4C-28 5 -19 0 -12 -6C-4 -2 6 -4 12 -11C13 -22 25 -28 33 -21Z',
      PAPER.white,
    ),
    fill(ellipse(24, -15, 2.8), PAPER.ink),
    line('M39 -13C43 -8 43 -2 41 4M42 -6L48 -9M42 0L36 3', '#8ABB57', 4),
  ]);

/** A dove on the shield: diplomacy keeps this city out of the conflict. */
export const disarmed = (): Sign =>
  sign('disarmed', 112, () => [within(shield(), 6, 0, 1), within(dove(), -26, 24, 0.55)]);
