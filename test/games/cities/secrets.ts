import { makeRng } from '../../../src/engine/rng.ts';
import type { Item, State } from '../../../src/games/cities/rules/types.ts';

const rotate = <T>(deck: readonly T[]): T[] => [...deck.slice(1), ...deck.slice(0, 1)];

function swapDown([a, b, c, slot]: State['market']['cards'], other: Item): State['market']['cards'] {
  return [a, b, c, slot.length ? [...slot.slice(0, -1), other] : slot];
}

/** The same game with everything nobody may know yet swapped for something else. */
export function withOtherSecrets(state: State): State {
  const { cards, tiles, features } = state.decks;
  return {
    ...state,
    rng: makeRng('something else'),
    decks: { cards: rotate(cards), tiles: rotate(tiles), features: rotate(features) },
    removed: [],
    market: {
      ...state.market,
      cards: swapDown(state.market.cards, { kind: 'card', card: 'red-1' }),
      tiles: swapDown(state.market.tiles, { kind: 'tile', tile: 32 }),
      features: swapDown(state.market.features, { kind: 'feature', feature: 'special' }),
    },
  };
}
