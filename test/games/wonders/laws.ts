import type { Seat } from '../../../src/engine/game.ts';
import { partnerOf } from '../../../src/games/wonders/rules/city.ts';
import type { CardId } from '../../../src/games/wonders/rules/content.ts';
import type { State } from '../../../src/games/wonders/rules/types.ts';

type Zones = readonly (readonly CardId[])[];

/** Every card some places on, all places as large as before. */
function swapped(zones: Zones): CardId[][] {
  const cards = zones.flat();
  const moved = [...cards.slice(7), ...cards.slice(0, 7)];
  return zones.map(({ length }) => moved.splice(0, length));
}

const isKnown = ({ variant }: State, seat: Seat, viewer: Seat | null): boolean =>
  viewer !== null && (seat === viewer || (variant === 'teams' && seat === partnerOf(viewer)));

/** The hands, choices and wishes of others, the Ages to come, what lies under boards and on the pile. */
export function withOtherSecrets(state: State, viewer: Seat | null): State {
  const { hands, decks, pile, tucked, phase, asked } = state;
  const digs = phase === 'pile' && viewer !== null && asked.includes(viewer);
  const hidden = hands.map((hand, seat) => (isKnown(state, seat, viewer) ? [] : hand));
  const zones = swapped([...hidden, ...decks.flat(), tucked, ...(digs ? [] : [pile])]);
  const take = (count: number) => zones.splice(0, count);
  const others = take(hands.length);
  return {
    ...state,
    hands: hands.map((hand, seat) => (isKnown(state, seat, viewer) ? hand : (others[seat] ?? []))),
    decks: decks.map((deck) => take(deck.length)),
    tucked: take(1)[0] ?? [],
    pile: digs ? pile : (take(1)[0] ?? []),
    work: state.work.map((work, seat) =>
      isKnown(state, seat, viewer) ? work : { answer: null, always: null, done: work.done },
    ),
    always: state.always.map((on, seat) => (seat === viewer ? on : !on)),
  };
}

/** All cards there are, wherever they lie. */
export const conserved = ({ hands, decks, pile, tucked, cities }: State) =>
  [...hands.flat(), ...decks.flat(2), ...pile, ...tucked, ...cities.flatMap(({ cards }) => cards)].toSorted();
