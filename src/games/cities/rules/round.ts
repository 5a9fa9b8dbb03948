import { type Dice, makeDice, required, type Seat } from '#engine';
import { COLORS, type Color } from './kinds.ts';
import {
  type Item,
  type Length,
  type Market,
  type Pieces,
  ROWS,
  type Row,
  type Slot,
  type Slots,
  type State,
  type Workers,
} from './types.ts';

/** Makes a value for each worker space of a row. */
export const mapSlots = <T>(make: (slot: Slot) => T): Slots<T> => [make(0), make(1), make(2), make(3)];

export const roundsFor = (seats: number, length: Length): number => {
  if (seats > 2) return 8;
  return length === 'long' ? 7 : 4;
};

/** How many workers each seat sends to each row in a round. */
export const workersPerRow = (seats: number): number => (seats === 2 ? 2 : 1);

/** How many of a seat's workers are still to come to a row in this round. */
export const workersToCome = ({ workers, towns }: Pick<State, 'workers' | 'towns'>, row: Row, seat: Seat): number =>
  workersPerRow(towns.length) - workers[row].filter((worker) => worker === seat).length;

/** Why a worker can't go to a space: someone stands there, or the seat's workers for the row have all been sent. */
export type Bar =
  | { readonly kind: 'taken'; readonly by: Seat }
  | { readonly kind: 'spent'; readonly seat: Seat; readonly count: number };

type Board = Pick<State, 'workers' | 'towns'>;

/** Null if the seat may send a worker there: legality and its reasons are one thing. */
export function barOf(board: Board, seat: Seat, row: Row, slot: Slot): Bar | null {
  const worker = board.workers[row][slot];
  if (worker !== null) return { kind: 'taken', by: worker };
  return workersToCome(board, row, seat) > 0 ? null : { kind: 'spent', seat, count: workersPerRow(board.towns.length) };
}

/** How many items lie in the four slots of a row; the last piece slot is filled from the bag when it is taken. */
export const SLOT_SIZES = {
  cards: [1, 1, 1, 1],
  tiles: [1, 1, 1, 1],
  features: [2, 1, 1, 2],
  pieces: [4, 3, 3, 0],
} as const;
export const BAG_DRAW = 2;

/** The risky choice of every row: face down, or from the bag. */
export const LAST_SLOT: Slot = 3;
export const isBag = (row: Row, slot: Slot): boolean => row === 'pieces' && slot === LAST_SLOT;

export const NO_WORKERS: Workers = {
  cards: [null, null, null, null],
  tiles: [null, null, null, null],
  features: [null, null, null, null],
  pieces: [null, null, null, null],
};

function split<T>(items: readonly T[], sizes: Slots<number>): Slots<T[]> {
  const left = [...items];
  return mapSlots((slot) => left.splice(0, sizes[slot]));
}

const total = (sizes: readonly number[]) => sizes.reduce((a, b) => a + b, 0);

export const pieceItem = (color: Color): Item => ({ kind: 'piece', color });

/** Draws pieces one by one, each as likely as any other in the bag. */
export function drawPieces(bag: Pieces, count: number, dice: Dice): { drawn: Color[]; bag: Pieces } {
  const left = { ...bag };
  const drawn = Array.from({ length: count }, () => {
    let number = dice.roll(left.red + left.blue + left.green + left.yellow);
    const found = COLORS.find((candidate) => {
      number -= left[candidate];
      return number < 0;
    });
    const color = required(found, 'piece in the bag');
    left[color]--;
    return color;
  });
  return { drawn, bag: left };
}

/** Lays out the next round: fresh items in all four rows, no workers. */
export function deal(state: State): State {
  const dice = makeDice(state.rng);
  const { cards, tiles, features } = state.decks;
  const counts = {
    cards: total(SLOT_SIZES.cards),
    tiles: total(SLOT_SIZES.tiles),
    features: total(SLOT_SIZES.features),
  };
  const { drawn, bag } = drawPieces(state.bag, total(SLOT_SIZES.pieces), dice);
  const market: Market = {
    cards: split(
      cards.slice(0, counts.cards).map((card): Item => ({ kind: 'card', card })),
      SLOT_SIZES.cards,
    ),
    tiles: split(
      tiles.slice(0, counts.tiles).map((tile): Item => ({ kind: 'tile', tile })),
      SLOT_SIZES.tiles,
    ),
    features: split(
      features.slice(0, counts.features).map((feature): Item => ({ kind: 'feature', feature })),
      SLOT_SIZES.features,
    ),
    pieces: split(drawn.map(pieceItem), SLOT_SIZES.pieces),
  };
  return {
    ...state,
    round: state.round + 1,
    decks: {
      cards: cards.slice(counts.cards),
      tiles: tiles.slice(counts.tiles),
      features: features.slice(counts.features),
    },
    bag,
    rng: dice.rng(),
    market,
    workers: NO_WORKERS,
  };
}

/** The star goes to the rightmost worker of the last row; what nobody took leaves the game. */
export function endRound(state: State): State {
  const star = required(
    state.workers.pieces.findLast((seat) => seat !== null),
    'worker in the last row',
  );
  const removed = [...state.removed, ...ROWS.flatMap((row) => state.market[row].flat())];
  const ended = { ...state, star, active: star, removed };
  return state.round < state.rounds ? deal(ended) : { ...ended, phase: 'over', active: null, market: EMPTY_MARKET };
}

const EMPTY_ROW: Slots<readonly Item[]> = [[], [], [], []];
export const EMPTY_MARKET: Market = { cards: EMPTY_ROW, tiles: EMPTY_ROW, features: EMPTY_ROW, pieces: EMPTY_ROW };
