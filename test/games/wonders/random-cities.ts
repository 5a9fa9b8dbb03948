import { type Dice, makeDice, makeRng, pick, shuffle } from '#engine';
import { hasName } from '../../../src/games/wonders/rules/city.ts';
import {
  CARD_IDS,
  type CardId,
  cardOf,
  START_COINS,
  stagesOf,
  WONDER_IDS,
} from '../../../src/games/wonders/rules/content.ts';
import { SIDES } from '../../../src/games/wonders/rules/kinds.ts';
import type { City } from '../../../src/games/wonders/rules/types.ts';

/** A city as it is before the first turn, but for what is said. */
export const city = (wonder: City['wonder'], change: Partial<City> = {}): City => ({
  wonder,
  side: 'day',
  stages: 0,
  cards: [],
  coins: START_COINS,
  debts: 0,
  tokens: [],
  diplomacy: 0,
  ...change,
});

const has = (...kinds: string[]) =>
  CARD_IDS.filter((id) => cardOf(id).effects.some(({ kind }) => kinds.includes(kind)));
const TRADE = has('makes', 'price', 'wharf', 'cache', 'extra', 'freeStages');
const SCIENCE = has('science', 'copyScience');
const FOCUS: readonly (readonly CardId[])[] = [TRADE, SCIENCE, CARD_IDS];

function randomCards(dice: Dice, most: number): CardId[] {
  const size = dice.roll(most + 1);
  const focus = pick(dice, FOCUS);
  let built = city('gizah');
  for (let i = 0; i < size; i++) {
    const id = pick(dice, dice.roll(3) > 0 ? focus : CARD_IDS);
    if (!hasName(built, cardOf(id).name)) built = { ...built, cards: [...built.cards, id] };
  }
  return [...built.cards];
}

/** Cities with up to so many cards, whether one game could bring them about or not. */
export function randomCities(seed: string, seats: number, most: number): City[] {
  const dice = makeDice(makeRng(seed));
  return shuffle(dice, WONDER_IDS)
    .slice(0, seats)
    .map((wonder) => {
      const side = pick(dice, SIDES);
      const tokens = Array.from({ length: dice.roll(6) }, () => pick(dice, [1, 3, 5, -1]));
      return {
        wonder,
        side,
        stages: dice.roll(stagesOf({ wonder, side }).length + 1),
        cards: randomCards(dice, most),
        coins: dice.roll(9),
        debts: dice.roll(3),
        tokens,
        diplomacy: dice.roll(3),
      };
    });
}
