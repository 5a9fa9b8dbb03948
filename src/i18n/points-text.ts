import { words } from './bot-words.ts';
import type { Language } from './translator.ts';

export const pointsText = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** Points with the target: "9 / 20" below it, another wording from there on. */
export function totalText(total: number, target: number | null, language: Language): string {
  const points = pointsText(total);
  if (target === null) return points;
  return total < target ? `${points} / ${target}` : words(language)('bot.story.met', { points, target });
}
