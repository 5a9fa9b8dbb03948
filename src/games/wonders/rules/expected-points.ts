import { itemAt, itemAtCyclic, type Seat } from '#engine';
import { countOf, effectsOf, greenSymbols, neighborOf, shieldsOf } from './city.ts';
import type { Outlook } from './evaluation-context.ts';
import { AGES, FLANKS, SYMBOLS, VICTORY } from './kinds.ts';
import { scienceOf } from './science.ts';
import type { City } from './types.ts';

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

type Meeting = { readonly rival: Seat; readonly tokens: number };

/** A seat's opponents if nobody gets diplomacy from now on; `nth` counts the conflicts from this Age's. */
function meetings({ variant }: Outlook, cities: readonly City[], seat: Seat, nth: number): readonly Meeting[] {
  const isDiplomat = (other: Seat) => itemAt(cities, other).diplomacy > nth;
  const seats = cities.length;
  if (variant === 'teams') {
    const rival = (seat + (seat % 2 === 0 ? seats - 1 : 1)) % seats;
    return [{ rival, tokens: 2 - (isDiplomat(seat) ? 1 : 0) - (isDiplomat(rival) ? 1 : 0) }];
  }
  if (isDiplomat(seat)) return [];
  const fighters = cities.map((_, other) => other).filter((other) => !isDiplomat(other));
  const at = fighters.indexOf(seat);
  const beside = new Set([itemAtCyclic(fighters, at + 1), itemAtCyclic(fighters, at + fighters.length - 1)]);
  beside.delete(seat);
  return [...beside].map((rival) => ({ rival, tokens: 1 }));
}

/** What tokens of an Age are worth beside their points: some black cards count them. */
function bonusOf(city: City, value: number): number {
  let bonus = 0;
  for (const effect of effectsOf(city)) {
    if (effect.kind !== 'pointsPer') continue;
    for (const what of effect.what) if (what === 'victory' || what === `victory-${value}`) bonus += effect.n;
  }
  return bonus;
}

/** The expected result of future conflicts, for the seat and its rivals. */
export function militaryProspect(outlook: Outlook, cities: readonly City[], seat: Seat): number {
  const { weights, age, rest, turns, stakes } = outlook;
  const city = itemAt(cities, seat);
  const own = shieldsOf(city);
  let sum = 0;
  for (const later of AGES) {
    if (later < age) continue;
    const haze = 0.15 + weights.haze * (rest + (later - age) * turns);
    const value = VICTORY[later];
    const worth = value + bonusOf(city, value);
    for (const { rival, tokens } of meetings(outlook, cities, seat, later - age)) {
      const ahead = own - shieldsOf(itemAt(cities, rival));
      const [wins, loses] = [logistic((ahead - 0.5) / haze), logistic((-ahead - 0.5) / haze)];
      sum += tokens * (worth * wins - loses + itemAt(stakes, rival) * (value * loses - wins));
    }
  }
  return sum;
}

const POINTS_PER_SET = 7;
const rate = (a: number, b: number, c: number): number => a * a + b * b + c * c + POINTS_PER_SET * Math.min(a, b, c);

/** Future symbols complete sets or add to the most frequent symbol, whichever gives more. */
function withMore(counts: readonly number[], more: number): number {
  const [low = 0, middle = 0, high = 0] = counts.toSorted((a, b) => a - b);
  const piled = rate(low, middle, high + more);
  const toMiddle = Math.min(more, middle - low);
  const toHigh = Math.min((more - toMiddle) / 2, high - middle);
  const toAll = Math.max(0, more - toMiddle - 2 * toHigh) / 3;
  const filled = rate(low + toMiddle + toHigh + toAll, middle + toHigh + toAll, high + toAll);
  return Math.max(piled, filled);
}

/** The expected points of science with future symbols; cities that have more of it collect more. */
export function scienceProspect({ weights, left }: Outlook, cities: readonly City[], seat: Seat): number {
  if (left === 0) return scienceOf(cities, seat).points;
  const city = itemAt(cities, seat);
  const effects = effectsOf(city);
  const symbols = effects.flatMap((effect) => (effect.kind === 'science' ? [effect.symbol] : []));
  const counts = SYMBOLS.map((symbol) => symbols.filter((each) => each === symbol).length);
  const wild = symbols.filter((each) => each === 'any').length;
  const copies = effects.filter(({ kind }) => kind === 'copyScience').length;
  const nextDoor = copies > 0 ? FLANKS.flatMap((flank) => greenSymbols(neighborOf(cities, seat, flank))) : [];
  const copied = Math.min(copies, nextDoor.length + left / 10);
  const share = countOf(city, 'green') / Math.max(8, city.cards.length);
  return withMore(counts, wild + 0.9 * copied + weights.study * left * (0.5 + 2 * share));
}
