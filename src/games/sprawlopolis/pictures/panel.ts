import { avatar, seatBackdrop, title } from '../../../draw/header.ts';
import type { Scene } from '../../../draw/scene.ts';
import type { Drawing } from '../../../draw/shape.ts';
import { WIDTH } from '../../../draw/theme.ts';
import type { Prompt } from '../request.ts';
import type { View } from '../rules/view.ts';
import { questionOf } from '../words/alt.ts';
import { speech } from '../words/speech.ts';
import { HAND, hand } from './hand.ts';
import { thoughtSheet } from './thought.ts';

/** The private panel: the question, the city with the choice so far, what it would bring, the own hand. */
export function layoutPanel(view: View, prompt: Prompt, scene: Scene): Drawing {
  const seat = view.seat ?? view.active ?? 0;
  const { card, turned, at, free } = prompt;
  const placement = card !== null && at ? { card, turned, ...at } : null;
  const { shapes, bottom } = thoughtSheet(view, { placement, free }, scene);
  const cards = view.hands[seat]?.cards ?? [];
  const height = bottom + (cards.length ? HAND.h + 18 : 0);
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, seat),
      ...avatar(scene, seat),
      title(scene, speech(scene.language)(`pictures.panel.${questionOf(prompt)}`), 112, 860),
      ...shapes,
      ...hand(cards, card, turned, bottom, scene),
    ],
  };
}
