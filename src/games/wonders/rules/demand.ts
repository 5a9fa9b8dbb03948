import { itemAt, type Seat } from '#engine';
import { chainsOf, effectsOf } from './city.ts';
import { cardOf, cardsOfAge, MORE_GUILDS, stagesOf } from './content.ts';
import type { Outlook } from './evaluation-context.ts';
import { AGES, type Age, type Card, type Chain, type Color, GOODS, type Good } from './kinds.ts';
import { marketFor, type Ware } from './trade.ts';
import type { City, Variant } from './types.ts';

/** Something the city may build later, with the goods it takes. */
type Wish = { readonly amounts: readonly number[]; readonly coins: number };
type CardWish = Wish & { readonly needs: Chain | null; readonly weight: number };

const amountsOf = (goods: readonly Good[]): number[] =>
  GOODS.map((good) => goods.reduce((sum, each) => sum + (each === good ? 1 : 0), 0));

/** The weight of cards of each color. */
const INTEREST: { readonly [color in Color]: number } = {
  brown: 0.5,
  gray: 0.5,
  yellow: 0.7,
  blue: 1,
  red: 0.8,
  green: 1,
  purple: 1,
  black: 0.7,
};

/** How many of a card there are on average. */
function copiesOf({ copies, color }: Card, seats: number, variant: Variant): number {
  if (color === 'black') return variant === 'base' ? 0 : seats / 14;
  if (color === 'purple') return (seats + MORE_GUILDS) / 10;
  return copies.filter((fewest) => fewest <= seats).length;
}

type Wishes = { readonly [age in Age]: readonly CardWish[] };
/** By the number of seats, with and without black cards. */
const WISHES = new Map<string, Wishes>();

function wishesOf(seats: number, variant: Variant): Wishes {
  const key = `${seats} ${variant === 'base'}`;
  const wishes = WISHES.get(key) ?? makeWishes(seats, variant);
  WISHES.set(key, wishes);
  return wishes;
}

function makeWishes(seats: number, variant: Variant): Wishes {
  const wishFor = (card: Card): CardWish => ({
    needs: card.needs,
    amounts: amountsOf(card.cost.goods),
    coins: card.cost.coins,
    weight: INTEREST[card.color] * copiesOf(card, seats, variant),
  });
  const inAge = (age: Age) =>
    cardsOfAge(age)
      .map((id) => wishFor(cardOf(id)))
      .filter(({ weight }) => weight > 0);
  return { 1: inAge(1), 2: inAge(2), 3: inAge(3) };
}

/** Where a city's goods come from. */
export type Means = {
  readonly own: readonly number[];
  /** For each own source of several goods, which ones, by their places among the goods. */
  readonly choices: readonly (readonly number[])[];
  /** What further units of each good cost at the neighbors', cheapest first. */
  readonly ladders: readonly (readonly number[])[];
  readonly wharfs: number;
  readonly chains: readonly Chain[];
  readonly freeStages: boolean;
  /** What each wish takes, chains aside; found when first asked for. */
  readonly found: Map<readonly CardWish[], readonly number[]>;
};

export function meansOf({ cities }: Outlook, seat: Seat, city: City): Means {
  const { own, left, right } = marketFor(cities, seat, city);
  const singles = own.filter(({ length }) => length === 1);
  return {
    own: amountsOf(singles.flat()),
    choices: own
      .filter(({ length }) => length > 1)
      .map((source) => source.map((good) => GOODS.indexOf(good)))
      .toSorted((a, b) => a.length - b.length),
    ladders: laddersOf([...left.wares, ...right.wares]),
    wharfs: (left.wharf ? 1 : 0) + (right.wharf ? 1 : 0),
    chains: chainsOf(city),
    freeStages: effectsOf(city).some(({ kind }) => kind === 'freeStages'),
    found: new Map(),
  };
}

