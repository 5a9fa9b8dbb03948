import { image, PAPER, type Rect, rect, type Scene, type Shape, sheetCard, wrap, write, writeLines } from '#draw';
import type { CityScore, ConditionScore } from '../rules/scoring.ts';
import { formula } from '../words/formula.ts';
import { cardName, conditionShort, number } from '../words/phrases.ts';
import { speech } from '../words/speech.ts';
import { pictogram } from './pictogram.ts';
import { chip } from './points-chip.ts';

/** The three conditions side by side. */
export const STRIPS = { y: 112, w: 312, h: 174, pitch: 328 } as const;

export const strips = (score: CityScore, lit: number | null, scene: Scene): Shape[] =>
  score.conditions.flatMap((condition, i) =>
    strip(
      condition,
      score,
      { x: 16 + i * STRIPS.pitch, y: STRIPS.y, w: STRIPS.w, h: STRIPS.h },
      condition.card === lit,
      scene,
    ),
  );

/** Name and rule in words; below them its pictogram, points × times, and what that makes. */
function strip(condition: ConditionScore, score: CityScore, at: Rect, lit: boolean, scene: Scene): Shape[] {
  const name = cardName(speech(scene.language), condition.card);
  const middle = at.y + 140;
  return [
    ...sheetCard(at, 20),
    ...(lit ? [rect(at.x + 3, at.y + 3, at.w - 6, at.h - 6, { stroke: PAPER.gold, width: 6 }, 17)] : []),
    write(scene, name, { x: at.x + 16, y: at.y + 29, max: at.w - 28 }, 'label'),
    ...rule(condition, at, scene),
    image(pictogram(condition.card, 92, 60), at.x + 14, middle - 30),
    ...times(formula(condition, score), at.x + 132, middle, at.w - 132 - 86, scene),
    chip(number(condition.points), condition.points, { x: at.x + at.w - 82, y: middle - 26, w: 68, h: 52 }, scene),
  ].flat();
}

/** Two lines; the second takes what is left. */
function rule(condition: ConditionScore, at: Rect, scene: Scene): Shape[] {
  const max = at.w - 30;
  const text = conditionShort(scene.language, condition.card);
  return wrap(scene, text, 'caption', max, 2).map((line, i) =>
    write(scene, line, { x: at.x + 16, y: at.y + 65 + 32 * i, max }, 'caption'),
  );
}

function times(lines: readonly string[], x: number, y: number, max: number, scene: Scene): Shape[] {
  const first = lines.length > 1 ? y - 15 : y;
  return writeLines(scene, lines, 30, { center: x + Math.round(max / 2), y: first, max }, 'tag', 'mute on paper');
}
