import { itemAt, required, type Seat } from '#engine';
import type { Condition } from './condition.ts';
import { achievements } from './content.ts';
import { makePlan, type Plan } from './neighborhood-plan.ts';
import { timesMet } from './occurrences.ts';
import { endRound, isBag, mapSlots, workersPerRow } from './round.ts';
import { placesOf } from './scoring.ts';
import {
  ACHIEVEMENT_NUMBERS,
  type Claim,
  type Item,
  type Pieces,
  type Placement,
  ROWS,
  type Row,
  type Slot,
  type Slots,
  type State,
  type Town,
} from './types.ts';

/** Makes the prepared turn public: worker, town, achievements, then the next seat or the end of the round. */
export function endTurn(state: State, seat: Seat, town: Town): State {
  const { row, slot, taken, placed } = required(state.work, 'turn being prepared');
  const towns = state.towns.with(seat, town);
  const { rings, claims } = claim(state, seat, town, row);
  const ended: State = {
    ...state,
    workers: withRow(state.workers, row, withSlot(state.workers[row], slot, seat)),
    market: withRow(state.market, row, withSlot(state.market[row], slot, [])),
    bag: isBag(row, slot) ? withoutPieces(state.bag, taken) : state.bag,
    removed: state.removed.concat(placed.flatMap(droppedItem)),
    towns,
    rings,
    star: state.star === seat ? null : state.star,
    active: (seat + 1) % state.towns.length,
    work: null,
    last: { seat, row, slot, taken, placed, claims },
  };
  return workersLeft(ended) === 0 ? endRound(ended) : ended;
}

/** A copy with one row changed. An assignment, because a computed key in a literal is several times slower. */
function withRow<T>(rows: { readonly [row in Row]: T }, row: Row, value: T): { readonly [row in Row]: T } {
  const copy = { ...rows };
  copy[row] = value;
  return copy;
}

const withSlot = <T>(slots: Slots<T>, slot: Slot, value: T): Slots<T> =>
  mapSlots((other) => (other === slot ? value : slots[other]));

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

/** Whether an item of this row can fulfill a condition that was not fulfilled before. */
function canFulfill(row: Row, condition: Condition): boolean {
  switch (condition.kind) {
    case 'building':
      return row === 'pieces' || (row === 'tiles' && condition.beside !== null);
    case 'area':
      return (
        row === 'tiles' || (row === 'features' && condition.features > 0) || (row === 'pieces' && condition.colors > 0)
      );
    case 'heights':
      return row === 'pieces' || row === 'tiles';
    case 'pattern':
      return row === 'pieces';
    case 'ground':
    case 'crossing':
      return row === 'tiles';
    case 'quarter':
      return row === 'pieces' || (row !== 'cards' && condition.of === 'one-color');
  }
}

/** Every achievement the town fulfills and the seat does not hold yet, at its highest free value. */
function claim(state: State, seat: Seat, town: Town, row: Row): { rings: State['rings']; claims: Claim[] } {
  const claims: Claim[] = [];
  const offered = achievements(state.board);
  let { rings } = state;
  let plan: Plan | null = null;
  for (const achievement of ACHIEVEMENT_NUMBERS) {
    const ring = itemAt(rings, achievement);
    const place = ring.indexOf(null);
    const { condition, times } = offered[achievement];
    if (place < 0 || ring.includes(seat) || !canFulfill(row, condition)) continue;
    plan ??= makePlan(town.spaces);
    if (timesMet(plan, condition) < times) continue;
    claims.push({ achievement, value: itemAt(placesOf(state.board, achievement, state.towns.length), place) });
    rings = rings.with(achievement, ring.with(place, seat));
  }
  return { rings, claims };
}

/** Workers still to be placed this round. */
export function workersLeft({ workers, towns }: Pick<State, 'workers' | 'towns'>): number {
  const perSeat = ROWS.length * workersPerRow(towns.length);
  const placed = ROWS.reduce((count, row) => count + workers[row].filter((worker) => worker !== null).length, 0);
  return towns.length * perSeat - placed;
}
