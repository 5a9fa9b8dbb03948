import type { Reader } from '#i18n';
import { handOf } from './placing.ts';
import type { Action } from './rules/types.ts';
import type { View } from './rules/view.ts';
import { cardName } from './words/phrases.ts';
import { speech } from './words/speech.ts';

/** Why a planned step can't be played any more: the card was passed on, or an undone turn made the city smaller. */
export function lost(view: View, { action }: { readonly action: Action }, reader: Reader): string {
  if (action.kind !== 'place') return '';
  const say = speech(reader.language);
  const card = cardName(say, action.card);
  return say(handOf(view).includes(action.card) ? 'lost.place' : 'lost.card', { card });
}
