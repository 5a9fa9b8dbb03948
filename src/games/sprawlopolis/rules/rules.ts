import { type Effect, itemAt, makeWeakCache, required, type Seat, STEP } from '#engine';
import { makePlan, placementsOf } from './city-plan.ts';
import { sorted } from './content.ts';
import type { Action, CardNumber, Placement, State } from './types.ts';

const END: Action = { kind: 'end' };

export function legal(state: State, seat: Seat): readonly Action[] {
  if (state.active !== seat) return [];
  if (state.work) return [END];
  const found = placementsOf(makePlan(state.city), itemAt(state.hands, seat));
  return found.map(({ card, turned, x, y }) => ({ kind: 'place', card, turned, x, y }));
}

export function apply(state: State, seat: Seat, action: Action): State {
  switch (action.kind) {
    case 'place': {
      const { card, turned, x, y } = action;
      return { ...state, work: { card, turned, x, y } };
    }
    case 'end':
      return endTurn(state, seat, required(state.work, 'turn being prepared'));
  }
}

const grownCities = makeWeakCache<State['city'], string, State['city']>();

/** The same city for every player. */
const grown = (city: State['city'], placed: Placement): State['city'] =>
  grownCities(city, JSON.stringify(placed), () => [...city, placed]);

/** Makes the prepared turn public, passes the cards left over to the next seat and draws. */
function endTurn(state: State, seat: Seat, placed: Placement): State {
  const city = grown(state.city, placed);
  const drew = state.deck[0] ?? null;
  const hands = handsAfter(state, seat, placed.card, drew);
  const next = (seat + 1) % hands.length;
  return {
    ...state,
    deck: state.deck.slice(1),
    hands,
    city,
    active: itemAt(hands, next).length > 0 ? next : null,
    work: null,
    last: { seat, placed, drew },
  };
}

/** A seat alone is its own neighbor: it keeps its cards and draws to them. */
function handsAfter(state: State, seat: Seat, played: CardNumber, drew: CardNumber | null): State['hands'] {
  const next = (seat + 1) % state.hands.length;
  const passed = passedOn(state, seat, played);
  const given = state.hands.with(seat, []);
  const taken = given.with(next, sorted([...itemAt(given, next), ...passed]));
  return drew === null ? taken : taken.with(seat, sorted([...itemAt(taken, seat), drew]));
}

const passedOn = (state: State, seat: Seat, played: CardNumber): CardNumber[] =>
  itemAt(state.hands, seat).filter((card) => card !== played);

/** A turn's end shows something new when the next card of the deck is revealed or closed cards are passed on. */
export function effect(state: State, seat: Seat, action: Action): Effect {
  if (action.kind === 'place') return STEP;
  const turnsUp = state.deck.length > 1;
  const passes = !state.open && state.hands.length > 1 && passedOn(state, seat, state.work!.card).length > 0;
  return { ends: true, reveals: turnsUp || passes, opens: true };
}
