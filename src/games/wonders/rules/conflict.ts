import { itemAt, itemAtCyclic, type Seat } from '#engine';
import { shieldsOf } from './city.ts';
import { type Age, VICTORY } from './kinds.ts';
import type { City, Conflict, Fight } from './types.ts';

/** What a city brings into a conflict. */
export type Force = { readonly shields: number; readonly diplomacy: number };

/** Pairs of opponents. A token of diplomacy must be used, one in each conflict. */
export function conflictOf(forces: readonly Force[], age: Age, teams: boolean): Conflict {
  const diplomats = forces.flatMap(({ diplomacy }, seat) => (diplomacy > 0 ? [seat] : []));
  const pairs = teams ? opponents(forces.length) : aroundTheCircle(forces, diplomats);
  const fights = pairs.map((pair) => fight(forces, pair, teams ? teamTokens(pair, diplomats) : 1));
  return { age, fights, diplomats };
}

/** The circle closes where a diplomat leaves it; the last two meet once. */
function aroundTheCircle(forces: readonly Force[], diplomats: readonly Seat[]): (readonly [Seat, Seat])[] {
  const fighters = forces.map((_, seat) => seat).filter((seat) => !diplomats.includes(seat));
  const pairs = fighters.map((seat, i) => [seat, itemAtCyclic(fighters, i + 1)] as const);
  return fighters.length > 2 ? pairs : pairs.slice(0, fighters.length - 1);
}

/** Each meets the one neighbor who is not the partner. */
const opponents = (seats: number): (readonly [Seat, Seat])[] =>
  Array.from({ length: seats / 2 }, (_, team) => [2 * team + 1, (2 * team + 2) % seats] as const);

/** Two, and one less for each side's diplomacy. */
const teamTokens = (pair: readonly Seat[], diplomats: readonly Seat[]): number =>
  2 - pair.filter((seat) => diplomats.includes(seat)).length;

function fight(forces: readonly Force[], seats: readonly [Seat, Seat], tokens: number): Fight {
  const [a, b] = seats;
  const shields = [itemAt(forces, a).shields, itemAt(forces, b).shields] as const;
  const ahead = shields[0] - shields[1];
  if (ahead === 0) return { seats, shields, winner: null, tokens: 0 };
  return { seats, shields, winner: ahead > 0 ? a : b, tokens };
}

/** The tokens that a seat takes from a conflict. */
export const tokensFrom = ({ age, fights }: Conflict, seat: Seat): readonly number[] =>
  fights
    .filter(({ seats, winner }) => winner !== null && seats.includes(seat))
    .flatMap(({ winner, tokens }) => new Array<number>(tokens).fill(winner === seat ? VICTORY[age] : -1));

/** The conflict at an Age's end, and the cities after it. */
export function fightOut(cities: readonly City[], age: Age, teams: boolean): { conflict: Conflict; cities: City[] } {
  const forces = cities.map((city) => ({ shields: shieldsOf(city), diplomacy: city.diplomacy }));
  const conflict = conflictOf(forces, age, teams);
  const after = cities.map((city, seat) => ({
    ...city,
    tokens: [...city.tokens, ...tokensFrom(conflict, seat)],
    diplomacy: Math.max(0, city.diplomacy - 1),
  }));
  return { conflict, cities: after };
}
