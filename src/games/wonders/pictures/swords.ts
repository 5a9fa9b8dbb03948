import { ellipse, fill, group, line, PAPER, path, polygon, type Shape, type Sprite, sprite } from '#draw';

const BLADE = polygon([
  [-6, 16],
  [-6, -34],
  [0, -44],
  [6, -34],
  [6, 16],
]);

/** A sword with its tip up. */
const sword = (rotate: number): Shape =>
  group(
    [
      path(BLADE, { fill: '#E6EBF5', stroke: PAPER.ink, width: 3 }),
      fill('M0 -44L6 -34V16H0Z', '#AAB4CC'),
      line('M0 20V36', '#8A5A33', 8),
      path('M-15 14H15V21H-15Z', { fill: PAPER.gold, stroke: PAPER.ink, width: 2.4 }),
      path(ellipse(0, 40, 5), { fill: PAPER.gold, stroke: PAPER.ink, width: 2.4 }),
    ],
    { rotate },
  );

/** Two crossed swords on a dark disc, placed by its middle. */
export const swords = (): Sprite =>
  sprite('swords', 76, { left: -52, top: -52, right: 52, bottom: 52 }, () => [
    fill(ellipse(0, 0, 50), '#28335A'),
    group([sword(-45), sword(45)], { scale: 0.86 }),
  ]);
