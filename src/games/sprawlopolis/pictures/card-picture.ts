import {
  backdrop,
  type Drawing,
  image,
  PAPER,
  rect,
  type Scene,
  type Shape,
  sheetCard,
  title,
  WIDTH,
  wrap,
  write,
} from '#draw';
import type { CardNumber } from '../rules/types.ts';
import { cardName, conditionText } from '../words/phrases.ts';
import { speech } from '../words/speech.ts';
import { numberCoin } from './blocks/zone-icons.ts';
import { cardFace } from './city-layers.ts';
import { heightOf } from './city-site.ts';
import { pictogram } from './pictogram.ts';

const TOP = 122;
const PITCH = 42;
const RULE = { size: 36, face: 'text' } as const;
const FACE = { w: 72, room: 156 } as const;

/** A card as a scoring condition: large sign, words and number; beside it how it looks in a city. */
export function layoutCard(number: CardNumber, scene: Scene): Drawing {
  const say = speech(scene.language);
  const text = sentence(conditionText(scene.language, number));
  const lines = wrap(scene, text, RULE, 560, 6);
  const tall = Math.max(328, 40 + lines.length * PITCH + FACE.room);
  const height = TOP + tall + 20;
  return {
    width: WIDTH,
    height,
    shapes: [
      backdrop(height, PAPER.gold),
      image(numberCoin(number, 36), 60, 50),
      title(scene, cardName(say, number), 116, 540),
      write(scene, say('pictures.card.title'), { right: 970, y: 52, max: 300 }, 'body', 'soft on low'),
      ...sheetCard({ x: 16, y: TOP, w: 968, h: tall }),
      rect(36, TOP + 20, 330, tall - 40, { fill: PAPER.second }, 18),
      image(pictogram(number, 290, tall - 80, 3), 56, TOP + 40),
      ...lines.map((line, i) => write(scene, line, { x: 396, y: TOP + 46 + i * PITCH, max: 570 }, 'body', RULE)),
      ...foot(number, TOP + tall, scene),
    ],
  };
}

const sentence = (text: string): string => `${text.slice(0, 1).toLocaleUpperCase()}${text.slice(1)}`;

function foot(number: CardNumber, bottom: number, scene: Scene): Shape[] {
  const target = speech(scene.language)('pictures.card.target', { number });
  return [
    write(scene, target, { x: 396, y: bottom - 40, max: 570 }, 'body', 'mute on paper'),
    image(cardFace(number, false, FACE.w), 962 - 2 * FACE.w, bottom - 26 - 2 * heightOf(FACE.w)),
  ];
}
