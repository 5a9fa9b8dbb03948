import { COLORS, type Row } from '../../games/cities/types.ts';
import type { View } from '../../games/cities/view.ts';
import { cube } from '../kit/cube.ts';
import { cardsIcon } from '../kit/emblem.ts';
import { tile } from '../kit/tile.ts';
import { token } from '../kit/token.ts';
import { type Scene, write } from '../scene.ts';
import { image, type Shape } from '../shape.ts';
import { PAPER, SIZE, TABLE } from '../theme.ts';

function icon(row: Row, x: number, y: number): Shape {
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

/** What lies in a row, and under it how much is left to draw. */
export const rowIcon = (view: View, row: Row, x: number, y: number, scene: Scene): Shape[] => [
  icon(row, x, y - 22),
  write(scene, String(left(view, row)), {
    x,
    y: y + 28,
    size: SIZE.least,
    align: 'center',
    color: PAPER.soft,
    on: TABLE.low,
  }),
];
