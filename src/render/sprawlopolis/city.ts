import type { View } from '../../games/sprawlopolis/view.ts';
import { ground, title } from '../header.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../shape.ts';
import { WIDTH } from '../theme.ts';
import type { Light } from './request.ts';

export function layoutCity(view: View, _light: Light | null, scene: Scene): Sheet {
  return { width: WIDTH, height: 839, shapes: [ground(839, view.active), title(scene, 'Sprawlopolis', 30, 900)] };
}
