import { itemAt, makeWeakCache, memoizeWeakly, type Seat } from '#engine';
import { colorCount, countAround, countOf, seatOf } from './city.ts';
import { type CardId, cardOf, nextStage, stagesOf } from './content.ts';
import { expectedOutlay, type Means, meansOf, withChains } from './demand.ts';
import { coinsWorth, lossWorth, type Outlook } from './evaluation-context.ts';
import { militaryProspect, scienceProspect } from './expected-points.ts';
import { AGES, type Card, COLORS, type Countable, type Effect, type Whose } from './kinds.ts';
import type { City } from './types.ts';

/** What neighbors build in a turn of Age III, on average. */
const GROWTH: { readonly [what in Countable]?: number } = {
  blue: 0.17,
  yellow: 0.12,
  red: 0.13,
  green: 0.15,
  purple: 0.12,
  black: 0.1,
  stage: 0.15,
};
const growth = (what: readonly Countable[], who: readonly Whose[], turns: number): number =>
  what.reduce((sum, each) => sum + (GROWTH[each] ?? 0), 0) * who.length * turns;

const countNow = ({ cities }: Outlook, seat: Seat, effect: Extract<Effect, { what: unknown; who: unknown }>): number =>
  countAround(cities, seat, effect.what, effect.who);

/** Estimated points of a power. */
function powerWorth(outlook: Outlook, city: City, effect: Effect): number {
  const { age, rest, left, discarded } = outlook;
  const ages = AGES.length - age;
  switch (effect.kind) {
    case 'playLastCard':
      return 2.5 * (ages + 1);
    case 'freeFirstOfAge':
      return 2 * ages;
    case 'freeLastOfAge':
      return 2 * (ages + (rest > 0 ? 1 : 0));
    case 'freeFirstOfColor':
      return COLORS.filter((color) => colorCount(city, color) === 0).length * Math.min(1, left / 8);
    case 'buildFromPile':
      return discarded + rest > 0 ? 2 + 1.5 * age : 1;
    default:
      return 0;
  }
}

/** What an effect does to others, by what their points mean here. */
function harmWorth(outlook: Outlook, seat: Seat, effect: Effect): number {
  const { cities, stakes } = outlook;
  const sumOver = (seats: readonly Seat[], worth: (city: City) => number) =>
    seats.reduce((sum, other) => sum + itemAt(stakes, other) * worth(itemAt(cities, other)), 0);
  const others = cities.map((_, other) => other).filter((other) => other !== seat);
  const neighbors = [seatOf(seat, 'left', cities.length), seatOf(seat, 'right', cities.length)];
  const gain = (n: number) => (city: City) => coinsWorth(outlook, city.coins + n) - coinsWorth(outlook, city.coins);
  switch (effect.kind) {
    case 'othersGain':
      return sumOver(others, gain(effect.n));
    case 'neighborsGain':
      return sumOver(neighbors, gain(effect.n));
    case 'neighborsDebt':
      return sumOver(neighbors, () => -effect.n);
    case 'othersLose':
      return sumOver(others, (city) => -lossWorth(outlook, city.coins, effect.n));
    case 'othersLosePer': {
      const items = (city: City) => effect.what.reduce((sum, what) => sum + countOf(city, what), 0);
      return sumOver(others, (city) => -lossWorth(outlook, city.coins, effect.n * items(city)));
    }
    default:
      return 0;
  }
}

/** Points, now and at the end. */
function pointsWorth(outlook: Outlook, seat: Seat, city: City, effect: Effect): number {
  switch (effect.kind) {
    case 'points':
      return effect.n;
    case 'pointsPer':
      return effect.n * (countNow(outlook, seat, effect) + growth(effect.what, effect.who, outlook.rest));
    case 'pointsIfComplete': {
      const missing = stagesOf(city).length - city.stages;
      return missing > outlook.left ? 0 : effect.n * 0.6 ** missing;
    }
    case 'victory':
      return effect.value;
    case 'forgetDefeats':
      return countOf(city, 'defeat');
    default:
      return 0;
  }
}

function coinsFrom(outlook: Outlook, seat: Seat, effect: Effect): number {
  if (effect.kind === 'coins') return effect.n;
  return effect.kind === 'coinsPer' ? effect.n * countNow(outlook, seat, effect) : 0;
}

const MEANS: readonly Effect['kind'][] = ['makes', 'price', 'wharf', 'cache', 'extra', 'freeStages'];
const has = (effects: readonly Effect[], ...kinds: readonly Effect['kind'][]) =>
  effects.some(({ kind }) => kinds.includes(kind));

