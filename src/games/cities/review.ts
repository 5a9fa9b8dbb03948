import { itemAt, type Seat } from '#engine';
import type { UiParts } from '#games/define';
import type { Reader } from '#i18n';
import type { Cities } from './requests.ts';
import { achievements } from './rules/content.ts';
import type { Action, Move, Placement } from './rules/types.ts';
import type { View } from './rules/view.ts';
import { caption } from './words/caption.ts';
import { pointWords, tileWords, toldPlacements } from './words/phrases.ts';
import { type Say, speech } from './words/speech.ts';

const moveOf = ({ last }: View, seat: Seat): Move | null => (last?.seat === seat ? last : null);

const goalsIn = (view: View, { claims }: Move, say: Say): string[] =>
  claims.map(({ achievement }) => say(`achievement.${itemAt(achievements(view.board), achievement).id}.name`));

/** A card by its caption alone: its whole text would fill the picture. */
function placedWords({ length }: View, placed: readonly Placement[], say: Say): string[] {
  const { language } = say;
  const cards = placed.flatMap((each) => (each.kind === 'card' ? [itemAt(caption(language, each.card), 0)] : []));
  const others = placed.filter(({ kind }) => kind !== 'card');
  return [
    ...cards.map((what) => say('story.called', { what })),
    ...toldPlacements(say, length, others, 'pictures.moves.at'),
  ];
}

function move(view: View, _before: View, seat: Seat, { language }: Reader): string {
  const say = speech(language);
  const made = moveOf(view, seat);
  if (!made) return say('story.start');
  return [...placedWords(view, made.placed, say), ...goalsIn(view, made, say)].join(', ');
}

function choice(view: View, before: View, action: Action, { language }: Reader): string {
  const say = speech(language);
  if (action.kind === 'start') return say('story.startTile', { lands: tileWords(say, action.tile) });
  if (action.kind === 'worker') return say(`panel.hidden.${action.row}`);
  return placedWords(view, view.work?.placed.slice(before.work?.placed.length ?? 0) ?? [], say).join(', ');
}

/** The goal that was reached, with what it brought. */
function feat(view: View, _before: View, seat: Seat, { language }: Reader): string | null {
  const say = speech(language);
  const made = moveOf(view, seat);
  const [claim] = made?.claims ?? [];
  if (!made || !claim) return null;
  return `${itemAt(goalsIn(view, made, say), 0)}, ${pointWords(say, claim.value)}`;
}

export const review: UiParts<Cities>['review'] = {
  move,
  choice,
  feat,
  where: ({ board }, { language }) => speech(language)(`board.${board}`),
};
