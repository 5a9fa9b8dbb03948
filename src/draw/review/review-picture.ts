import { type ReviewSheet, words } from '#i18n';
import { seatBackdrop, title } from '../picture-header.ts';
import type { Drawing } from '../shape.ts';
import { type Scene, write } from '../text.ts';
import { WIDTH } from '../theme.ts';
import { GRAPH, graph } from './graph.ts';
import { cardShapes, type Vignette } from './move-cards.ts';
import { turningRows } from './turning-points.ts';

const BELOW = GRAPH.y + GRAPH.h + 14;

/** How a match went: points over time, when the lead changed, and each seat's best move. */
export function layoutReview(sheet: ReviewSheet, scene: Scene, vignette: Vignette): Drawing {
  const rows = turningRows(sheet, BELOW, scene);
  const top = BELOW + rows.height + 8;
  const cards = cardShapes(sheet, top, scene, vignette);
  const height = top + cards.height + 18;
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, null),
      title(scene, words(scene.language)('bot.review.title'), 30, 460),
      write(scene, sheet.game, { right: 970, y: 51, max: 440 }, 'subtitle'),
      ...graph(sheet, scene),
      ...rows.shapes,
      ...cards.shapes,
    ],
  };
}
