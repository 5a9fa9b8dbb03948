import { itemAtCyclic, memoizeWeakly, type Seat } from '#engine';
import { builtStages, type CardId, cardOf, inOrder, stagesOf, wonderOf } from './content.ts';
import type { Chain, Color, Countable, Effect, Flank, ScienceSymbol, Source, Whose } from './kinds.ts';
import type { City } from './types.ts';

/** Everything built in the city does this: stages first, then cards. */
export const effectsOf = memoizeWeakly((city: City): readonly Effect[] => {
  const found: Effect[] = [];
  for (const { effects } of builtStages(city)) found.push(...effects);
  for (const id of city.cards) found.push(...cardOf(id).effects);
  return found;
});

type Kind = Effect['kind'];
type EffectOf<K extends Kind> = Extract<Effect, { readonly kind: K }>;

export const ofKind =
  <K extends Kind>(kind: K) =>
  (effect: Effect): effect is EffectOf<K> =>
    effect.kind === kind;

export const hasPower = (city: City, kind: Kind): boolean => effectsOf(city).some((effect) => effect.kind === kind);

export const shieldsOf = memoizeWeakly((city: City): number => {
  let sum = 0;
  for (const effect of effectsOf(city)) if (effect.kind === 'shields') sum += effect.n;
  return sum;
});

/** What neighbors can buy: the unit of the board, and of brown and gray cards. */
export const forSale = memoizeWeakly((city: City): readonly Source[] => {
  const sold: Source[] = [[wonderOf(city.wonder).good]];
  for (const id of city.cards) for (const effect of cardOf(id).effects) sold.push(...sourcesOf(effect, true));
  return sold;
});

/** What only the city itself can use, black cards aside: yellow cards and stages. */
export const keptSources = (city: City): readonly Source[] =>
  effectsOf(city).flatMap((effect) => sourcesOf(effect, false));

const sourcesOf = (effect: Effect, sold: boolean): readonly Source[] =>
  effect.kind === 'makes' && effect.sold === sold ? effect.sources : [];

export const colorCount = ({ cards }: City, color: Color): number =>
  cards.reduce((count, id) => count + (cardOf(id).color === color ? 1 : 0), 0);

export function countOf(city: City, what: Countable): number {
  switch (what) {
    case 'stage':
      return city.stages;
    case 'victory':
      return city.tokens.filter((value) => value > 0).length;
    case 'victory-1':
    case 'victory-3':
    case 'victory-5':
      return city.tokens.filter((value) => what === `victory-${value}`).length;
    case 'defeat':
      return city.tokens.filter((value) => value < 0).length;
    default:
      return colorCount(city, what);
  }
}

/** Left is the next seat, right the one before. */
export const seatOf = (seat: Seat, who: Whose, seats: number): Seat =>
  who === 'self' ? seat : (seat + (who === 'left' ? 1 : seats - 1)) % seats;

export const neighborOf = (cities: readonly City[], seat: Seat, flank: Flank): City =>
  itemAtCyclic(cities, seatOf(seat, flank, cities.length));

/** How many of these those cities have together. */
export const countAround = (
  cities: readonly City[],
  seat: Seat,
  what: readonly Countable[],
  who: readonly Whose[],
): number =>
  who
    .map((whose) => itemAtCyclic(cities, seatOf(seat, whose, cities.length)))
    .reduce((sum, city) => sum + what.reduce((count, each) => count + countOf(city, each), 0), 0);

/** Symbols of green cards. */
export const greenSymbols = ({ cards }: City): readonly ScienceSymbol[] =>
  cards
    .filter((id) => cardOf(id).color === 'green')
    .flatMap((id) => cardOf(id).effects.filter(ofKind('science')))
    .flatMap(({ symbol }) => (symbol === 'any' ? [] : [symbol]));

export const chainsOf = memoizeWeakly(({ cards }: City): readonly Chain[] => cards.flatMap((id) => cardOf(id).gives));

const namesOf = memoizeWeakly(({ cards }: City): ReadonlySet<string> => new Set(cards.map((id) => cardOf(id).name)));
export const hasName = (city: City, name: string): boolean => namesOf(city).has(name);

export const isComplete = (city: City): boolean => city.stages === stagesOf(city).length;

/** In team play: seats 0 and 1, 2 and 3, 4 and 5. */
export const partnerOf = (seat: Seat): Seat => (seat % 2 === 0 ? seat + 1 : seat - 1);

/** What of the discard pile the city may build. */
export const diggable = (pile: readonly CardId[], city: City): CardId[] =>
  inOrder([...new Set(pile)]).filter((card) => !hasName(city, cardOf(card).name));
