import type { Hindsight } from '#games/contract';
import type { Language } from '#i18n';
import { scoreOf } from './rules/score.ts';
import type { Action, Placement } from './rules/types.ts';
import type { View } from './rules/view.ts';
import { addressOf } from './words/address.ts';
import { cardName } from './words/phrases.ts';
import { speech } from './words/speech.ts';

function laidWords(placed: Placement, language: Language): string {
  const say = speech(language);
  return say('story.at', { card: cardName(say, placed.card), at: addressOf(placed) });
}

/** All build one city: it has one score, and the cards laid in it are its rounds. */
export const hindsight: Hindsight<View, Action> = {
  points: (view) => [scoreOf(view).total],
  target: ({ target }) => target,
  round: ({ city }) => city.length,
  move: ({ last }, _before, _seat, { language }) => (last ? laidWords(last.placed, language) : ''),
  choice: ({ work }, _before, _action, { language }) => (work ? laidWords(work, language) : ''),
};
