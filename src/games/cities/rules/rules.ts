import { type Effect, itemAt, makeDice, makeWeakCache, required, type Seat, STEP } from '#engine';
import { differentIn, heldIn } from './held-item.ts';
import { place, placementsOf, startTown } from './neighborhood.ts';
import { BAG_DRAW, barOf, deal, drawPieces, isBag, LAST_SLOT, pieceItem } from './round.ts';
import { endTurn, workersLeft } from './turn.ts';
import {
  type Action,
  type Item,
  type Length,
  type Placement,
  ROWS,
  type Row,
  SLOTS,
  type Slot,
  type State,
  type Town,
  type Work,
} from './types.ts';

const END: Action = { kind: 'end' };

/** The seat whose turn it is; nobody when the match is over. */
export const waiting = ({ active }: State): readonly Seat[] => (active === null ? [] : [active]);

export function legal(state: State, seat: Seat): readonly Action[] {
  if (state.active !== seat) return [];
  if (state.phase === 'start') return state.startTiles.map((tile) => ({ kind: 'start', tile }));
  if (!state.work) return workerSpaces(state, seat);
  if (state.work.hand.length === 0) return [END];
  return placements(townAtWork(state), state.work.hand, state.length);
}

const workerSpaces = (state: State, seat: Seat): Action[] =>
  ROWS.flatMap((row) =>
    SLOTS.filter((slot) => barOf(state, seat, row, slot) === null).map((slot) => ({ kind: 'worker', row, slot })),
  );

const placedAs = (placement: Placement): string => (placement.kind === 'drop' ? placement.item : heldIn(placement));

/** Everything the hand allows, each kind of item once. */
function placements(town: Town, hand: readonly Item[], length: Length): Action[] {
  return differentIn(hand)
    .flatMap((item) => placementsOf(town, item, length))
    .filter((placement) => placement.kind !== 'card');
}

const built = makeWeakCache<Town, string, Town>();

/** The active seat's town with what this turn has placed so far. */
export function townAtWork(state: State): Town {
  const town = itemAt(state.towns, required(state.active, 'seat to move'));
  const placed = state.work?.placed ?? [];
  return placed.length ? built(town, JSON.stringify(placed), () => placed.reduce(place, town)) : town;
}

export function apply(state: State, seat: Seat, action: Action): State {
  switch (action.kind) {
    case 'start':
      return chooseStart(state, seat, action.tile);
    case 'worker':
      return sendWorker(state, action.row, action.slot);
    case 'end':
      return endTurn(state, seat, townAtWork(state));
    case 'tile':
    case 'feature':
    case 'piece':
    case 'drop':
      return { ...state, work: put(required(state.work, 'turn being prepared'), action) };
  }
}

const isDrop = ({ kind }: Action): boolean => kind === 'drop';

/** Drops what fits nowhere. */
export function rest(state: State, seat: Seat): readonly Action[] {
  if (state.active !== seat || !state.work?.hand.length) return [];
  const left = placements(townAtWork(state), state.work.hand, state.length);
  if (!left.every(isDrop)) return [];
  return state.work.hand.flatMap((item) => left.filter((each) => each.kind === 'drop' && each.item === heldIn(item)));
}

function put(work: Work, placement: Placement): Work {
  const used = work.hand.findIndex((item) => heldIn(item) === placedAs(placement));
  return { ...work, hand: work.hand.toSpliced(used, 1), placed: [...work.placed, placement] };
}

function chooseStart(state: State, seat: Seat, tile: number): State {
  const seats = state.towns.length;
  const towns = state.towns.with(seat, startTown(tile));
  const startTiles = state.startTiles.filter((other) => other !== tile);
  const chosen = { ...state, towns, startTiles };
  if (seat !== state.star) return { ...chosen, active: (seat + seats - 1) % seats };
  return deal({ ...chosen, startTiles: [], phase: 'work' });
}

function sendWorker(state: State, row: Row, slot: Slot): State {
  const { taken, rng } = take(state, row, slot);
  const hand = taken.filter((item) => item.kind !== 'card');
  const placed = taken.filter((item) => item.kind === 'card');
  return { ...state, rng, work: { row, slot, taken, hand, placed } };
}

function take(state: State, row: Row, slot: Slot): { taken: readonly Item[]; rng: State['rng'] } {
  if (!isBag(row, slot)) return { taken: state.market[row][slot], rng: state.rng };
  const dice = makeDice(state.rng);
  const taken = drawPieces(state.bag, BAG_DRAW, dice).drawn.map(pieceItem);
  return { taken, rng: dice.rng() };
}

/** The last slot of every row holds something nobody has seen; so does the board of the next round. */
export function effect(state: State, _seat: Seat, action: Action): Effect {
  switch (action.kind) {
    case 'worker':
      return { ...STEP, reveals: action.slot === LAST_SLOT };
    case 'start':
      return { ends: true, reveals: state.active === state.star, opens: true };
    case 'end':
      return { ends: true, reveals: workersLeft(state) === 1, opens: true };
    default:
      return STEP;
  }
}
