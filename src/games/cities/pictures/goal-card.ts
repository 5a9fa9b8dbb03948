import { image, initial, type Rect, type Scene, type Shape, SPACE, sheetCard, wrap, write, writeLines } from '#draw';
import { nameOf } from '#i18n';
import type { Achievement } from '../rules/content.ts';
import type { Goal } from '../rules/scoring.ts';
import { achievementText } from '../words/phrases.ts';
import { speech } from '../words/speech.ts';
import { coin, medal } from './goal-medal.ts';
import { pictogram } from './pictogram.ts';

export const goalWords = (achievement: Achievement, { language }: Pick<Scene, 'language'>) => ({
  name: speech(language)(`achievement.${achievement.id}.name`),
  text: achievementText(language, achievement),
});

/** The values of an achievement, ringed by those who claimed them. Their middle lies at x, y. */
export const coins = ({ places }: Goal, x: number, y: number, pitch: number, scene: Scene): Shape[] =>
  places.map(({ value, seat }, i) => {
    const at = x + i * pitch;
    if (seat === null) return image(coin(value, SPACE), at, y);
    return image(medal(value, seat, initial(nameOf(scene, seat)), SPACE), at, y);
  });

const goalLines = ({ achievement }: Goal, w: number, scene: Scene): string[] =>
  wrap(scene, goalWords(achievement, scene).text, 'caption', w - 30, 3);

/** As high as the longest of the three texts needs. */
export function goalHeight(goals: readonly Goal[], w: number, scene: Scene): number {
  const most = Math.max(...goals.map((goal) => goalLines(goal, w, scene).length));
  return most > 2 ? 240 : 208;
}

/** An achievement in words, if there is room for them, and pictogram, with what it still offers. */
export function goalCard(goal: Goal, at: Rect, scene: Scene, isTold = true): Shape[] {
  const { condition, times } = goal.achievement;
  const { name } = goalWords(goal.achievement, scene);
  const pitch = 56;
  const first = at.x + at.w - 34 - (goal.places.length - 1) * pitch;
  const lines = isTold ? goalLines(goal, at.w, scene) : [];
  const under = (isTold ? 80 : 52) + 31 * lines.length;
  const sign = { w: first - 34 - at.x - 12, h: Math.min(100, at.h - under - 4) };
  return [
    ...sheetCard(at, 20),
    write(scene, name, { x: at.x + 18, y: at.y + 31, max: at.w - 36 }, 'name'),
    ...writeLines(scene, lines, 31, { x: at.x + 18, y: at.y + 67, max: at.w - 30 }, 'caption'),
    image(pictogram(condition, times, sign.w, sign.h), at.x + 12, at.y + at.h - 8 - sign.h),
    ...coins(goal, first, at.y + at.h - 66, pitch, scene),
  ];
}
