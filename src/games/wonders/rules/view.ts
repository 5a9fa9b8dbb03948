import { itemAt, memoizeWeakly, type Score, type Seat } from '#engine';
import { type Recalled, recall } from './card-memory.ts';
import { partnerOf } from './city.ts';
import { type CardId, inOrder } from './content.ts';
import { scoreOf } from './scoring.ts';
import { turnsOf } from './turn-count.ts';
import type { Answer, City, State } from './types.ts';

export type SeenCity = City & {
  /** As it would count if the game ended now. */
  readonly score: Score;
};

/** What a seat knows beside what lies open. */
export type Own = {
  readonly hand: readonly CardId[];
  /** What it has prepared. */
  readonly answer: Answer | null;
  /** Whether it pays losses in coins without being asked, as it has it now. */
  readonly always: boolean;
  /** What it has to lose now; 0 if nothing. */
  readonly owed: number;
  /** The discard pile, while the seat builds from it. */
  readonly pile: readonly CardId[] | null;
  readonly recalled: Recalled | null;
};

/** What one seat, or a spectator, may know. */
export type View = Pick<State, 'variant' | 'phase' | 'age' | 'turn' | 'asked' | 'deeds' | 'news' | 'conflict'> & {
  readonly seat: Seat | null;
  /** Regular turns of an Age. */
  readonly turns: number;
  readonly cities: readonly SeenCity[];
  /** How many cards each seat holds, and how many lie on the pile. */
  readonly held: readonly number[];
  readonly discarded: number;
  /** Of those asked, who has answered. */
  readonly done: readonly boolean[];
  readonly own: Own | null;
  /** In team play: what the partner holds and has prepared. */
  readonly partner: Pick<Own, 'hand' | 'answer'> | null;
};

const ownOf = (state: State, seat: Seat): Own => {
  const { answer, always } = itemAt(state.work, seat);
  const digs = state.phase === 'pile' && state.asked.includes(seat);
  return {
    // The first hands are dealt once all sides are chosen, though they lie ready from the start.
    hand: state.phase === 'side' ? [] : itemAt(state.hands, seat),
    answer,
    always: always ?? itemAt(state.always, seat),
    owed: state.phase === 'loss' ? itemAt(state.owed, seat) : 0,
    pile: digs ? inOrder(state.pile) : null,
    recalled: recall(state, seat),
  };
};

/** All seats see the same cities. */
const seenCities = memoizeWeakly((cities: readonly City[]): readonly SeenCity[] =>
  cities.map((city, owner) => ({ ...city, score: scoreOf(cities, owner) })),
);

/** Hands, answers and the pile are secret; everything that stands in a city is not. */
export function view(state: State, seat: Seat | null): View {
  const { variant, phase, age, turn, asked, deeds, news, conflict, cities, hands, pile, work } = state;
  const partner = seat !== null && variant === 'teams' ? ownOf(state, partnerOf(seat)) : null;
  return {
    seat,
    variant,
    phase,
    age,
    turn,
    turns: turnsOf(variant),
    asked,
    deeds,
    news,
    conflict,
    cities: seenCities(cities),
    held: hands.map(({ length }) => length),
    discarded: pile.length,
    done: work.map(({ done }) => done),
    own: seat === null ? null : ownOf(state, seat),
    partner: partner && { hand: partner.hand, answer: partner.answer },
  };
}
