import type { Seat } from '../../engine/game.ts';
import type { Reader } from '../../i18n/speech.ts';
import type { Closeup } from '../contract.ts';
import type { CitiesRequest } from './request.ts';
import { achievements } from './rules/content.ts';
import type { View } from './rules/view.ts';
import type { en } from './words/en.ts';
import { cardText } from './words/phrases.ts';
import { speech } from './words/speech.ts';

type Topic = keyof (typeof en)['rules'];

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
      label: `🏆 ${say(`achievement.${id}.name`)}`,
      request: { game: 'cities', kind: 'achievement', view, seat, achievement },
    }),
  );
  return [...goals, ...cards];
}

export function topicPicture(topic: Topic, view: View): CitiesRequest | null {
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
