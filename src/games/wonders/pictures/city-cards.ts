import {
  image,
  PAPER,
  RADIUS,
  type Rect,
  rect,
  type Scene,
  type Shape,
  sheetCard,
  textWidth,
  wrap,
  writeLines,
} from '#draw';
import { type CardId, cardOf } from '../rules/content.ts';
import { type Card, COLORS, type Color, type Effect } from '../rules/kinds.ts';
import type { City } from '../rules/types.ts';
import { cardName } from '../words/names.ts';
import { effectParts } from './effects.ts';
import { tabCloth } from './signs/card-tab.ts';
import { chainGiven } from './signs/chain.ts';
import { tabSign } from './signs/color.ts';
import { signSprite } from './signs/sign.ts';
import { fittedHeight, type Part, part, row, rowWidth } from './signs/sign-row.ts';

/** A card as a line of its color's sheet. */
type CardLine = {
  readonly id: CardId;
  readonly name: readonly string[];
  readonly signs: readonly Part[];
  readonly h: number;
};
/** Cards of one color, in the order they were built. */
type Bundle = { readonly color: Color; readonly lines: readonly CardLine[] };
type Columns = readonly [readonly Bundle[], readonly Bundle[]];

const PAD = 9;
const GAP = 12;
const COLUMN = 478;
const TAB = 62;
/** Between the tab and the right edge. */
const ROOM = COLUMN - TAB - 14 - 12;
const RULE = '#E6D6AE';
/** The height of signs, and how low they may become before a name takes two lines. */
const SIGN = 40;
const LEAST = 30;

const isCoins = ({ kind }: Effect): boolean => kind === 'coins' || kind === 'coinsPer';
/** Coins it brought once are no longer of interest, if it does more. */
const lasting = ({ effects }: Card): readonly Effect[] => {
  const others = effects.filter((effect) => !isCoins(effect));
  return others.length > 0 ? others : effects;
};

function signsOf(card: Card): Part[] {
  const effects = effectParts(lasting(card));
  return [
    ...card.gives.map((chain, i) => part(chainGiven(chain), 0.9, i > 0 ? 0.04 : 0)),
    ...effects.map((each, i) => (i === 0 && card.gives.length > 0 ? { ...each, gap: 0.34 } : each)),
  ];
}

function cardLine(id: CardId, scene: Scene): CardLine {
  const signs = signsOf(cardOf(id));
  const name = cardName(scene.language, id);
  const wide = textWidth(scene, name, 'caption');
  if (fittedHeight(signs, SIGN, ROOM - wide - 12) >= LEAST) return { id, name: [name], signs, h: 54 };
  const room = ROOM - rowWidth(signs, SIGN) - 12;
  return { id, name: wrap(scene, name, 'caption', room, 2), signs, h: 80 };
}

const heightOf = ({ lines }: Bundle): number => lines.reduce((sum, { h }) => sum + h, 2 * PAD);
const columnHeight = (bundles: readonly Bundle[]): number =>
  bundles.reduce((sum, each) => sum + heightOf(each) + GAP, 0) - (bundles.length > 0 ? GAP : 0);

const bundlesOf = ({ cards }: City, scene: Scene): readonly Bundle[] =>
  COLORS.map((color) => ({
    color,
    lines: cards.filter((id) => cardOf(id).color === color).map((id) => cardLine(id, scene)),
  })).filter(({ lines }) => lines.length > 0);

/** Two columns of nearly one height; of all ways the first, so that little moves from turn to turn. */
export function columnsOf(city: City, scene: Scene): Columns {
  const bundles = bundlesOf(city, scene);
  let best: Columns = [bundles, []];
  const most = (columns: Columns) => Math.max(...columns.map(columnHeight));
  for (let choice = 0; choice < 2 ** bundles.length; choice += 2) {
    const isRight = (i: number) => Math.floor(choice / 2 ** i) % 2 > 0;
    const split = [bundles.filter((_, i) => !isRight(i)), bundles.filter((_, i) => isRight(i))] as const;
    if (most(split) < most(best)) best = split;
  }
  return best;
}

export const cardsHeight = (columns: Columns): number => Math.max(...columns.map(columnHeight));

/** All cards of a city by color, in two columns; what was just built in a hot frame. */
export function cityCards(columns: Columns, x: number, y: number, fresh: CardId | null, scene: Scene): Shape[] {
  return columns.flatMap((bundles, i) => {
    let top = y;
    return bundles.flatMap((bundle) => {
      const at = { x: x + i * (COLUMN + GAP), y: top, w: COLUMN, h: heightOf(bundle) };
      top += at.h + GAP;
      return sheet(bundle, at, fresh, scene);
    });
  });
}

function sheet({ color, lines }: Bundle, at: Rect, fresh: CardId | null, scene: Scene): Shape[] {
  const { x, y, w, h } = at;
  let top = y + PAD;
  return [
    ...sheetCard(at, RADIUS.field + 2),
    image(tabCloth(color, TAB, h, RADIUS.field + 2), x, y),
    image(signSprite(tabSign(color), 46), x + TAB / 2, y + 36),
    ...lines.flatMap((line, i) => {
      const place = { x: x + TAB, y: top, w: w - TAB, h: line.h };
      top += line.h;
      return [
        ...(i > 0 ? [rect(place.x + 14, place.y - 1, place.w - 26, 2, { fill: RULE })] : []),
        ...(line.id === fresh ? freshFrame(place) : []),
        ...written(line, place, scene),
      ];
    }),
  ];
}

function written({ name, signs, h }: CardLine, { x, y, w }: Rect, scene: Scene): Shape[] {
  const middle = y + h / 2;
  const single = name.length === 1;
  const wide = Math.max(...name.map((text) => textWidth(scene, text, 'caption')));
  const height = fittedHeight(signs, SIGN, ROOM - wide - 12);
  const first = single ? middle + 1 : middle - 15;
  const max = ROOM - rowWidth(signs, height) - 10;
  return [
    ...writeLines(scene, name, 32, { x: x + 14, y: first, max }, single ? 'body' : 'caption', 'ink on paper'),
    ...row(signs, { x: x + w - 12, y: middle, height, align: 'right' }),
  ];
}

const freshFrame = ({ x, y, w, h }: Rect): Shape[] => {
  const band = (stroke: string, width: number): Shape => rect(x + 5, y + 1, w - 10, h - 2, { stroke, width }, 14);
  return [band(PAPER.ink, 10), band(PAPER.white, 7.5), band(PAPER.hot, 4.5)];
};
