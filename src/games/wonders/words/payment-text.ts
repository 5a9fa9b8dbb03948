import { letterOf } from '#i18n';
import type { Offer } from '../rules/offers.ts';
import type { Payment } from '../rules/types.ts';
import { ARROW, amountWords, oneOf, paymentSign } from './phrases.ts';
import type { Say } from './speech.ts';

/** A way to pay with signs for the neighbors, or all in words. */
type Spell = (say: Say, payment: Payment) => string;

const inSigns: Spell = (say, { bank, left, right }) =>
  [
    bank ? say('count.coins', { count: bank }) : '',
    left ? `${ARROW.left}${left}` : '',
    right ? `${ARROW.right}${right}` : '',
  ]
    .filter(Boolean)
    .join(' ');

const inWords: Spell = (say, { bank, left, right }) =>
  [
    bank ? say('count.coins', { count: bank }) : '',
    left ? say('pictures.state.left', { count: left }) : '',
    right ? say('pictures.state.right', { count: right }) : '',
  ]
    .filter(Boolean)
    .join(' ');

/** How something can be had, or why not; `chain` names what of the city makes it free. */
function stateOf(say: Say, offer: Offer, chain: readonly string[], spell: Spell): string {
  switch (offer.kind) {
    case 'chain':
      return say('pictures.state.chain', { cards: chain.join(', ') });
    case 'pay':
      return oneOf(
        say,
        offer.ways.map((way) => spell(say, way)),
      );
    case 'missing':
      return say('pictures.state.short', { goods: amountWords(say, offer.goods) });
    case 'dear':
      return say('pictures.state.dear', { way: spell(say, offer.way) });
    default:
      return say(`pictures.state.${offer.kind}`);
  }
}

/** For text views: every way to pay. After the cost it would be taken for it, were it not for the verb. */
export function stateText(say: Say, offer: Offer, chain: readonly string[] = []): string {
  const state = stateOf(say, offer, chain, inSigns);
  return offer.kind === 'pay' ? say('pictures.state.pay', { coins: state }) : state;
}

/** For those who listen: the cheapest way. */
export const stateAlt = (say: Say, offer: Offer, chain: readonly string[] = []): string =>
  stateOf(say, offer.kind === 'pay' ? { kind: 'pay', ways: offer.ways.slice(0, 1) } : offer, chain, inWords);

/** Why something can't be had, in a sentence; null if it can. */
export function whyNot(say: Say, offer: Offer, what: string, coins: number): string | null {
  switch (offer.kind) {
    case 'missing':
      return say('panel.why.missing', { what, goods: amountWords(say, offer.goods) });
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

/** `1 ◀2`, or that it is free. */
const priceLabel = (say: Say, way: Payment): string => paymentSign(way) || say('panel.free');

/** A card's button: its letter, and the cheapest way to build it if there is one. */
export function cardLabel(say: Say, index: number, [cheapest]: readonly Payment[]): string {
  return cheapest ? `${letterOf(index)} ${priceLabel(say, cheapest)}` : letterOf(index);
}

export const buildLabel = (say: Say, way: Payment): string => `${say('panel.build')} ${priceLabel(say, way)}`;

export const stageLabel = (say: Say, stage: number, way: Payment): string =>
  `${say('panel.stage', { stage })} ${priceLabel(say, way)}`;

/** One way to split a loss. */
export const splitLabel = (say: Say, index: number, coins: number, debts: number): string =>
  `${letterOf(index)} ${splitWords(say, coins, debts)}`;

/** "2 coins, 1 debt" */
export const splitWords = (say: Say, coins: number, debts: number): string =>
  [
    ...(coins > 0 || debts === 0 ? [say('count.coins', { count: coins })] : []),
    ...(debts > 0 ? [say('count.debts', { count: debts })] : []),
  ].join(', ');
