import {
  image,
  MAT,
  PAPER,
  RADIUS,
  type Rect,
  rect,
  type Scene,
  type Shape,
  sheetCard,
  wrap,
  write,
  writeLines,
} from '#draw';
import type { CardNumber } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { cardName } from '../words/phrases.ts';
import { speech } from '../words/speech.ts';
import { rotateSign } from './blocks/zone-icons.ts';
import { cardFace } from './city-layers.ts';
import { heightOf } from './city-site.ts';
import { emptyPlace, leftOf } from './supply.ts';

export const HAND = { h: 246 } as const;
const GAP = 12;
/** As many as a hand has, and the next card. */
const PLACES = 4;

/** The cards in hand side by side, the chosen one framed, the way up it would lie; then the next one. */
export function hand(
  cards: readonly CardNumber[],
  chosen: CardNumber | null,
  turned: boolean,
  view: View,
  y: number,
  scene: Scene,
): Shape[] {
  const places = Math.max(PLACES, cards.length + 1);
  const w = Math.floor((968 - GAP * (places - 1)) / places);
  const place = (i: number) => ({ x: 16 + i * (w + GAP), y, w, h: HAND.h });
  return [
    ...cards.flatMap((card, i) => heldCard(card, card === chosen, card === chosen && turned, place(i), scene)),
    ...nextCard(view, place(places - 1), scene),
  ];
}

const blockIn = ({ w }: Rect): number => Math.min(84, Math.floor((w - 64) / 2));

function heldCard(card: CardNumber, chosen: boolean, turned: boolean, at: Rect, scene: Scene): Shape[] {
  const block = blockIn(at);
  return [
    ...sheetCard(at),
    image(cardFace(card, turned, block), at.x + 16, at.y + 16),
    ...(chosen ? rotationMark(turned, at.x + at.w - 25, at.y + 40, scene) : []),
    ...name(card, chosen, at, scene),
    ...(chosen ? frame(at) : []),
  ];
}

function name(card: CardNumber, chosen: boolean, at: Rect, scene: Scene): Shape[] {
  const max = at.w - 28;
  const lines = wrap(scene, cardName(speech(scene.language), card), 'tag', max, 2);
  const first = at.y + at.h - 38 - 15 * (lines.length - 1);
  return writeLines(scene, lines, 30, { x: at.x + 16, y: first, max }, 'tag', `${chosen ? 'ink' : 'mute'} on paper`);
}

function rotationMark(turned: boolean, x: number, y: number, scene: Scene): Shape[] {
  const sign = image(rotateSign(34), x, y);
  if (!turned) return [sign];
  return [sign, write(scene, '½', { center: x, y: y + 38 }, 'tag')];
}

const frame = ({ x, y, w, h }: Rect): Shape[] => [
  rect(x - 2, y - 2, w + 4, h + 4, { stroke: PAPER.white, width: 10 }, RADIUS.panel + 2),
  rect(x - 2, y - 2, w + 4, h + 4, { stroke: PAPER.hot, width: 6 }, RADIUS.panel + 2),
];

/** On the table, not in the hand. */
function nextCard(view: View, at: Rect, scene: Scene): Shape[] {
  const block = Math.min(68, blockIn(at));
  const middle = at.x + Math.round(at.w / 2);
  const card = { x: middle - block, y: at.y + 68 };
  const below = card.y + 2 * heightOf(block) + 28;
  const max = at.w - 12;
  const next = speech(scene.language)('pictures.city.next');
  return [
    rect(at.x, at.y, at.w, at.h, { fill: MAT.mat }, RADIUS.panel),
    write(scene, next, { center: middle, y: at.y + 36, max }, 'label', 'paper on mat'),
    view.next === null ? emptyPlace(card.x, card.y, block) : image(cardFace(view.next, false, block), card.x, card.y),
    write(scene, leftOf(view, scene), { center: middle, y: below, max }, 'tag', 'paper on mat'),
  ];
}
