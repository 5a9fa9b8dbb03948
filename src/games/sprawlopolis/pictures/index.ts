import { definePictures } from '#games/define';
import type { Sprawlopolis } from '../requests.ts';
import { legend } from '../words/legend-text.ts';
import { coverArt } from './cover.ts';
import { layoutPreview } from './daily-preview.ts';
import { emojis } from './emojis.ts';
import { COLORS_LEARNED } from './learned-colors.ts';
import { signs } from './legend-signs.ts';
import { sprawlopolisRehearsal } from './rehearsal.ts';
import { layout } from './sprawlopolis-layout.ts';
import { layoutTown } from './town.ts';
import { vignette } from './vignette.ts';

export const sprawlopolisPictures = definePictures<Sprawlopolis>({
  colors: COLORS_LEARNED,
  layout,
  cover: { art: coverArt },
  emojis,
  legend: { signs, meanings: legend },
  film: { town: layoutTown },
  daily: { preview: layoutPreview },
  review: { vignette },
  rehearsal: (round) => (round === 0 ? sprawlopolisRehearsal() : []),
});
