import { coverGround, ellipse, fill, image, line, type Shape } from '#draw';
import { landmark } from './landmark.ts';
import { tourist } from './tourist.ts';

const SKY = { sky: '#F8DC84', ray: '#FFE49A', grass: '#8ABB57', edge: '#6F9E42' } as const;

/** Two tourists in front of the sights. */
export const coverArt = (): Shape[] => [
  ...coverGround(SKY, 250),
  fill(ellipse(286, 64, 34), '#FDECBC'),
  image(landmark('latticeTower', 'upright', false, 142), 10, 18),
  image(landmark('clockTower', 'single', false, 150), 176, 138),
  line('M-20 330C90 300 210 352 380 316', '#F6DE9F', 40),
  image(tourist(1, 150), 118, 318),
  image(tourist(0, 160), 226, 328),
];
