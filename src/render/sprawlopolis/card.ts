import type { CardNumber } from '../../games/sprawlopolis/types.ts';
import { ground, title } from '../header.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../shape.ts';
import { speech } from '../speech.ts';
import { WIDTH } from '../theme.ts';
import { cardName } from './words.ts';

export function layoutCard(number: CardNumber, scene: Scene): Sheet {
  return {
    width: WIDTH,
    height: 520,
    shapes: [ground(520, null), title(scene, cardName(speech(scene.language), number), 30, 900)],
  };
}
