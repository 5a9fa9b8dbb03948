import type { Language } from '#i18n';
import { type CardId, card } from '../rules/content.ts';
import { speech } from './speech.ts';

/**
 * A card in a word or two, for the strip beside its pictogram: no two cards are called alike. On a second line what
 * neither says: how high beside that ground, or that no building counts twice.
 */
export function caption(language: Language, id: CardId): readonly string[] {
  const say = speech(language);
  const { condition } = card(id);
  const first = say(`caption.${id}`, { ...condition });
  if (condition.kind === 'pattern') return condition.overlap ? [first] : [first, say('pictures.caption.once')];
  if (condition.kind !== 'building' || !condition.beside || condition.min === condition.max) return [first];
  return [first, say('pictures.caption.higher', { height: condition.min })];
}
