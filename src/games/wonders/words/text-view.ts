import { itemAt, required, type Seat } from '#engine';
import { nameOf, type Reader } from '#i18n';
import type { WondersRequest } from '../requests.ts';
import { type CardId, cardOf } from '../rules/content.ts';
import { COLORS, type Color } from '../rules/kinds.ts';
import type { SeenCity, View } from '../rules/view.ts';
import { conflictLines, finalLines } from './age-end-text.ts';
import {
  cityHead,
  madeWords,
  mainNumbers,
  otherNumbers,
  playedWords,
  powerLines,
  rowWords,
  teamHead,
  tokenWords,
} from './city-words.ts';
import { cardSentences } from './content-text.ts';
import { effectsWords } from './effect-text.ts';
import { handText, partnerText } from './hand-text.ts';
import { headLine, waitingLines } from './headlines.ts';
import { cardName } from './names.ts';
import { opening } from './phrases.ts';
import { causeLines, lossHead, pileText, sideLines, sidesHead, splitLines } from './question-text.ts';
import { type Say, speech } from './speech.ts';

const numbersLine = (say: Say, city: SeenCity): string =>
  `${[...mainNumbers(say, city), ...otherNumbers(say, city), ...tokenWords(say, city)].join(', ')}.`;

/** The card that was built last, if one was. */
function newCard({ deeds }: View, seat: Seat): CardId | null {
  const played = deeds[seat];
  return played?.kind === 'built' || played?.kind === 'unearthed' ? played.card : null;
}

function colorLine(view: View, seat: Seat, color: Color, say: Say): string[] {
  const cards = itemAt(view.cities, seat).cards.filter((id) => cardOf(id).color === color);
  if (cards.length === 0) return [];
  const fresh = newCard(view, seat);
  const members = cards.map((id) => {
    const name = cardName(say.language, id);
    const effects = effectsWords(say, cardOf(id).effects);
    return say('pictures.text.member', {
      name: id === fresh ? say('pictures.text.newMember', { name }) : name,
      effects,
    });
  });
  return [
    say('pictures.text.cards', {
      color: opening(say(`color.${color}`)),
      count: cards.length,
      cards: members.join(', '),
    }),
  ];
}

/** One city: what it has, makes and scores, and every card by color. */
function cityText(view: View, seat: Seat, reader: Reader): string[] {
  const say = speech(reader.language);
  const city = itemAt(view.cities, seat);
  const cards = COLORS.flatMap((color) => colorLine(view, seat, color, say));
  return [
    `${cityHead(say, nameOf(reader, seat), city)} ${numbersLine(say, city)}`,
    say('pictures.text.makes', { goods: madeWords(say, city) }),
    ...powerLines(say, city),
    say('pictures.text.score', { rows: rowWords(say, city) }),
    ...(cards.length ? cards : [say('pictures.text.empty')]),
  ];
}

/** All cities in seating order, with what each did last. */
function tableText(view: View, reader: Reader): string[] {
  const say = speech(reader.language);
  const cities = view.cities.flatMap((city, seat) => {
    const played = view.deeds[seat];
    const did = played ? [say('pictures.text.did', { what: playedWords(say, played) })] : [];
    const makes = say('pictures.text.makes', { goods: madeWords(say, city) });
    const line = [cityHead(say, nameOf(reader, seat), city), numbersLine(say, city), makes, ...did].join(' ');
    return [...teamHead(view, seat, say), line, colorCounts(say, city)].filter(Boolean);
  });
  const pile = say('pictures.text.discarded', { cards: say('count.cards', { count: view.discarded }) });
  return [headLine(view, reader), ...waitingLines(view, reader), ...cities, pile];
}

const colorCounts = (say: Say, { cards }: SeenCity): string =>
  opening(
    COLORS.flatMap((color) => {
      const count = cards.filter((id) => cardOf(id).color === color).length;
      return count ? [`${say(`color.${color}`)} ${count}`] : [];
    }).join(', '),
  );

function lines(request: WondersRequest, reader: Reader): readonly string[] {
  const say = speech(reader.language);
  switch (request.kind) {
    case 'table':
      return tableText(request.view, reader);
    case 'hand':
      return handText(request.view, reader);
    case 'partner':
      return partnerText(request.view, reader);
    case 'pile':
      return [
        ...pileText(say, request.cards, request.page, request.pages),
        ...cityText(request.view, required(request.view.seat, 'seat of a pile'), reader),
      ];
    case 'loss':
      return [lossHead(request.view, reader), ...causeLines(request.view, reader), ...splitLines(request.view, reader)];
    case 'sides':
      return [sidesHead(request.view, request.seat, say), ...sideLines(request.view, request.seat, say)];
    case 'city':
      return [headLine(request.view, reader), ...cityText(request.view, request.seat, reader)];
    case 'conflict':
      return conflictLines(request.view, reader);
    case 'final':
      return finalLines(request.view, reader);
    case 'card':
      return [`**${cardName(say.language, request.card)}**`, ...cardSentences(say, request.card)];
  }
}

/** A picture in words, good enough to play from. */
export const textOf = (request: WondersRequest, reader: Reader): string => lines(request, reader).join('\n');
