import type { Seat } from '../../engine/game.ts';
import { achievements } from './content.ts';
import { occurrences } from './occurrences.ts';
import { makePlan } from './plan.ts';
import { endRound, isBag } from './round.ts';
import { placesOf } from './scoring.ts';
import { type Claim, type Item, type Pieces, type Placement, ROWS, type State, type Town } from './types.ts';

/** Makes the prepared turn public: worker, town, achievements, then the next seat or the end of the round. */
export function endTurn(state: State, seat: Seat, town: Town): State {
  const { row, slot, taken, placed } = state.work!;
  const towns = state.towns.with(seat, town);
  const { rings, claims } = claim(state, seat, town);
  const ended: State = {
    ...state,
    workers: { ...state.workers, [row]: state.workers[row].with(slot, seat) },
    market: { ...state.market, [row]: state.market[row].with(slot, []) },
    bag: isBag(row, slot) ? withoutPieces(state.bag, taken) : state.bag,
    removed: [...state.removed, ...placed.flatMap(droppedItem)],
    towns,
    rings,
    star: state.star === seat ? null : state.star,
    active: (seat + 1) % state.towns.length,
    work: null,
    last: { seat, row, slot, taken, placed, claims },
  };
  return workersLeft(ended) === 0 ? endRound(ended) : ended;
}

function withoutPieces(bag: Pieces, taken: readonly Item[]): Pieces {
  const left = { ...bag };
  for (const item of taken) if (item.kind === 'piece') left[item.color]--;
  return left;
}

function droppedItem(placement: Placement): Item[] {
  if (placement.kind !== 'drop') return [];
  const { item } = placement;
  return [
    item === 'red' || item === 'blue' || item === 'green' || item === 'yellow'
      ? { kind: 'piece', color: item }
      : { kind: 'feature', feature: item },
  ];
}

/** Every achievement the town fulfils and the seat does not hold yet, at its highest free value. */
function claim(state: State, seat: Seat, town: Town): { rings: State['rings']; claims: Claim[] } {
  const plan = makePlan(town.spaces);
  const claims: Claim[] = [];
  const rings = state.rings.map((ring, i) => {
    const place = ring.indexOf(null);
    if (place < 0 || ring.includes(seat)) return ring;
    const { condition, times } = achievements(state.board)[i]!;
    if (occurrences(plan, condition).length < times) return ring;
    claims.push({ achievement: i, value: placesOf(state.board, i, state.towns.length)[place]! });
    return ring.with(place, seat);
  });
  return { rings, claims };
}

/** Workers still to be placed this round. */
export function workersLeft({ workers, towns }: Pick<State, 'workers' | 'towns'>): number {
  const perSeat = towns.length === 2 ? 8 : 4;
  const placed = ROWS.reduce((count, row) => count + workers[row].filter((worker) => worker !== null).length, 0);
  return towns.length * perSeat - placed;
}
