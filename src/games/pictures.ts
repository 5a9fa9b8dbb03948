import { COMMON_COLORS } from '../draw/png/common-colors.ts';
import type { Scene } from '../draw/scene.ts';
import type { Sheet } from '../draw/shape.ts';
import { citiesPictures } from './cities/pictures/index.ts';
import type { Pictures, Request } from './contract.ts';
import { GAME_IDS, type GameId } from './index.ts';
import { sprawlopolisPictures } from './sprawlopolis/pictures/index.ts';
import { touristsPictures } from './tourists/pictures/index.ts';
import { wondersPictures } from './wonders/pictures/index.ts';

export const PICTURES: { readonly [id in GameId]: Pictures } = {
  cities: citiesPictures,
  sprawlopolis: sprawlopolisPictures,
  tourists: touristsPictures,
  wonders: wondersPictures,
};

/** The picture as shapes, in the colours of its game; nothing is drawn yet. */
export const layout = (request: Request, scene: Scene): Sheet => ({
  ...PICTURES[request.game].layout(request, scene),
  palette: PICTURES[request.game].colors ?? COMMON_COLORS,
});

/** The default game comes last in a round: what was drawn last is at hand for longest. */
export const rehearsal = (round: 0 | 1): readonly Request[] =>
  GAME_IDS.toReversed().flatMap((id) => PICTURES[id].rehearsal(round));
