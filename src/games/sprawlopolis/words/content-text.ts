import type { Fact } from '#games/contract';
import type { Language } from '#i18n';
import { card } from '../rules/content.ts';
import { CARD_NUMBERS, ZONES } from '../rules/types.ts';
import { cardName, cardWords, conditionText } from './phrases.ts';
import { speech } from './speech.ts';

/** Everything Sprawlopolis is made of. A card's id is also what it adds to the target when it lies scoring side up. */
export function content(language: Language): Fact[] {
  const say = speech(language);
  return [
    ...CARD_NUMBERS.map((id) => ({
      kind: 'card',
      id,
      name: cardName(say, id),
      text: conditionText(language, id),
      face: cardWords(say, id),
      ...card(id),
    })),
    ...ZONES.map((id) => ({
      kind: 'zone',
      id,
      text: say(`zone.${id}`),
      blocks: CARD_NUMBERS.reduce((sum, number) => sum + card(number).blocks.filter((zone) => zone === id).length, 0),
    })),
  ];
}
