import { makeRng, type Seat } from '#engine';
import { START_TILES } from '../../../src/games/cities/rules/content.ts';
import { COLORS } from '../../../src/games/cities/rules/kinds.ts';
import { type Item, ROWS, type State } from '../../../src/games/cities/rules/types.ts';

const rotate = <T>(deck: readonly T[]): T[] => [...deck.slice(1), ...deck.slice(0, 1)];

function swapDown([a, b, c, slot]: State['market']['cards'], other: Item): State['market']['cards'] {
  return [a, b, c, slot.length ? [...slot.slice(0, -1), other] : slot];
}

/** Piles, the generator, what lies face down, and the turn that someone else is preparing. */
export function withOtherSecrets(state: State, viewer: Seat | null): State {
  const { cards, tiles, features } = state.decks;
  return {
    ...state,
    rng: makeRng('something else'),
    decks: { cards: rotate(cards), tiles: rotate(tiles), features: rotate(features) },
    removed: [],
    work: viewer === state.active ? state.work : null,
    market: {
      ...state.market,
      cards: swapDown(state.market.cards, { kind: 'card', card: 'red-1' }),
      tiles: swapDown(state.market.tiles, { kind: 'tile', tile: 32 }),
      features: swapDown(state.market.features, { kind: 'feature', feature: 'special' }),
    },
  };
}

/** In draw piles, on the board, in neighborhoods, out of the game. */
export function conserved(state: State) {
  const loose: Item[] = [...state.removed, ...ROWS.flatMap((row) => state.market[row].flat())];
  const spaces = state.towns.flatMap((town) => town.spaces);
  const cards = [
    ...state.decks.cards,
    ...state.towns.flatMap((town) => town.cards),
    ...loose.flatMap((item) => (item.kind === 'card' ? [item.card] : [])),
  ];
  const tiles = [
    ...state.decks.tiles,
    ...state.towns.flatMap((town) => town.tiles.map((placed) => placed.tile)).filter((tile) => !(tile in START_TILES)),
    ...loose.flatMap((item) => (item.kind === 'tile' ? [item.tile] : [])),
  ];
  const features = [
    ...state.decks.features,
    ...spaces.flatMap((space) => space.feature ?? []),
    ...loose.flatMap((item) => (item.kind === 'feature' ? [item.feature] : [])),
  ];
  const pieces = COLORS.map(
    (color) =>
      state.bag[color] +
      spaces.filter((space) => space.color === color).reduce((sum, space) => sum + space.height, 0) +
      loose.filter((item) => item.kind === 'piece' && item.color === color).length,
  );
  return {
    cards: cards.toSorted(),
    tiles: tiles.toSorted((a, b) => a - b),
    features: features.toSorted(),
    pieces,
  };
}
