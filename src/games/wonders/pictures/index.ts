import type { Pictures } from '../../contract.ts';
import type { WondersRequest } from '../request.ts';
import { COLORS_LEARNT } from './colors.ts';
import { layout } from './layout.ts';
import { wondersRehearsal } from './rehearsal.ts';

export const wondersPictures: Pictures<WondersRequest> = {
  colors: COLORS_LEARNT,
  layout,
  rehearsal: (round) => (round === 0 ? wondersRehearsal() : []),
};
