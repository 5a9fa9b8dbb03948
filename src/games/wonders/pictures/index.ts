import type { Pictures } from '../../contract.ts';
import type { WondersRequest } from '../request.ts';
import { layout } from './layout.ts';
import { wondersRehearsal } from './rehearsal.ts';

export const wondersPictures: Pictures<WondersRequest> = {
  layout,
  rehearsal: (round) => (round === 0 ? wondersRehearsal() : []),
};
