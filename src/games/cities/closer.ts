import type { Seat } from '../../engine/game.ts';
import type { Reader } from '../../i18n/speech.ts';
import { speech } from '../../i18n/speech.ts';
import type { Closeup } from '../contract.ts';
import type { CitiesRequest } from './request.ts';
import { achievements } from './rules/content.ts';
import type { View } from './rules/view.ts';
import { altText } from './words/alt.ts';
import { cardText } from './words/phrases.ts';
import { boardText, neighborhoodText } from './words/text.ts';

/** Each card and each goal, with the spaces that fulfil it. */
export function closeups(view: View, seat: Seat, reader: Reader): Closeup[] {
  const say = speech(reader.language);
  const cards = view.towns[seat]!.cards.map(
    (card): Closeup => ({
      label: `⭐ ${cardText(reader.language, card)}`,
      request: { game: 'cities', kind: 'card', view, seat, card },
    }),
  );
  const goals = achievements(view.board).map(
    ({ id }, achievement): Closeup => ({
      label: `🏆 ${say(`cities.achievement.${id}.name`)}`,
      request: { game: 'cities', kind: 'achievement', view, seat, achievement },
    }),
  );
  return [...goals, ...cards];
}

/** Board and neighborhood space by space; the panel's letters; for the rest its short description. */
export function text(request: CitiesRequest, reader: Reader): string {
  const { view } = request;
  switch (request.kind) {
    case 'board':
      return boardText(view, reader).join('\n');
    case 'neighborhood':
      return neighborhoodText(view, request.seat, reader).join('\n');
    case 'panel':
      return [...neighborhoodText(view, view.seat!, reader), altText(request, reader)].join('\n');
    default:
      return altText(request, reader);
  }
}

export const TOPICS = ['round', 'tiles', 'features', 'pieces', 'cards', 'goals', 'end', 'long'] as const;

export function topicPicture(topic: string, view: View): CitiesRequest | null {
  const seat = view.last?.seat ?? 0;
  const [card] = view.towns[seat]!.cards;
  switch (topic) {
    case 'round':
      return { game: 'cities', kind: 'board', view };
    case 'tiles':
      return { game: 'cities', kind: 'overview', view };
    case 'features':
    case 'pieces':
      return { game: 'cities', kind: 'neighborhood', view, seat };
    case 'cards':
      return card === undefined ? null : { game: 'cities', kind: 'card', view, seat, card };
    case 'goals':
      return { game: 'cities', kind: 'achievement', view, seat, achievement: 0 };
    case 'end':
      return { game: 'cities', kind: 'final', view };
    default:
      return null;
  }
}
