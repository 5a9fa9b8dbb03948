import { defineGame, makeDice, makeRng, rankSeats, type Seat, STEP, shuffle } from '#engine';

export type Card = number;
/** Enough for seven seats; nobody sees the rest. */
export const CARDS: readonly Card[] = Array.from({ length: 24 }, (_, i) => i);
export const SIZE = 3;

export type State = {
  readonly deck: readonly Card[];
  readonly hands: readonly (readonly Card[])[];
  readonly chosen: readonly (Card | null)[];
  readonly ready: readonly boolean[];
  readonly kept: readonly (readonly Card[])[];
  /** The only seat that may act before the next choice. */
  readonly asked: Seat | null;
};
export type Action = { readonly kind: 'choose'; readonly card: Card } | { readonly kind: 'commit' | 'bow' };
export type View = Pick<State, 'kept' | 'asked' | 'ready'> & {
  readonly seat: Seat | null;
  readonly hand: readonly Card[];
  readonly chosen: Card | null;
};

export const totalOf = (cards: readonly Card[] = []): number => cards.reduce((sum, card) => sum + card, 0);

/** Everyone keeps the chosen card and passes the hand on; the seat with the highest card is asked to bow. */
function reveal(state: State): State {
  const shown = state.chosen.map((card) => card ?? -1);
  const left = state.hands.map((hand, seat) => hand.filter((card) => card !== shown[seat]));
  const hands = left.map((_, seat) => left[(seat + 1) % left.length] ?? []);
  const kept = state.kept.map((cards, seat) => [...cards, ...shown.slice(seat, seat + 1)]);
  const [chosen, ready] = [shown.map(() => null), shown.map(() => false)];
  return { ...state, hands, kept, chosen, ready, asked: shown.indexOf(Math.max(...shown)) };
}

const waiting = ({ asked, ready, hands }: State): Seat[] =>
  asked === null ? [...hands.keys()].filter((seat) => !ready[seat] && hands[seat]?.length) : [asked];

/** The smallest draft: each seat chooses a card in secret and commits; then the highest card bows. */
export const toy = defineGame<State, Action, View, Record<never, string>>({
  id: 'toy',
  seats: { min: 2, max: 7 },
  options: {},
  setup(seats, _options, seed) {
    const cards = shuffle(makeDice(makeRng(seed)), CARDS);
    const hands = Array.from({ length: seats }, (_, seat) => cards.slice(seat * SIZE, seat * SIZE + SIZE));
    const [chosen, ready, kept] = [hands.map(() => null), hands.map(() => false), hands.map(() => [])];
    return { deck: cards.slice(seats * SIZE), hands, chosen, ready, kept, asked: null };
  },
  legal({ asked, ready, hands, chosen }, seat) {
    if (asked !== null) return asked === seat ? [{ kind: 'bow' }] : [];
    if (ready[seat]) return [];
    const others = (hands[seat] ?? []).filter((card) => card !== chosen[seat]);
    const choosing = others.map((card): Action => ({ kind: 'choose', card }));
    return typeof chosen[seat] === 'number' ? [...choosing, { kind: 'commit' }] : choosing;
  },
  apply(state, seat, action) {
    if (action.kind === 'bow') return { ...state, asked: null };
    if (action.kind === 'choose') return { ...state, chosen: state.chosen.with(seat, action.card) };
    const ready = state.ready.with(seat, true);
    return ready.every(Boolean) ? reveal(state) : { ...state, ready };
  },
  effect({ ready }, seat, { kind }) {
    if (kind === 'choose') return STEP;
    const last = kind === 'commit' && ready.every((done, other) => done || other === seat);
    return { ends: true, reveals: last, opens: last || kind === 'bow' };
  },
  waiting,
  view({ hands, chosen, kept, asked, ready }, seat) {
    return { seat, kept, asked, ready, hand: hands[seat ?? -1] ?? [], chosen: chosen[seat ?? -1] ?? null };
  },
  outcome(state) {
    if (waiting(state).length > 0) return null;
    const scores = state.kept.map((cards) => ({ total: totalOf(cards), parts: [] }));
    return { kind: 'ranked', scores, ranking: rankSeats(scores, (a, b) => b.total - a.total) };
  },
  lookahead: {
    /** Deals the others cards that this seat doesn't see. */
    fill({ seat, hand, chosen, kept, asked, ready }, dice) {
      const own = seat ?? 0;
      const unseen = shuffle(dice, CARDS).filter((card) => !hand.includes(card) && !kept.flat().includes(card));
      const hands = kept.map((_, other) => (other === own ? hand : unseen.splice(0, hand.length)));
      const choices = hands.map((cards, other) => (other === own ? chosen : ready[other] ? (cards[0] ?? null) : null));
      return { state: { deck: unseen, hands, chosen: choices, ready, kept, asked }, seat: own };
    },
    worth: ({ kept }, seat) => totalOf(kept[seat]),
  },
});
