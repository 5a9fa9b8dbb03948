import {
  type Dice,
  defineGame,
  type Effect,
  makeDice,
  makeRng,
  type Rng,
  type Score,
  type Seat,
  STEP,
  shuffle,
} from '#engine';

export type Card = number;
/** More than seven seats need: what is left over nobody sees. */
export const CARDS: readonly Card[] = Array.from({ length: 24 }, (_, i) => i);

export type Toys = { readonly length: 'long' | 'short' };

export type State = {
  readonly deck: readonly Card[];
  readonly hands: readonly (readonly Card[])[];
  readonly chosen: readonly (Card | null)[];
  readonly ready: readonly boolean[];
  readonly kept: readonly (readonly Card[])[];
  /** Who alone has to act before the next choice. */
  readonly asked: Seat | null;
  readonly rng: Rng;
};
export type Action =
  | { readonly kind: 'choose'; readonly card: Card }
  | { readonly kind: 'commit' }
  | { readonly kind: 'bow' };

export type View = Pick<State, 'kept' | 'asked' | 'ready'> & {
  readonly seat: Seat | null;
  readonly hand: readonly Card[];
  readonly chosen: Card | null;
  /** How many cards each still holds. */
  readonly held: readonly number[];
};

function setup(seats: number, { length }: Toys, seed: string): State {
  const dice = makeDice(makeRng(seed));
  const cards = shuffle(dice, CARDS);
  const size = length === 'short' ? 2 : 3;
  const each = <T>(make: (seat: number) => T) => Array.from({ length: seats }, (_, seat) => make(seat));
  return {
    deck: cards.slice(seats * size),
    hands: each((seat) => cards.slice(seat * size, seat * size + size)),
    chosen: each(() => null),
    ready: each(() => false),
    kept: each(() => []),
    asked: null,
    rng: dice.rng(),
  };
}

function legal({ asked, ready, hands, chosen }: State, seat: Seat): readonly Action[] {
  if (asked !== null) return asked === seat ? [{ kind: 'bow' }] : [];
  if (ready[seat]) return [];
  const choices = (hands[seat] ?? []).filter((card) => card !== chosen[seat]);
  const choosing = choices.map((card): Action => ({ kind: 'choose', card }));
  return typeof chosen[seat] === 'number' ? [...choosing, { kind: 'commit' }] : choosing;
}

function apply(state: State, seat: Seat, action: Action): State {
  if (action.kind === 'bow') return { ...state, asked: null };
  if (action.kind === 'choose') return { ...state, chosen: state.chosen.with(seat, action.card) };
  const ready = state.ready.with(seat, true);
  return ready.every(Boolean) ? reveal(state) : { ...state, ready };
}

/** Cards are kept, hands go left, and whoever kept the highest has to bow. */
function reveal(state: State): State {
  const left = state.hands.map((hand, seat) => hand.filter((card) => card !== state.chosen[seat]));
  const shown = state.chosen.map((card) => card ?? -1);
  return {
    ...state,
    asked: shown.indexOf(Math.max(...shown)),
    hands: left.map((_, seat) => left[(seat + 1) % left.length] ?? []),
    chosen: shown.map(() => null),
    ready: shown.map(() => false),
    kept: state.kept.map((cards, seat) => [...cards, ...shown.slice(seat, seat + 1)]),
  };
}

function effect({ ready }: State, seat: Seat, { kind }: Action): Effect {
  if (kind === 'choose') return STEP;
  if (kind === 'bow') return { ends: true, reveals: false, opens: true };
  const last = ready.every((done, other) => done || other === seat);
  return { ends: true, reveals: last, opens: last };
}

const waiting = ({ asked, ready, hands }: State): Seat[] =>
  asked === null ? [...hands.keys()].filter((seat) => !ready[seat] && hands[seat]?.length) : [asked];

const view = ({ hands, chosen, kept, asked, ready }: State, seat: Seat | null): View => ({
  seat,
  hand: hands[seat ?? -1] ?? [],
  chosen: chosen[seat ?? -1] ?? null,
  held: hands.map((hand) => hand.length),
  kept,
  asked,
  ready,
});

/** What others hold and have chosen is made up; they hold nothing that this seat sees. */
function fill({ seat, hand, chosen, kept, asked, ready, held }: View, chance: Dice): { state: State; seat: Seat } {
  const own = seat ?? 0;
  const unseen = shuffle(
    chance,
    CARDS.filter((card) => !hand.includes(card) && !kept.flat().includes(card)),
  );
  const hands = held.map((count, other) => (other === own ? hand : unseen.splice(0, count)));
  const choices = hands.map((cards, other) => (other === own ? chosen : ready[other] ? (cards[0] ?? null) : null));
  return { state: { deck: unseen, hands, chosen: choices, ready, kept, asked, rng: chance.rng() }, seat: own };
}

export const totalOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + card, 0);

/**
 * The smallest draft: choose a card in secret, commit; when all have, cards are kept and hands go left. Then whoever
 * kept the highest bows, alone, before the next choice.
 */
export const toy = defineGame<State, Action, View, Toys>({
  id: 'toy',
  seats: { min: 2, max: 7 },
  options: { length: { choices: [{ value: 'long' }, { value: 'short' }] } },
  setup,
  legal,
  apply,
  effect,
  waiting,
  view,
  outcome(state) {
    if (waiting(state).length > 0) return null;
    const scores = state.kept.map((cards): Score => ({ total: totalOf(cards), parts: [] }));
    const totals = scores.map(({ total }) => total);
    const places = [...new Set(totals)].sort((a, b) => b - a);
    const ranking = places.map((place) => [...totals.keys()].filter((seat) => totals[seat] === place));
    return { kind: 'ranked', scores, ranking };
  },
  computer: (_view, moves) => moves.at(-1) ?? { kind: 'commit' },
  lookahead: {
    fill,
    worth: ({ kept }, seat) => totalOf(kept[seat] ?? []),
    effort: () => 100,
  },
});
