import type { View } from '../../games/sprawlopolis/view.ts';
import { ground, title } from '../header.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../shape.ts';
import { speech } from '../speech.ts';
import { WIDTH } from '../theme.ts';
import { questionOf } from './alt.ts';
import type { Ask } from './request.ts';

export function layoutPanel(view: View, ask: Ask, scene: Scene): Sheet {
  const question = speech(scene.language)(`sprawlPictures.panel.${questionOf(ask)}`);
  return { width: WIDTH, height: 889, shapes: [ground(889, view.seat), title(scene, question, 112, 860)] };
}
