import { box, ellipse, fill, line, polygon, type Shape } from '#draw';
import { itemAtCyclic } from '#engine';
import { ZONE_TONES } from '../zone-tones.ts';
import { contour, DEEP, RISE, type Standing } from './block-relief.ts';

const { contour: DARK } = ZONE_TONES.residential;
const WALL = '#FFF3DC';
const WALL_SIDE = '#E8CDA0';

/** Roof slope and its lit edge, in three tones. */
const ROOFS = [
  { slope: '#D9541C', lit: '#F2883F' },
  { slope: '#C6431A', lit: '#E46A2C' },
  { slope: '#E56B22', lit: '#F9A052' },
] as const;

const W = 24;
const EAVE = 11;
const APEX = 23;

const front = polygon([
  [0, 0],
  [0, -EAVE],
  [W / 2, -APEX + 1],
  [W, -EAVE],
  [W, 0],
]);
const side = polygon([
  [W, 0],
  [W + DEEP, -RISE],
  [W + DEEP, -EAVE - RISE],
  [W, -EAVE],
]);
const slope = polygon([
  [W / 2, -APEX - 1],
  [W / 2 + DEEP, -APEX - 1 - RISE],
  [W + DEEP + 3, -EAVE - RISE + 2.5],
  [W + 3, -EAVE + 2.5],
]);
const gable = `M-2.500 ${-EAVE + 2.5}L${W / 2} ${-APEX - 0.5}L${W + 2} ${-EAVE + 2}`;

/** A gable house, cream walls under an orange roof. */
export function house(tone: number): Standing {
  const { slope: roof, lit } = itemAtCyclic(ROOFS, tone);
  const shapes: Shape[] = [
    fill(`M3 1H${W}l${DEEP} ${-RISE}v-8l4 4v6l-7 6H5Z`, '#1B1B2E33'),
    ...contour([front, side, slope], DARK),
    line(gable, DARK, 7.4),
    fill(front, WALL),
    fill(side, WALL_SIDE),
    fill(box(4.5, -9, 5.5, 9), '#8C4A1E'),
    fill(box(13, -9, 7, 6.5), '#4F9BD0'),
    fill(ellipse(W / 2, -15, 1.8), '#8C4A1E'),
    fill(slope, roof),
    line(gable, lit, 3.8),
  ];
  return { w: W + DEEP + 3, h: APEX + RISE + 2, shapes };
}

/** A little green between houses. */
export const bush: Standing = {
  w: 14,
  h: 10,
  shapes: [
    ...contour([ellipse(4.5, -4, 4), ellipse(9.5, -4.5, 4.5), box(0.5, -4, 13, 4, 2)], '#2F6B1E'),
    fill(ellipse(4.5, -4, 4), '#4E9A32'),
    fill(ellipse(9.5, -4.5, 4.5), '#4E9A32'),
    fill(box(0.5, -4, 13, 4, 2), '#3F8628'),
    fill(ellipse(8.5, -6, 1.8), '#86C45A'),
  ],
};
