import { itemAt, type Seat } from '#engine';
import { box, ellipse, polygon } from '../outline.ts';
import { fill, line, path, type Shape } from '../shape.ts';
import { PAPER } from '../theme.ts';

/** What a seat wears, on a head of radius 20 around 0, -68: its silhouette and its shapes. */
export type Hat = { readonly outline: readonly string[]; readonly shapes: readonly Shape[] };

const DOME = 'M-22 -72C-22 -97 22 -97 22 -72Z';
const helmet: Hat = {
  outline: [DOME, box(-28, -75, 56, 9, 4)],
  shapes: [
    fill(DOME, '#FFD34A'),
    fill(box(-4.5, -93, 9, 20, 4), '#DDA31C'),
    fill('M-16 -76C-15 -84 -11 -88 -7 -89.500V-76Z', '#FFEBA0'),
    path(box(-28, -75, 56, 9, 4), { fill: '#FFD34A', stroke: PAPER.ink, width: 2.4 }),
  ],
};
const topHat: Hat = {
  outline: [box(-18, -106, 36, 38, 4), box(-28, -76, 56, 10, 5)],
  shapes: [
    fill(box(-18, -106, 36, 38, 4), '#4C3B52'),
    fill(box(-18, -87, 36, 8), '#FFE3B0'),
    fill(box(-14, -102, 5, 12, 2), '#74607A'),
    path(box(-28, -77, 56, 10, 5), { fill: '#4C3B52', stroke: PAPER.ink, width: 2.4 }),
  ],
};
const BERET = 'M-28 -68C-34 -82 -8 -95 12 -92C26 -90 27 -79 16 -74C4 -69 -22 -62 -28 -68Z';
const beret: Hat = {
  outline: [BERET, 'M-1 -90L3 -99'],
  shapes: [
    line('M-1 -90L3 -98', PAPER.ink, 6),
    fill(BERET, '#E5533C'),
    fill('M-20 -76C-16 -83 -6 -87 2 -87C-4 -84 -12 -80 -16 -75Z', '#FF8A70'),
  ],
};
const CAP = 'M-22 -68C-24 -96 20 -98 22 -68Z';
const PEAK = box(0, -76, 36, 10, 5);
const cap: Hat = {
  outline: [CAP, PEAK],
  shapes: [
    fill(CAP, '#3A7CC0'),
    fill('M-15 -74C-14 -83 -9 -87 -4 -88C-8 -84 -9 -79 -9 -74Z', '#79AEE2'),
    path(PEAK, { fill: '#235C96', stroke: PAPER.ink, width: 2.4 }),
  ],
};

const CROWN = 'M-19 -74C-19 -92 19 -92 19 -74Z';
const BRIM = ellipse(0, -73, 39, 8);
/** Low crown, very wide brim. */
const sunHat: Hat = {
  outline: [BRIM, CROWN],
  shapes: [
    path(BRIM, { fill: '#F6DE9F', stroke: PAPER.ink, width: 2.4 }),
    fill(CROWN, '#F6DE9F'),
    fill('M-19.500 -79H19.500V-73C10 -70 -10 -70 -19.500 -73Z', '#C8301F'),
    line('M-12 -83C-8 -87 -2 -88 3 -88', '#FFF3C4', 3),
  ],
};
const KNIT = 'M-22 -70C-22 -98 22 -98 22 -70Z';
const bobbleHat: Hat = {
  outline: [KNIT, ellipse(0, -98, 10), box(-25, -77, 50, 12, 5)],
  shapes: [
    fill(KNIT, '#3FAE93'),
    fill(
      'M-13 -78C-12 -88 -8 -90 -4 -91C-6 -87 -6 -82 -6 -78ZM6 -78C7 -84 6 -88 4 -91C10 -90 13 -86 14 -78Z',
      '#8ADCC6',
    ),
    path(box(-25, -77, 50, 12, 5), { fill: PAPER.paper, stroke: PAPER.ink, width: 2.4 }),
    path(ellipse(0, -98, 10), { fill: PAPER.paper, stroke: PAPER.ink, width: 2.4 }),
  ],
};
const BOARD = polygon([
  [0, -101],
  [38, -88],
  [0, -75],
  [-38, -88],
]);
/** A flat board with a tassel. */
const scholarCap: Hat = {
  outline: [box(-19, -86, 38, 18, 4), BOARD],
  shapes: [
    fill(box(-19, -86, 38, 18, 4), '#38456F'),
    path(BOARD, { fill: '#54659A', stroke: PAPER.ink, width: 2.4 }),
    line('M0 -88L27 -84V-70', PAPER.gold, 4),
    fill(ellipse(27, -68, 4.5), PAPER.gold),
  ],
};
const CONE = 'M-21 -69L2 -116L21 -69C10 -64 -12 -64 -21 -69Z';
const partyHat: Hat = {
  outline: [CONE, ellipse(2, -114, 7)],
  shapes: [
    fill(CONE, '#FFC53D'),
    line('M-14 -79L17 -74M-6 -92L12 -89', '#8A46B8', 6),
    line(CONE, PAPER.ink, 2.4),
    path(ellipse(2, -114, 7), { fill: PAPER.paper, stroke: PAPER.ink, width: 2.4 }),
  ],
};

/** Eight silhouettes that no two eyes confuse: dome, tall, slanted, peaked, wide, bobbled, flat, pointed. */
const HATS: readonly Hat[] = [helmet, topHat, beret, cap, sunHat, bobbleHat, scholarCap, partyHat];
export const hatOf = (seat: Seat): Hat => itemAt(HATS, seat);
