import type { Pictures } from '../../contract.ts';
import type { CitiesRequest } from '../request.ts';
import { layout } from './layout.ts';
import { citiesRehearsal } from './rehearsal.ts';

export const citiesPictures: Pictures<CitiesRequest> = {
  layout,
  rehearsal: (round) => citiesRehearsal(3 * round),
};
