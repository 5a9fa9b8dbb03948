import type { Pictures } from '#games/contract';
import type { TouristsRequest } from '../requests.ts';
import { COLORS_LEARNED } from './colors.ts';
import { layout } from './layout.ts';
import { layoutPreview } from './preview.ts';
import { touristsRehearsal } from './rehearsal.ts';
import { layoutTown } from './town.ts';
import { vignette } from './vignette.ts';

export const touristsPictures: Pictures<TouristsRequest> = {
  colors: COLORS_LEARNED,
  layout,
  town: layoutTown,
  preview: layoutPreview,
  vignette,
  rehearsal: (round) => (round === 0 ? touristsRehearsal() : []),
};
