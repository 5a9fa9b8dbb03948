import type { Pictures } from '../../contract.ts';
import type { TouristsRequest } from '../request.ts';
import { COLORS_LEARNT } from './colors.ts';
import { layout } from './layout.ts';
import { touristsRehearsal } from './rehearsal.ts';

export const touristsPictures: Pictures<TouristsRequest> = {
  colors: COLORS_LEARNT,
  layout,
  rehearsal: (round) => (round === 0 ? touristsRehearsal() : []),
};
