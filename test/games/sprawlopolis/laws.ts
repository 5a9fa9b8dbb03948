import type { Seat } from '#engine';
import type { State } from '../../../src/games/sprawlopolis/rules/types.ts';

/** Deals the hidden deck and the closed hands of others again, and drops the turn that another seat is preparing. */
export function withOtherSecrets(state: State, viewer: Seat | null): State {
  const [top, ...below] = state.deck;
  const closed = state.hands.map((_, seat) => seat !== viewer && !state.open);
  const hidden = [...below, ...state.hands.flatMap((hand, seat) => (closed[seat] ? hand : []))];
  const dealt = [...hidden.slice(1), ...hidden.slice(0, 1)];
  const deck = top === undefined ? [] : [top, ...dealt.splice(0, below.length)];
  const hands = state.hands.map((hand, seat) => (closed[seat] ? dealt.splice(0, hand.length) : hand));
  return { ...state, deck, hands, work: viewer === state.active ? state.work : null };
}

/** Every card there is: scoring, in the deck, in hands, in the city. */
export const conserved = ({ scoring, deck, hands, city }: State) =>
  [...scoring, ...deck, ...hands.flat(), ...city.map(({ card }) => card)].toSorted((a, b) => a - b);
