import { ellipse } from './outline.ts';
import { fill, path, rect, type Shape } from './shape.ts';
import { type Scene, write } from './text.ts';
import { PAPER } from './theme.ts';

/** Gold for what can be chosen, hot for what is; pale for what can't be quite all the others can. */
const DISC_TONES = {
  gold: { on: PAPER.gold, color: PAPER.ink },
  hot: { on: PAPER.hot, color: PAPER.white },
  pale: { on: PAPER.second, color: PAPER.ink },
} as const;
export type DiscTone = keyof typeof DISC_TONES;

export function letterDisc(
  x: number,
  y: number,
  radius: number,
  letter: string,
  tone: DiscTone,
  scene: Scene,
): Shape[] {
  const { on, color } = DISC_TONES[tone];
  const size = Math.round(radius * (letter.length > 1 ? 1 : 1.36));
  return [
    fill(ellipse(x + 3, y + 4, radius + 3), '#0E132357'),
    path(ellipse(x, y, radius), { fill: on, stroke: PAPER.ink, width: 5 }),
    write(scene, letter, { center: x, y: y + 1 }, 'name', { size, color, on }),
  ];
}

/** A letter on a gold disc; the chosen one on hot. */
export const disc = (x: number, y: number, radius: number, letter: string, chosen: boolean, scene: Scene): Shape[] =>
  letterDisc(x, y, radius, letter, chosen ? 'hot' : 'gold', scene);

/** Ink, white and hot around a square that is new; thinner where everything is small. */
export const newBand = (x: number, y: number, side: number, weight = 1): Shape[] => {
  const band = (stroke: string, width: number): Shape =>
    rect(x, y, side, side, { stroke, width: width * weight }, 18 * weight);
  return [band(PAPER.ink, 14), band(PAPER.white, 10), band(PAPER.hot, 5)];
};
