import { citiesStage } from '../bot/cities/stage.ts';
import { sprawlopolisStage } from '../bot/sprawlopolis/stage.ts';
import { touristsStage } from '../bot/tourists/stage.ts';
import type { Stage } from './contract.ts';
import type { GameId } from './index.ts';

export const STAGES: { readonly [id in GameId]: Stage } = {
  cities: citiesStage,
  sprawlopolis: sprawlopolisStage,
  tourists: touristsStage,
};
