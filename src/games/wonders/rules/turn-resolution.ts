import { itemAt, required, type Seat } from '#engine';
import { countAround, seatOf } from './city.ts';
import { type CardId, cardOf, nextStage, SALE } from './content.ts';
import type { Effect } from './kinds.ts';
import { offerForStage, offerToBuild } from './payments.ts';
import { timeOf } from './turn-count.ts';
import type { Answer, City, Payment, PlayedCard, State, Strike, Use } from './types.ts';

type Move = { readonly seat: Seat; readonly use: Use };
/** What a seat played, and the effects it then has. */
type Placed = { readonly seat: Seat; readonly played: PlayedCard; readonly effects: readonly Effect[] };

const NOTHING: Payment = { bank: 0, left: 0, right: 0 };

/** How the seat gets what it builds, by what everything was like when the turn began. */
function playedOf(state: Pick<State, 'cities' | 'phase' | 'turn' | 'variant'>, { seat, use }: Move): PlayedCard {
  if (use.kind === 'sell') return { kind: 'sold' };
  const { cities } = state;
  const city = itemAt(cities, seat);
  const offer =
    use.kind === 'build' ? offerToBuild(cities, seat, use.card, timeOf(state)) : offerForStage(cities, seat);
  const coins =
    use.kind === 'build' ? cardOf(use.card).cost.coins : required(nextStage(city), 'stage to build').cost.coins;
  const paid = offer.kind === 'pay' ? { bank: coins, left: use.left, right: use.right } : NOTHING;
  if (use.kind === 'stage') return { kind: 'stage', stage: city.stages + 1, paid };
  const way = offer.kind === 'chain' || offer.kind === 'power' ? offer.kind : 'paid';
  return { kind: 'built', card: use.card, way, paid };
}

/** What playing the card makes of the city itself: what it paid is gone, what it built stands. */
function place(city: City, played: PlayedCard): City {
  switch (played.kind) {
    case 'built':
      return { ...city, cards: [...city.cards, played.card], coins: city.coins - sum(played.paid) };
    case 'stage':
      return { ...city, stages: city.stages + 1, coins: city.coins - sum(played.paid) };
    case 'unearthed':
      return { ...city, cards: [...city.cards, played.card] };
    case 'sold':
      return city;
  }
}

const sum = ({ bank, left, right }: Payment): number => bank + left + right;

function effectsOfPlayed(city: City, played: PlayedCard): readonly Effect[] {
  switch (played.kind) {
    case 'built':
    case 'unearthed':
      return cardOf(played.card).effects;
    case 'stage':
      return required(nextStage(city), 'stage to build').effects;
    case 'sold':
      return [];
  }
}

/** What a seat gets. */
type Gain = Partial<Pick<City, 'coins' | 'debts' | 'diplomacy' | 'tokens'>>;
type Gains = readonly { readonly seat: Seat; readonly gain: Gain }[];

const takeGain = (city: City, gain: Gain): City => ({
  ...city,
  coins: city.coins + (gain.coins ?? 0),
  debts: city.debts + (gain.debts ?? 0),
  diplomacy: city.diplomacy + (gain.diplomacy ?? 0),
  tokens: [...city.tokens, ...(gain.tokens ?? [])],
});

/** What each seat gets from one effect; counts are of the cities as they stand now. */
function gainsOf(cities: readonly City[], seat: Seat, effect: Effect): Gains {
  const others = cities.map((_, other) => other).filter((other) => other !== seat);
  const neighbors = [seatOf(seat, 'left', cities.length), seatOf(seat, 'right', cities.length)];
  const each = (seats: readonly Seat[], gain: Gain) => seats.map((to) => ({ seat: to, gain }));
  switch (effect.kind) {
    case 'coins':
      return each([seat], { coins: effect.n });
    case 'coinsPer':
      return each([seat], { coins: effect.n * countAround(cities, seat, effect.what, effect.who) });
    case 'othersGain':
      return each(others, { coins: effect.n });
    case 'neighborsGain':
      return each(neighbors, { coins: effect.n });
    case 'victory':
      return each([seat], { tokens: [effect.value] });
    case 'neighborsDebt':
      return each(neighbors, { debts: effect.n });
    case 'diplomacy':
      return each([seat], { diplomacy: 1 });
    default:
      return [];
  }
}

/** What trade and a sale bring. */
function incomeOf({ seat, played }: Placed, seats: number): Gains {
  if (played.kind === 'sold') return [{ seat, gain: { coins: SALE } }];
  if (played.kind === 'unearthed') return [];
  const { left, right } = played.paid;
  return [
    { seat: seatOf(seat, 'left', seats), gain: { coins: left } },
    { seat: seatOf(seat, 'right', seats), gain: { coins: right } },
  ];
}

