import { cardsIcon, group, image, pawn, type Scene, type Shape, spentPawn, write } from '#draw';
import { COLORS } from '../rules/kinds.ts';
import { workersPerRow, workersToCome } from '../rules/round.ts';
import type { ScoreLine } from '../rules/scoring.ts';
import type { Row } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { swatch } from './area-ground.ts';
import { cube } from './color-cube.ts';
import { monumentIcon, ringIcon } from './goal-medal.ts';
import { tile } from './tile.ts';
import { token } from './token.ts';

/** The sign of one line of the score, in a field of `size` around its middle. */
export function scoreIcon(line: ScoreLine, x: number, y: number, size: number): Shape[] {
  switch (line) {
    case 'achievements':
      return [image(ringIcon(size), x, y)];
    case 'water':
    case 'park':
      return [group(swatch(line), { x, y, scale: size / 50 })];
    case 'monuments':
      return [image(monumentIcon(Math.round(size * 1.1)), x, y)];
    case 'cards':
      return [image(cardsIcon(Math.round(size * 1.1)), x, y)];
  }
}

/** The sign of a row of worker spaces. */
export function icon(row: Row, x: number, y: number): Shape {
  switch (row) {
    case 'cards':
      return image(cardsIcon(46), x, y);
    case 'tiles':
      return image(tile(['water', 'park', 'red', 'yellow'], 21), x - 21, y - 21);
    case 'features':
      return image(token('sailboat', 48, 1), x, y);
    case 'pieces':
      return image(cube('blue', 32), x - 20, y - 14);
  }
}

const left = ({ piles, bag }: View, row: Row): number =>
  row === 'pieces' ? COLORS.reduce((sum, color) => sum + bag[color], 0) : piles[row];

/** One pawn for each worker the seat to move has yet to send here; those that are there already as hollow shapes. */
function pawns(view: View, row: Row, x: number, y: number): Shape[] {
  const { active, phase } = view;
  if (active === null || phase !== 'work') return [];
  const all = workersPerRow(view.towns.length);
  const toCome = workersToCome(view, row, active);
  return Array.from({ length: all }, (_, i) => {
    const at = x + Math.round((i - (all - 1) / 2) * 27);
    return image(i < toCome ? pawn(active, '', 36) : spentPawn(36), at, y + 16);
  });
}

/** How much is left to draw. */
export const leftToDraw = (count: number, x: number, y: number, scene: Scene): Shape =>
  write(scene, String(count), { center: x, y }, 'tag', 'soft on low');

/** What lies in a row, under it how much is left to draw, and how many workers may yet come. */
export const rowIcon = (view: View, row: Row, x: number, y: number, scene: Scene): Shape[] => [
  icon(row, x, y - 42),
  ...pawns(view, row, x, y + 48),
  leftToDraw(left(view, row), x, y + 7, scene),
];
