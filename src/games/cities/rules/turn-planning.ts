import { type Footing, itemAt, makeRng, type Planning, type Seat } from '#engine';
import { CARD_IDS, CITY_TILES } from './content.ts';
import { FEATURES } from './kinds.ts';
import { LAST_SLOT, mapSlots } from './round.ts';
import { type Action, type Item, type Market, ROWS, type Row, type State } from './types.ts';
import type { SeenItem, View } from './view.ts';

/** The first of each kind stands in for whatever nobody has seen. */
const CARD = itemAt(CARD_IDS, 0);
const TILE = Number(itemAt(Object.keys(CITY_TILES), 0));
const FEATURE = FEATURES[0];

const STAND_IN: { readonly [row in Exclude<Row, 'pieces'>]: Item } = {
  cards: { kind: 'card', card: CARD },
  tiles: { kind: 'tile', tile: TILE },
  features: { kind: 'feature', feature: FEATURE },
};

/** Pieces in the bag are drawn when they are taken: until then none lie there. */
function items(row: Row, seen: readonly SeenItem[]): readonly Item[] {
  if (row === 'pieces') return seen.filter((item) => item !== null);
  return seen.map((item) => item ?? STAND_IN[row]);
}

const market = (view: View): Market => {
  const slots = (row: Row) => mapSlots((slot) => items(row, view.market[row][slot]));
  return { cards: slots('cards'), tiles: slots('tiles'), features: slots('features'), pieces: slots('pieces') };
};

function position(view: View, seat: Seat): State | null {
  const { board, length, phase, round, rounds, star, startTiles, bag, workers, towns, rings, last, piles } = view;
  const chosen = itemAt(towns, seat).tiles.length > 0;
  if (phase === 'over' || chosen !== (phase === 'work')) return null;
  return {
    ...{ board, length, phase, round, rounds, star, startTiles, bag, workers, towns, rings, last },
    active: seat,
    decks: {
      cards: new Array(piles.cards).fill(CARD),
      tiles: new Array(piles.tiles).fill(TILE),
      features: new Array(piles.features).fill(FEATURE),
    },
    rng: makeRng(''),
    market: market(view),
    work: null,
    removed: [],
  };
}

/** A worker is sent for what lies there this round, with as much face down as there was. */
function footing({ round, market, workers }: View, action: Action): Footing {
  if (action.kind !== 'worker') return { object: null, setting: null };
  return {
    object: { round, items: market[action.row][action.slot] },
    setting: ROWS.map((row) => workers[row][LAST_SLOT] === null),
  };
}

export const planning: Planning<State, Action, View> = { position, footing };
