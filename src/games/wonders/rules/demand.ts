import type { Seat } from '../../../engine/game.ts';
import { highest, itemAt } from '../../../engine/sure.ts';
import { chainsOf, effectsOf } from './city.ts';
import { cardOf, cardsOfAge, MORE_GUILDS, stagesOf } from './content.ts';
import { AGES, type Age, type Card, type Chain, type Color, GOODS, type Good } from './kinds.ts';
import type { Outlook } from './outlook.ts';
import { marketOf } from './trade.ts';
import type { City, Variant } from './types.ts';

/** Something that may be built some day: how much of each good it takes. */
type Wish = { readonly amounts: readonly number[]; readonly coins: number };
type CardWish = Wish & { readonly needs: Chain | null; readonly weight: number };

const amountsOf = (goods: readonly Good[]): number[] =>
  GOODS.map((good) => goods.reduce((sum, each) => sum + (each === good ? 1 : 0), 0));

/** How much cards of a color are wished for. */
const INTEREST: { readonly [color in Color]: number } = {
  brown: 0.5,
  grey: 0.5,
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
};

export function meansOf({ cities }: Outlook, seat: Seat, city: City): Means {
  const { own, left, right } = marketOf(cities.with(seat, city), seat);
  const singles = own.filter(({ length }) => length === 1);
  const wares = [...left.wares, ...right.wares];
  return {
    own: amountsOf(singles.flat()),
    choices: own
      .filter(({ length }) => length > 1)
      .map((source) => source.map((good) => GOODS.indexOf(good)))
      .toSorted((a, b) => a.length - b.length),
    ladders: GOODS.map((good) =>
      wares
        .filter(({ source }) => source.includes(good))
        .map(({ price }) => price(good))
        .sort((a, b) => a - b),
    ),
    wharfs: (left.wharf ? 1 : 0) + (right.wharf ? 1 : 0),
    chains: chainsOf(city),
    freeStages: effectsOf(city).some(({ kind }) => kind === 'freeStages'),
  };
}

/** A unit that nobody sells. */
const UNSOLD = 4;
/** The dearer it is, the sooner something else is built instead. */
const saturate = (coins: number): number => (coins <= 4 ? coins : Math.min(10, 4 + (coins - 4) / 2));

/** What a city's single sources and then its choices leave to buy; a choice serves what is dearest. */
function lackOf({ own, choices, ladders }: Means, amounts: readonly number[]): number[] {
  const lack = amounts.map((amount, i) => Math.max(0, amount - itemAt(own, i)));
  const saved = (i: number) => (itemAt(lack, i) > 0 ? (itemAt(ladders, i)[itemAt(lack, i) - 1] ?? UNSOLD) : -1);
  for (const source of choices) {
    const dearest = highest(source, saved);
    if (itemAt(lack, dearest) > 0) lack[dearest] = itemAt(lack, dearest) - 1;
  }
  return lack;
}

/** About how many coins it takes, with a quick guess at which source serves what. */
function outlay(means: Means, { amounts, coins }: Wish): number {
  let sum = 0;
  for (const [i, lack] of lackOf(means, amounts).entries()) {
    for (let unit = 0; unit < lack; unit++) sum += itemAt(means.ladders, i)[unit] ?? UNSOLD;
  }
  return saturate(coins + Math.max(0, sum - means.wharfs));
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
  for (const wish of wishes) {
    weights += wish.weight;
    if (wish.needs === null || !means.chains.includes(wish.needs)) sum += wish.weight * outlay(means, wish);
  }
  return sum / weights;
}
