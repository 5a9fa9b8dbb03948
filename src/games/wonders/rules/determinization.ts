import { type Dice, required, type Seat, shuffle } from '#engine';
import { partnerOf } from './city.ts';
import { computer } from './computer.ts';
import { type CardId, inOrder } from './content.ts';
import { AGES } from './kinds.ts';
import { apply, legal } from './rules.ts';
import { deal, deckOf, NO_WORK } from './setup.ts';
import type { City, State } from './types.ts';
import { type View, view as viewOf } from './view.ts';

const without = (all: readonly CardId[], seen: readonly CardId[]): CardId[] => {
  const left = [...all];
  for (const card of seen) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
};

const plain = ({ score: _, ...city }: View['cities'][number]): City => city;

/**
 * Others hold what the seat passed on to them, as far as it was not seen to go, or else what may be left of the Age's
 * cards; what they have answered already they answer again.
 */
export function fill(view: View, dice: Dice): { readonly state: State; readonly seat: Seat } {
  const { variant, phase, age, turn, asked, deeds, news, conflict } = view;
  const seat = required(view.seat, 'seat of its own');
  const own = required(view.own, 'hand of its own');
  const seats = view.cities.length;
  const known = (holder: Seat): readonly CardId[] | null => {
    if (holder === seat) return own.hand;
    return view.partner && holder === partnerOf(seat) ? view.partner.hand : null;
  };
  const recalled = (holder: Seat): readonly CardId[] => known(holder) ?? own.recalled?.hands[holder] ?? [];
  const seen = [
    ...view.cities.flatMap(({ cards }) => cards),
    ...view.cities.flatMap((_, holder) => recalled(holder)),
    ...(own.recalled?.gone ?? []),
    ...(own.pile ?? []),
  ];
  const deck = deckOf(dice, age, seats, variant, seen);
  // What was sold and dug out again counts twice among what was seen: the whole deck stands in for what then lacks.
  const unseen = [...shuffle(dice, without(deck, seen)), ...shuffle(dice, deck)];
  const gone: CardId[] = [];
  const hands = view.held.map((count, holder) => {
    const cards = known(holder) ?? shuffle(dice, recalled(holder));
    if (cards.length === 0) return inOrder(unseen.splice(0, count));
    gone.push(...cards.slice(count));
    return inOrder(cards.slice(0, count));
  });
  const state: State = {
    ...{ variant, phase, age, turn, asked, deeds, news, conflict },
    cities: view.cities.map(plain),
    hands,
    decks: AGES.filter((later) => later > age).map((later) => deal(dice, later, seats, variant)),
    pile: own.pile ?? [...gone, ...(own.recalled?.gone ?? []), ...unseen].slice(0, view.discarded),
    tucked: [],
    work: view.cities.map((_, other) => (other === seat ? { ...NO_WORK, answer: own.answer } : NO_WORK)),
    diggers: [],
    strikes: [],
    owed: view.cities.map((_, other) => (other === seat ? own.owed : 0)),
    always: view.cities.map((_, other) => other !== seat || own.always),
  };
  return { state: withOthersDone(state, seat, dice), seat };
}

/** All choose at once: what the others do is the same whatever the seat does, and is found out before. */
function withOthersDone(state: State, seat: Seat, dice: Dice): State {
  if (state.phase !== 'choose' && state.phase !== 'last') return state;
  let next = state;
  for (const other of state.asked) {
    if (other === seat) continue;
    const answer = computer(viewOf(next, other), legal(next, other), dice, 'normal');
    next = apply(apply(next, other, answer), other, { kind: 'end' });
  }
  return next;
}
