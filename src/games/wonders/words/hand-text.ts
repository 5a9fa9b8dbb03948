import { itemAt, required, type Seat } from '#engine';
import { letterOf, nameOf, type Reader } from '#i18n';
import { partnerOf, seatOf, shieldsOf } from '../rules/city.ts';
import { type CardId, cardOf, nextStage, SALE } from '../rules/content.ts';
import { FLANKS, type Flank } from '../rules/kinds.ts';
import { offerForStage, offerToBuild } from '../rules/payments.ts';
import { marketOf, type Ware } from '../rules/trade.ts';
import { timeOf } from '../rules/turn-count.ts';
import type { City } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { answerLine } from './answer-text.ts';
import { cityHead, madeWords, mainNumbers, otherNumbers, powerLines } from './city-words.ts';
import { effectsWords } from './effect-text.ts';
import { handLine, partnerLine } from './headlines.ts';
import { cardName, wonderName } from './names.ts';
import { stateText } from './payment-text.ts';
import {
  ARROW,
  builtBy,
  cardNames,
  chainIn,
  costsNothing,
  costWords,
  leadsTo,
  oneOf,
  opening,
  sourcesWords,
} from './phrases.ts';
import { type Say, speech } from './speech.ts';

/** Text views of what only one seat sees, from which one can play. */

/** Name, color and effects, what it costs and what it leads to. */
export function cardLine(say: Say, id: CardId, index: number | null): string {
  const { color, effects } = cardOf(id);
  const head = say(index === null ? 'pictures.text.plainCard' : 'pictures.text.card', {
    letter: letterOf(index ?? 0),
    name: cardName(say.language, id),
    color: say(`color.${color}`),
    effects: effectsWords(say, effects),
  });
  const to = leadsTo(id);
  const leads = to.length ? [say('pictures.text.leads', { cards: cardNames(say, to).join(', ') })] : [];
  return [head, `${opening(costOf(say, id))}.`, ...leads].join(' ');
}

function costOf(say: Say, id: CardId): string {
  const price = costWords(say, cardOf(id).cost);
  const cost = price ? say('pictures.text.costs', { cost: price }) : say('pictures.text.free');
  const from = builtBy(id);
  return from.length ? say('pictures.text.orFree', { cost, cards: oneOf(say, cardNames(say, from)) }) : cost;
}

/** A card of the hand, what it does, and how it can be had. */
export function handCard(view: View, seat: Seat, id: CardId, index: number | null, say: Say): string {
  const offer = offerToBuild(view.cities, seat, id, timeOf(view));
  const line = cardLine(say, id, index);
  if (offer.kind === 'own' && costsNothing(cardOf(id).cost)) return line;
  const chain = cardNames(say, chainIn(itemAt(view.cities, seat), id));
  return `${line} ${opening(stateText(say, offer, chain))}.`;
}

/** Those that cost the same are named together. */
function waresWords(say: Say, wares: readonly Ware[]): string {
  const byPrice = new Map<number, Ware[]>();
  for (const ware of wares) {
    const price = ware.price(itemAt(ware.source, 0));
    byPrice.set(price, [...(byPrice.get(price) ?? []), ware]);
  }
  return [...byPrice]
    .map(([price, same]) => {
      const sources = same.map(({ source }) => source);
      return say('pictures.text.each', { goods: sourcesWords(say, sources), price });
    })
    .join(', ');
}

function sellerLine(view: View, seat: Seat, flank: Flank, reader: Reader): string {
  const say = speech(reader.language);
  const neighbor = seatOf(seat, flank, view.cities.length);
  return say('pictures.text.seller', {
    sign: ARROW[flank],
    name: nameOf(reader, neighbor),
    shields: say('count.shields', { count: shieldsOf(itemAt(view.cities, neighbor)) }),
    goods: waresWords(say, marketOf(view.cities, seat)[flank].wares),
  });
}

function stageLine(view: View, seat: Seat, say: Say): string {
  const city = itemAt(view.cities, seat);
  const selling = say('pictures.text.selling', { coins: say('count.coins', { count: SALE }) });
  const next = nextStage(city);
  if (!next) return `${say('pictures.text.none')} ${selling}`;
  const stage = say('pictures.text.stage', {
    stage: city.stages + 1,
    cost: costWords(say, next.cost),
    effects: effectsWords(say, next.effects),
  });
  return `${stage} ${opening(stateText(say, offerForStage(view.cities, seat)))}. ${selling}`;
}

function ownLine(say: Say, city: City): string {
  const you = say('pictures.text.you', {
    wonder: wonderName(say.language, city.wonder),
    side: say(`side.${city.side}`),
    numbers: [...mainNumbers(say, city), ...otherNumbers(say, city)].join(', '),
  });
  return [you, say('pictures.text.make', { goods: madeWords(say, city) }), ...powerLines(say, city)].join(' ');
}

const trading = (view: View, seat: Seat, reader: Reader): string[] =>
  FLANKS.map((flank) => sellerLine(view, seat, flank, reader));

/** The hand card by card, with what the city has, makes and can buy. */
export function handText(view: View, reader: Reader): string[] {
  const say = speech(reader.language);
  const seat = required(view.seat, 'seat of a hand');
  const { hand, answer } = required(view.own, 'hand');
  return [
    handLine(view, reader),
    ownLine(say, itemAt(view.cities, seat)),
    ...trading(view, seat, reader),
    ...hand.map((id, i) => handCard(view, seat, id, i, say)),
    stageLine(view, seat, say),
    ...(answer ? [say('pictures.text.set', { what: answerLine(view, seat, answer, reader) })] : []),
  ];
}

/** What the partner holds and has set, as the partner would pay for it. */
export function partnerText(view: View, reader: Reader): string[] {
  const say = speech(reader.language);
  const seat = partnerOf(required(view.seat, 'seat of a partner'));
  const { hand, answer } = required(view.partner, 'partner');
  const name = nameOf(reader, seat);
  const city = itemAt(view.cities, seat);
  return [
    partnerLine(view, name, reader),
    `${cityHead(say, name, city)} ${[...mainNumbers(say, city), ...otherNumbers(say, city)].join(', ')}.`,
    [say('pictures.text.makes', { goods: madeWords(say, city) }), ...powerLines(say, city)].join(' '),
    ...trading(view, seat, reader),
    ...hand.map((id) => handCard(view, seat, id, null, say)),
    stageLine(view, seat, say),
    answer
      ? say('panel.partnerSet', { name, what: answerLine(view, seat, answer, reader) })
      : say('panel.partnerOpen', { name }),
  ];
}
