import { required, type Seat } from '#engine';
import { partnerOf } from './city.ts';
import { COINS_PER_POINT } from './content.ts';
import type { Age } from './kinds.ts';
import type { City, Variant } from './types.ts';
import type { View } from './view.ts';

/** Weights of a bot's evaluation, tuned by playing variants against each other. */
export type Weights = {
  /** Points for a coin that need not be paid later. */
  readonly thrift: number;
  /** What coins are worth beyond their points, at most, while there is something to pay. */
  readonly liquidity: number;
  /** How much of a stage would be built later anyway. */
  readonly patience: number;
  /** How much a shield more or less decides, the further away the conflict is. */
  readonly haze: number;
  /** Symbols still to come, for each turn that is left. */
  readonly study: number;
  /** How much it matters what the next seat could do with a card. */
  readonly envy: number;
};

export const WEIGHTS: Weights = { thrift: 0.7, liquidity: 2.5, patience: 0.45, haze: 0.22, study: 0.09, envy: 0.6 };

/** The public state of the game, and the weight of each seat's points. */
export type Outlook = {
  readonly weights: Weights;
  readonly cities: readonly City[];
  readonly variant: Variant;
  readonly age: Age;
  /** Regular turns of an Age. */
  readonly turns: number;
  /** Turns after this one: in this Age, and in all. */
  readonly rest: number;
  readonly left: number;
  /** How many cards lie on the discard pile. */
  readonly discarded: number;
  /** The weight of each seat's points: 1 for the own seat, negative for rivals. */
  readonly stakes: readonly number[];
};

/** A rival who is ahead matters more than one who is far behind. */
function stakesOf({ cities, variant }: View, seat: Seat): number[] {
  const isFriend = (other: Seat) => other === seat || (variant === 'teams' && other === partnerOf(seat));
  const threats = cities.map(({ score }, other) => (isFriend(other) ? 0 : Math.exp(score.total / 20)));
  const all = threats.reduce((sum, threat) => sum + threat, 0);
  return threats.map((threat, other) => (isFriend(other) ? 1 : -threat / all));
}

export function outlookOf(view: View, weights: Weights): Outlook {
  const { cities, variant, age, turn, turns, discarded } = view;
  const rest = turns - turn;
  const left = rest + (3 - age) * turns;
  const stakes = stakesOf(view, required(view.seat, 'seat of its own'));
  return { weights, cities, variant, age, turns, rest, left, discarded, stakes };
}

/** As seen by another seat that thinks of itself only. */
export const seenBy = (outlook: Outlook, seat: Seat): Outlook => ({
  ...outlook,
  stakes: outlook.cities.map((_, other) => (other === seat ? 1 : 0)),
});

/** The first coins pay for the next buildings; further ones are little more than their points. */
export function coinsWorth({ weights, left }: Outlook, coins: number): number {
  const use = weights.liquidity * Math.min(1, left / 6);
  return coins / COINS_PER_POINT + use * (1 - Math.exp(-coins / 4));
}

/** What a loss costs, paid in coins or taken as debts, whichever is cheaper. */
export function lossWorth(outlook: Outlook, coins: number, loss: number): number {
  let least = loss;
  for (let paid = 1; paid <= Math.min(coins, loss); paid++) {
    const worth = coinsWorth(outlook, coins) - coinsWorth(outlook, coins - paid) + loss - paid;
    least = Math.min(least, worth);
  }
  return least;
}
