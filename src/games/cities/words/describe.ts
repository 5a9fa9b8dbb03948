import type { TFunction } from 'i18next';
import { type Achievement, type CardId, card } from '../rules/content.ts';

/** What a card pays for, in words: numbers and the rule for overlaps come from its row. */
export function describeCard(t: TFunction, id: CardId): string {
  const { condition } = card(id);
  const text = t(`cities.card.${id}`, { ...condition });
  if (condition.kind !== 'pattern') return text;
  return `${text}; ${t(`cities.overlap.${condition.overlap ? 'yes' : 'no'}`)}`;
}

export const describeAchievement = (t: TFunction, { id, condition, times }: Achievement): string =>
  t(`cities.achievement.${id}.text`, { ...condition, times });
