import { type Dice, itemAt, required, type Seat } from '#engine';
import { countAround, shieldsOf } from './city.ts';
import { cardOf, nextStage, SALE } from './content.ts';
import type { Age, Effect } from './kinds.ts';
import { scienceOf } from './science.ts';
import type { Action, City } from './types.ts';
import type { View } from './view.ts';

/** The estimated value of a source of goods. */
const GOODS_SEEM: { readonly [age in Age]: number } = { 1: 3, 2: 2, 3: 0 };
const COIN_SEEMS = 0.4;
/** How many tenths of a point of random noise to add at most. */
const MOODS = 25;

function seems(view: View, seat: Seat, effect: Effect): number {
  switch (effect.kind) {
    case 'points':
      return effect.n;
    case 'pointsPer':
      return effect.n * countAround(view.cities, seat, effect.what, effect.who);
    case 'coinsPer':
      return COIN_SEEMS * effect.n * countAround(view.cities, seat, effect.what, effect.who);
    case 'coins':
      return COIN_SEEMS * effect.n;
    case 'shields':
      return shieldsOf(itemAt(view.cities, seat)) > 2 * view.age ? 1 : effect.n;
    case 'makes':
      return effect.sources.length * GOODS_SEEM[view.age];
    case 'victory':
      return effect.value;
    default:
      return 1;
  }
}

const symbols = (effects: readonly Effect[]) => effects.some(({ kind }) => kind === 'science');

/** The points that science gains by this city. */
function scienceGain(view: View, seat: Seat, after: City): number {
  return (
    scienceOf(view.cities.with(seat, { ...itemAt(view.cities, seat), ...after }), seat).points -
    scienceOf(view.cities, seat).points
  );
}

/** A quick estimate of each answer, with some random noise. */
export function glance(view: View, dice: Dice): (action: Action) => number {
  const seat = required(view.seat, 'seat of its own');
  const city = itemAt(view.cities, seat);
  const looks = (effects: readonly Effect[], after: City) =>
    effects.reduce((sum, effect) => sum + seems(view, seat, effect), 0) +
    (symbols(effects) ? scienceGain(view, seat, after) : 0);
  const first = (action: Action): number => {
    switch (action.kind) {
      case 'build':
      case 'unearth': {
        const paid = action.kind === 'build' ? action.left + action.right + cardOf(action.card).cost.coins : 0;
        return looks(cardOf(action.card).effects, { ...city, cards: [...city.cards, action.card] }) - COIN_SEEMS * paid;
      }
      case 'stage': {
        const stage = required(nextStage(city), 'stage to build');
        const paid = action.left + action.right + stage.cost.coins;
        return looks(stage.effects, { ...city, stages: city.stages + 1 }) - COIN_SEEMS * paid;
      }
      case 'sell':
        return COIN_SEEMS * SALE;
      case 'pay':
        return action.coins;
      default:
        return 0;
    }
  };
  return (action) => first(action) + dice.roll(MOODS) / 10;
}
