import { box, fill, line, path, polygon, type Shape } from '#draw';
import { ZONE_TONES } from '../zone-tones.ts';
import { contour, DEEP, RISE, type Standing, shade } from './block-relief.ts';

const { contour: DARK } = ZONE_TONES.commercial;
const TONES = {
  wall: '#E4EFFC',
  side: '#A9C3E8',
  glass: '#9CCBEF',
  roof: '#2F5FBF',
  top: '#CFE1FA',
  stripe: '#1F4BA8',
  white: '#FFFFFF',
} as const;

const boxFront = (w: number, h: number) => box(0, -h, w, h);
const boxSide = (w: number, h: number) =>
  polygon([
    [w, 0],
    [w + DEEP, -RISE],
    [w + DEEP, -h - RISE],
    [w, -h],
  ]);
const boxTop = (w: number, h: number) =>
  polygon([
    [-1, -h],
    [DEEP - 1, -h - RISE],
    [w + DEEP, -h - RISE],
    [w, -h],
  ]);

/** Stripes of blue and white with a scalloped hem, hanging over the shop front. */
function awning(w: number, y: number, h: number): Shape[] {
  const count = Math.max(3, 2 * Math.round(w / 11) - 1);
  const each = (w + 3) / count;
  const strip = (i: number) => {
    const x = -1.5 + i * each;
    const r = each / 2;
    return `M${x} ${y}h${each}v${h}a${r} ${r} 0 0 1 ${-each} 0Z`;
  };
  const strips = Array.from({ length: count }, (_, i) => fill(strip(i), i % 2 ? TONES.white : TONES.stripe));
  const hem = Array.from({ length: count }, (_, i) => strip(i)).join('');
  return [line(hem, DARK, 2.6), ...strips];
}

/** A low shop with a flat roof. */
export function shop(w: number): Standing {
  const h = 18.5;
  return {
    w: w + DEEP,
    h: h + RISE + 2,
    shapes: [
      shade(w, h),
      ...contour([boxFront(w, h), boxSide(w, h), boxTop(w, h)], DARK),
      fill(boxFront(w, h), TONES.wall),
      fill(box(3, -6, w - 14, 6), TONES.glass),
      fill(box(w - 9, -8, 6, 8), '#5E86C4'),
      fill(boxSide(w, h), TONES.side),
      fill(boxTop(w, h), TONES.top),
      fill(box(-1, -h, w + 1, 3), TONES.roof),
      ...awning(w, -h + 3, 6.5),
    ],
  };
}

/** A tall house of offices over a shop. */
export const office: Standing = {
  w: 29 + DEEP - 3,
  h: 50,
  shapes: [
    shade(23, 42),
    ...contour([boxFront(23, 43), boxSide(23, 43), boxTop(23, 43)], DARK),
    fill(boxFront(23, 43), TONES.wall),
    fill(boxSide(23, 43), TONES.side),
    fill(boxTop(23, 43), TONES.top),
    fill(box(-1, -43, 24, 3.5), TONES.roof),
    ...[-36, -26].flatMap((y) => [4, 13].map((x) => fill(box(x, y, 6, 6.5), TONES.roof))),
    fill(box(3, -7, 10, 7), TONES.glass),
    fill(box(15, -8, 5, 8), '#5E86C4'),
    ...awning(23, -18, 7),
  ],
};

/** A table under a striped parasol. */
export const parasol: Standing = {
  w: 20,
  h: 24,
  shapes: [
    fill('M3 1a8 3 0 0 1 16 0a8 3 0 0 1 -16 0Z', '#1B1B2E33'),
    ...contour([box(8.8, -18, 2.4, 18), box(4, -5, 12, 3, 1)], DARK),
    fill(box(8.8, -18, 2.4, 18), '#FFF3DC'),
    fill(box(4, -5, 12, 3, 1), '#FFF3DC'),
    path('M0 -10Q2 -21 10 -23Q18 -21 20 -10Z', { fill: TONES.white, stroke: DARK, width: 3.4 }),
    fill('M0 -10Q2 -21 10 -23Q6 -18 5.500 -10Z', TONES.stripe),
    fill('M10 -23Q14 -18 14.500 -10H9.500Z', TONES.stripe),
  ],
};
