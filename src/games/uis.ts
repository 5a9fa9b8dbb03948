import { citiesStage } from './cities/ui.ts';
import type { Stage } from './contract.ts';
import type { GameId } from './index.ts';
import { sprawlopolisStage } from './sprawlopolis/ui.ts';
import { touristsStage } from './tourists/ui.ts';
import { wondersStage } from './wonders/ui.ts';

export const STAGES: { readonly [id in GameId]: Stage } = {
  cities: citiesStage,
  sprawlopolis: sprawlopolisStage,
  tourists: touristsStage,
  wonders: wondersStage,
};
