import { itemAt, makeWeakCache, type Seat } from '#engine';
import { effectsOf, forSale, keptSources, neighborOf } from './city.ts';
import { USUAL_PRICE } from './content.ts';
import { type Effect, type Flank, GOODS, type Good, isRaw, type Source } from './kinds.ts';
import type { City } from './types.ts';

/** A source somewhere, and what its unit costs. */
export type Ware = { readonly source: Source; readonly price: (good: Good) => number };

/** What one neighbor sells, and whether one coin is taken off the whole purchase there. */
export type Stall = { readonly wares: readonly Ware[]; readonly wharf: boolean };

/** All a city can get goods from. */
export type Market = { readonly own: readonly Source[] } & { readonly [flank in Flank]: Stall };

const markets = makeWeakCache<readonly City[], Seat, Market>();
export const marketOf = (cities: readonly City[], seat: Seat): Market =>
  markets(cities, seat, () => marketFor(cities, seat, itemAt(cities, seat)));

/** What the market would be if the seat's city were this one. */
export function marketFor(cities: readonly City[], seat: Seat, city: City): Market {
  const effects = effectsOf(city);
  const stall = (flank: Flank) => stallOf(neighborOf(cities, seat, flank), effects, flank);
  return { own: ownSources(city, effects), left: stall('left'), right: stall('right') };
}

function ownSources(city: City, effects: readonly Effect[]): readonly Source[] {
  const sold = forSale(city);
  const extras = effects.flatMap((effect) => (effect.kind === 'extra' ? [extraSource(sold, effect.of)] : []));
  return [...sold, ...keptSources(city), ...extras];
}

/** Only brown cards, gray cards and the board tell what is made; of a choice, all of it is. */
const extraSource = (sold: readonly Source[], of: 'made' | 'missing'): Source =>
  GOODS.filter((good) => sold.some((source) => source.includes(good)) === (of === 'made'));

function stallOf(neighbor: City, effects: readonly Effect[], flank: Flank): Stall {
  const price = priceAt(effects, flank);
  const cheaper = (good: Good) => price(good) - 1;
  const hasCache = effects.some(({ kind }) => kind === 'cache');
  const wares = forSale(neighbor).map((source, i) => {
    // The board's own unit comes first.
    const fromBoard = i === 0;
    return { source, price: fromBoard && hasCache ? cheaper : price };
  });
  return { wares, wharf: effects.some((effect) => effect.kind === 'wharf' && effect.from === flank) };
}

/** What a unit of a good costs there, without what is taken off by more. */
export function priceAt(effects: readonly Effect[], flank: Flank): (good: Good) => number {
  const isCheap = (goods: 'raw' | 'made') =>
    effects.some((effect) => effect.kind === 'price' && effect.goods === goods && effect.from.includes(flank));
  const raw = isCheap('raw') ? 1 : USUAL_PRICE;
  const made = isCheap('made') ? 1 : USUAL_PRICE;
  return (good) => (isRaw(good) ? raw : made);
}
