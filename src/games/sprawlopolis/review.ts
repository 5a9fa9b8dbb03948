import type { UiParts } from '#games/define';
import type { Language } from '#i18n';
import type { Sprawlopolis } from './requests.ts';
import type { Placement } from './rules/types.ts';
import { addressOf } from './words/address.ts';
import { cardName } from './words/phrases.ts';
import { speech } from './words/speech.ts';

function laidWords(placed: Placement, language: Language): string {
  const say = speech(language);
  return say('story.at', { card: cardName(say, placed.card), at: addressOf(placed) });
}

export const review: UiParts<Sprawlopolis>['review'] = {
  move: ({ last }, _before, _seat, { language }) => (last ? laidWords(last.placed, language) : ''),
  choice: ({ work }, _before, _action, { language }) => (work ? laidWords(work, language) : ''),
};
