import { type Effect, itemAt, type Json, type Seat, STEP } from '#engine';
import { diggable } from './city.ts';
import { SIDES } from './kinds.ts';
import { waysOf } from './offers.ts';
import { offerForStage, offerToBuild } from './payments.ts';
import { resolve } from './turn.ts';
import { timeOf } from './turn-count.ts';
import type { Action, Answer, State, Work } from './types.ts';

const END: Action = { kind: 'end' };

export const waiting = ({ asked, work }: State): readonly Seat[] => asked.filter((seat) => !itemAt(work, seat).done);

export function legal(state: State, seat: Seat): readonly Action[] {
  const work = state.work[seat];
  if (!work || work.done || !state.asked.includes(seat)) return [];
  return [...(work.answer ? [END] : answers(state, seat)), ...standing(state, seat, work)];
}

/** What can be said about losses for good: to pay them always when one falls, and to be asked again in any turn. */
function standing({ phase, always }: State, seat: Seat, work: Work): readonly Action[] {
  const on = itemAt(always, seat);
  if (work.always !== null || phase !== (on ? 'choose' : 'loss')) return [];
  return [{ kind: 'always', on: !on }];
}

function answers(state: State, seat: Seat): readonly Answer[] {
  switch (state.phase) {
    case 'side':
      return SIDES.map((side) => ({ kind: 'side', side }));
    case 'choose':
    case 'last':
      return uses(state, seat);
    case 'pile':
      return [
        ...diggable(state.pile, itemAt(state.cities, seat)).map((card) => ({ kind: 'unearth', card }) as const),
        { kind: 'leave' },
      ];
    case 'loss':
      return Array.from({ length: mostPaid(state, seat) + 1 }, (_, coins) => ({ kind: 'pay', coins }));
    case 'over':
      return [];
  }
}

function uses(state: State, seat: Seat): Answer[] {
  const { cities, hands } = state;
  const time = timeOf(state);
  const stage = waysOf(offerForStage(cities, seat));
  return [...new Set(itemAt(hands, seat))].flatMap((card) => [
    ...waysOf(offerToBuild(cities, seat, card, time)).map(
      ({ left, right }) => ({ kind: 'build', card, left, right }) as const,
    ),
    ...stage.map(({ left, right }) => ({ kind: 'stage', card, left, right }) as const),
    { kind: 'sell', card } as const,
  ]);
}

const mostPaid = ({ owed, cities }: State, seat: Seat): number =>
  Math.min(itemAt(owed, seat), itemAt(cities, seat).coins);

export function apply(state: State, seat: Seat, action: Action): State {
  const work = itemAt(state.work, seat);
  switch (action.kind) {
    case 'always': {
      const paysAll = state.phase === 'loss' && action.on;
      const answer: Answer | null = paysAll ? { kind: 'pay', coins: mostPaid(state, seat) } : work.answer;
      return withWork(state, seat, { ...work, always: action.on, answer });
    }
    case 'end': {
      const always = state.always.with(seat, work.always ?? itemAt(state.always, seat));
      const ended = withWork({ ...state, always }, seat, { ...work, done: true });
      return waiting(ended).length > 0 ? ended : resolve(ended);
    }
    default:
      return withWork(state, seat, { ...work, answer: action });
  }
}

const withWork = (state: State, seat: Seat, work: Work): State => ({ ...state, work: state.work.with(seat, work) });

/** The last one to answer reveals all answers. */
export function effect(state: State, _seat: Seat, action: Action): Effect {
  if (action.kind !== 'end') return STEP;
  const last = waiting(state).length === 1;
  return { ends: true, reveals: last, opens: last };
}

/** Cards that are sold or put under a board lie face down, and what someone wants done about losses is theirs to know. */
export function told(action: Action): Json {
  switch (action.kind) {
    case 'sell':
    case 'always':
      return { kind: action.kind };
    case 'stage':
      return { kind: 'stage', left: action.left, right: action.right };
    default:
      return action;
  }
}
