import type { CardNumber } from '../../games/sprawlopolis/types.ts';
import { numberCoin } from '../kit/blocks/icon.ts';
import { turnSign } from '../kit/blocks/turn-sign.ts';
import { type Area, sheetCard } from '../paper.ts';
import { type Scene, write } from '../scene.ts';
import { image, rect, type Shape } from '../shape.ts';
import { speech } from '../speech.ts';
import { PAPER, RADIUS, SIZE } from '../theme.ts';
import { cardFace } from './card-face.ts';
import { cardName } from './words.ts';

export const HAND = { h: 236 } as const;
const GAP = 16;

/** The cards in hand side by side; the chosen one framed, the way up it would lie. */
export function hand(
  cards: readonly CardNumber[],
  chosen: CardNumber | null,
  turned: boolean,
  y: number,
  scene: Scene,
): Shape[] {
  const places = Math.max(3, cards.length);
  const w = Math.floor((968 - GAP * (places - 1)) / places);
  return cards.flatMap((card, i) => {
    const at = { x: 16 + i * (w + GAP), y, w, h: HAND.h };
    return heldCard(card, card === chosen, card === chosen && turned, at, scene);
  });
}

function heldCard(card: CardNumber, chosen: boolean, turned: boolean, at: Area, scene: Scene): Shape[] {
  const block = at.w > 280 ? 92 : 72;
  const side = at.x + Math.round((18 + 2 * block + at.w) / 2);
  return [
    ...sheetCard(at),
    image(cardFace(card, turned, block), at.x + 18, at.y + 20),
    image(numberCoin(card, 30), side, at.y + 48),
    ...(chosen ? turnMark(turned, side, at.y + 118, scene) : []),
    write(scene, cardName(speech(scene.language), card), {
      x: at.x + 18,
      y: at.y + at.h - 28,
      size: SIZE.formula,
      face: 'text',
      max: at.w - 32,
      color: chosen ? PAPER.ink : PAPER.mute,
      on: PAPER.paper,
    }),
    ...(chosen ? frame(at) : []),
  ];
}

function turnMark(turned: boolean, x: number, y: number, scene: Scene): Shape[] {
  const sign = image(turnSign(46), x, y);
  if (!turned) return [sign];
  const style = { size: SIZE.least, align: 'center', color: PAPER.ink, on: PAPER.paper } as const;
  return [sign, write(scene, '180°', { ...style, x, y: y + 42 })];
}

const frame = ({ x, y, w, h }: Area): Shape[] => [
  rect(x - 2, y - 2, w + 4, h + 4, { stroke: PAPER.white, width: 10 }, RADIUS.panel + 2),
  rect(x - 2, y - 2, w + 4, h + 4, { stroke: PAPER.hot, width: 6 }, RADIUS.panel + 2),
];
