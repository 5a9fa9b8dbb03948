import { itemAt, required, type Seat } from '#engine';
import { ALT_TEXT_LIMIT, nameOf, type Reader } from '#i18n';
import type { WondersRequest } from '../requests.ts';
import { partnerOf } from '../rules/city.ts';
import { cardOf, stagesOf } from '../rules/content.ts';
import { COLORS, type Color } from '../rules/kinds.ts';
import type { SeenCity, View } from '../rules/view.ts';
import { conflictLines, finalLines } from './age-end-text.ts';
import { answerLine } from './answer-text.ts';
import {
  cityHead,
  cityNumbers,
  madeWords,
  mainNumbers,
  playedWords,
  powerLines,
  rowWords,
  teamHead,
  tokenWords,
} from './city-words.ts';
import { cardSentences } from './content-text.ts';
import { effectsWords } from './effect-text.ts';
import { cardHead, cardLine, handCard, ownLine, sellerLines, shortCard, stageLine } from './hand-text.ts';
import { handLine, headLine, partnerLine, waitingLines } from './headlines.ts';
import { cardName, wonderName } from './names.ts';
import { splitWords } from './payment-text.ts';
import { cardNames, opening, pointsWords } from './phrases.ts';
import { causeLines, lossHead, pileHead, sideLines, sidesHead, splitLines } from './question-text.ts';
import { type Say, speech } from './speech.ts';

type Of<Kind extends WondersRequest['kind']> = Extract<WondersRequest, { readonly kind: Kind }>;

