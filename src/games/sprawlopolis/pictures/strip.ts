import { type Rect, sheetCard } from '../../../draw/paper.ts';
import { type Scene, write } from '../../../draw/scene.ts';
import { image, rect, type Shape } from '../../../draw/shape.ts';
import { PAPER, SIZE } from '../../../draw/theme.ts';
import type { CityScore, ConditionScore } from '../rules/scoring.ts';
import { formula } from '../words/formula.ts';
import { cardName, number } from '../words/phrases.ts';
import { speech } from '../words/speech.ts';
import { numberCoin } from './blocks/icon.ts';
import { chip } from './chip.ts';
import { pictogram } from './pictogram.ts';

/** The three conditions side by side, 120 high. */
export const STRIPS = { y: 114, w: 312, h: 120, pitch: 328 } as const;

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

/** Name; below it the card's number, its pictogram, points × times, and what that makes. */
function strip(condition: ConditionScore, score: CityScore, at: Rect, lit: boolean, scene: Scene): Shape[] {
  const name = cardName(speech(scene.language), condition.card);
  const middle = at.y + 80;
  return [
    ...sheetCard(at, 20),
    ...(lit ? [rect(at.x + 3, at.y + 3, at.w - 6, at.h - 6, { stroke: PAPER.gold, width: 6 }, 17)] : []),
    write(scene, name, {
      x: at.x + 16,
      y: at.y + 29,
      size: SIZE.coordinate,
      max: at.w - 28,
      color: PAPER.ink,
      on: PAPER.paper,
    }),
    image(numberCoin(condition.card, 21), at.x + 38, middle),
    image(pictogram(condition.card, 82, 68), at.x + 66, middle - 36),
    ...times(formula(condition, score), at.x + 156, middle, at.w - 156 - 84, scene),
    chip(number(condition.points), condition.points, { x: at.x + at.w - 80, y: middle - 27, w: 66, h: 54 }, scene),
  ].flat();
}

function times(lines: readonly string[], x: number, y: number, max: number, scene: Scene): Shape[] {
  const size = lines.length > 1 ? SIZE.least : SIZE.formula;
  const first = lines.length > 1 ? y - 15 : y;
  return lines.map((line, i) =>
    write(scene, line, { x, y: first + 31 * i, size, max, color: PAPER.mute, on: PAPER.paper }),
  );
}
