import { arched, block, box, ellipse, fill, flat, line, mass, moved, polygon, ring, rounded } from '#draw';
import { ball, colonnade, DARK, GOLD, LIME, PLINTH, type Wonder } from './masonry.ts';

const ROOF = { light: '#D0583F', dark: '#9A3426' } as const;
const SLOPE = polygon([
  [94, 36],
  [106, 30],
  [194, 78],
  [184, 88],
]);
const GABLE = polygon([
  [4, 88],
  [94, 34],
  [184, 88],
  [181, 92],
  [7, 92],
]);
const FIELD = polygon([
  [34, 89],
  [94, 52],
  [154, 89],
]);
const STAR = rounded(
  moved(
    ring(10, (i) => (i % 2 ? 5 : 11.5)),
    94,
    76,
  ),
  1.5,
);

/** The temple with its painted gable. */
export const ephesos: Wonder = {
  cuts: { 3: [178, 102] },
  masses: [
    block(4, 202, 182, 9, PLINTH, 10, 6),
    block(12, 193, 166, 8, LIME, 10, 6),
    block(20, 185, 150, 7, LIME, 10, 6),
    mass([box(24, 104, 142, 76)], colonnade({ x: 26, top: 104, w: 138, foot: 178 }, 6, '#5C4650', LIME, 13)),
    block(18, 107, 154, 15, LIME, 10, 6),
    mass([SLOPE], [fill(SLOPE, ROOF.dark), line('M104 36L187 82', '#C2503E', 2)]),
    mass(
      [GABLE],
      [
        fill(GABLE, ROOF.light),
        fill(
          polygon([
            [20, 92],
            [94, 46],
            [168, 92],
          ]),
          LIME.front,
        ),
        fill(FIELD, '#4B62A8'),
      ],
    ),
    flat('M88 36C88 26 91 24 94 24C97 24 100 26 100 36Z', GOLD.dark),
    ball(94, 18, 7),
    ball(8, 84, 4.5),
    ball(181, 84, 4.5),
  ],
  details: [
    ...[30, 48, 66, 85, 104, 122, 140, 158].map((x) => fill(ellipse(x, 98.5, 3.4), '#4B62A8')),
    fill(STAR, GOLD.mid),
    arched(95, 178, 20, 44, '#2E2233'),
    fill(box(94, 150, 2, 28), DARK),
    fill(box(78, 186, 34, 4), PLINTH.side),
    fill(box(76, 195, 38, 4), PLINTH.side),
  ],
};
