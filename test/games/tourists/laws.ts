import type { Seat } from '#engine';
import type { State } from '../../../src/games/tourists/rules/types.ts';

/** Hidden tiles, and what others have prepared; that they are done is for all to see. */
export function withOtherSecrets(state: State, viewer: Seat | null): State {
  const hidden = [...state.pile, ...state.aside];
  const other = [...hidden.slice(5), ...hidden.slice(0, 5)];
  return {
    ...state,
    pile: other.slice(0, state.pile.length),
    aside: other.slice(state.pile.length),
    work: state.work.map((work, seat) => (seat === viewer ? work : { laid: [], visit: null, done: work.done })),
  };
}

/** Everyone builds with the same tiles: those laid in each city, with those nobody has laid yet. */
export const conserved = ({ drawn, pile, aside, cities }: State) =>
  cities.map(({ tiles }) => [...tiles.map(({ tile }) => tile), ...drawn, ...pile, ...aside].toSorted((a, b) => a - b));
