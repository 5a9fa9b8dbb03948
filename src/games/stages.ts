import { citiesStage } from './cities/stage.ts';
import type { Stage } from './contract.ts';
import type { GameId } from './index.ts';
import { sprawlopolisStage } from './sprawlopolis/stage.ts';
import { touristsStage } from './tourists/stage.ts';
import { wondersStage } from './wonders/stage.ts';

export const STAGES: { readonly [id in GameId]: Stage } = {
  cities: citiesStage,
  sprawlopolis: sprawlopolisStage,
  tourists: touristsStage,
  wonders: wondersStage,
};
