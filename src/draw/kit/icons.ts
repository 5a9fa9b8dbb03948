import { box, ellipse, ring, rounded } from '../outline.ts';
import { fill, group, line, numeral, path, type Shape, type Sprite } from '../shape.ts';
import { sprite } from '../sprite.ts';
import { PAPER } from '../theme.ts';
import { PAWN_SHADOW } from './pawn.ts';

/** Placed by its middle; `radius` in pixels. */
export const star = (radius: number): Sprite =>
  sprite('star', radius * 2, { left: -60, top: -60, right: 60, bottom: 60 }, () => {
    const d = rounded(
      ring(10, (i) => (i % 2 ? 25 : 50)),
      5,
    );
    return [
      path(d, { fill: PAPER.goldEdge, stroke: PAPER.goldEdge, width: 9 }),
      fill(d, PAPER.gold),
      group([fill('M-60 -60H0V60Z', '#FFFFFF38')], { clip: d }),
    ];
  });

const CROWN_TIPS = [
  [-52, -28],
  [0, -44],
  [52, -28],
] as const;

export const crown = (width: number): Sprite =>
  sprite('crown', width, { left: -62, top: -60, right: 62, bottom: 50 }, () => {
    const d = 'M-44 34L-52 -26L-24 0L0 -40L24 0L52 -26L44 34Z';
    return [
      group(
        [
          path(d, { fill: PAPER.gold, stroke: PAPER.ink, width: 7 }),
          fill('M-44 34L-46.5 18H46.500L44 34Z', '#F2A922'),
          line(d, PAPER.ink, 5),
          ...CROWN_TIPS.map(([x, y]) => path(ellipse(x, y, 8), { fill: PAPER.hot, stroke: PAPER.ink, width: 4 })),
        ],
        { rotate: 8 },
      ),
    ];
  });

export const bag = (height: number, text: string): Sprite =>
  sprite(`bag ${text}`, height, { left: -62, top: -56, right: 72, bottom: 56 }, () => [
    fill(ellipse(8, 46, 58, 8), '#2A243838'),
    fill('M-30 -18C-56 0 -66 46 -40 48H38C64 46 56 2 28 -18Z', '#9A6738'),
    fill('M28 -18C56 2 64 46 38 48H14C14 18 18 -4 28 -18Z', '#7A4E26'),
    fill('M-36 -4C-52 12 -56 38 -46 42C-34 30 -26 6 -28 -6C-30 -9 -33 -8 -36 -4Z', '#BC8A52'),
    fill(
      'M-22 -22C-32 -34 -36 -44 -30 -50C-24 -52 -20 -48 -14 -46C-8 -56 6 -56 10 -47C18 -50 26 -52 30 -46C32 -40 26 -32 20 -22Z',
      '#B98650',
    ),
    line('M-26 -18C-10 -12 10 -12 24 -18', '#E5533C', 7),
    numeral(text, -2, 18, 48, PAPER.white, '#9A6738'),
  ]);

/** "Put a worker here": a paper disc with dashed rim and the shape of a pawn. Placed by its middle. */
export const workerSpot = (radius: number): Sprite =>
  sprite('spot', radius * 2, { left: -56, top: -56, right: 56, bottom: 56 }, () => [
    fill(ellipse(0, 0, 52), PAPER.paper),
    path(ellipse(0, 0, 49), { stroke: PAPER.ink, width: 6, dash: [14, 17.8] }),
    group([fill(PAWN_SHADOW, '#8D8499')], { y: 29, scale: 0.7 }),
  ]);

export const check = (size: number, color = '#14604E'): Sprite =>
  sprite(`check ${color}`, size, { left: -56, top: -56, right: 56, bottom: 56 }, () => [
    line('M-36 4L-8 30L38 -32', color, 20),
  ]);

/** Three cards fanned out, a star on the front one. Placed by its middle. */
export const cardsIcon = (size: number): Sprite =>
  sprite('cards icon', size, { left: -52, top: -58, right: 52, bottom: 58 }, () => {
    const leaf = (rotate: number, tone: string): Shape =>
      group([path(box(-30, -44, 60, 84, 10), { fill: tone, stroke: '#2A243880', width: 3 })], { rotate, y: 4 });
    const d = rounded(
      ring(10, (i) => (i % 2 ? 11 : 22)),
      3,
    );
    return [
      leaf(-14, '#E8D5AD'),
      leaf(12, PAPER.second),
      leaf(-1, PAPER.paper),
      path(d, { fill: PAPER.gold, stroke: PAPER.goldEdge, width: 4 }),
    ];
  });

export const rotateIcon = (size: number): Sprite =>
  sprite('rotate icon', size, { left: -60, top: -60, right: 60, bottom: 60 }, () => [
    line('M14 -34A38 38 0 1 0 38 6', PAPER.ink, 14),
    fill('M38 -38L58 8H16Z', PAPER.ink),
  ]);
