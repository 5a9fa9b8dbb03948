import type { Pictures } from '../../contract.ts';
import type { SprawlopolisRequest } from '../request.ts';
import { layout } from './layout.ts';
import { sprawlopolisRehearsal } from './rehearsal.ts';

export const sprawlopolisPictures: Pictures<SprawlopolisRequest> = {
  layout,
  rehearsal: (round) => (round === 0 ? sprawlopolisRehearsal() : []),
};