/** Tokens of conflicts to come count for it as well. */
const countsTokens = (effect: Effect) =>
  effect.kind === 'pointsPer' && effect.what.some((what) => what === 'victory' || what.startsWith('victory-'));

type Costs = { readonly means: Means; readonly outlay: number };
const costs = makeWeakCache<readonly City[], string, Costs>();

/** What the city gets goods from as it is, and what it will have to pay for them. */
function meansNow(outlook: Outlook, seat: Seat): Costs {
  const { cities, age, rest } = outlook;
  return costs(cities, `${seat} ${age} ${rest}`, () => {
    const city = itemAt(cities, seat);
    const means = meansOf(outlook, seat, city);
    return { means, outlay: expectedOutlay(outlook, city, means) };
  });
}

/** What effects do for a city that is `after` when it has them; coins that are paid are not in it. */
function gainOf(outlook: Outlook, seat: Seat, after: City, effects: readonly Effect[], chains: boolean): number {
  const before = itemAt(outlook.cities, seat);
  const built: Outlook = { ...outlook, cities: outlook.cities.with(seat, after) };
  let sum = 0;
  for (const effect of effects) {
    sum += pointsWorth(built, seat, after, effect) + powerWorth(outlook, before, effect);
    sum += harmWorth(outlook, seat, effect);
  }
  const differ = (prospect: (outlook: Outlook, cities: readonly City[], seat: Seat) => number) =>
    prospect(outlook, built.cities, seat) - prospect(outlook, outlook.cities, seat);
  if (has(effects, 'shields', 'diplomacy') || effects.some(countsTokens)) sum += differ(militaryProspect);
  if (has(effects, 'science', 'copyScience')) sum += differ(scienceProspect);
  const hasMeans = has(effects, ...MEANS);
  if (chains || hasMeans) {
    const now = meansNow(outlook, seat);
    const then = hasMeans ? meansOf(outlook, seat, after) : withChains(now.means, after);
    sum += outlook.weights.thrift * (now.outlay - expectedOutlay(outlook, before, then));
  }
  const coins = effects.reduce((all, effect) => all + coinsFrom(built, seat, effect), 0);
  return sum + coinsWorth(outlook, before.coins + coins) - coinsWorth(outlook, before.coins);
}

/** What the city's cards will score at the end. */
const countsOf = memoizeWeakly(({ cards }: City) =>
  cards.flatMap((id) => cardOf(id).effects).flatMap((effect) => (effect.kind === 'pointsPer' ? [effect] : [])),
);

/** What one thing more of a kind means for cards that count it, the city's own and the neighbors'. */
function countedWorth({ cities, stakes }: Outlook, seat: Seat, what: Countable): number {
  const seats = cities.length;
  const whose: readonly (readonly [Seat, Whose])[] = [
    [seat, 'self'],
    [seatOf(seat, 'left', seats), 'right'],
    [seatOf(seat, 'right', seats), 'left'],
  ];
  let sum = 0;
  for (const [owner, me] of whose) {
    for (const { n, what: counted, who } of countsOf(itemAt(cities, owner)))
      if (who.includes(me) && counted.includes(what)) sum += n * itemAt(stakes, owner);
  }
  return sum;
}

const tokens = (effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => sum + (effect.kind === 'diplomacy' ? 1 : 0), 0);

/** The value of a card in the city, ignoring its cost. */
export function cardWorth(outlook: Outlook, seat: Seat, id: CardId): number {
  const { effects, gives, color }: Card = cardOf(id);
  const city = itemAt(outlook.cities, seat);
  const after = { ...city, cards: [...city.cards, id], diplomacy: city.diplomacy + tokens(effects) };
  return gainOf(outlook, seat, after, effects, gives.length > 0) + countedWorth(outlook, seat, color);
}

/** What the next stage is worth: less while there is time to build it later, more for what comes after it. */
export function stageWorth(outlook: Outlook, seat: Seat): number {
  const city = itemAt(outlook.cities, seat);
  const stage = nextStage(city);
  if (!stage) return 0;
  const after = { ...city, stages: city.stages + 1, diplomacy: city.diplomacy + tokens(stage.effects) };
  const gain = gainOf(outlook, seat, after, stage.effects, false) + countedWorth(outlook, seat, 'stage');
  const later = outlook.weights.patience * Math.min(1, outlook.left / 18);
  const beyond = nextStage(after);
  const opened = beyond ? later * 0.5 * beyond.effects.reduce((sum, e) => sum + (e.kind === 'points' ? e.n : 2), 0) : 0;
  return gain * (1 - later) + opened;
}
