import { arched, block, box, fill, flat, line, mass, type StoneTones } from '#draw';
import { ball, cupola, GOLD, inked, LIME, type Wonder } from './masonry.ts';

const WALL: StoneTones = { front: '#F8DCBB', side: '#CF9F77', top: '#FFEFD9' };
const ROSE: StoneTones = { front: '#F0BE97', side: '#C08A63', top: '#FFE3C8' };
const HOLE = '#6E4A3C';
const [SHELL, SHADE] = ['#5B76C0', '#35488A'] as const;
const [TILE, TILE_SHADE] = ['#D0583F', '#9A3426'] as const;

const turret = (x: number) => [
  block(x, 196, 20, 86, WALL, 6, 4),
  block(x - 3, 110, 26, 6, WALL, 7, 4),
  mass(
    [`M${x - 3} 104L${x + 12} 76L${x + 30} 101L${x + 23} 104Z`],
    [
      fill(`M${x - 3} 104L${x + 12} 76L${x + 30} 101L${x + 23} 104Z`, TILE),
      fill(`M${x + 12} 76L${x + 30} 101L${x + 23} 104Z`, TILE_SHADE),
    ],
  ),
];

/** The great church under its domes. */
export const byzantium: Wonder = {
  cuts: { 2: [106], 3: [134, 78] },
  masses: [
    block(8, 202, 178, 8, LIME, 8, 5),
    block(32, 196, 132, 62, ROSE, 8, 5),
    block(62, 140, 72, 50, WALL, 8, 5),
    ...turret(12),
    ...turret(162),
    inked(cupola(56, 136, 26, 30, SHELL, SHADE), 4),
    inked(cupola(142, 136, 26, 30, SHELL, SHADE), 4),
    inked(cupola(99, 82, 43, 58, SHELL, SHADE), 4),
    block(58, 94, 80, 14, WALL, 6, 4),
    inked(block(78, 196, 40, 66, WALL, 8, 5), 4),
    flat(box(97.5, 14, 4, 14), GOLD.dark),
    ball(99.5, 14, 8),
  ],
  details: [
    ...[66, 80, 94, 108, 122].map((x) => arched(x + 4, 93, 7, 10, HOLE)),
    ...[76, 92, 104, 120].map((x) => arched(x, 122, 8, 13, HOLE)),
    ...[44, 62, 134, 152].map((x) => arched(x, 188, 12, 30, HOLE)),
    ...[22, 172].flatMap((x) => [arched(x, 134, 7, 13, HOLE), arched(x, 168, 7, 13, HOLE)]),
    line('M30 144H76M126 144H166', '#FFE9D0', 4),
    arched(98, 196, 28, 50, HOLE),
    arched(98, 196, 20, 43, GOLD.mid),
    line('M98 158V194', GOLD.dark, 2.4),
  ],
};
