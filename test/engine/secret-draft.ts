import { type Game, type Score, STEP } from '../../src/engine/game.ts';
import { refuse } from '../../src/engine/result.ts';
import { makeDice, makeRng, type Rng, shuffle } from '../../src/engine/rng.ts';

type State = {
  readonly hands: readonly (readonly number[])[];
  readonly chosen: readonly (number | null)[];
  readonly ready: readonly boolean[];
  readonly kept: readonly (readonly number[])[];
  /** Who alone has to act before the next choice. */
  readonly asked: number | null;
  readonly rng: Rng;
};
type Action =
  | { readonly kind: 'choose'; readonly card: number }
  | { readonly kind: 'commit' }
  | { readonly kind: 'bow' };
type View = { readonly hand: readonly number[]; readonly chosen: number | null } & Pick<
  State,
  'kept' | 'asked' | 'ready'
>;

/**
 * The smallest draft: choose a card in secret, commit; when all have, cards are kept and hands go left. Then whoever
 * kept the highest bows, alone, before the next choice.
 */
export const secretDraft: Game<State, Action, View, Record<string, string>> = {
  id: 'secret-draft',
  rules: 1,
  seats: { min: 3, max: 7 },
  options: {},
  openMoves: false,
  setup(seats, _options, seed) {
    const dice = makeDice(makeRng(seed));
    const cards = shuffle(
      dice,
      Array.from({ length: seats * 3 }, (_, i) => i),
    );
    const each = <T>(make: (seat: number) => T) => Array.from({ length: seats }, (_, seat) => make(seat));
    return {
      hands: each((seat) => cards.slice(seat * 3, seat * 3 + 3)),
      chosen: each(() => null),
      ready: each(() => false),
      kept: each(() => []),
      asked: null,
      rng: dice.rng(),
    };
  },
  legal(state, seat) {
    if (state.asked !== null) return state.asked === seat ? [{ kind: 'bow' }] : [];
    if (state.ready[seat] || state.hands[seat]!.length === 0) return [];
    const choices = state.hands[seat]!.map((card): Action => ({ kind: 'choose', card }));
    return state.chosen[seat] === null ? choices : [...choices, { kind: 'commit' }];
  },
  apply(state, seat, action) {
    if (action.kind === 'bow') return { ...state, asked: null };
    if (action.kind === 'choose') return { ...state, chosen: state.chosen.with(seat, action.card) };
    const ready = state.ready.with(seat, true);
    if (!ready.every(Boolean)) return { ...state, ready };
    const left = state.hands.map((hand, s) => hand.filter((card) => card !== state.chosen[s]));
    const highest = Math.max(...state.chosen.map((card) => card ?? -1));
    return {
      ...state,
      asked: state.chosen.indexOf(highest),
      hands: left.map((_, s) => left[(s + 1) % left.length]!),
      chosen: state.chosen.map(() => null),
      ready: ready.map(() => false),
      kept: state.kept.map((cards, s) => [...cards, state.chosen[s]!]),
    };
  },
  effect(state, seat, action) {
    if (action.kind === 'choose') return STEP;
    if (action.kind === 'bow') return { ends: true, reveals: false, opens: true };
    const last = state.ready.every((ready, s) => ready || s === seat);
    return { ends: true, reveals: last, opens: last };
  },
  waiting(state) {
    if (state.asked !== null) return [state.asked];
    return [...state.hands.keys()].filter((seat) => !state.ready[seat] && state.hands[seat]!.length > 0);
  },
  view: (state, seat) => ({
    hand: seat === null ? [] : state.hands[seat]!,
    chosen: seat === null ? null : state.chosen[seat]!,
    kept: state.kept,
    asked: state.asked,
    ready: state.ready,
  }),
  outcome(state) {
    if (state.asked !== null || state.hands.some((hand) => hand.length > 0)) return null;
    const scores = state.kept.map((cards): Score => ({ total: cards.reduce((a, b) => a + b, 0), parts: [] }));
    const order = [...scores.keys()].sort((a, b) => scores[b]!.total - scores[a]!.total);
    return { kind: 'ranked', scores, ranking: order.map((seat) => [seat]) };
  },
  scorePosition: () => refuse('bad-file'),
  computer: (_view, legal) => legal.at(-1)!,
};
