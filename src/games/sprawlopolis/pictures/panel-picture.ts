import { avatar, type Drawing, drawPill, pillWidth, type Scene, type Shape, seatBackdrop, title, WIDTH } from '#draw';
import type { Prompt } from '../requests.ts';
import { scoreOf } from '../rules/score.ts';
import { handShown, type View } from '../rules/view.ts';
import { questionOf } from '../words/describe.ts';
import { speech } from '../words/speech.ts';
import { HAND, hand } from './hand-cards.ts';
import { thoughtSheet } from './placement-sheet.ts';
import { scoreCard } from './score-header.ts';

/** The private panel: the question, the city with the choice so far, what it would bring, hand and next card. */
export function layoutPanel(view: View, prompt: Prompt, scene: Scene): Drawing {
  const { seat, cards } = handShown(view, prompt.card);
  const say = speech(scene.language);
  const { card, turned, at, best, free } = prompt;
  const placement = card !== null && at ? { card, turned, ...at } : null;
  const { shapes, bottom } = thoughtSheet(view, { placement, best, free }, scene);
  const height = bottom + (cards.length ? HAND.h + 18 : 0);
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, seat),
      ...avatar(scene, seat),
      title(scene, say(`pictures.panel.${questionOf(prompt)}`), 112, 470),
      ...headerPill(say(`pictures.difficulty.${view.difficulty}`), scene),
      ...scoreCard(scoreOf(view), scene),
      ...shapes,
      ...(cards.length ? hand(cards, card, turned, view, bottom, scene) : []),
    ],
  };
}

export const headerPillWidth = (text: string, scene: Scene): number => Math.min(330, pillWidth(scene, text, 'tag', 34));

/** A word in the header, left of the score. */
export function headerPill(text: string, scene: Scene): Shape[] {
  const w = headerPillWidth(text, scene);
  const center = 760 - Math.round(w / 2);
  return drawPill(scene, text, { x: 760 - w, y: 28, w, h: 46 }, 'tag', 'paper on mat', { center, inset: 16 });
}
