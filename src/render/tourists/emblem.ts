import { fill, line, path, type Sprite } from '../shape.ts';
import { sprite } from '../sprite.ts';
import { PAPER } from '../theme.ts';

/** Still building. Placed by its middle, in the colour of the words beside it. */
export const hourglass = (height: number, color: string, sand: string = PAPER.gold): Sprite =>
  sprite(`hourglass ${color} ${sand}`, height, { left: -44, top: -56, right: 44, bottom: 56 }, () => [
    path('M-26 -42C-26 -18 -8 -10 -6 0C-8 10 -26 18 -26 42H26C26 18 8 10 6 0C8 -10 26 -18 26 -42Z', {
      stroke: color,
      width: 9,
    }),
    fill('M-17 -22H17C12 -12 5 -6 0 0C-5 -6 -12 -12 -17 -22ZM-22 38C-20 24 -8 20 0 10C8 20 20 24 22 38Z', sand),
    line('M-34 -44H34M-34 44H34', color, 13),
  ]);

/** Done. */
export const tick = (size: number, color: string): Sprite =>
  sprite(`tick ${color}`, size, { left: -56, top: -56, right: 56, bottom: 56 }, () => [
    line('M-36 4L-8 30L38 -32', color, 20),
  ]);
