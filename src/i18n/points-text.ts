import { words } from './bot-words.ts';
import type { Language } from './translator.ts';

/** With a true minus sign. */
export const pointsText = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** Points, against a target where there is one: "9 / 20" on the way to it; nobody has 38 out of 27. */
export function totalText(total: number, target: number | null, language: Language): string {
  const points = pointsText(total);
  if (target === null) return points;
  return total < target ? `${points} / ${target}` : words(language)('bot.story.met', { points, target });
}
