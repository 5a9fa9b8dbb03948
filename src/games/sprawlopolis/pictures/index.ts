import type { Pictures } from '#games/contract';
import type { SprawlopolisRequest } from '../requests.ts';
import { COLORS_LEARNED } from './colors.ts';
import { layout } from './layout.ts';
import { layoutPreview } from './preview.ts';
import { sprawlopolisRehearsal } from './rehearsal.ts';
import { layoutTown } from './town.ts';
import { vignette } from './vignette.ts';

export const sprawlopolisPictures: Pictures<SprawlopolisRequest> = {
  colors: COLORS_LEARNED,
  layout,
  town: layoutTown,
  preview: layoutPreview,
  vignette,
  rehearsal: (round) => (round === 0 ? sprawlopolisRehearsal() : []),
};
