import { defineGame, makeDice, makeRng, shuffle } from '#engine';

type State = {
  readonly deck: readonly number[];
  readonly hands: readonly (readonly number[])[];
  readonly pile: readonly number[];
  readonly active: number;
};
type Action = { readonly kind: 'play'; readonly card: number };
type View = { readonly hand: readonly number[]; readonly left: number; readonly pile: readonly number[] };

/** The smallest cooperative game: hidden hands, one common pile, won together if it rises often enough. */
export const sharedHands = defineGame<State, Action, View, { difficulty: string }>({
  id: 'shared-hands',
  seats: { min: 1, max: 4 },
  options: { difficulty: { choices: [{ value: 'standard' }, { value: 'hard' }] } },
  setup(seats, _options, seed) {
    const cards = shuffle(makeDice(makeRng(seed)), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    const hands = Array.from({ length: seats }, (_, seat) => cards.slice(seat, seat + 1));
    return { deck: cards.slice(seats), hands, pile: [], active: 0 };
  },
  legal: (state, seat) => (seat === state.active ? state.hands[seat]!.map((card) => ({ kind: 'play', card })) : []),
  apply: (state, seat, { card }) => ({
    deck: state.deck.slice(1),
    hands: state.hands.with(seat, state.deck.slice(0, 1)),
    pile: [...state.pile, card],
    active: (seat + 1) % state.hands.length,
  }),
  effect: () => ({ ends: true, reveals: true, opens: true }),
  waiting: (state) => (state.hands[state.active]!.length > 0 ? [state.active] : []),
  view: (state, seat) => ({
    hand: seat === null ? [] : state.hands[seat]!,
    left: state.deck.length,
    pile: state.pile,
  }),
  outcome(state) {
    if (state.hands.some((hand) => hand.length > 0)) return null;
    const rises = state.pile.filter((card, i) => i > 0 && card > state.pile[i - 1]!).length;
    return { kind: 'together', score: { total: rises, parts: [] }, target: 5, won: rises >= 5 };
  },
  computer: (_view, legal) => legal[0]!,
  lookahead: {
    fill: ({ hand, left, pile }) => ({
      state: { deck: new Array(left).fill(0), hands: [hand], pile, active: 0 },
      seat: 0,
    }),
    isFar: () => true,
    worth: ({ pile }) => pile.at(-1) ?? 0,
    effort: () => 1,
  },
});
