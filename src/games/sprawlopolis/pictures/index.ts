import type { Pictures } from '../../contract.ts';
import type { SprawlopolisRequest } from '../request.ts';
import { COLORS_LEARNT } from './colors.ts';
import { layout } from './layout.ts';
import { sprawlopolisRehearsal } from './rehearsal.ts';

export const sprawlopolisPictures: Pictures<SprawlopolisRequest> = {
  colors: COLORS_LEARNT,
  layout,
  rehearsal: (round) => (round === 0 ? sprawlopolisRehearsal() : []),
};