/** A picture in words: all of it line by line, or in a few sentences. */
export function describe(request: WondersRequest, reader: Reader, full: boolean): readonly string[] {
  const say = speech(reader.language);
  switch (request.kind) {
    case 'table':
      return full ? tableLines(request.view, reader) : tableSentences(request.view, reader);
    case 'hand':
    case 'partner':
      return hand(request, reader, full);
    case 'pile':
      return pile(request, reader, full);
    case 'loss':
      return loss(request, reader);
    case 'sides':
      return [sidesHead(request.view, request.seat, say), ...sideLines(request.view, request.seat, say)];
    case 'city':
      return [...(full ? [headLine(request.view, reader)] : []), ...city(request.view, request.seat, reader, full)];
    case 'conflict':
      return conflictLines(request.view, reader);
    case 'final':
      return full
        ? finalLines(request.view, reader)
        : roomiest([finalLines(request.view, reader), finalLines(request.view, reader, false)]);
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
  const numbers = { all: cityNumbers, main: mainNumbers, points: () => [] }[depth];
  const line = say('pictures.alt.seat', {
    name: nameOf(reader, seat),
    wonder: wonderName(say.language, each.wonder),
    stages: each.stages,
    all: stagesOf(each).length,
    what: [pointsWords(say, each.score.total), ...numbers(say, each)].join(', '),
  });
  return played && depth !== 'points' ? `${line}; ${playedWords(say, played)}.` : `${line}.`;
}

/** Cities in seating order, each under the head of its team. */
const seated = (view: View, say: Say, told: (seat: Seat, each: SeenCity) => readonly string[]): string[] =>
  view.cities.flatMap((each, seat) => [...teamHead(view, seat, say), ...told(seat, each)]);

/** What cities make comes last, and goes first where there is no room. */
function tableSentences(view: View, reader: Reader): readonly string[] {
  const say = speech(reader.language);
  const versions = DEPTHS.map((depth) => [
    headLine(view, reader),
    ...waitingLines(view, reader),
    ...seated(view, say, (seat) => [seatSentence(view, seat, depth, reader)]),
  ]);
  const goods = view.cities.map((each, seat) =>
    say('pictures.alt.makes', { name: nameOf(reader, seat), goods: madeWords(say, each) }),
  );
  return [...roomiest(versions), ...goods];
}

/** With what each city did last. */
function tableLines(view: View, reader: Reader): string[] {
  const say = speech(reader.language);
  const cities = seated(view, say, (seat, each) => {
    const played = view.deeds[seat];
    const did = played ? [say('pictures.text.did', { what: playedWords(say, played) })] : [];
    const line = [cityLine(view, seat, reader), makes(say, each), ...did].join(' ');
    return [line, colorCounts(say, each)].filter(Boolean);
  });
  const pile = say('pictures.text.discarded', { cards: say('count.cards', { count: view.discarded }) });
  return [headLine(view, reader), ...waitingLines(view, reader), ...cities, pile];
}

const cardsOf = ({ cards }: SeenCity, color: Color) => cards.filter((id) => cardOf(id).color === color);

const colorCounts = (say: Say, city: SeenCity): string =>
  opening(
    COLORS.flatMap((color) => {
      const count = cardsOf(city, color).length;
      return count ? [`${say(`color.${color}`)} ${count}`] : [];
    }).join(', '),
  );

const makes = (say: Say, city: SeenCity): string => say('pictures.text.makes', { goods: madeWords(say, city) });

const numbersLine = (say: Say, city: SeenCity): string =>
  `${[...cityNumbers(say, city), ...tokenWords(say, city)].join(', ')}.`;

function cityLine(view: View, seat: Seat, reader: Reader): string {
  const say = speech(reader.language);
  const each = itemAt(view.cities, seat);
  return `${cityHead(say, nameOf(reader, seat), each)} ${numbersLine(say, each)}`;
}

/** A hand card by card; in full with what the city has, makes and can buy. */
function hand(request: Of<'hand' | 'partner'>, reader: Reader, full: boolean): string[] {
  const say = speech(reader.language);
  const { view } = request;
  const isOwn = request.kind === 'hand';
  const viewer = required(view.seat, 'seat of a hand');
  const seat = isOwn ? viewer : partnerOf(viewer);
  const { hand: cards, answer } = required(isOwn ? view.own : view.partner, request.kind);
  const each = itemAt(view.cities, seat);
  const name = nameOf(reader, seat);
  const what = answer ? answerLine(view, seat, answer, reader) : '';
  const city = isOwn
    ? ownLine(say, each)
    : [cityLine(view, seat, reader), makes(say, each), ...powerLines(say, each)].join(' ');
  const key = (i: number) => (isOwn && i === request.chosen ? 'chosenCard' : 'card');
  return [
    isOwn ? handLine(view, reader) : partnerLine(view, name, reader),
    ...(full ? [city, ...sellerLines(view, seat, reader)] : []),
    ...cards.map((id, i) => (full ? handCard(view, seat, id, say) : shortCard(view, seat, id, key(i), say))),
    stageLine(view, seat, say, full),
    ...(isOwn ? [] : [say(what ? 'panel.partnerSet' : 'panel.partnerOpen', { name, what })]),
    ...(isOwn && what ? [say('pictures.text.set', { what })] : []),
    ...(full ? [] : [`${cityNumbers(say, each).join(', ')}.`]),
  ];
}

/** Cards of the discard pile; in full with what they cost, and the city they are for. */
function pile({ view, cards, page, pages, chosen }: Of<'pile'>, reader: Reader, full: boolean): string[] {
  const say = speech(reader.language);
  const chosenCard = chosen === null ? undefined : cards[chosen];
  return [
    pileHead(say, page, pages),
    ...(chosenCard ? [say('pictures.alt.chosen', { what: cardName(say.language, chosenCard) })] : []),
    ...(cards.length ? cards.map((id) => (full ? cardLine : cardHead)(say, id)) : [say('pictures.alt.nothing')]),
    ...(full ? city(view, required(view.seat, 'seat of a pile'), reader, true) : []),
  ];
}

function loss({ view, chosen }: Of<'loss'>, reader: Reader): string[] {
  const say = speech(reader.language);
  const rest = required(view.own, 'loss').owed - (chosen ?? 0);
  const what = chosen === null ? [] : [say('pictures.alt.chosen', { what: splitWords(say, chosen, rest) })];
  return [lossHead(view, reader), ...what, ...causeLines(view, reader), ...splitLines(view, reader)];
}

function colorLine(view: View, seat: Seat, color: Color, say: Say): string[] {
  const cards = cardsOf(itemAt(view.cities, seat), color);
  if (cards.length === 0) return [];
  const played = view.deeds[seat];
  const fresh = played?.kind === 'built' || played?.kind === 'unearthed' ? played.card : null;
  const members = cards.map((id) => {
    const name = cardName(say.language, id);
    const effects = effectsWords(say, cardOf(id).effects);
    return say('pictures.text.member', {
      name: id === fresh ? say('pictures.text.newMember', { name }) : name,
      effects,
    });
  });
  const values = { color: opening(say(`color.${color}`)), count: cards.length, cards: members.join(', ') };
  return [say('pictures.text.cards', values)];
}

/** One city, in full with every card by color. In brief all that is needed to build it again comes first. */
function city(view: View, seat: Seat, reader: Reader, full: boolean): string[] {
  const say = speech(reader.language);
  const each = itemAt(view.cities, seat);
  const names = each.cards.length ? [`${cardNames(say, each.cards).join(', ')}.`] : [];
  const cards = full ? COLORS.flatMap((color) => colorLine(view, seat, color, say)) : names;
  const told = cards.length ? cards : [say('pictures.text.empty')];
  const score = say('pictures.text.score', { rows: rowWords(say, each) });
  return full
    ? [cityLine(view, seat, reader), makes(say, each), ...powerLines(say, each), score, ...told]
    : [cityHead(say, nameOf(reader, seat), each), ...told, numbersLine(say, each), score, makes(say, each)];
}
