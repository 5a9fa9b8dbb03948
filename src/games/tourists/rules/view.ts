import { itemAt, type Seat } from '#engine';
import { fieldsOf } from './city.ts';
import { ROUNDS, TOURISTS } from './content.ts';
import { cityAtWork, handOf } from './rules.ts';
import type { City, Field, State, TileId, Work } from './types.ts';

export type SeenCity = City & {
  readonly fields: readonly Field[];
  /** Tourists not yet in the city. */
  readonly stock: number;
};

/** What one seat, or a spectator, may know: all cities as the last round left them, and the seat's own work on its own. */
export type View = Pick<State, 'level' | 'phase' | 'round' | 'drawn' | 'last'> & {
  readonly seat: Seat | null;
  readonly rounds: number;
  readonly left: number;
  readonly done: readonly boolean[];
  readonly cities: readonly SeenCity[];
  readonly work: Work | null;
  /** Tiles of this round the seat has still to lay. */
  readonly hand: readonly TileId[];
  /** The points of all seats after each round, as far as they were noted. */
  readonly totals: readonly (readonly number[])[];
};

const seenCity = ({ tiles, tourists }: City): SeenCity => ({
  tiles,
  tourists,
  fields: fieldsOf(tiles),
  stock: TOURISTS - tourists.length,
});

/** Secret until all are done: even a finished seat sees the others' work only when the round ends. */
export function view(state: State, seat: Seat | null): View {
  return {
    seat,
    level: state.level,
    phase: state.phase,
    round: state.round,
    rounds: ROUNDS,
    drawn: state.drawn,
    left: state.pile.length,
    done: state.work.map(({ done }) => done),
    cities: state.cities.map((city, owner) => seenCity(owner === seat ? cityAtWork(state, seat) : city)),
    work: seat === null ? null : itemAt(state.work, seat),
    hand: seat === null ? [] : handOf(state, seat),
    last: state.last,
    totals: state.totals ?? [],
  };
}
