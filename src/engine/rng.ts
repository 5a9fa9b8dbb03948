import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { itemAt } from './checked-access.ts';
import { seedIntegers } from './seed.ts';

/** A seeded generator as a value: four integers that live in a game's state. */
export type Rng = readonly number[];

/** A running generator: rolls advance it, `rng()` gives the value to store. */
export type Dice = {
  /** A whole number from 0 up to, but not including, `sides`. */
  readonly roll: (sides: number) => number;
  readonly rng: () => Rng;
};

export const makeRng = (seed: string): Rng => seedIntegers(seed);

export function makeDice(rng: Rng): Dice {
  const generator = xoroshiro128plusFromState(rng);
  return {
    roll: (sides) => uniformInt(generator, 0, sides - 1),
    rng: () => [...generator.getState()],
  };
}

export function shuffle<T>(dice: Dice, items: readonly T[]): T[] {
  const shuffled = [...items];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = dice.roll(i + 1);
    [shuffled[i], shuffled[j]] = [itemAt(shuffled, j), itemAt(shuffled, i)];
  }
  return shuffled;
}

export const pick = <T>(dice: Dice, items: readonly T[]): T => itemAt(items, dice.roll(items.length));
