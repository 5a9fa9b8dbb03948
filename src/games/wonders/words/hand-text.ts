import { itemAt, type Seat } from '#engine';
import { nameOf, type Reader } from '#i18n';
import { seatOf, shieldsOf } from '../rules/city.ts';
import { type CardId, cardOf, nextStage, SALE } from '../rules/content.ts';
import { FLANKS, type Flank } from '../rules/kinds.ts';
import { offerForStage, offerToBuild } from '../rules/payments.ts';
import { marketOf, type Ware } from '../rules/trade.ts';
import { timeOf } from '../rules/turn-count.ts';
import type { City } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { cityNumbers, madeWords, powerLines } from './city-words.ts';
import { effectsWords } from './effect-text.ts';
import { cardName, wonderName } from './names.ts';
import { stateAlt, stateText } from './payment-text.ts';
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

/** What only one seat sees: its hand, and all it needs to play from it. */

/** Name, color and effects. */
export function cardHead(say: Say, id: CardId): string {
  const { color, effects } = cardOf(id);
  return say('pictures.text.card', {
    name: cardName(say.language, id),
    color: say(`color.${color}`),
    effects: effectsWords(say, effects),
  });
}

/** The same with what it costs and what it leads to. */
export function cardLine(say: Say, id: CardId): string {
  const to = leadsTo(id);
  const leads = to.length ? [say('pictures.text.leads', { cards: cardNames(say, to).join(', ') })] : [];
  return [cardHead(say, id), `${opening(costOf(say, id))}.`, ...leads].join(' ');
}

function costOf(say: Say, id: CardId): string {
  const price = costWords(say, cardOf(id).cost);
  const cost = price ? say('pictures.text.costs', { cost: price }) : say('pictures.text.free');
  const from = builtBy(id);
  return from.length ? say('pictures.text.orFree', { cost, cards: oneOf(say, cardNames(say, from)) }) : cost;
}

/** How a card of the hand can be had, in one wording or the other; null where it costs nothing anyway. */
function cardState(view: View, seat: Seat, id: CardId, say: Say, state: typeof stateText): string | null {
  const offer = offerToBuild(view.cities, seat, id, timeOf(view));
  if (offer.kind === 'own' && costsNothing(cardOf(id).cost)) return null;
  return state(say, offer, cardNames(say, chainIn(itemAt(view.cities, seat), id)));
}

/** A card of the hand, what it does, and how it can be had. */
export function handCard(view: View, seat: Seat, id: CardId, say: Say): string {
  const state = cardState(view, seat, id, say, stateText);
  const line = cardLine(say, id);
  return state === null ? line : `${line} ${opening(state)}.`;
}

/** The same without what it does. */
export const shortCard = (view: View, seat: Seat, id: CardId, key: 'card' | 'chosenCard', say: Say) =>
  say(`pictures.alt.${key}`, {
    name: cardName(say.language, id),
    color: say(`color.${cardOf(id).color}`),
    state: cardState(view, seat, id, say, stateAlt) ?? say('pictures.state.free'),
  });

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

/** The next stage of the wonder: how it can be had, and in full what it does and what selling brings instead. */
export function stageLine(view: View, seat: Seat, say: Say, full: boolean): string {
  const city = itemAt(view.cities, seat);
  const stage = city.stages + 1;
  const next = nextStage(city);
  const offer = offerForStage(view.cities, seat);
  const selling = full ? ` ${say('pictures.text.selling', { coins: say('count.coins', { count: SALE }) })}` : '';
  if (!next) return `${say('pictures.text.none')}${selling}`;
  if (!full) return say('pictures.alt.stageState', { stage, state: stateAlt(say, offer) });
  const told = { stage, cost: costWords(say, next.cost), effects: effectsWords(say, next.effects) };
  return `${say('pictures.text.stage', told)} ${opening(stateText(say, offer))}.${selling}`;
}

export function ownLine(say: Say, city: City): string {
  const you = say('pictures.text.you', {
    wonder: wonderName(say.language, city.wonder),
    side: say(`side.${city.side}`),
    numbers: cityNumbers(say, city).join(', '),
  });
  return [you, say('pictures.text.make', { goods: madeWords(say, city) }), ...powerLines(say, city)].join(' ');
}

export const sellerLines = (view: View, seat: Seat, reader: Reader): string[] =>
  FLANKS.map((flank) => sellerLine(view, seat, flank, reader));
