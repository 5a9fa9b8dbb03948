import { itemAt, type Seat } from '#engine';
import { chainsOf, colorCount, effectsOf, hasName, hasPower } from './city.ts';
import { type CardId, cardOf, nextStage } from './content.ts';
import type { Card, Cost } from './kinds.ts';
import { goodsOf, isWithin, largestParts, leastPrices, type Need, needOf } from './missing-goods.ts';
import type { Offer } from './offers.ts';
import { type Market, marketOf, type Stall, type Ware } from './trade.ts';
import type { City, Payment } from './types.ts';

/** The turn of the Age, of how many; the leftover card comes after the last of them. */
export type Moment = { readonly turn: number; readonly turns: number };

export function offerToBuild(cities: readonly City[], seat: Seat, id: CardId, moment: Moment): Offer {
  const city = itemAt(cities, seat);
  const card = cardOf(id);
  if (hasName(city, card.name)) return { kind: 'has' };
  if (card.needs && chainsOf(city).includes(card.needs)) return { kind: 'chain' };
  const offer = offerFor(cities, seat, card.cost);
  return offer.kind !== 'own' && isFree(city, card, moment) ? { kind: 'power' } : offer;
}

function isFree(city: City, card: Card, { turn, turns }: Moment): boolean {
  return effectsOf(city).some(({ kind }) => {
    if (kind === 'freeFirstOfColor') return colorCount(city, card.color) === 0;
    if (kind === 'freeFirstOfAge') return turn === 1;
    return kind === 'freeLastOfAge' && turn === turns;
  });
}

export function offerForStage(cities: readonly City[], seat: Seat): Offer {
  const city = itemAt(cities, seat);
  const stage = nextStage(city);
  if (!stage) return { kind: 'complete' };
  const goods = hasPower(city, 'freeStages') ? [] : stage.cost.goods;
  return offerFor(cities, seat, { coins: stage.cost.coins, goods });
}

function offerFor(cities: readonly City[], seat: Seat, cost: Cost): Offer {
  const city = itemAt(cities, seat);
  const bank = cost.coins;
  if (cost.goods.length === 0) return afford([{ bank, left: 0, right: 0 }], city.coins);
  const market = marketOf(cities, seat);
  const { need, choices } = needOf(cost.goods, market.own);
  if (need.all === 0) return afford([{ bank, left: 0, right: 0 }], city.coins);
  const own = leastPrices(
    need,
    choices.map((source) => ({ source, price: () => 0 })),
  );
  const ways = waysToBuy(need, largestParts(need, own), market).map((way) => ({ bank, ...way }));
  return ways.length > 0 ? afford(ways, city.coins) : { kind: 'missing', goods: shortfall(need, choices, market) };
}

function afford(ways: readonly Payment[], coins: number): Offer {
  const sum = ({ bank, left, right }: Payment) => bank + left + right;
  const [cheapest, ...others] = ways.toSorted((a, b) => sum(a) - sum(b) || a.left - b.left);
  if (!cheapest) throw new Error('no way to pay');
  if (sum(cheapest) === 0) return { kind: 'own' };
  if (sum(cheapest) > coins) return { kind: 'dear', way: cheapest };
  return { kind: 'pay', ways: [cheapest, ...others.filter((way) => sum(way) <= coins)] };
}

type Split = { readonly left: number; readonly right: number };

/** What the city makes itself, in one of the ways that leave least to buy, is bought from neither neighbor. */
function waysToBuy(need: Need, made: readonly number[], market: Market): readonly Split[] {
  const [left, right] = [pricesAt(need, market.left), pricesAt(need, market.right)];
  const ways: Split[] = [];
  for (const part of made) {
    const rest = need.all - part;
    for (let bought = 0; bought <= rest; bought++) {
      if (left[bought] === Infinity || !isWithin(need, bought, rest)) continue;
      const way = { left: itemAt(left, bought), right: itemAt(right, rest - bought) };
      if (way.right !== Infinity) ways.push(way);
    }
  }
  return unbeaten(ways);
}

function pricesAt(need: Need, { wares, wharf }: Stall): number[] {
  const prices = leastPrices(need, wares);
  return wharf ? prices.map((price) => Math.max(0, price - 1)) : prices;
}

/** Those that no other one beats by paying neither neighbor more and one of them less; of equal ones, one. */
function unbeaten(ways: readonly Split[]): readonly Split[] {
  const kept: Split[] = [];
  for (const way of ways.toSorted((a, b) => a.left - b.left || a.right - b.right)) {
    const before = kept.at(-1);
    if (!before || way.right < before.right) kept.push(way);
  }
  return kept;
}

/** The fewest goods that lack even if everyone's sources serve. */
function shortfall(need: Need, choices: readonly Ware['source'][], { left, right }: Market) {
  const wares = [...choices.map((source) => ({ source, price: () => 0 })), ...left.wares, ...right.wares];
  const [had = 0] = largestParts(need, leastPrices(need, wares));
  return goodsOf(need, need.all - had);
}
