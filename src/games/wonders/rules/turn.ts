import { itemAt, itemAtCyclic, type Seat } from '#engine';
import { countOf, hasPower } from './city.ts';
import { fightOut } from './conflict.ts';
import { inOrder } from './content.ts';
import { AGES } from './kinds.ts';
import { NO_WORK } from './setup.ts';
import { turnsOf } from './turn-count.ts';
import { settleUnearthed, settleUses } from './turn-resolution.ts';
import type { Answer, City, Phase, State, Strike, Use } from './types.ts';

/** All that were asked have answered: what they said happens, and what follows from it, until someone is asked again. */
export function resolve(state: State): State {
  const answers = state.asked.flatMap((seat) => {
    const { answer } = itemAt(state.work, seat);
    return answer ? [{ seat, answer }] : [];
  });
  const told: State = { ...state, news: [], work: state.work.map(() => NO_WORK) };
  switch (state.phase) {
    case 'side':
      return takeSide(told, answers);
    case 'choose':
      return afterUses(settleUses({ ...told, deeds: told.deeds.map(() => null) }, usesOf(answers)));
    case 'last':
      return afterLast(settleUses(told, usesOf(answers)));
    case 'pile':
      return dig(takeFromPile(told, answers));
    case 'loss':
      return endTurn(lose(told, (seat) => paidBy(answers, seat)));
    case 'over':
      return state;
  }
}

type Answers = readonly { readonly seat: Seat; readonly answer: Answer }[];

const isUse = (answer: Answer): answer is Use =>
  answer.kind === 'build' || answer.kind === 'stage' || answer.kind === 'sell';

const usesOf = (answers: Answers) =>
  answers.flatMap(({ seat, answer }) => (isUse(answer) ? [{ seat, use: answer }] : []));

const ask = (state: State, phase: Phase, asked: readonly Seat[]): State => ({ ...state, phase, asked });
const askAll = (state: State, phase: Phase): State =>
  ask(
    state,
    phase,
    state.cities.map((_, seat) => seat),
  );

/** One seat after the other says which side of its board it plays. */
function takeSide(state: State, answers: Answers): State {
  let next = state;
  for (const { seat, answer } of answers) {
    if (answer.kind !== 'side') continue;
    const { side } = answer;
    const cities = next.cities.with(seat, { ...itemAt(next.cities, seat), side });
    next = { ...next, cities, news: [...next.news, { kind: 'side', seat, side }] };
  }
  const following = itemAt(state.asked, 0) + 1;
  return following < state.cities.length ? ask(next, 'side', [following]) : askAll(next, 'choose');
}

const isLastTurn = ({ turn, variant }: State): boolean => turn === turnsOf(variant);

/** On the last turn of an Age, seats with that power play the card that is left over. */
function afterUses(state: State): State {
  const players = isLastTurn(state) ? state.cities.flatMap((city, seat) => (playsLast(city) ? [seat] : [])) : [];
  return players.length > 0 ? ask(state, 'last', players) : afterLast(state);
}

const playsLast = (city: City): boolean => hasPower(city, 'playLastCard');

/** What nobody plays any more goes on the pile. */
function afterLast(state: State): State {
  if (!isLastTurn(state)) return dig(state);
  return dig({ ...state, pile: [...state.pile, ...state.hands.flat()], hands: state.hands.map(() => []) });
}

/** Asks the next one who may build from the pile, whenever there is a pile. */
function dig(state: State): State {
  const [digger, ...diggers] = state.diggers;
  if (digger === undefined || state.pile.length === 0) return strike({ ...state, diggers: [] });
  return ask({ ...state, diggers }, 'pile', [digger]);
}

function takeFromPile(state: State, answers: Answers): State {
  let next = state;
  for (const { seat, answer } of answers) {
    if (answer.kind === 'unearth') next = settleUnearthed(next, seat, answer.card);
    else next = { ...next, news: [...next.news, { kind: 'left', seat }] };
  }
  return next;
}

const lossOf = (strikes: readonly Strike[], city: City, seat: Seat): number =>
  strikes
    .filter(({ by }) => by !== seat)
    .map(
      ({ effect }) =>
        effect.n * (effect.kind === 'othersLose' ? 1 : effect.what.reduce((n, what) => n + countOf(city, what), 0)),
    )
    .reduce((sum, n) => sum + n, 0);

/** Losses of the whole turn fall together; asked is who has coins and has not said to pay always. */
function strike(state: State): State {
  const owed = state.cities.map((city, seat) => lossOf(state.strikes, city, seat));
  const hit: State = { ...state, owed, strikes: [] };
  const asked = owed.flatMap((n, seat) =>
    n > 0 && itemAt(state.cities, seat).coins > 0 && !itemAt(state.always, seat) ? [seat] : [],
  );
  return asked.length > 0 ? ask(hit, 'loss', asked) : endTurn(lose(hit, () => null));
}

const paidBy = (answers: Answers, seat: Seat): number | null => {
  const answer = answers.find((each) => each.seat === seat)?.answer;
  return answer?.kind === 'pay' ? answer.coins : null;
};

/** Who did not say pays as much as it can. */
function lose(state: State, paid: (seat: Seat) => number | null): State {
  const losses = state.owed.map((owed, seat) => {
    const coins = paid(seat) ?? Math.min(owed, itemAt(state.cities, seat).coins);
    return { seat, coins, debts: owed - coins };
  });
  return {
    ...state,
    cities: state.cities.map((city, seat) => {
      const { coins, debts } = itemAt(losses, seat);
      return { ...city, coins: city.coins - coins, debts: city.debts + debts };
    }),
    owed: state.owed.map(() => 0),
    news: [
      ...state.news,
      ...losses.filter(({ coins, debts }) => coins + debts > 0).map((loss) => ({ kind: 'lost' as const, ...loss })),
    ],
  };
}

function endTurn(state: State): State {
  if (isLastTurn(state)) return endAge(state);
  return askAll({ ...state, turn: state.turn + 1, hands: pass(state) }, 'choose');
}

/** To the left, the next seat, in Ages I and III; to the right in Age II. */
function pass({ hands, age }: State): State['hands'] {
  const from = age === 2 ? 1 : hands.length - 1;
  return hands.map((_, seat) => itemAtCyclic(hands, seat + from));
}

function endAge(state: State): State {
  const { conflict, cities } = fightOut(state.cities, state.age, state.variant === 'teams');
  const fought: State = { ...state, cities, conflict, news: [...state.news, { kind: 'conflict', ...conflict }] };
  const [hands, ...decks] = state.decks;
  const next = AGES.find((age) => age > state.age);
  if (!hands || !next) return ask(fought, 'over', []);
  return askAll(
    { ...fought, age: next, turn: 1, hands: hands.map(inOrder), decks, hidden: hands.map(() => []) },
    'choose',
  );
}
