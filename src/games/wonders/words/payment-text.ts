import type { Flank } from '../rules/kinds.ts';
import type { Offer } from '../rules/offers.ts';
import type { Payment } from '../rules/types.ts';
import { allOf, amountWords, oneOf } from './phrases.ts';
import type { Say } from './speech.ts';

/** "1 coin and 2 to the left" */
const wayWords = (say: Say, { bank, left, right }: Payment): string =>
  allOf(say, [
    ...(bank ? [say('count.coins', { count: bank })] : []),
    ...(left ? [say('pictures.state.left', { count: left })] : []),
    ...(right ? [say('pictures.state.right', { count: right })] : []),
  ]);

/** How something can be had, or why not; `chain` names what of the city makes it free. */
function stateOf(say: Say, offer: Offer, chain: readonly string[]): string {
  switch (offer.kind) {
    case 'chain':
      return say('pictures.state.chain', { cards: chain.join(', ') });
    case 'pay':
      return oneOf(
        say,
        offer.ways.map((way) => wayWords(say, way)),
      );
    case 'missing':
      return say('pictures.state.short', { goods: amountWords(say, offer.goods) });
    case 'dear':
      return say('pictures.state.dear', { way: wayWords(say, offer.way) });
    default:
      return say(`pictures.state.${offer.kind}`);
  }
}

/** For text views: every way to pay. After the cost it would be taken for it, were it not for the verb. */
export function stateText(say: Say, offer: Offer, chain: readonly string[] = []): string {
  const state = stateOf(say, offer, chain);
  return offer.kind === 'pay' ? say('pictures.state.pay', { coins: state }) : state;
}

/** For those who listen: the cheapest way. */
export const stateAlt = (say: Say, offer: Offer, chain: readonly string[] = []): string =>
  stateOf(say, offer.kind === 'pay' ? { kind: 'pay', ways: offer.ways.slice(0, 1) } : offer, chain);

/** Why something can't be had, in a sentence; null if it can. */
export function whyNot(say: Say, offer: Offer, what: string, coins: number): string | null {
  switch (offer.kind) {
    case 'missing':
      return say('panel.why.missing', { what, goods: amountWords(say, offer.goods, true) });
    case 'dear': {
      const { bank, left, right } = offer.way;
      return say('panel.why.dear', {
        what,
        price: say('count.coins', { count: bank + left + right }),
        coins: say('count.coins', { count: coins }),
      });
    }
    case 'has':
    case 'complete':
      return say(`panel.why.${offer.kind}`, { what });
    default:
      return null;
  }
}

/** What is built, and its price: "Excavation · 1 coin", "Clay Pool · buy for 2", "Altar · free". */
export function priced(say: Say, what: string, { bank, left, right }: Payment): string {
  const bought = left + right;
  if (bank + bought === 0) return say('panel.price.free', { what });
  if (bank === 0) return say('panel.price.bought', { what, count: bought });
  return say('panel.price.coins', { what, coins: say('count.coins', { count: bank + bought }) });
}

/** One of several ways to pay: "Build · 1 to Ines, 1 to Rosa". */
export function pricedTo(say: Say, what: string, { bank, left, right }: Payment, neighbors: Neighbors): string {
  const part = (name: string, count: number) => (count > 0 ? [say('panel.price.to', { name, count })] : []);
  const to = [
    ...part(neighbors.left, left),
    ...part(neighbors.right, right),
    ...part(say('panel.price.bank'), bank),
  ].join(', ');
  return say('panel.price.split', { what, to });
}

/** Their names. */
export type Neighbors = { readonly [flank in Flank]: string };

/** "2 coins, 1 debt" */
export const splitWords = (say: Say, coins: number, debts: number): string =>
  [
    ...(coins > 0 || debts === 0 ? [say('count.coins', { count: coins })] : []),
    ...(debts > 0 ? [say('count.debts', { count: debts })] : []),
  ].join(', ');
