import { type Dice, itemAt, maxBy, pick, type QuickLevel, required, type Seat } from '#engine';
import { seatOf } from './city.ts';
import { type CardId, cardOf, nextStage, SALE } from './content.ts';
import { cardWorth, stageWorth } from './evaluation.ts';
import { coinsWorth, type Outlook, outlookOf, seenBy, WEIGHTS, type Weights } from './evaluation-context.ts';
import { offerToBuild } from './payments.ts';
import { glance } from './quick-rating.ts';
import { timeOf } from './turn-count.ts';
import type { Action, Payment, Use } from './types.ts';
import type { View } from './view.ts';
import type { WonderId } from './wonders.ts';

const isUse = (action: Action): action is Use =>
  action.kind === 'build' || action.kind === 'stage' || action.kind === 'sell';

/** Plays from what its seat sees. `easy` glances at what a card brings now; `normal` weighs what will come of it. */
export function computer(view: View, legal: readonly Action[], dice: Dice, level: QuickLevel): Action {
  const end = legal.find(({ kind }) => kind === 'end');
  if (end) return end;
  const answers = legal.filter(({ kind }) => kind !== 'always');
  if (answers.length < 2) return itemAt(answers, 0);
  if (view.phase === 'side') return level === 'easy' ? pick(dice, answers) : strongerSide(view, answers);
  return level === 'easy' ? maxBy(answers, glance(view, dice)) : weigh(view, answers, WEIGHTS);
}

/** Boards whose day side wins more often when computers play. */
const BETTER_BY_DAY: readonly WonderId[] = ['halikarnassos', 'petra'];

function strongerSide(view: View, answers: readonly Action[]): Action {
  const { wonder } = itemAt(view.cities, required(view.seat, 'seat of its own'));
  const side = BETTER_BY_DAY.includes(wonder) ? 'day' : 'night';
  return maxBy(answers, (action) => (action.kind === 'side' && action.side === side ? 1 : 0));
}

/** The best answer. */
const weigh = (view: View, answers: readonly Action[], weights: Weights): Action =>
  maxBy(answers, worthOfAnswers(view, answers, weights));

/** The estimated value of each answer. */
export function worthOfAnswers(view: View, answers: readonly Action[], weights: Weights): (action: Action) => number {
  const outlook = outlookOf(view, weights);
  const seat = required(view.seat, 'seat of its own');
  const city = itemAt(view.cities, seat);
  const uses = answers.some(isUse) ? worthOfUses(view, outlook, seat) : () => 0;
  return (action) => {
    switch (action.kind) {
      case 'unearth':
        return cardWorth(outlook, seat, action.card);
      case 'pay':
        return coinsWorth(outlook, city.coins - action.coins) + action.coins;
      case 'build':
      case 'stage':
      case 'sell':
        return uses(action);
      default:
        return 0;
    }
  };
}

/** What each use of each card of the hand is worth; a card or the stage is judged once, whatever the payment. */
function worthOfUses(view: View, outlook: Outlook, seat: Seat): (use: Use) => number {
  const { coins, ...city } = itemAt(outlook.cities, seat);
  const hand = [...new Set(required(view.own, 'hand').hand)];
  const denied = denials(view, outlook, seat, hand);
  const builds = new Map<CardId, number>();
  const buildWorth = (card: CardId) => {
    const worth = builds.get(card) ?? cardWorth(outlook, seat, card);
    builds.set(card, worth);
    return worth;
  };
  let stage: number | null = null;
  const spend = (n: number) => coinsWorth(outlook, coins - n) - coinsWorth(outlook, coins);
  const pay = (bank: number, { left, right }: Pick<Payment, 'left' | 'right'>) =>
    spend(bank + left + right) + incomeWorth(outlook, seat, { left, right });
  return (use) => {
    const denial = denied.get(use.card) ?? 0;
    if (use.kind === 'sell') return denial + spend(-SALE);
    if (use.kind === 'stage') {
      stage ??= stageWorth(outlook, seat);
      return denial + stage + pay(nextStage(city)?.cost.coins ?? 0, use);
    }
    return denial + buildWorth(use.card) + pay(bankOf(view, outlook, seat, use.card), use);
  };
}

/** A free building costs no coins either. */
function bankOf(view: View, { cities }: Outlook, seat: Seat, id: CardId): number {
  const { coins } = cardOf(id).cost;
  return coins > 0 && offerToBuild(cities, seat, id, timeOf(view)).kind === 'pay' ? coins : 0;
}

/** The value of coins paid to neighbors, for them. */
function incomeWorth(outlook: Outlook, seat: Seat, paid: Pick<Payment, 'left' | 'right'>): number {
  const { cities, stakes } = outlook;
  let sum = 0;
  for (const flank of ['left', 'right'] as const) {
    const seller = seatOf(seat, flank, cities.length);
    const { coins } = itemAt(cities, seller);
    sum += itemAt(stakes, seller) * (coinsWorth(outlook, coins + paid[flank]) - coinsWorth(outlook, coins));
  }
  return sum;
}

/** The value of keeping a card from the next seat: high if the card is its best one. */
function denials(view: View, outlook: Outlook, seat: Seat, hand: readonly CardId[]): ReadonlyMap<CardId, number> {
  if (view.phase === 'last' || outlook.rest === 0) return new Map();
  const next = seatOf(seat, view.age === 2 ? 'right' : 'left', view.cities.length);
  const theirs = seenBy(outlook, next);
  const moment = { turn: view.turn + 1, turns: view.turns };
  const worths = hand.map((card) => {
    const offer = offerToBuild(outlook.cities, next, card, moment);
    if (offer.kind === 'has' || offer.kind === 'missing' || offer.kind === 'dear') return 0;
    return Math.max(0, cardWorth(theirs, next, card));
  });
  const usual = worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
  const weight = -outlook.weights.envy * itemAt(outlook.stakes, next);
  return new Map(hand.map((card, i) => [card, weight * Math.max(0, itemAt(worths, i) - usual)]));
}
