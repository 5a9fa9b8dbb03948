import {
  backdrop,
  type Drawing,
  FELT,
  image,
  PAPER,
  rect,
  type Scene,
  type Shape,
  SIZE,
  sheetCard,
  title,
  WIDTH,
  wrap,
  write,
} from '#draw';
import type { CardNumber } from '../rules/types.ts';
import { cardName, conditionText } from '../words/phrases.ts';
import { speech } from '../words/speech.ts';
import { numberCoin } from './blocks/icon.ts';
import { cardFace } from './layers.ts';
import { pictogram } from './pictogram.ts';
import { heightOf } from './site.ts';

const TOP = 122;
const PITCH = 42;
const FACE = { w: 72, room: 156 } as const;

/** A card as a scoring condition: large sign, words and number; beside it how it looks in a city. */
export function layoutCard(number: CardNumber, scene: Scene): Drawing {
  const say = speech(scene.language);
  const text = sentence(conditionText(scene.language, number));
  const lines = wrap(scene.measure, text, 'text', SIZE.name, 560, 6);
  const tall = Math.max(328, 40 + lines.length * PITCH + FACE.room);
  const height = TOP + tall + 20;
  return {
    width: WIDTH,
    height,
    shapes: [
      backdrop(height, PAPER.gold),
      image(numberCoin(number, 36), 60, 50),
      title(scene, cardName(say, number), 116, 540),
      write(scene, say('pictures.card.title'), {
        x: 970,
        y: 52,
        size: SIZE.formula,
        align: 'right',
        face: 'text',
        max: 300,
        color: PAPER.soft,
        on: FELT.low,
      }),
      ...sheetCard({ x: 16, y: TOP, w: 968, h: tall }),
      rect(36, TOP + 20, 330, tall - 40, { fill: PAPER.second }, 18),
      image(pictogram(number, 290, tall - 80, 3), 56, TOP + 40),
      ...lines.map((line, i) => word(scene, line, 396, TOP + 46 + i * PITCH, SIZE.name, PAPER.ink)),
      ...foot(number, TOP + tall, scene),
    ],
  };
}

const word = (scene: Scene, text: string, x: number, y: number, size: number, color: string): Shape =>
  write(scene, text, { x, y, size, face: 'text', max: 570, color, on: PAPER.paper });

const sentence = (text: string): string => `${text.slice(0, 1).toLocaleUpperCase()}${text.slice(1)}`;

function foot(number: CardNumber, bottom: number, scene: Scene): Shape[] {
  const say = speech(scene.language);
  return [
    word(scene, say('pictures.card.target', { number }), 396, bottom - 40, SIZE.formula, PAPER.mute),
    image(cardFace(number, false, FACE.w), 962 - 2 * FACE.w, bottom - 26 - 2 * heightOf(FACE.w)),
  ];
}