/** The same sources with other chains. */
export const withChains = (means: Means, city: City): Means => ({ ...means, chains: chainsOf(city) });

function laddersOf(wares: readonly Ware[]): number[][] {
  const ladders = GOODS.map((): number[] => []);
  for (const { source, price } of wares) {
    for (const good of source) itemAt(ladders, GOODS.indexOf(good)).push(price(good));
  }
  for (const ladder of ladders) ladder.sort((a, b) => a - b);
  return ladders;
}

/** A unit that nobody sells. */
const UNSOLD = 4;
/** The dearer it is, the sooner something else is built instead. */
const saturate = (coins: number): number => (coins <= 4 ? coins : Math.min(10, 4 + (coins - 4) / 2));

/** The price of the last missing unit of a good. */
const saved = ({ ladders }: Means, lack: readonly number[], good: number): number => {
  const units = itemAt(lack, good);
  return units > 0 ? (itemAt(ladders, good)[units - 1] ?? UNSOLD) : -1;
};

/** A source with a choice replaces the most expensive unit. */
function serveDearest(means: Means, lack: number[], source: readonly number[]): void {
  let dearest = -1;
  let most = -1;
  for (const good of source) {
    const price = saved(means, lack, good);
    if (price > most) [dearest, most] = [good, price];
  }
  if (dearest >= 0) lack[dearest] = itemAt(lack, dearest) - 1;
}

/** About how many coins it takes, with a quick guess at which source serves what: single ones first, then choices. */
function outlay(means: Means, { amounts, coins }: Wish): number {
  const { own, choices, ladders, wharfs } = means;
  const lack: number[] = [];
  let lacking = 0;
  for (let good = 0; good < amounts.length; good++) {
    const units = Math.max(0, itemAt(amounts, good) - itemAt(own, good));
    lack.push(units);
    lacking += units;
  }
  if (lacking === 0) return saturate(coins);
  for (const source of choices) serveDearest(means, lack, source);
  let sum = 0;
  for (let good = 0; good < lack.length; good++) {
    const ladder = itemAt(ladders, good);
    for (let unit = 0; unit < itemAt(lack, good); unit++) sum += ladder[unit] ?? UNSOLD;
  }
  return saturate(coins + Math.max(0, sum - wharfs));
}

/** Which share of its turns a city builds cards, and how likely it builds the next stage, the one after it, and so on. */
const BUILDS = 0.8;
const STAGE_ODDS = [0.9, 0.75, 0.6, 0.5];

/** The coins that a city will have to pay, all in all, with these means. */
export function expectedOutlay({ cities, variant, age, rest, turns, left }: Outlook, city: City, means: Means): number {
  const wishes = wishesOf(cities.length, variant);
  let sum = 0;
  for (const later of AGES) {
    if (later < age) continue;
    sum += (later === age ? rest : turns) * BUILDS * meanOutlay(wishes[later], means);
  }
  const stages = stagesOf(city).slice(city.stages);
  for (const [i, { cost }] of stages.entries()) {
    if (left <= i) break;
    const amounts = amountsOf(means.freeStages ? [] : cost.goods);
    sum += (STAGE_ODDS[i] ?? 0) * outlay(means, { amounts, coins: cost.coins });
  }
  return sum;
}

function meanOutlay(wishes: readonly CardWish[], means: Means): number {
  let sum = 0;
  let weights = 0;
  const outlays = outlaysFor(wishes, means);
  for (let i = 0; i < wishes.length; i++) {
    const { weight, needs } = itemAt(wishes, i);
    weights += weight;
    if (needs === null || !means.chains.includes(needs)) sum += weight * itemAt(outlays, i);
  }
  return sum / weights;
}

function outlaysFor(wishes: readonly CardWish[], means: Means): readonly number[] {
  const found = means.found.get(wishes) ?? wishes.map((wish) => outlay(means, wish));
  means.found.set(wishes, found);
  return found;
}
