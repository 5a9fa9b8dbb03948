import { itemAt, required, type Seat } from '#engine';
import { ALT_TEXT_LIMIT, fitAltText, letterOf, nameOf, type Reader } from '#i18n';
import type { WondersRequest } from '../requests.ts';
import { isComplete, partnerOf } from '../rules/city.ts';
import { type CardId, cardOf, stagesOf } from '../rules/content.ts';
import { offerForStage, offerToBuild } from '../rules/payments.ts';
import { timeOf } from '../rules/turn-count.ts';
import type { View } from '../rules/view.ts';
import { conflictLines, finalLines } from './age-end-text.ts';
import { answerLine } from './answer-text.ts';
import {
  cityHead,
  madeWords,
  mainNumbers,
  otherNumbers,
  playedWords,
  rowWords,
  teamHead,
  tokenWords,
} from './city-words.ts';
import { cardSentences } from './content-text.ts';
import { effectsWords } from './effect-text.ts';
import { handLine, headLine, partnerLine, waitingLines } from './headlines.ts';
import { cardName, wonderName } from './names.ts';
import { splitWords, stateAlt } from './payment-text.ts';
import { cardNames, chainIn, costsNothing, pointsWords } from './phrases.ts';
import { lossHead, pileHead, sideLines, sidesHead, splitLines } from './question-text.ts';
import { type Say, speech } from './speech.ts';

/** The picture told in a few sentences; the text views tell everything. */
export const altText = (request: WondersRequest, reader: Reader): string => fitAltText(sentences(request, reader));

function sentences(request: WondersRequest, reader: Reader): readonly string[] {
  const say = speech(reader.language);
  switch (request.kind) {
    case 'table':
      return table(request.view, reader);
    case 'hand':
      return hand(request.view, request.chosen, reader);
    case 'partner':
      return partner(request.view, reader);
    case 'pile':
      return pile(request, say);
    case 'loss':
      return loss(request.view, request.chosen, reader);
    case 'sides':
      return [sidesHead(request.view, request.seat, say), ...sideLines(request.view, request.seat, say)];
    case 'city':
      return city(request.view, request.seat, reader);
    case 'conflict':
      return conflictLines(request.view, reader);
    case 'final':
      return roomiest([finalLines(request.view, reader), finalLines(request.view, reader, false)]);
    case 'card':
      return [`${cardName(say.language, request.card)}.`, ...cardSentences(say, request.card)];
  }
}

/** The first version that fits as a whole; the last one if none does. */
function roomiest(versions: readonly (readonly string[])[]): readonly string[] {
  const fits = versions.find((version) => version.join(' ').length <= ALT_TEXT_LIMIT);
  return fits ?? itemAt(versions, versions.length - 1);
}

/** How much is told of each city, from all to its points alone. */
const DEPTHS = ['all', 'main', 'points'] as const;
type Depth = (typeof DEPTHS)[number];

function seatSentence(view: View, seat: Seat, depth: Depth, reader: Reader): string {
  const say = speech(reader.language);
  const each = itemAt(view.cities, seat);
  const played = view.deeds[seat];
  const numbers = [
    pointsWords(say, each.score.total),
    ...(depth === 'points' ? [] : mainNumbers(say, each)),
    ...(depth === 'all' ? otherNumbers(say, each) : []),
  ];
  const line = say('pictures.alt.seat', {
    name: nameOf(reader, seat),
    wonder: wonderName(say.language, each.wonder),
    stages: each.stages,
    all: stagesOf(each).length,
    what: numbers.join(', '),
  });
  return played && depth !== 'points' ? `${line}; ${playedWords(say, played)}.` : `${line}.`;
}

/** What cities make comes last, and goes first where there is no room. */
function table(view: View, reader: Reader): readonly string[] {
  const say = speech(reader.language);
  const heads = [headLine(view, reader), ...waitingLines(view, reader)];
  const versions = DEPTHS.map((depth) => [
    ...heads,
    ...view.cities.flatMap((_, seat) => [...teamHead(view, seat, say), seatSentence(view, seat, depth, reader)]),
  ]);
  const goods = view.cities.map((each, seat) =>
    say('pictures.alt.makes', { name: nameOf(reader, seat), goods: madeWords(say, each) }),
  );
  return [...roomiest(versions), ...goods];
}

