import { type Seat, sameJson } from '#engine';
import type { CardId } from '../../../src/games/wonders/rules/content.ts';
import { apply, legal, waiting } from '../../../src/games/wonders/rules/rules.ts';
import { setup } from '../../../src/games/wonders/rules/setup.ts';
import { turnsOf } from '../../../src/games/wonders/rules/turn-count.ts';
import type { Action, Answer, City, State, Variant } from '../../../src/games/wonders/rules/types.ts';

/** A city at the start of a game. */
export const PLAIN_CITY: City = {
  wonder: 'gizah',
  side: 'day',
  stages: 0,
  cards: [],
  coins: 3,
  debts: 0,
  tokens: [],
  diplomacy: 0,
};

const DEALT: readonly CardId[] = ['altar', 'theater'];
const BOARDS = ['gizah', 'rhodos', 'alexandria', 'ephesos', 'olympia', 'byzantium', 'petra'] as const;

export type Seated = Partial<City> & { readonly hand?: readonly CardId[] };

/** A match in which everything is as a test wants it: cities and hands by seat, the first board for the first seat. */
export function table(seated: readonly Seated[], more: Partial<State> & { variant?: Variant } = {}): State {
  const variant = more.variant ?? 'cities';
  const state = setup(seated.length, { variant, sides: 'day' }, 'a table');
  const cities = seated.map(
    ({ hand: _, ...city }, i): City => ({ ...PLAIN_CITY, wonder: BOARDS[i] ?? 'gizah', ...city }),
  );
  const hands = seated.map(({ hand = DEALT }) => hand);
  return { ...state, cities, hands, ...more };
}

export const lastTurn = (variant: Variant = 'cities'): { turn: number } => ({ turn: turnsOf(variant) });

/** What the seat may answer, without the end of its turn. */
export const answersOf = (state: State, seat: Seat): readonly Action[] =>
  legal(state, seat).filter(({ kind }) => kind !== 'end' && kind !== 'always');

function act(state: State, seat: Seat, action: Action): State {
  if (!legal(state, seat).some((each) => sameJson(each, action)))
    throw new Error(`${JSON.stringify(action)} is not legal for seat ${seat}`);
  return apply(state, seat, action);
}

/** The seat answers and ends its turn. */
export const answer = (state: State, seat: Seat, said: Answer): State =>
  act(act(state, seat, said), seat, { kind: 'end' });

/** The answer of each seat; null for a seat that is not asked. */
export const all = (state: State, ...said: readonly (Answer | null)[]): State =>
  said.reduce((now, each, seat) => (each ? answer(now, seat, each) : now), state);

export const step = act;

export const sell = (card: CardId): Answer => ({ kind: 'sell', card });
export const build = (card: CardId, left = 0, right = 0): Answer => ({ kind: 'build', card, left, right });
export const stage = (card: CardId, left = 0, right = 0): Answer => ({ kind: 'stage', card, left, right });
export const pay = (coins: number): Answer => ({ kind: 'pay', coins });

export const coinsOf = ({ cities }: State): number[] => cities.map(({ coins }) => coins);
export const debtsOf = ({ cities }: State): number[] => cities.map(({ debts }) => debts);

/** Everyone who is asked says the first thing there is, until the phase or the turn changes. */
export function goOn(state: State): State {
  let now = state;
  for (const seat of waiting(state)) {
    const [first] = answersOf(now, seat);
    if (!first) throw new Error(`nothing to answer for seat ${seat}`);
    now = act(act(now, seat, first), seat, { kind: 'end' });
  }
  return now;
}