const isStrike = (effect: Effect): effect is Strike['effect'] =>
  effect.kind === 'othersLose' || effect.kind === 'othersLosePer';

const forgets = ({ effects }: Placed): boolean => effects.some(({ kind }) => kind === 'forgetDefeats');
const digs = ({ effects }: Placed): boolean => effects.some(({ kind }) => kind === 'buildFromPile');

/** Seats that build from the discard pile: by a stage first, then by a card. */
const diggersOf = (placed: readonly Placed[]): Seat[] => {
  const digging = placed.filter(digs);
  const byStage = ({ played }: Placed) => played.kind === 'stage';
  return [...digging.filter(byStage), ...digging.filter((each) => !byStage(each))].map(({ seat }) => seat);
};

/** The cities after payments, placements and effects. */
function after(before: readonly City[], placed: readonly Placed[]): readonly City[] {
  let cities = before;
  for (const { seat, played } of placed) cities = cities.with(seat, place(itemAt(cities, seat), played));
  const stands = cities;
  const gains = placed.flatMap((each) => [
    ...incomeOf(each, stands.length),
    ...each.effects.flatMap((effect) => gainsOf(stands, each.seat, effect)),
  ]);
  for (const { seat, gain } of gains) cities = cities.with(seat, takeGain(itemAt(cities, seat), gain));
  for (const { seat } of placed.filter(forgets)) {
    const city = itemAt(cities, seat);
    cities = cities.with(seat, { ...city, tokens: city.tokens.filter((value) => value > 0) });
  }
  return cities;
}

/** Applies what all seats play; losses come later. */
function enact(state: State, placed: readonly Placed[]): State {
  const strikes = placed.flatMap(({ seat, effects }) =>
    effects.filter(isStrike).map((effect) => ({ by: seat, effect })),
  );
  return {
    ...state,
    cities: after(state.cities, placed),
    strikes: [...state.strikes, ...strikes],
    diggers: [...state.diggers, ...diggersOf(placed)],
    deeds: state.deeds.map((played, seat) => placed.find((each) => each.seat === seat)?.played ?? played),
    news: [...state.news, ...placed.map(({ seat, played }) => ({ kind: 'did' as const, seat, deed: played }))],
  };
}

/** Removes one card; of two equal ones one stays. */
function without(cards: readonly CardId[], card: CardId): CardId[] {
  const at = cards.indexOf(card);
  return cards.filter((_, i) => i !== at);
}

/** The card that only its player saw leave the hand: sold or under a stage. */
function hiddenBy(moves: readonly Move[], user: Seat): CardId | null {
  const use = moves.find(({ seat }) => seat === user)?.use;
  return use && use.kind !== 'build' ? use.card : null;
}

type Before = Parameters<typeof playedOf>[0];

function placedBy(before: Before, move: Move): Placed {
  const played = playedOf(before, move);
  return { seat: move.seat, played, effects: effectsOfPlayed(itemAt(before.cities, move.seat), played) };
}

/** The cities if one seat did this and nobody else did anything. */
export function citiesWith(before: Before, seat: Seat, answer: Answer, owed: number): readonly City[] {
  const { cities } = before;
  switch (answer.kind) {
    case 'build':
    case 'stage':
    case 'sell':
      return after(cities, [placedBy(before, { seat, use: answer })]);
    case 'unearth': {
      const { card } = answer;
      return after(cities, [{ seat, played: { kind: 'unearthed', card }, effects: cardOf(card).effects }]);
    }
    case 'pay': {
      const gain = { coins: -answer.coins, debts: Math.max(0, owed - answer.coins) };
      return cities.with(seat, takeGain(itemAt(cities, seat), gain));
    }
    default:
      return cities;
  }
}

/** All use a card of their hands at the same time. */
export function settleUses(state: State, moves: readonly Move[]): State {
  const placed = moves.map((move) => placedBy(state, move));
  const cardsOf = (kind: Use['kind']) => moves.filter(({ use }) => use.kind === kind).map(({ use }) => use.card);
  return {
    ...enact(state, placed),
    hands: state.hands.map((hand, seat) => {
      const move = moves.find((each) => each.seat === seat);
      return move ? without(hand, move.use.card) : hand;
    }),
    tucked: [...state.tucked, ...cardsOf('stage')],
    pile: [...state.pile, ...cardsOf('sell')],
    ...(state.hidden ? { hidden: state.hidden.map((before, seat) => [...before, hiddenBy(moves, seat)]) } : {}),
  };
}

/** A seat builds a card of the discard pile for nothing. */
export const settleUnearthed = (state: State, seat: Seat, card: CardId): State =>
  enact({ ...state, pile: without(state.pile, card) }, [
    { seat, played: { kind: 'unearthed', card }, effects: cardOf(card).effects },
  ]);
