import {
  backdrop,
  type Drawing,
  drawPill,
  image,
  line,
  PAPER,
  RADIUS,
  type Rect,
  type Scene,
  type Shape,
  sheetCard,
  title,
  WIDTH,
  write,
} from '#draw';
import { CARD_IDS, type CardId, cardOf } from '../rules/content.ts';
import type { Card, Chain } from '../rules/kinds.ts';
import { cardName } from '../words/names.ts';
import { speech } from '../words/speech.ts';
import { costParts, effectParts } from './effects.ts';
import { tabCloth } from './signs/card-tab.ts';
import { chainGiven, chainNeeded } from './signs/chain.ts';
import { colorSign, tabSign } from './signs/color.ts';
import { type Sign, signSprite } from './signs/sign.ts';
import { row } from './signs/sign-row.ts';
import { agePlate } from './table-header.ts';
import { tower } from './tower.ts';

const TOP = 112;
const TAB = 128;
const LEFT = 16 + TAB + 28;
const CONTENT = 372;
const RIGHT = 960;
const LINE = 84;
const EFFECT = 152;

/** What stands beside a label, drawn around the middle of its line. */
type Line = { readonly label: string; readonly draw: (y: number) => Shape[] };

const named = (scene: Scene, text: string, x: number, y: number): Shape =>
  write(scene, text, { x, y: y + 1, max: RIGHT - x }, 'name');

/** A chain's sign and a card at its other end. */
const chained = (sign: Sign, id: CardId, label: string, scene: Scene): Line => ({
  label,
  draw: (y) => [
    image(signSprite(sign, 58), CONTENT + 30, y),
    image(signSprite(colorSign(cardOf(id).color), 44), CONTENT + 90, y),
    named(scene, cardName(scene.language, id), CONTENT + 124, y),
  ],
});

/** Cards of one name count once. */
const cardsWhere = (test: (card: Card) => boolean): readonly CardId[] =>
  CARD_IDS.filter((id, i) => {
    const same = (other: CardId) => cardOf(other).name === cardOf(id).name;
    return test(cardOf(id)) && CARD_IDS.findIndex(same) === i;
  });
const givers = (chain: Chain): readonly CardId[] => cardsWhere(({ gives }) => gives.includes(chain));
const takers = (chain: Chain): readonly CardId[] => cardsWhere(({ needs }) => needs === chain);

/** In decks for how many seats it is, one number for each copy. */
const seatsLine = ({ copies }: Card, label: string, scene: Scene): Line => ({
  label,
  draw: (y) =>
    copies.flatMap((seats, i) =>
      drawPill(scene, `${seats}+`, { x: CONTENT + i * 92, y: y - 25, w: 78, h: 50 }, 'label', 'ink on second'),
    ),
});

function linesOf(id: CardId, scene: Scene): readonly Line[] {
  const card = cardOf(id);
  const say = speech(scene.language);
  const { needs, gives } = card;
  const cost = costParts(card.cost);
  const free = say('pictures.card.free');
  const price: Line = {
    label: say('pictures.card.cost'),
    draw: (y) =>
      cost.length > 0
        ? row(cost, { x: CONTENT, y, height: 62, max: RIGHT - CONTENT })
        : [named(scene, free, CONTENT, y)],
  };
  /** The label of several lines stands at the first. */
  const first = (label: 'from' | 'to') => (_: unknown, i: number) => (i === 0 ? say(`pictures.card.${label}`) : '');
  const from = needs ? givers(needs).map((giver) => ({ sign: chainNeeded(needs), id: giver })) : [];
  const to = gives.flatMap((chain) => takers(chain).map((taker) => ({ sign: chainGiven(chain), id: taker })));
  return [
    price,
    ...from.map((each, i) => chained(each.sign, each.id, first('from')(each, i), scene)),
    ...to.map((each, i) => chained(each.sign, each.id, first('to')(each, i), scene)),
    ...(card.copies.length > 0 ? [seatsLine(card, say('pictures.card.seats'), scene)] : []),
  ];
}

function sheet(id: CardId, at: Rect, lines: readonly Line[], scene: Scene): Shape[] {
  const { color, effects } = cardOf(id);
  const { x, y, h } = at;
  return [
    ...sheetCard(at),
    image(tabCloth(color, TAB, h, RADIUS.panel), x, y),
    image(signSprite(tabSign(color), 96), x + TAB / 2, y + EFFECT / 2),
    ...row(effectParts(effects), { x: LEFT, y: y + EFFECT / 2, height: 96, max: RIGHT - LEFT - 150 }),
    image(tower(color, 1, 150, 136), RIGHT - 62, y + EFFECT - 14),
    ...lines.flatMap(({ label, draw }, i) => {
      const top = y + EFFECT + i * LINE;
      const middle = top + LINE / 2;
      return [
        ...(label ? [line(`M${LEFT} ${top}H${RIGHT}`, PAPER.line, 2.5)] : []),
        ...(label ? [labeled(label, middle, scene)] : []),
        ...draw(middle),
      ];
    }),
  ];
}

const labeled = (text: string, y: number, scene: Scene): Shape =>
  write(scene, text, { x: LEFT, y: y + 1, max: CONTENT - LEFT - 16 }, 'body', 'mute on paper');

/** One card, large: what it does, what it costs, and what it is chained to. */
export function layoutCard(id: CardId, scene: Scene): Drawing {
  const lines = linesOf(id, scene);
  const h = EFFECT + lines.length * LINE + 10;
  const height = TOP + h + 22;
  return {
    width: WIDTH,
    height,
    shapes: [
      backdrop(height, PAPER.gold),
      title(scene, cardName(scene.language, id), 30, 850),
      image(agePlate(cardOf(id).age), 926, 20),
      ...sheet(id, { x: 16, y: TOP, w: 968, h }, lines, scene),
    ],
  };
}