function cardSentence(view: View, seat: Seat, id: CardId, key: 'card' | 'chosenCard' | 'plain', i: number, say: Say) {
  const chain = cardNames(say, chainIn(itemAt(view.cities, seat), id));
  const offer = offerToBuild(view.cities, seat, id, timeOf(view));
  const isFree = offer.kind === 'own' && costsNothing(cardOf(id).cost);
  return say(`pictures.alt.${key}`, {
    letter: letterOf(i),
    name: cardName(say.language, id),
    color: say(`color.${cardOf(id).color}`),
    state: isFree ? say('pictures.state.free') : stateAlt(say, offer, chain),
  });
}

function stageSentence(view: View, seat: Seat, say: Say): string {
  const each = itemAt(view.cities, seat);
  if (isComplete(each)) return say('pictures.text.none');
  const state = stateAlt(say, offerForStage(view.cities, seat));
  return say('pictures.alt.stageState', { stage: each.stages + 1, state });
}

const ownNumbers = (view: View, seat: Seat, say: Say): string =>
  `${[...mainNumbers(say, itemAt(view.cities, seat)), ...otherNumbers(say, itemAt(view.cities, seat))].join(', ')}.`;

function hand(view: View, chosen: number | null, reader: Reader): string[] {
  const say = speech(reader.language);
  const seat = required(view.seat, 'seat of a hand');
  const own = required(view.own, 'hand');
  return [
    handLine(view, reader),
    ...own.hand.map((id, i) => cardSentence(view, seat, id, i === chosen ? 'chosenCard' : 'card', i, say)),
    stageSentence(view, seat, say),
    ...(own.answer ? [say('pictures.text.set', { what: answerLine(view, seat, own.answer, reader) })] : []),
    ownNumbers(view, seat, say),
  ];
}

function partner(view: View, reader: Reader): string[] {
  const say = speech(reader.language);
  const seat = partnerOf(required(view.seat, 'seat of a partner'));
  const { hand: cards, answer } = required(view.partner, 'partner');
  const name = nameOf(reader, seat);
  return [
    partnerLine(view, name, reader),
    ...cards.map((id, i) => cardSentence(view, seat, id, 'plain', i, say)),
    ...(answer ? [say('panel.partnerSet', { name, what: answerLine(view, seat, answer, reader) })] : []),
    ownNumbers(view, seat, say),
  ];
}

function pile({ cards, page, pages, chosen }: Extract<WondersRequest, { readonly kind: 'pile' }>, say: Say): string[] {
  const chosenCard = chosen === null ? undefined : cards[chosen];
  const told = cards.map((id, i) =>
    say('pictures.alt.pileCard', {
      letter: letterOf(i),
      name: cardName(say.language, id),
      color: say(`color.${cardOf(id).color}`),
      effects: effectsWords(say, cardOf(id).effects),
    }),
  );
  return [
    pileHead(say, page, pages),
    ...(chosenCard ? [say('pictures.alt.chosen', { what: cardName(say.language, chosenCard) })] : []),
    ...(told.length ? told : [say('pictures.alt.nothing')]),
  ];
}

function loss(view: View, chosen: number | null, reader: Reader): string[] {
  const say = speech(reader.language);
  const rest = required(view.own, 'loss').owed - (chosen ?? 0);
  const what = chosen === null ? [] : [say('pictures.alt.chosen', { what: splitWords(say, chosen, rest) })];
  return [lossHead(view, reader), ...what, ...splitLines(view, reader)];
}

/** All that is needed to build it again comes first: wonder, stages, cards, coins, tokens. */
function city(view: View, seat: Seat, reader: Reader): string[] {
  const say = speech(reader.language);
  const each = itemAt(view.cities, seat);
  const numbers = [...mainNumbers(say, each), ...otherNumbers(say, each), ...tokenWords(say, each)];
  return [
    cityHead(say, nameOf(reader, seat), each),
    ...(each.cards.length ? [`${cardNames(say, each.cards).join(', ')}.`] : [say('pictures.text.empty')]),
    `${numbers.join(', ')}.`,
    say('pictures.text.score', { rows: rowWords(say, each) }),
    say('pictures.text.makes', { goods: madeWords(say, each) }),
  ];
}
