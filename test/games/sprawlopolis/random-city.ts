import { makeDice, makeRng, pick, shuffle } from '#engine';
import { makePlan, placementsOf } from '../../../src/games/sprawlopolis/rules/city-plan.ts';
import { CARD_NUMBERS, type Placement } from '../../../src/games/sprawlopolis/rules/types.ts';

/** So many cards laid at random, each where it may lie. */
export function randomCity(seed: number, cards: number): Placement[] {
  const dice = makeDice(makeRng(`city ${seed}`));
  const [first, ...others] = shuffle(dice, CARD_NUMBERS).slice(0, cards);
  const city: Placement[] = [{ card: first!, turned: false, x: 0, y: 0 }];
  for (const card of others) city.push(pick(dice, placementsOf(makePlan(city), [card])));
  return city;
}
