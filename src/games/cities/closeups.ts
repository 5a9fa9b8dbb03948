import type { Seat } from '#engine';
import type { Closeup } from '#games/contract';
import { emoji, type Reader } from '#i18n';
import type { CitiesRequest } from './requests.ts';
import type { Condition } from './rules/condition.ts';
import { achievements, card as cardOf, FEATURE_COUNTS } from './rules/content.ts';
import { type Held, isColor } from './rules/held-item.ts';
import { AREA_FEATURES } from './rules/kinds.ts';
import type { Row } from './rules/types.ts';
import type { View } from './rules/view.ts';
import { cardEmoji, goalEmoji } from './words/emoji-labels.ts';
import type { en } from './words/en.ts';
import { cardText, sentence } from './words/phrases.ts';
import { type Say, speech } from './words/speech.ts';

export type Topic = keyof (typeof en)['rules'];

/** Whether it matters what lies side by side. */
function asksForNeighbors(condition: Condition): boolean {
  switch (condition.kind) {
    case 'building':
      return condition.beside !== null;
    case 'area':
      return condition.colors > 0;
    case 'ground':
      return condition.where === 'beside-other';
    case 'pattern':
      return condition.shape === 'pair';
    case 'heights':
      return true;
    case 'crossing':
    case 'quarter':
      return false;
  }
}

/** Whether it counts areas, or what is around one. */
const asksForArea = (condition: Condition): boolean =>
  condition.kind === 'area' ||
  condition.kind === 'crossing' ||
  (condition.kind === 'ground' && condition.where === 'largest') ||
  (condition.kind === 'heights' && condition.together);

/** Rules for this kind of card that one would otherwise have to look up. */
const notes = (say: Say, condition: Condition): string[] => [
  ...(asksForNeighbors(condition) ? [say('table.note.beside')] : []),
  ...(asksForArea(condition) ? [say('table.note.area')] : []),
  ...kindNotes(say, condition),
];

function kindNotes(say: Say, condition: Condition): string[] {
  if (condition.kind === 'pattern') return [sentence(say(`overlap.${condition.overlap ? 'yes' : 'no'}`))];
  if (condition.kind === 'quarter' && condition.of === 'one-color') return [say('table.note.special')];
  if (condition.kind !== 'area' || condition.features === 0) return [];
  const counts = AREA_FEATURES[condition.land].map(
    (feature) => `${say(`feature.${feature}`)} ${FEATURE_COUNTS[feature]}`,
  );
  return [say('table.note.features', { counts: counts.join(', ') })];
}

/** Each card and each goal, with the spaces that fulfill it. */
export function closeups(view: View, seat: Seat, reader: Reader): Closeup[] {
  const say = speech(reader.language);
  const cards = view.towns[seat]!.cards.map(
    (card): Closeup => ({
      label: `${emoji(cardEmoji(card), '⭐')} ${cardText(reader.language, card)}`,
      request: { game: 'cities', kind: 'card', view, seat, card },
      note: notes(say, cardOf(card).condition).join(' '),
    }),
  );
  const goals = achievements(view.board).map(
    ({ id, condition }, achievement): Closeup => ({
      label: `${emoji(goalEmoji(id), '🏆')} ${say(`achievement.${id}.name`)}`,
      request: { game: 'cities', kind: 'achievement', view, seat, achievement },
      note: [
        ...notes(say, condition),
        say('table.note.least'),
        ...(view.towns.length === 2 ? [say('table.note.two')] : []),
        say('table.note.ring'),
      ].join(' '),
    }),
  );
  return [...goals, ...cards];
}

const TOPICS_OF_ROWS: { readonly [row in Row]: Topic } = {
  cards: 'cards',
  tiles: 'tiles',
  features: 'features',
  pieces: 'pieces',
};

/** The topic of the held item, else of what was taken; before that, the course of a round. */
export function topicAt(view: View, held: Held | undefined): Topic {
  if (view.phase === 'over') return 'end';
  if (view.phase === 'start') return 'tiles';
  if (!view.work) return 'round';
  if (held === undefined) return TOPICS_OF_ROWS[view.work.row];
  if (held === 'tile') return 'tiles';
  return isColor(held) ? 'pieces' : 'features';
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
