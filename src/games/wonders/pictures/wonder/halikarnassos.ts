import { block, box, ellipse, fill, flat, line, mass, type Shape } from '#draw';
import { COURSE, colonnade, GOLD, LIME, PLINTH, type Wonder } from './masonry.ts';

const STEPS = [0, 1, 2, 3, 4].map((i) =>
  block(34 + i * 9, 90 - i * 9, 118 - i * 16, 9, i % 2 ? LIME : PLINTH, 15 - i * 2, 10 - i * 1.4),
);

/** A relief between the pilasters of the podium. */
const relief = (x: number): Shape[] => [
  fill(box(x, 154, 20, 26, 2), '#E2C995'),
  fill(ellipse(x + 10, 161, 3.6), '#A9824F'),
  fill(`M${x + 4} 178V170Q${x + 10} 162 ${x + 16} 170V178Z`, '#A9824F'),
];

const HORSE =
  'M63 23L72 12L76 6L80 12C88 14 91 21 92 25C98 24 105 24 108 28C112 31 111 38 111 45H106L103 37H93L91 45H86L84 35C79 32 78 27 77 23L68 28Z';
const FAR_HORSE = 'M72 19L82 8L86 3L90 9C96 12 98 20 99 26H88Z';
const CHARIOT = 'M110 45C109 36 111 29 117 28H131C132 36 130 42 127 45Z';

/** The tomb: podium, colonnade, steps, and a golden team of horses. */
export const halikarnassos: Wonder = {
  cuts: { 3: [143, 88] },
  masses: [
    block(16, 202, 156, 12, PLINTH, 18, 12),
    block(24, 190, 140, 42, LIME, 17, 11),
    block(18, 148, 152, 7, LIME, 18, 12),
    mass([box(30, 98, 128, 44)], colonnade({ x: 32, top: 98, w: 124, foot: 141 }, 6, '#6A4C44', LIME, 12)),
    mass(
      ['M158 98L172 89V132L158 141Z'],
      [fill('M158 98L172 89V132L158 141Z', '#B49769'), line('M165 96V134', '#8A6C48', 4)],
    ),
    block(24, 99, 140, 9, LIME, 18, 12),
    ...STEPS,
    flat(FAR_HORSE, GOLD.dark),
    mass(
      [CHARIOT],
      [fill(CHARIOT, GOLD.mid), fill('M122 28H131C132 36 130 42 127 45H118C122 40 123 34 122 28Z', GOLD.dark)],
    ),
    mass(
      [HORSE],
      [
        fill(HORSE, GOLD.mid),
        fill('M94 25C98 24 105 24 108 28C112 31 111 38 111 45H106L103 37C104 32 100 28 94 25Z', GOLD.dark),
      ],
    ),
  ],
  details: [
    line('M18 145.500H168M26 94.500H162', COURSE, 2),
    ...[34, 66, 98, 130].flatMap(relief),
    line(ellipse(118, 40, 5.5), '#8A5A10', 2.8),
    line('M80 14C85 16 87 20 89 25', GOLD.light, 2.4),
    fill(ellipse(73, 17, 1.4), '#8A5A10'),
  ],
};
