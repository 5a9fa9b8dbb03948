import type { Pictures } from '#games/contract';
import type { WondersRequest } from '../requests.ts';
import { COLORS_LEARNED } from './colors.ts';
import { layout } from './layout.ts';
import { layoutTown } from './panorama.ts';
import { wondersRehearsal } from './rehearsal.ts';
import { vignette } from './vignette.ts';

export const wondersPictures: Pictures<WondersRequest> = {
  colors: COLORS_LEARNED,
  layout,
  town: layoutTown,
  vignette,
  rehearsal: (round) => (round === 0 ? wondersRehearsal() : []),
};
