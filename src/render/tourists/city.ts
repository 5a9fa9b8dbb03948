import type { Seat } from '../../engine/game.ts';
import type { View } from '../../games/tourists/view.ts';
import { ground, title } from '../header.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../shape.ts';
import { WIDTH } from '../theme.ts';

export function layoutCity(_view: View, seat: Seat, _zones: boolean, scene: Scene): Sheet {
  return { width: WIDTH, height: 1092, shapes: [ground(1092, seat), title(scene, 'Tourists', 30, 900)] };
}
