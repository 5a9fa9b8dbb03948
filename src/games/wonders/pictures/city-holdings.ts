import {
  image,
  LEAST_SIZE,
  PAPER,
  RADIUS,
  type Rect,
  rect,
  type Scene,
  type Shape,
  sheetCard,
  TEXT_STYLES,
  textWidth,
  write,
} from '#draw';
import { effectsOf, greenSymbols, ofKind, shieldsOf } from '../rules/city.ts';
import { SYMBOLS } from '../rules/kinds.ts';
import type { City } from '../rules/types.ts';
import { signed } from '../words/phrases.ts';
import { wares } from './city-ledger.ts';
import { anyScience, science } from './signs/science.ts';
import { type Sign, signSprite, widthOf } from './signs/sign.ts';
import { type Part, part, row } from './signs/sign-row.ts';
import { coin, debt } from './signs/treasure.ts';
import { defeat, dove, shield, victory } from './signs/war.ts';

export const HOLDINGS = 132;
const SIGN = 46;
const RULE = '#E6D6AE';

type Held = { readonly sign: Sign; readonly count: number; readonly always?: boolean };

/** The numbers of a city. Zeros are left out, except of coins and shields. */
function held(city: City): readonly Held[] {
  const symbols = greenSymbols(city);
  const open = effectsOf(city)
    .filter(ofKind('science'))
    .filter(({ symbol }) => symbol === 'any').length;
  const all: readonly Held[] = [
    { sign: coin(), count: city.coins, always: true },
    { sign: shield(), count: shieldsOf(city), always: true },
    ...SYMBOLS.map((symbol) => ({ sign: science(symbol), count: symbols.filter((each) => each === symbol).length })),
    { sign: anyScience(), count: open },
    { sign: dove(), count: city.diplomacy },
    { sign: debt(false), count: city.debts },
  ];
  return all.filter(({ count, always }) => count > 0 || always);
}

/** Defeats and victories, fanned; the higher ones last. */
const tokens = (city: City): Part[] =>
  city.tokens
    .toSorted((a, b) => a - b)
    .map((value, i) =>
      part(
        value < 0 ? defeat() : victory(value),
        1,
        i === 0 ? 0 : value < 0 ? -0.3 : city.tokens.length > 6 ? -0.3 : 0.04,
      ),
    );

const GAPS = 30;
/** What tokens need at least. */
const TOKENS = 110;

/** How much smaller the numbers have to be where there is little room for many of them. */
function squeezeOf(city: City, room: number, scene: Scene): number {
  const wide = held(city).reduce(
    (sum, { sign, count }) => sum + widthOf(sign, SIGN) + textWidth(scene, signed(count), 'name') + GAPS,
    0,
  );
  return Math.min(1, (room - (city.tokens.length > 0 ? TOKENS : 0)) / wide);
}

/** All goods a city makes, and below them its numbers and tokens. */
export function holdings(city: City, at: Rect, scene: Scene): Shape[] {
  const { x, y, w, h } = at;
  const below = y + 98;
  const room = 300;
  const squeeze = squeezeOf(city, w - 36, scene);
  const tall = Math.floor(SIGN * squeeze);
  const size = Math.max(LEAST_SIZE, Math.floor(TEXT_STYLES.name.size * squeeze));
  let left = x + 18;
  const entries = held(city).flatMap(({ sign, count }) => {
    const wide = widthOf(sign, tall);
    const text = write(scene, signed(count), { x: Math.round(left + wide + 8), y: below + 1 }, 'name', {
      size,
      color: count === 0 ? PAPER.mute : PAPER.ink,
    });
    const shapes = [image(signSprite(sign, tall), Math.round(left + wide / 2), below), text];
    left += wide + 8 + textWidth(scene, text.text, text) + Math.floor(22 * squeeze);
    return shapes;
  });
  return [
    ...sheetCard(at, RADIUS.field + 2),
    ...row(wares(city), { x: x + 18, y: y + 36, height: 48, max: w - 36 }),
    rect(x + 18, y + h / 2 + 2, w - 36, 3, { fill: RULE }),
    ...entries,
    ...row(tokens(city), {
      x: x + w - 18,
      y: below,
      height: 50,
      max: Math.min(room, x + w - 18 - left),
      align: 'right',
    }),
  ];
}
