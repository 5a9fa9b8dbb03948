import type { Pictures } from '#games/contract';
import type { CitiesRequest } from '../requests.ts';
import { COLORS_LEARNED } from './colors.ts';
import { layout } from './layout.ts';
import { layoutPreview } from './preview.ts';
import { citiesRehearsal } from './rehearsal.ts';
import { layoutTown } from './town.ts';
import { vignette } from './vignette.ts';

export const citiesPictures: Pictures<CitiesRequest> = {
  colors: COLORS_LEARNED,
  layout,
  town: layoutTown,
  preview: layoutPreview,
  vignette,
  rehearsal: (round) => citiesRehearsal(3 * round),
};
