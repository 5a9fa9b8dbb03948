import type { Seat } from '#engine';
import type { State } from './rules/index.ts';

/** Swaps the deck and the hands of the others, with what they chose from them. */
export function withOtherSecrets(state: State, viewer: Seat | null): State {
  const hidden = [...state.deck, ...state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand))];
  const dealt = [...hidden.slice(1), ...hidden.slice(0, 1)];
  const deck = dealt.splice(0, state.deck.length);
  const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : dealt.splice(0, hand.length)));
  const chosen = state.chosen.map((card, seat) =>
    seat === viewer || card === null ? card : (hands[seat]?.at(-1) ?? null),
  );
  return { ...state, deck, hands, chosen };
}

export const conserved = ({ deck, hands, kept }: State) =>
  [...deck, ...hands.flat(), ...kept.flat()].toSorted((a, b) => a - b);
