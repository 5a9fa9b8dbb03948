import type { Pictures } from '../../contract.ts';
import type { CitiesRequest } from '../request.ts';
import { COLORS_LEARNT } from './colors.ts';
import { layout } from './layout.ts';
import { citiesRehearsal } from './rehearsal.ts';

export const citiesPictures: Pictures<CitiesRequest> = {
  colors: COLORS_LEARNT,
  layout,
  rehearsal: (round) => citiesRehearsal(3 * round),
};
