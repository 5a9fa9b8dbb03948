import { definePictures } from '#games/define';
import type { Wonders } from '../requests.ts';
import { legend } from '../words/legend-text.ts';
import { coverArt } from './cover.ts';
import { emojis } from './emojis.ts';
import { COLORS_LEARNED } from './learned-colors.ts';
import { signs } from './legend-signs.ts';
import { wondersRehearsal } from './rehearsal.ts';
import { layoutTown } from './town.ts';
import { vignette } from './vignette.ts';
import { layout } from './wonders-layout.ts';

export const wondersPictures = definePictures<Wonders>({
  colors: COLORS_LEARNED,
  layout,
  cover: { art: coverArt },
  emojis,
  legend: { signs, meanings: legend },
  film: { town: layoutTown },
  review: { vignette },
  rehearsal: (round) => (round === 0 ? wondersRehearsal() : []),
});
