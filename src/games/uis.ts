import { citiesUi } from './cities/ui.ts';
import type { GameUi } from './contract.ts';
import type { UiFor } from './define.ts';
import type { GameId } from './index.ts';
import type { Rules } from './rules.ts';
import { sprawlopolisUi } from './sprawlopolis/ui.ts';
import { touristsUi } from './tourists/ui.ts';
import { wondersUi } from './wonders/ui.ts';

const uis = {
  cities: citiesUi,
  sprawlopolis: sprawlopolisUi,
  tourists: touristsUi,
  wonders: wondersUi,
} satisfies { readonly [id in GameId]: UiFor<Rules[id]> };

export const UIS: { readonly [id in GameId]: GameUi } = uis;
