import { wrap } from '../../../draw/label.ts';
import { type Rect, sheetCard } from '../../../draw/paper.ts';
import { type Scene, write } from '../../../draw/scene.ts';
import { image, rect, type Shape } from '../../../draw/shape.ts';
import { PAPER, RADIUS, SIZE } from '../../../draw/theme.ts';
import type { CardNumber } from '../rules/types.ts';
import { cardName } from '../words/phrases.ts';
import { speech } from '../words/speech.ts';
import { numberCoin, rotateSign } from './blocks/icon.ts';
import { cardFace } from './layers.ts';

export const HAND = { h: 236 } as const;
const GAP = 16;
const WIDE = 280;

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

function heldCard(card: CardNumber, chosen: boolean, turned: boolean, at: Rect, scene: Scene): Shape[] {
  const block = at.w > WIDE ? 92 : 72;
  const side = at.x + Math.round((18 + 2 * block + at.w) / 2);
  return [
    ...sheetCard(at),
    image(cardFace(card, turned, block), at.x + 18, at.y + 20),
    image(numberCoin(card, 30), side, at.y + 48),
    ...(chosen ? rotationMark(turned, side, at.y + 118, scene) : []),
    ...name(card, chosen, at, scene),
    ...(chosen ? frame(at) : []),
  ];
}

/** On one line; on two where the cards are many. */
function name(card: CardNumber, chosen: boolean, at: Rect, scene: Scene): Shape[] {
  const max = at.w - 30;
  const text = cardName(speech(scene.language), card);
  const lines = at.w > WIDE ? [text] : wrap(scene.measure, text, 'display', SIZE.least, max, 2);
  const first = at.y + at.h - 28 - 32 * (lines.length - 1);
  const style = { size: SIZE.formula, max, color: chosen ? PAPER.ink : PAPER.mute, on: PAPER.paper } as const;
  return lines.map((line, i) => write(scene, line, { ...style, x: at.x + 17, y: first + 32 * i }));
}

function rotationMark(turned: boolean, x: number, y: number, scene: Scene): Shape[] {
  const sign = image(rotateSign(46), x, y);
  if (!turned) return [sign];
  const style = { size: SIZE.least, align: 'center', color: PAPER.ink, on: PAPER.paper } as const;
  return [sign, write(scene, '180°', { ...style, x, y: y + 42 })];
}

const frame = ({ x, y, w, h }: Rect): Shape[] => [
  rect(x - 2, y - 2, w + 4, h + 4, { stroke: PAPER.white, width: 10 }, RADIUS.panel + 2),
  rect(x - 2, y - 2, w + 4, h + 4, { stroke: PAPER.hot, width: 6 }, RADIUS.panel + 2),
];
