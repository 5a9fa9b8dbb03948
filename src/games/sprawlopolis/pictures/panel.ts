import {
  avatar,
  type Drawing,
  MAT,
  rect,
  type Scene,
  type Shape,
  seatBackdrop,
  textWidth,
  title,
  WIDTH,
  write,
} from '#draw';
import type { Prompt } from '../requests.ts';
import { scoreOf } from '../rules/score.ts';
import { handShown, type View } from '../rules/view.ts';
import { questionOf } from '../words/alt.ts';
import { speech } from '../words/speech.ts';
import { HAND, hand } from './hand.ts';
import { scoreCard } from './score-header.ts';
import { thoughtSheet } from './thought.ts';

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

export const pillWidth = (text: string, scene: Scene): number =>
  Math.min(330, Math.ceil(textWidth(scene, text, 'tag')) + 34);

/** A word in the header, left of the score. */
export function headerPill(text: string, scene: Scene): Shape[] {
  const w = pillWidth(text, scene);
  return [
    rect(760 - w, 28, w, 46, { fill: MAT.mat }, 23),
    write(scene, text, { center: 760 - Math.round(w / 2), y: 52, max: w - 16 }, 'tag', 'paper on mat'),
  ];
}
