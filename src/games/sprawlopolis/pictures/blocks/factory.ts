import { box, ellipse, fill, line, polygon, type Shape, type Spot } from '#draw';
import { ZONE_TONES } from '../zone-tones.ts';
import { contour, DEEP, RISE, type Standing, shade } from './block-relief.ts';

const { contour: DARK } = ZONE_TONES.industrial;
const TONES = {
  wall: '#5B5768',
  side: '#413E4D',
  roof: '#7D798B',
  glass: '#B9C4D6',
  window: '#FFE3A0',
  brick: '#B5563A',
  brickSide: '#8C3D28',
  band: '#FFF3DC',
} as const;

/** The front of a hall with saw-tooth roof: each tooth rises straight at its left and falls to the right. */
function teeth(w: number, h: number, count: number, tooth: number): Spot[] {
  const each = w / count;
  return Array.from({ length: count }, (_, i): Spot[] => [
    [i * each, -h - tooth],
    [(i + 1) * each, -h],
  ]).flat();
}

function hallShapes(w: number, h: number, count: number): Shape[] {
  const tooth = 8;
  const top = teeth(w, h, count, tooth);
  const front = polygon([[0, 0], ...top, [w, 0]]);
  const side = polygon([
    [w, 0],
    [w + DEEP, -RISE],
    [w + DEEP, -h - RISE],
    [w, -h],
  ]);
  const each = w / count;
  const slopes = Array.from({ length: count }, (_, i) =>
    polygon([
      [i * each, -h - tooth],
      [i * each + DEEP, -h - tooth - RISE],
      [(i + 1) * each + DEEP, -h - RISE],
      [(i + 1) * each, -h],
    ]),
  );
  return [
    shade(w, h),
    ...contour([front, side, ...slopes], DARK),
    ...slopes.map((d, i) => fill(d, i % 2 ? '#8B879A' : TONES.roof)),
    fill(front, TONES.wall),
    fill(side, TONES.side),
    ...slopes.map((_, i) => line(`M${i * each} ${-h - tooth}L${(i + 1) * each} ${-h}`, '#A6A2B4', 1.6)),
  ];
}

/** Brick with a cream band, and a plume of white smoke drifting to the right. */
function chimney(x: number, y: number, h: number): Shape[] {
  const stack = polygon([
    [x, y],
    [x + 0.8, y - h],
    [x + 8.2, y - h],
    [x + 9, y],
  ]);
  const puffs = [ellipse(x + 5, y - h - 5, 4.4), ellipse(x + 9, y - h - 11, 5), ellipse(x + 14, y - h - 16, 4)];
  return [
    ...contour([stack], DARK),
    ...puffs.map((d) => line(d, DARK, 3)),
    fill(stack, TONES.brick),
    fill(box(x + 5.6, y - h, 2.8, h), TONES.brickSide),
    fill(box(x + 0.4, y - h + 3, 8.2, 4), TONES.band),
    ...puffs.map((d) => fill(d, '#FFFFFF')),
    fill(ellipse(x + 9.5, y - h - 8, 3), '#DDE1EA'),
  ];
}

/** A long hall; its chimney stands at the left and rises over the block behind. */
export const hall: Standing = {
  w: 52 + DEEP,
  h: 28,
  shapes: [
    ...chimney(5, -16, 22),
    ...hallShapes(52, 14, 3),
    fill(box(7, -9, 13, 9), DARK),
    fill(box(8.5, -7.5, 10, 3), TONES.window),
    ...[26, 35, 43.5].map((x) => fill(box(x, -9.5, 6, 5.5), TONES.window)),
  ],
};

/** A tall narrow works; its chimney ends inside the block. */
export const works: Standing = {
  w: 24 + DEEP,
  h: 60,
  shapes: [
    ...chimney(4, -28, 17),
    ...hallShapes(24, 26, 2),
    ...[4, 13].map((x) => fill(box(x, -23, 6, 6), TONES.window)),
    fill(box(5, -11, 13, 11), DARK),
    fill(box(6.5, -9, 10, 3), '#F2B632'),
  ],
};

export const tank: Standing = {
  w: 18,
  h: 25,
  shapes: [
    fill('M6 3h13l3 -4v-9l-3 -2v12Z', '#1B1B2E40'),
    ...contour([`M0 -18a9 4.500 0 0 1 18 0V-3a9 4.500 0 0 1 -18 0Z`], DARK),
    fill('M0 -18V-3a9 4.500 0 0 0 18 0V-18Z', '#D3D1DB'),
    fill('M12 -18V0.900a9 4.500 0 0 0 6 -4V-18Z', '#A5A2B2'),
    fill('M0 -12a9 4.500 0 0 0 18 0v4a9 4.500 0 0 1 -18 0Z', '#F2B632'),
    fill(ellipse(9, -18, 9, 4.5), '#EFEEF4'),
  ],
};

export const container: Standing = {
  w: 26 + DEEP,
  h: 18,
  shapes: [
    shade(24, 9),
    ...contour(
      [
        box(0, -12, 24, 12),
        polygon([
          [0, -12],
          [DEEP, -17],
          [30, -17],
          [30, -RISE],
          [24, 0],
          [24, -12],
        ]),
      ],
      DARK,
    ),
    fill(box(0, -12, 24, 12), '#76728A'),
    fill(
      polygon([
        [0, -12],
        [DEEP, -17],
        [30, -17],
        [24, -12],
      ]),
      '#9A96AC',
    ),
    fill(
      polygon([
        [24, 0],
        [30, -RISE],
        [30, -17],
        [24, -12],
      ]),
      '#545066',
    ),
    line('M5 -9.500V-2.500M9.700 -9.500V-2.500M14.300 -9.500V-2.500M19 -9.500V-2.500', '#4F4B60', 2),
  ],
};
