import type { Point } from '../../engine/grid.ts';
import type { View } from '../../games/cities/view.ts';
import { star } from '../kit/emblem.ts';
import { pawn } from '../kit/pawn.ts';
import { initial } from '../label.ts';
import { ellipse } from '../outline.ts';
import type { Scene } from '../scene.ts';
import { fill, image, path, type Shape } from '../shape.ts';
import { nameOf } from '../speech.ts';
import { PAPER } from '../theme.ts';

/** The star on its place, or the place with the pawn of whoever holds the star. */
export function starPlace({ star: holder }: View, { x, y }: Point, scene: Scene): Shape[] {
  if (holder === null) {
    return [fill(ellipse(x, y, 34), '#CBBEDA'), image(star(24), x, y)];
  }
  return [
    path(ellipse(x, y, 33), { fill: '#CBBEDA', stroke: PAPER.mute, width: 3, dash: [9, 8] }),
    image(pawn(holder, initial(nameOf(scene, holder)), 54), x - 5, y + 25),
    image(star(14), x + 17, y + 15),
  ];
}
