import type { View } from '../../games/tourists/view.ts';
import { ground, title } from '../header.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../shape.ts';
import { WIDTH } from '../theme.ts';

export function layoutRound(_view: View, scene: Scene): Sheet {
  return { width: WIDTH, height: 1092, shapes: [ground(1092, null), title(scene, 'Tourists', 30, 900)] };
}
