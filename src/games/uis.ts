import { citiesUi } from './cities/ui.ts';
import type { GameUi } from './contract.ts';
import type { GameId } from './index.ts';
import { sprawlopolisUi } from './sprawlopolis/ui.ts';
import { touristsUi } from './tourists/ui.ts';
import { wondersUi } from './wonders/ui.ts';

export const UIS: { readonly [id in GameId]: GameUi } = {
  cities: citiesUi,
  sprawlopolis: sprawlopolisUi,
  tourists: touristsUi,
  wonders: wondersUi,
};
