import {
  avatar,
  type Drawing,
  image,
  PAPER,
  rect,
  type Scene,
  type Shape,
  seatBackdrop,
  sheetCard,
  textWidth,
  title,
  WIDTH,
  write,
} from '#draw';
import { required } from '#engine';
import type { WondersRequest } from '../requests.ts';
import { speech } from '../words/speech.ts';
import { BOX, cityBoxes } from './city-box.ts';
import { belowCards, cardPlace } from './hand.ts';
import { handCard } from './hand-card.ts';
import { signSprite } from './signs/sign.ts';
import { fromPile } from './signs/treasure.ts';

type PileRequest = Extract<WondersRequest, { readonly kind: 'pile' }>;

/** The sign of the pile, and which of its pages this is. */
function pagePill({ page, pages }: PileRequest, scene: Scene): Shape[] {
  const text = pages > 1 ? speech(scene.language)('pictures.pile.page', { page: page + 1, pages }) : '';
  const wide = text ? Math.ceil(textWidth(scene, text, 'name')) + 14 : 0;
  const x = 984 - wide - 96;
  return [
    rect(x, 14, wide + 96, 68, { fill: PAPER.paper }, 34),
    image(signSprite(fromPile(), 50), x + 48, 48),
    ...(text ? [write(scene, text, { x: x + 84, y: 50 }, 'name')] : []),
  ];
}

function nothing(scene: Scene): Shape[] {
  const at = { x: 16, y: 112, w: 968, h: 150 };
  const text = speech(scene.language)('pictures.pile.empty');
  return [
    ...sheetCard(at),
    write(scene, text, { center: WIDTH / 2, y: at.y + 76, max: at.w - 40 }, 'name', 'mute on paper'),
  ];
}

/** One page of what may be built from the discard pile, and the own city below it. */
export function layoutPile(request: PileRequest, scene: Scene): Drawing {
  const { view, cards, chosen } = request;
  const seat = required(view.seat, 'seat at the pile');
  const foot = belowCards(Math.max(1, cards.length));
  const height = foot + BOX + 16;
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, seat),
      ...avatar(scene, seat),
      title(scene, speech(scene.language)('pictures.pile.title'), 112, 640),
      ...pagePill(request, scene),
      ...(cards.length === 0 ? nothing(scene) : []),
      ...cards.flatMap((id, i) => {
        const { x, y } = cardPlace(i, cards.length);
        return handCard({ id, chosen: i === chosen, offer: null }, x, y, scene);
      }),
      ...cityBoxes(view.cities, seat, foot, scene),
    ],
  };
}
