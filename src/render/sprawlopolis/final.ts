import type { View } from '../../games/sprawlopolis/view.ts';
import { ground, title } from '../header.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../shape.ts';
import { WIDTH } from '../theme.ts';

export function layoutFinal(view: View, scene: Scene): Sheet {
  return { width: WIDTH, height: 1069, shapes: [ground(1069, view.active), title(scene, 'Sprawlopolis', 30, 900)] };
}
