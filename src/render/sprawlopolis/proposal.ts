import type { Seat } from '../../engine/game.ts';
import type { Placement } from '../../games/sprawlopolis/types.ts';
import type { View } from '../../games/sprawlopolis/view.ts';
import { ground, title } from '../header.ts';
import { nameOf, type Scene } from '../scene.ts';
import type { Sheet } from '../shape.ts';
import { speech } from '../speech.ts';
import { WIDTH } from '../theme.ts';

export function layoutProposal(_view: View, seat: Seat, _placement: Placement, scene: Scene): Sheet {
  const text = speech(scene.language)('sprawlPictures.panel.proposes', { name: nameOf(scene, seat) });
  return { width: WIDTH, height: 620, shapes: [ground(620, seat), title(scene, text, 112, 860)] };
}
