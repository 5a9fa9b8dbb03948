import { coverGround, ellipse, fill, image, type Shape } from '#draw';
import { wonderArt } from './wonder/wonder.ts';

const SKY = { sky: '#FFB66A', ray: '#F0C58E', grass: '#E9DCB8', edge: '#C9B287' } as const;
const STAGES = 3;

/** A colossus and a pyramid in the evening sun. */
export const coverArt = (): Shape[] => [
  ...coverGround(SKY, 262),
  fill(ellipse(176, 150, 92), '#FEDF79'),
  image(wonderArt('gizah', STAGES, STAGES, 230), 92, 304),
  image(wonderArt('alexandria', STAGES, STAGES, 210), 284, 296),
  image(wonderArt('rhodos', STAGES, STAGES, 284), 186, 334),
];
