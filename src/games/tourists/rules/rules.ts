import { type Effect, itemAt, type Seat, STEP } from '#engine';
import { fieldsOf, receive, tilePoints } from './city.ts';
import { scoreCity } from './scoring.ts';
import { NO_WORK } from './setup.ts';
import { type Action, type Change, type City, ROTATIONS, type State, type TileId, type Work } from './types.ts';
import { visitsOf } from './visits.ts';

const END: Action = { kind: 'end' };

export const waiting = ({ phase, work }: State): readonly Seat[] =>
  phase === 'over' ? [] : work.flatMap(({ done }, seat) => (done ? [] : [seat]));

export function legal(state: State, seat: Seat): readonly Action[] {
  const work = state.work[seat];
  if (!work || work.done || state.phase === 'over') return [];
  const city = cityAtWork(state, seat);
  const hand = handOf(state, seat);
  if (hand.length > 0) return placements(city, hand);
  return state.phase === 'start' || work.visit ? [END] : visitsOf(city, itemAt(work.laid, 0));
}

function placements({ tiles }: City, hand: readonly TileId[]): Action[] {
  const points = tilePoints(tiles);
  const actions: Action[] = [];
  for (const tile of hand) {
    for (const { x, y } of points) for (const turn of ROTATIONS) actions.push({ kind: 'tile', tile, x, y, turn });
  }
  return actions;
}

/** The tiles of this round the seat has still to lay. */
export const handOf = ({ drawn, work }: State, seat: Seat): TileId[] =>
  drawn.filter((tile) => !itemAt(work, seat).laid.some((laid) => laid.tile === tile));

const withChange = (city: City, { laid, visit }: Change): City => {
  const built = { ...city, tiles: [...city.tiles, ...laid] };
  return visit ? receive(built, visit) : built;
};

/** The seat's city with what it has prepared this round. */
export const cityAtWork = ({ cities, work }: State, seat: Seat): City =>
  withChange(itemAt(cities, seat), itemAt(work, seat));

export function apply(state: State, seat: Seat, action: Action): State {
  const work = itemAt(state.work, seat);
  switch (action.kind) {
    case 'tile': {
      const { tile, x, y, turn } = action;
      return withWork(state, seat, { ...work, laid: [...work.laid, { tile, x, y, turn }] });
    }
    case 'tourist':
    case 'jump':
    case 'walk':
    case 'stay':
      return withWork(state, seat, { ...work, visit: action });
    case 'end': {
      const ended = withWork(state, seat, { ...work, done: true });
      return waiting(ended).length > 0 ? ended : endRound(ended);
    }
  }
}

const withWork = (state: State, seat: Seat, work: Work): State => ({ ...state, work: state.work.with(seat, work) });

const totalOf = ({ level }: State, { tiles, tourists }: City): number =>
  scoreCity(level, fieldsOf(tiles), tourists).total;

/** Shows what everyone has built, seat by seat, and reveals the next tile. */
function endRound(state: State): State {
  const [next, ...pile] = state.pile;
  const cities = state.cities.map((_, seat) => cityAtWork(state, seat));
  return {
    ...state,
    phase: next === undefined ? 'over' : 'round',
    round: next === undefined ? state.round : state.round + 1,
    drawn: next === undefined ? [] : [next],
    pile,
    cities,
    work: state.work.map(() => NO_WORK),
    last: state.work.map(({ laid, visit }) => ({ laid, visit })),
    ...(state.phase === 'start'
      ? {}
      : { totals: [...(state.totals ?? []), cities.map((city) => totalOf(state, city))] }),
  };
}

/** The last one to finish reveals all cities and the next tile. */
export function effect(state: State, _seat: Seat, action: Action): Effect {
  if (action.kind !== 'end') return STEP;
  const last = waiting(state).length === 1;
  return { ends: true, reveals: last, opens: last };
}
