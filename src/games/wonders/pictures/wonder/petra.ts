import { arched, box, fill, flat, group, line, mass, polygon, type Shape, type StoneTones } from '#draw';
import { ball, colonnade, type Wonder } from './masonry.ts';

const ROCK =
  'M8 204C4 168 10 120 18 92C24 58 44 26 70 14C92 2 118 4 138 14C164 28 180 62 184 96C190 130 196 170 192 204Z';
const RED = { light: '#DE8C68', mid: '#C76B49', dark: '#97452D', deep: '#6E2E20' } as const;
const FACE: StoneTones = { front: '#F6C9A2', side: '#C98A62', top: '#FFE0C2' };
const [HOLE, EDGE] = ['#4A2019', '#DA9F77'] as const;

const band = (y: number, h: number, out = 0): Shape[] => [
  fill(box(44 - out, y, 112 + 2 * out, h), FACE.front),
  fill(box(44 - out, y, 112 + 2 * out, 3), FACE.top),
  fill(box(44 - out, y + h - 2.5, 112 + 2 * out, 2.5), EDGE),
];

/** A gable over columns, shaded to the right. */
const gable = (left: number, tip: number, right: number, foot: number, top: number): Shape[] => [
  fill(
    polygon([
      [left, foot],
      [tip, top],
      [right, foot],
    ]),
    FACE.front,
  ),
  fill(
    polygon([
      [left + 9, foot - 3],
      [tip, top + 6],
      [right - 9, foot - 3],
    ]),
    EDGE,
  ),
];

/** The treasury, carved into the red rock. */
export const petra: Wonder = {
  cuts: { 2: [110], 3: [128, 88] },
  masses: [
    mass(
      [ROCK],
      [
        fill(ROCK, RED.mid),
        group(
          [
            fill('M150 0C166 50 170 130 164 206H200V0Z', RED.dark),
            fill('M22 204C16 160 22 104 40 64C32 110 34 160 40 204Z', RED.light),
            fill('M60 26C76 14 96 12 108 16C90 18 74 24 58 40Z', RED.light),
            line('M172 70C178 100 180 140 178 190M182 120C184 150 184 170 184 200', RED.deep, 3),
          ],
          { clip: ROCK },
        ),
      ],
    ),
    flat('M44 204V46Q44 34 56 34H144Q156 34 156 46V204Z', RED.deep),
    ball(100, 30, 6),
  ],
  details: [
    fill('M150 34Q156 36 156 46V204H150Z', '#54211A'),
    ...gable(40, 62, 78, 60, 46),
    ...gable(122, 138, 160, 60, 46),
    ...colonnade({ x: 48, top: 60, w: 26, foot: 88 }, 2, HOLE, FACE, 9),
    ...colonnade({ x: 126, top: 60, w: 26, foot: 88 }, 2, HOLE, FACE, 9),
    ...colonnade({ x: 84, top: 60, w: 32, foot: 88 }, 2, HOLE, FACE, 10),
    fill('M78 61L100 35L122 61Z', FACE.front),
    fill('M100 35L122 61H106Z', FACE.side),
    arched(100, 88, 9, 18, RED.mid),
    ...band(86, 9),
    ...gable(50, 100, 150, 116, 95),
    ...band(114, 14, 2),
    ...colonnade({ x: 48, top: 128, w: 104, foot: 192 }, 6, HOLE, FACE, 12),
    arched(100, 192, 17, 40, '#2E120E'),
    ...band(191, 12, 3),
  ],
};
