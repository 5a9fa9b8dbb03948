import { type Rect, sheetCard } from '../../../draw/paper.ts';
import { type Scene, write } from '../../../draw/scene.ts';
import { image, rect, type Shape } from '../../../draw/shape.ts';
import { PAPER, RADIUS, SIZE } from '../../../draw/theme.ts';
import { type CardId, cardOf } from '../rules/content.ts';
import { type Card, COLORS, type Color, type Effect } from '../rules/kinds.ts';
import type { City } from '../rules/types.ts';
import { cardName } from '../words/names.ts';
import { effectParts } from './effects.ts';
import { chainGiven } from './signs/chain.ts';
import { tabCloth, tabSign } from './signs/color.ts';
import { fittedHeight, type Part, part, row, rowWidth } from './signs/row.ts';
import { signSprite } from './signs/sign.ts';

/** Cards of one color, in the order they were built. */
type Bundle = { readonly color: Color; readonly cards: readonly CardId[] };

const ROW = 54;
const PAD = 9;
const GAP = 12;
const COLUMN = 478;
const TAB = 62;
const RULE = '#E6D6AE';

const heightOf = ({ cards }: Bundle): number => cards.length * ROW + 2 * PAD;
const columnHeight = (bundles: readonly Bundle[]): number =>
  bundles.reduce((sum, each) => sum + heightOf(each) + GAP, 0) - (bundles.length > 0 ? GAP : 0);

const bundlesOf = ({ cards }: City): readonly Bundle[] =>
  COLORS.map((color) => ({ color, cards: cards.filter((id) => cardOf(id).color === color) })).filter(
    (bundle) => bundle.cards.length > 0,
  );

/** Two columns of nearly one height; of all ways the first, so that little moves from turn to turn. */
export function columns(city: City): readonly [readonly Bundle[], readonly Bundle[]] {
  const bundles = bundlesOf(city);
  let best: readonly [readonly Bundle[], readonly Bundle[]] = [bundles, []];
  const most = ([left, right]: typeof best) => Math.max(columnHeight(left), columnHeight(right));
  for (let choice = 0; choice < 2 ** bundles.length; choice += 2) {
    const isRight = (i: number) => Math.floor(choice / 2 ** i) % 2 > 0;
    const split = [bundles.filter((_, i) => !isRight(i)), bundles.filter((_, i) => isRight(i))] as const;
    if (most(split) < most(best)) best = split;
  }
  return best;
}

export const cardsHeight = (city: City): number => Math.max(...columns(city).map(columnHeight));

/** All cards of a city by color, in two columns; what was just built in a hot frame. */
export function cityCards(city: City, x: number, y: number, fresh: CardId | null, scene: Scene): Shape[] {
  return columns(city).flatMap((bundles, i) => {
    let top = y;
    return bundles.flatMap((bundle) => {
      const at = { x: x + i * (COLUMN + GAP), y: top, w: COLUMN, h: heightOf(bundle) };
      top += at.h + GAP;
      return sheet(bundle, at, fresh, scene);
    });
  });
}

function sheet({ color, cards }: Bundle, at: Rect, fresh: CardId | null, scene: Scene): Shape[] {
  const { x, y, w, h } = at;
  return [
    ...sheetCard(at, RADIUS.field + 2),
    image(tabCloth(color, TAB, h, RADIUS.field + 2), x, y),
    image(signSprite(tabSign(color), 46), x + TAB / 2, y + 36),
    ...cards.slice(1).map((_, i) => rect(x + TAB + 14, y + PAD + (i + 1) * ROW - 1, w - TAB - 26, 2, { fill: RULE })),
    ...cards.flatMap((id, i) =>
      line(id, { x: x + TAB, y: y + PAD + i * ROW, w: w - TAB, h: ROW }, id === fresh, scene),
    ),
  ];
}

const isCoins = ({ kind }: Effect): boolean => kind === 'coins' || kind === 'coinsPer';
/** Coins it brought once are no longer of interest, if it does more. */
const lasting = ({ effects }: Card): readonly Effect[] => {
  const others = effects.filter((effect) => !isCoins(effect));
  return others.length > 0 ? others : effects;
};

const SIGN = 40;
function line(id: CardId, { x, y, w, h }: Rect, fresh: boolean, scene: Scene): Shape[] {
  const card = cardOf(id);
  const effects = effectParts(lasting(card));
  const signs: Part[] = [
    ...card.gives.map((chain, i) => part(chainGiven(chain), 0.9, i > 0 ? 0.04 : 0)),
    ...effects.map((each, i) => (i === 0 && card.gives.length > 0 ? { ...each, gap: 0.34 } : each)),
  ];
  const name = cardName(scene.language, id);
  const wide = scene.measure(name, 'text', SIZE.least);
  const room = w - 14 - 12;
  const height = fittedHeight(signs, SIGN, Math.max(room - wide - 12, room * 0.3));
  return [
    ...(fresh ? freshFrame({ x, y, w, h }) : []),
    write(scene, name, {
      x: x + 14,
      y: y + h / 2 + 1,
      size: SIZE.formula,
      face: 'text',
      max: room - rowWidth(signs, height) - 10,
      color: PAPER.ink,
      on: PAPER.paper,
    }),
    ...row(signs, { x: x + w - 12, y: y + h / 2, height, align: 'right' }),
  ];
}

const freshFrame = ({ x, y, w, h }: Rect): Shape[] => {
  const band = (stroke: string, width: number): Shape => rect(x + 5, y + 1, w - 10, h - 2, { stroke, width }, 14);
  return [band(PAPER.ink, 10), band(PAPER.white, 7.5), band(PAPER.hot, 4.5)];
};
