import type { Seat } from '#engine';
import { BAG_DRAW, isBag, LAST_SLOT, mapSlots } from './round.ts';
import { townAtWork } from './rules.ts';
import type { Item, Row, Slot, Slots, State } from './types.ts';

/** An item on the board as everyone sees it; `null` lies face down. */
export type SeenItem = Item | null;
type SeenMarket = { readonly [row in Row]: Slots<readonly SeenItem[]> };

/** What one seat, or a spectator, may know. Only the active seat sees the turn it is preparing. */
export type View = Pick<
  State,
  | 'board'
  | 'length'
  | 'phase'
  | 'round'
  | 'rounds'
  | 'active'
  | 'star'
  | 'startTiles'
  | 'bag'
  | 'workers'
  | 'towns'
  | 'rings'
  | 'work'
  | 'last'
> & {
  readonly seat: Seat | null;
  readonly market: SeenMarket;
  /** How many are left in each draw pile. */
  readonly piles: { readonly cards: number; readonly tiles: number; readonly features: number };
};

const DOWN: readonly SeenItem[] = [null];
const BAG: readonly SeenItem[] = new Array<SeenItem>(BAG_DRAW).fill(null);

function seenSlot(state: State, row: Row, slot: Slot): readonly SeenItem[] {
  const items = state.market[row][slot];
  if (isBag(row, slot)) return state.workers[row][slot] === null && state.phase === 'work' ? BAG : [];
  if (slot !== LAST_SLOT || items.length === 0) return items;
  return [...items.slice(0, -1), ...DOWN];
}

const seenRow = (state: State, row: Row) => mapSlots((slot) => seenSlot(state, row, slot));

export function view(state: State, seat: Seat | null): View {
  const atWork = seat !== null && seat === state.active && state.work !== null;
  return {
    seat,
    board: state.board,
    length: state.length,
    phase: state.phase,
    round: state.round,
    rounds: state.rounds,
    active: state.active,
    star: state.star,
    startTiles: state.startTiles,
    market: {
      cards: seenRow(state, 'cards'),
      tiles: seenRow(state, 'tiles'),
      features: seenRow(state, 'features'),
      pieces: seenRow(state, 'pieces'),
    },
    piles: {
      cards: state.decks.cards.length,
      tiles: state.decks.tiles.length,
      features: state.decks.features.length,
    },
    bag: state.bag,
    workers: state.workers,
    towns: atWork ? state.towns.with(seat, townAtWork(state)) : state.towns,
    rings: state.rings,
    work: atWork ? state.work : null,
    last: state.last,
  };
}
