import { itemAt, type Seat } from '#engine';
import { effectsOf, greenSymbols, neighborOf } from './city.ts';
import { FLANKS, type ScienceSymbol, SYMBOLS } from './kinds.ts';
import type { City } from './types.ts';

const POINTS_PER_SET = 7;

type Counts = { readonly [kind in ScienceSymbol]: number };

/** How often each symbol counts, and for how much in all. */
export type Science = { readonly symbols: Counts; readonly sets: number; readonly points: number };

function rate(symbols: Counts): Science {
  const { compass, gear, tablet } = symbols;
  const sets = Math.min(compass, gear, tablet);
  return { symbols, sets, points: compass ** 2 + gear ** 2 + tablet ** 2 + POINTS_PER_SET * sets };
}

const count = (symbols: readonly (ScienceSymbol | 'any')[]): Counts => {
  const of = (symbol: ScienceSymbol) => symbols.filter((each) => each === symbol).length;
  return { compass: of('compass'), gear: of('gear'), tablet: of('tablet') };
};

const add = (counts: Counts, symbol: ScienceSymbol, n: number): Counts => ({
  ...counts,
  [symbol]: counts[symbol] + n,
});

/** Wild symbols and copies of the neighbors' green cards, each card at most once, are set together for the best total. */
export function scienceOf(cities: readonly City[], seat: Seat): Science {
  const effects = effectsOf(itemAt(cities, seat));
  const symbols = effects.flatMap((effect) => (effect.kind === 'science' ? [effect.symbol] : []));
  const wild = symbols.filter((symbol) => symbol === 'any').length;
  const copies = effects.filter(({ kind }) => kind === 'copyScience').length;
  const nextDoor = copies > 0 ? FLANKS.flatMap((flank) => greenSymbols(neighborOf(cities, seat, flank))) : [];
  return best(count(symbols), wild, copies, count(nextDoor));
}

function best(counts: Counts, wild: number, copies: number, toCopy: Counts): Science {
  let most = rate(counts);
  const options = SYMBOLS.flatMap((symbol) => {
    if (wild > 0) return [best(add(counts, symbol, 1), wild - 1, copies, toCopy)];
    const copied = copies > 0 && toCopy[symbol] > 0;
    return copied ? [best(add(counts, symbol, 1), wild, copies - 1, add(toCopy, symbol, -1))] : [];
  });
  for (const option of options) if (option.points > most.points) most = option;
  return most;
}
