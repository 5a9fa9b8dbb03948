import { definePictures } from '#games/define';
import type { Cities } from '../requests.ts';
import { legend } from '../words/legend-text.ts';
import { layout } from './cities-layout.ts';
import { coverArt } from './cover.ts';
import { layoutPreview } from './daily-preview.ts';
import { emojis } from './emojis.ts';
import { COLORS_LEARNED } from './learned-colors.ts';
import { signs } from './legend-signs.ts';
import { citiesRehearsal } from './rehearsal.ts';
import { layoutTown } from './town.ts';
import { vignette } from './vignette.ts';

export const citiesPictures = definePictures<Cities>({
  colors: COLORS_LEARNED,
  layout,
  cover: { art: coverArt },
  emojis,
  legend: { signs, meanings: legend },
  film: { town: layoutTown },
  daily: { preview: layoutPreview },
  review: { vignette },
  rehearsal: (round) => citiesRehearsal(3 * round),
});
