import { block, box, ellipse, fill, flat, line, type Mass, mass, polygon } from '#draw';
import { flame, GOLD, inked, LIME, limb, SEA, type Wonder, waves } from './masonry.ts';

const BRONZE = { light: '#F2BC74', mid: '#DC9650', dark: '#A8622F', line: '#8A4B22' } as const;

const RAYS = [-172, -150, -128, -109, -90, -71, -52, -30, -8].map((angle) => {
  const at = (turn: number, r: number): readonly [number, number] => [
    98 + Math.cos(((angle + turn) * Math.PI) / 180) * r,
    47 + Math.sin(((angle + turn) * Math.PI) / 180) * r,
  ];
  return polygon([at(-9, 14), at(0, 32), at(9, 14)]);
});

const TORSO = 'M66 76C70 66 84 64 98 64C112 64 126 66 130 76C132 92 126 104 122 116H76C72 104 64 92 66 76Z';
const CLOTH =
  'M73 112H123C128 122 132 132 134 142C124 146 116 138 108 142C100 146 92 140 84 144C76 146 68 146 62 140C66 130 70 122 73 112Z';
const LEFT_LEG = limb([
  [84, 128, 30],
  [66, 152, 22],
  [46, 174, 17],
]);
const RIGHT_LEG = limb([
  [112, 128, 30],
  [130, 152, 22],
  [148, 174, 17],
]);
const HEAD = ellipse(98, 47, 15, 17);

const bronze = (d: string, shade: string): Mass => inked(mass([d], [fill(d, BRONZE.mid), fill(shade, BRONZE.dark)]), 4);

/** The colossus over the entrance of the harbor. */
export const rhodos: Wonder = {
  cuts: { 2: [113], 3: [142, 66] },
  masses: [
    flat(ellipse(98, 198, 96, 8), SEA.fill),
    block(8, 200, 60, 24, LIME, 12, 8),
    block(124, 200, 60, 24, LIME, 12, 8),
    mass(
      RAYS,
      RAYS.map((d) => fill(d, GOLD.mid)),
    ),
    bronze(
      limb([
        [126, 80, 20],
        [150, 68, 17],
        [146, 34, 13],
      ]),
      limb([
        [134, 82, 6],
        [154, 68, 6],
        [150, 38, 5],
      ]),
    ),
    bronze(
      RIGHT_LEG,
      limb([
        [122, 130, 10],
        [138, 152, 8],
        [154, 174, 7],
      ]),
    ),
    bronze(
      LEFT_LEG,
      limb([
        [92, 134, 8],
        [74, 156, 7],
        [53, 176, 5],
      ]),
    ),
    inked(mass([box(26, 170, 32, 9, 4)], [fill(box(26, 170, 32, 9, 4), BRONZE.mid)]), 4),
    inked(mass([box(138, 170, 32, 9, 4)], [fill(box(138, 170, 32, 9, 4), BRONZE.dark)]), 4),
    bronze(TORSO, 'M112 65C124 66 129 70 130 76C132 92 126 104 122 116H108C118 100 118 82 112 65Z'),
    inked(
      mass(
        [CLOTH],
        [
          fill(CLOTH, '#FFF3DA'),
          fill('M112 112H123C128 122 132 132 134 142C128 144 122 142 116 140C118 130 116 120 112 112Z', '#D9C49A'),
          line('M86 118C84 126 82 132 78 138M100 118V138', '#D9C49A', 3),
        ],
      ),
      4,
    ),
    bronze(
      limb([
        [72, 80, 19],
        [50, 98, 16],
        [72, 116, 12],
      ]),
      limb([
        [56, 104, 6],
        [64, 112, 6],
        [74, 120, 5],
      ]),
    ),
    bronze(HEAD, 'M104 31C112 34 113 42 113 47C113 56 108 62 104 63C108 54 108 40 104 31Z'),
    inked(
      mass(
        ['M138 36L136 22H158L154 36Z'],
        [fill('M138 36L136 22H158L154 36Z', '#8A5A33'), fill(box(134, 19, 26, 6, 2), GOLD.mid)],
      ),
      4,
    ),
    flame(147, 21, 21),
  ],
  details: [
    line('M80 86C86 92 94 92 98 88C102 92 110 92 116 86M98 92V110M86 102H110', BRONZE.line, 2.4),
    line('M82 40C88 33 108 33 114 40', GOLD.mid, 5),
    line('M88 46H94M102 46H108', BRONZE.line, 3),
    line('M98 47V53M93 58C96 59.500 100 59.500 103 58', BRONZE.line, 2.4),
    line('M74 76C80 71 88 70 94 70', BRONZE.light, 3),
    line('M56 162L66 150M126 142L134 156', BRONZE.light, 3),
    line('M10 188H66M126 188H182', '#DCC596', 2),
    waves([
      [70, 196],
      [90, 200],
      [108, 195],
      [16, 203],
      [166, 203],
    ]),
  ],
};
