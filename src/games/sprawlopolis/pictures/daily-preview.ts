import { image, type Preview, type Rect, type Scene, type Shape, sheetCard, wrap, write, writeLines } from '#draw';
import type { SprawlopolisRequest } from '../requests.ts';
import type { CardNumber, Placement } from '../rules/types.ts';
import { cardName, conditionShort } from '../words/phrases.ts';
import { speech } from '../words/speech.ts';
import { numberCoin } from './blocks/zone-icons.ts';
import { cardFace } from './city-layers.ts';
import { blockWidth, heightOf } from './city-site.ts';
import { pictogram } from './pictogram.ts';

/** A condition: its name and number, what it pays for, its sign. */
function conditionCard(card: CardNumber, at: Rect, scene: Scene): Shape[] {
  const max = at.w - 36;
  const lines = wrap(scene, conditionShort(scene.language, card), 'caption', max, 2);
  return [
    ...sheetCard(at, 20),
    write(scene, cardName(speech(scene.language), card), { x: at.x + 18, y: at.y + 34, max: at.w - 34 }, 'label'),
    image(numberCoin(card, 26), at.x + at.w - 44, at.y + at.h - 46),
    ...writeLines(scene, lines, 32, { x: at.x + 18, y: at.y + 86, max }, 'caption'),
    image(pictogram(card, 170, 72), at.x + 14, at.y + at.h - 82),
  ];
}

function firstCard({ card, turned }: Placement, room: Rect): Shape[] {
  const w = blockWidth(2, 2, room);
  return [
    image(
      cardFace(card, turned, w),
      room.x + Math.round(room.w / 2) - w,
      room.y + Math.round(room.h / 2) - heightOf(w),
    ),
  ];
}

/** The card that lies there, the target, and the three conditions. */
export function layoutPreview(request: SprawlopolisRequest, scene: Scene): Preview {
  if (request.kind !== 'city') throw new Error(`no city in a picture of the kind ${request.kind}`);
  const { city, difficulty, scoring, target } = request.view;
  const say = speech(scene.language);
  return {
    caption: say('pictures.preview.card'),
    pills: [say(`pictures.difficulty.${difficulty}`), say('pictures.preview.target', { target })],
    show: (room) => city.slice(0, 1).flatMap((placed) => firstCard(placed, room)),
    tall: 216,
    cards: scoring.map((card) => (at) => conditionCard(card, at, scene)),
  };
}
