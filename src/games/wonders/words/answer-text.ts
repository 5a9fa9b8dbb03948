import { itemAt, type Seat } from '#engine';
import { nameOf, type Reader } from '#i18n';
import { seatOf } from '../rules/city.ts';
import { cardOf, nextStage, SALE } from '../rules/content.ts';
import { offerForStage, offerToBuild } from '../rules/payments.ts';
import { timeOf } from '../rules/turn-count.ts';
import type { Answer, Payment } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { cardName, wonderName } from './names.ts';
import { type Say, speech } from './speech.ts';

type Bought = Extract<Answer, { readonly kind: 'build' | 'stage' }>;

/** What the seat would pay for this, all told. */
export function paymentOf(view: View, seat: Seat, use: Bought): Payment {
  const { cities } = view;
  const builds = use.kind === 'build';
  const offer = builds ? offerToBuild(cities, seat, use.card, timeOf(view)) : offerForStage(cities, seat);
  if (offer.kind !== 'pay') return { bank: 0, left: 0, right: 0 };
  const bank = builds ? cardOf(use.card).cost.coins : (nextStage(itemAt(cities, seat))?.cost.coins ?? 0);
  return { bank, left: use.left, right: use.right };
}

/** "bank 1, Ines 1, Rosa 1", or that it is free. */
function toWhom(view: View, seat: Seat, { bank, left, right }: Payment, reader: Reader): string {
  const say = speech(reader.language);
  const amount = (count: number) => say('count.coins', { count });
  const neighbor = (flank: 'left' | 'right') => nameOf(reader, seatOf(seat, flank, view.cities.length));
  const parts = [
    bank ? say('panel.chosen.bank', { coins: amount(bank) }) : '',
    left ? say('panel.chosen.to', { name: neighbor('left'), coins: amount(left) }) : '',
    right ? say('panel.chosen.to', { name: neighbor('right'), coins: amount(right) }) : '',
  ];
  return parts.filter(Boolean).join(', ') || say('panel.chosen.free');
}

function boughtLine(view: View, seat: Seat, use: Bought, reader: Reader): string {
  const say = speech(reader.language);
  const city = itemAt(view.cities, seat);
  const paid = paymentOf(view, seat, use);
  const coins = say('count.coins', { count: city.coins - paid.bank - paid.left - paid.right });
  return say(`panel.chosen.${use.kind}`, {
    card: cardName(say.language, use.card),
    stage: city.stages + 1,
    payment: toWhom(view, seat, paid, reader),
    kept: say(`panel.chosen.kept.${seat === view.seat ? 'yours' : 'theirs'}`, { coins }),
  });
}

/** "You pay 1 coin and take 2 debts.", without zeros. */
function splitLine(say: Say, coins: number, debts: number): string {
  const key = debts === 0 ? 'coins' : coins === 0 ? 'debts' : 'both';
  return say(`panel.chosen.pay.${key}`, {
    coins: say('count.coins', { count: coins }),
    debts: say('count.debts', { count: debts }),
  });
}

/** What a seat has prepared, in a sentence: "Library: Ines 1, Rosa 1; you keep 1 coin." */
export function answerLine(view: View, seat: Seat, answer: Answer, reader: Reader): string {
  const say = speech(reader.language);
  const city = itemAt(view.cities, seat);
  switch (answer.kind) {
    case 'build':
    case 'stage':
      return boughtLine(view, seat, answer, reader);
    case 'sell':
      return say('panel.chosen.sell', {
        card: cardName(say.language, answer.card),
        coins: say('count.coins', { count: SALE }),
      });
    case 'unearth':
      return say('panel.chosen.unearth', { card: cardName(say.language, answer.card) });
    case 'leave':
      return say('panel.chosen.leave');
    case 'pay':
      return splitLine(say, answer.coins, Math.max(0, (view.own?.owed ?? 0) - answer.coins));
    case 'side':
      return say('panel.chosen.side', {
        wonder: wonderName(say.language, city.wonder),
        side: say(`side.${answer.side}`),
      });
  }
}
