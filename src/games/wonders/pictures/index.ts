import { definePictures } from '#games/define';
import type { Wonders } from '../requests.ts';
import { COLORS_LEARNED } from './colors.ts';
import { layout } from './layout.ts';
import { layoutTown } from './panorama.ts';
import { wondersRehearsal } from './rehearsal.ts';
import { vignette } from './vignette.ts';

export const wondersPictures = definePictures<Wonders>({
  colors: COLORS_LEARNED,
  layout,
  film: { town: layoutTown },
  review: { vignette },
  rehearsal: (round) => (round === 0 ? wondersRehearsal() : []),
});
