import { type Dice, itemAt, type LookaheadRules, makeWeakCache, maxBy, required, shuffle } from '#engine';
import { makePlan, placementsOf } from './city-plan.ts';
import { best, isPlace } from './computer.ts';
import { targetOf } from './content.ts';
import { pointsOf } from './scoring.ts';
import { type Action, CARD_NUMBERS, type CardNumber, type Placement, type State } from './types.ts';
import type { View } from './view.ts';

function fill(view: View, dice: Dice): { readonly state: State; readonly seat: number } {
  const { difficulty, open, scoring, city, last, next, left, hands, active, work } = view;
  const seen = [
    ...scoring,
    ...city.map(({ card }) => card),
    ...hands.flatMap(({ cards }) => cards ?? []),
    ...(next === null ? [] : [next]),
  ];
  const unseen = shuffle(
    dice,
    CARD_NUMBERS.filter((card) => !seen.includes(card)),
  );
  const state: State = {
    ...{ difficulty, open, scoring, city, active, work, last },
    hands: hands.map(({ cards, count }) => cards ?? unseen.splice(0, count)),
    deck: next === null ? [] : [next, ...unseen.slice(0, left - 1)],
  };
  return { state, seat: required(view.seat, 'seat of its own') };
}

/** How many places of each card are tried, and how many points they may bring less now than the best of all. */
const PLACES = 5;
const LESS = 6;

/** How many cards it looks ahead: what comes later says little about a place. */
const AHEAD = 5;

/** Points near or above the target count more than points far below it. */
const NEAR = 6;

type Way = { readonly placement: Placement; readonly points: number };
const ways = makeWeakCache<View['city'], string, Way>();

/** Where a card scores most now. */
function bestWay(view: View, card: CardNumber): Way {
  const { city, scoring, difficulty } = view;
  return ways(city, `${card} ${scoring} ${difficulty}`, () => {
    const plan = makePlan(city);
    return itemAt(best(plan, placementsOf(plan, [card]), view, 1), 0);
  });
}

const greedily = (view: View, legal: readonly Action[]): Action => {
  if (view.work) return itemAt(legal, 0);
  const hand = required(itemAt(view.hands, required(view.seat, 'seat of its own')).cards, 'hand of its own');
  const { placement } = maxBy(
    hand.map((card) => bestWay(view, card)),
    ({ points }) => points,
  );
  return { kind: 'place', ...placement };
};

export const lookahead: LookaheadRules<State, Action, View> = {
  fill,
  candidates(view, legal) {
    const places = legal.filter(isPlace);
    if (places.length === 0) return legal;
    const plan = makePlan(view.city);
    const cards = [...new Set(places.map(({ card }) => card))];
    const found = cards.flatMap((card) => {
      const ofCard = places.filter((place) => place.card === card);
      return best(plan, ofCard, view, PLACES);
    });
    const most = Math.max(...found.map(({ points }) => points));
    return found.filter(({ points }) => points >= most - LESS).map(({ placement }) => placement);
  },
  isFar: (from, state) => state.active !== null && state.city.length >= from.city.length + AHEAD,
  /** In the end it counts whether the target is reached; before, every point. */
  worth(state) {
    const points = pointsOf(makePlan(state.city), state) - targetOf(state.scoring);
    if (state.active !== null) return points;
    return NEAR * Math.tanh(points / NEAR);
  },
  playOn: greedily,
  effort: () => 1900,
};
