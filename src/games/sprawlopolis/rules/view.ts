import type { Seat } from '#engine';
import { targetOf } from './content.ts';
import type { CardNumber, Placement, State } from './types.ts';

/** How many cards a seat holds, and which, if the viewer may know. */
export type SeenHand = { readonly count: number; readonly cards: readonly CardNumber[] | null };

/** What one seat, or a spectator, may know. Only the active seat sees the turn it is preparing. */
export type View = Pick<State, 'difficulty' | 'open' | 'scoring' | 'city' | 'active' | 'work' | 'last'> & {
  readonly seat: Seat | null;
  readonly target: number;
  readonly hands: readonly SeenHand[];
  /** The card that lies open on the deck; null when the deck is empty. */
  readonly next: CardNumber | null;
  /** How many cards the deck has left, with the open one. */
  readonly left: number;
};

export function view(state: State, seat: Seat | null): View {
  const shows = (holder: Seat) => holder === seat || state.open;
  return {
    seat,
    difficulty: state.difficulty,
    open: state.open,
    scoring: state.scoring,
    target: targetOf(state.scoring),
    city: state.city,
    active: state.active,
    hands: state.hands.map((cards, holder) => ({ count: cards.length, cards: shows(holder) ? cards : null })),
    next: state.deck[0] ?? null,
    left: state.deck.length,
    work: seat !== null && seat === state.active ? state.work : null,
    last: state.last,
  };
}

/** The hand on show: of the seat that holds the card, as far as the viewer sees it; without a card the viewer's own. */
export function handShown({ hands, seat, active }: View, card: CardNumber | null): { seat: Seat; cards: CardNumber[] } {
  const holder = hands.findIndex(({ cards }) => card !== null && cards?.includes(card));
  const whose = holder < 0 ? (seat ?? active ?? 0) : holder;
  return { seat: whose, cards: [...(hands[whose]?.cards ?? [])] };
}

/** The cards laid since the seat to move last laid one, the oldest first; alone, the last one. */
export const newCards = ({ city, hands, last }: Pick<View, 'city' | 'hands' | 'last'>): readonly Placement[] =>
  last ? city.slice(1).slice(-Math.max(1, hands.length - 1)) : [];
