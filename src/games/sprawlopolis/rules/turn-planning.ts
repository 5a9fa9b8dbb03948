import { type Footing, itemAt, type Planning, type Seat } from '#engine';
import { type Action, CARD_NUMBERS, type CardNumber, type State } from './types.ts';
import type { View } from './view.ts';

/** Stands in for whatever the seat can't see. */
const CARD: CardNumber = itemAt(CARD_NUMBERS, 0);

const unseen = (count: number): CardNumber[] => new Array(count).fill(CARD);

/** With the cards the seat holds: what will be passed on to it nobody knows yet. */
function position(view: View, seat: Seat): State | null {
  const { difficulty, open, scoring, city, last, next, left, hands, active } = view;
  if (active === null) return null;
  return {
    ...{ difficulty, open, scoring, city, last },
    deck: next === null ? [] : [next, ...unseen(left - 1)],
    hands: hands.map(({ count, cards }) => cards ?? unseen(count)),
    active: seat,
    work: null,
  };
}

/** How near another card must lie to matter to one: it covers two blocks each way. */
const NEAR = 2;

/** A card is laid beside and over those that lie near, from the latest one down. */
function footing({ city }: View, action: Action): Footing {
  if (action.kind !== 'place') return { object: null, setting: null };
  const near = city.filter(({ x, y }) => Math.abs(x - action.x) <= NEAR && Math.abs(y - action.y) <= NEAR);
  return { object: null, setting: near.map(({ card, turned, x, y }) => ({ card, turned, x, y })) };
}

export const planning: Planning<State, Action, View> = { position, footing };
