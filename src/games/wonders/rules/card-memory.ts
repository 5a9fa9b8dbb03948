import { itemAt, itemAtCyclic, type Seat } from '#engine';
import { type CardId, inOrder } from './content.ts';
import type { State } from './types.ts';

/** What a seat remembers of the cards it had in hand in this Age. */
export type Recalled = {
  /**
   * By holder, what of a hand the seat passed on was not seen to be built since: the hand as it is, and whatever was sold
   * or put under a board meanwhile. Null for its own, for hands it never had, and once nobody holds anything: what was
   * left over lies face down on the pile then, and the rest alone would tell what others sold or put under their boards.
   */
  readonly hands: readonly (readonly CardId[] | null)[];
  /** What it sold or put under its own board itself. */
  readonly gone: readonly CardId[];
};

const isCard = (card: CardId | null): card is CardId => card !== null;

/** How many turns ago the seat passed on what the holder has now. */
function turnsSince({ age, hands }: State, seat: Seat, holder: Seat): number {
  const seats = hands.length;
  return (age === 2 ? seat - holder + seats : holder - seat + seats) % seats;
}

/** What went unseen out of the hand that the holder has now, in the turns since a seat passed it on. */
function goneSince({ age, turn, hidden = [] }: State, holder: Seat, ago: number): CardId[] {
  const seats = hidden.length;
  return Array.from({ length: ago }, (_, back) => {
    const user = itemAtCyclic(hidden, (age === 2 ? holder + back : holder - back + seats * seats) % seats);
    return user[turn - 1 - back] ?? null;
  }).filter(isCard);
}

export function recall(state: State, seat: Seat): Recalled | null {
  const { hidden, hands, turn } = state;
  if (!hidden) return null;
  return {
    hands: hands.map((hand, holder) => {
      const ago = turnsSince(state, seat, holder);
      return ago === 0 || ago >= turn || hand.length === 0
        ? null
        : inOrder([...hand, ...goneSince(state, holder, ago)]);
    }),
    gone: itemAt(hidden, seat).filter(isCard),
  };
}
