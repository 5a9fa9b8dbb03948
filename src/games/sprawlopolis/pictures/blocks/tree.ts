import { box, ellipse, fill, polygon } from '#draw';
import { ZONE_TONES } from '../zone-tones.ts';
import { contour, type Standing } from './block-relief.ts';

const { contour: DARK } = ZONE_TONES.park;

const crown = [ellipse(15, -23, 11), ellipse(9, -16, 8.5), ellipse(21.5, -16, 8.5)];

/** A round crown of three discs, lit from the upper left. */
export const tree: Standing = {
  w: 30,
  h: 35,
  shapes: [
    fill(ellipse(21, -1, 12, 4), '#1B2E1A38'),
    ...contour([...crown, box(12.5, -10, 5, 10, 1)], DARK),
    fill(box(12.5, -10, 5, 10, 1), '#7A4A22'),
    ...crown.map((d) => fill(d, '#2A7F3C')),
    fill(ellipse(12.5, -24.5, 7.5), '#46A447'),
    fill(ellipse(7.5, -17, 5), '#46A447'),
    fill(ellipse(10.5, -27, 3.2), '#7CCB62'),
  ],
};

const tiers = [
  polygon([
    [9, -36],
    [16.5, -23],
    [1.5, -23],
  ]),
  polygon([
    [9, -29],
    [18, -14.5],
    [0, -14.5],
  ]),
  polygon([
    [9, -21],
    [19.5, -5],
    [-1.5, -5],
  ]),
];

/** A fir in three tiers. */
export const fir: Standing = {
  w: 20,
  h: 37,
  shapes: [
    fill(ellipse(15, -1, 10, 3.5), '#1B2E1A38'),
    ...contour([...tiers, box(7, -6, 4, 6)], DARK),
    fill(box(7, -6, 4, 6), '#7A4A22'),
    ...[...tiers].reverse().map((d) => fill(d, '#2E8A48')),
    fill('M9 -36L16.5 -23H13L18 -14.500H14L19.5 -5H9Z', '#1D6636'),
  ],
};
