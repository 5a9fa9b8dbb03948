import { makeDice, makeRng, shuffle } from '#engine';
import { ROUNDS, START_TILES, TILE_IDS } from './content.ts';
import type { Change, State, TouristsOptions, Work } from './types.ts';

const NO_CHANGE: Change = { laid: [], visit: null };
export const NO_WORK: Work = { ...NO_CHANGE, done: false };

/** All chance lies in the one shuffle, so the state needs no generator. */
export function setup(seats: number, { level }: TouristsOptions, seed: string): State {
  const tiles = shuffle(makeDice(makeRng(seed)), TILE_IDS);
  return {
    level,
    phase: 'start',
    round: 0,
    drawn: tiles.slice(0, START_TILES),
    pile: tiles.slice(START_TILES, START_TILES + ROUNDS),
    aside: tiles.slice(START_TILES + ROUNDS),
    cities: Array.from({ length: seats }, () => ({ tiles: [], tourists: [] })),
    work: Array.from({ length: seats }, () => NO_WORK),
    last: Array.from({ length: seats }, () => NO_CHANGE),
  };
}
