import { itemAt, type Seat } from '#engine';
import type { UiParts } from '#games/define';
import type { Reader } from '#i18n';
import type { Wonders } from './requests.ts';
import { scoreOf } from './rules/scoring.ts';
import type { Action } from './rules/types.ts';
import type { View } from './rules/view.ts';
import { cardName } from './words/names.ts';
import { speech } from './words/speech.ts';
import { beforeConflict } from './words/story-text.ts';

function move({ deeds }: View, _before: View, seat: Seat, { language }: Reader): string {
  const played = deeds[seat];
  if (!played) return '';
  const say = speech(language);
  if (played.kind === 'sold') return say('pictures.table.sold');
  return played.kind === 'stage'
    ? say('pictures.table.stage', { stage: played.stage })
    : cardName(language, played.card);
}

/** What a seat had prepared. */
function choice({ own, cities, seat }: View, _before: View, _action: Action, { language }: Reader): string {
  const answer = own?.answer;
  if (!answer || seat === null) return '';
  const say = speech(language);
  switch (answer.kind) {
    case 'build':
    case 'unearth':
      return cardName(language, answer.card);
    case 'stage':
      return say('story.aStage', { stage: itemAt(cities, seat).stages + 1 });
    case 'sell':
      return say('story.sale', { card: cardName(language, answer.card) });
    case 'leave':
      return say('story.nothing');
    case 'pay':
      return say('count.coins', { count: answer.coins });
    case 'side':
      return say(`side.${answer.side}`);
  }
}

export const review: UiParts<Wonders>['review'] = {
  round: ({ phase, age }) => (phase === 'side' ? 0 : age),
  /** A conflict is decided by many turns before it. */
  gain: (view, before, seat) => scoreOf(beforeConflict(view), seat).total - scoreOf(before.cities, seat).total,
  move,
  choice,
  /** A card's name says more than that it was for points. */
  feat: move,
};
