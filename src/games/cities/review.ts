import { itemAt, type Seat } from '#engine';
import type { ReviewedTurn } from '#games/contract';
import type { UiParts } from '#games/define';
import type { Person, Reader } from '#i18n';
import type { Cities } from './requests.ts';
import { achievements } from './rules/content.ts';
import type { Color, Feature } from './rules/kinds.ts';
import type { Length, Move, Placement } from './rules/types.ts';
import type { View } from './rules/view.ts';
import { spaceName, tileName } from './words/address.ts';
import { caption } from './words/caption.ts';
import { type Done, doneWords } from './words/done-text.ts';
import { pointWords, toldPlacements } from './words/phrases.ts';
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

function doneIn({ view, before, action }: ReviewedTurn<Cities>): readonly Done[] {
  if (action.kind === 'start') return [{ kind: 'began', tile: action.tile }];
  if (action.kind === 'worker') return [{ kind: 'hidden', row: action.row }];
  return view.work?.placed.slice(before.work?.placed.length ?? 0) ?? [];
}

const same = (one: Done, other: Done): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Each thing as often as there is more of it than in the other. */
function without(all: readonly Done[], other: readonly Done[]): readonly Done[] {
  const left = [...other];
  return all.filter((each) => {
    const at = left.findIndex((one) => same(one, each));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const heldIn = (done: Done): Feature | Color | null =>
  done.kind === 'feature' ? done.feature : done.kind === 'piece' ? done.color : done.kind === 'drop' ? done.item : null;

/** What else could have become of the same thing; null if it is another one. */
function elsewhere(say: Say, length: Length, one: Done, other: Done): string | null {
  if (one.kind === 'tile' && other.kind === 'tile' && one.tile === other.tile) {
    const degrees = 90 * ((other.turn - one.turn + 4) % 4);
    const at = tileName(length, other);
    if (at === tileName(length, one)) return say('review.turned', { degrees });
    return say(degrees === 0 ? 'review.moved' : 'review.movedAndTurned', { at, degrees });
  }
  const held = heldIn(one);
  if (held === null || held !== heldIn(other)) return null;
  if (other.kind === 'drop') return say('review.discardIt');
  if (other.kind !== 'feature' && other.kind !== 'piece') return null;
  return say(one.kind === 'drop' ? 'review.placeIt' : 'review.moved', { at: spaceName(length, other) });
}

function contrast(played: ReviewedTurn<Cities>, better: ReviewedTurn<Cities>, person: Person, { language }: Reader) {
  const say = speech(language);
  const { length } = played.view;
  const [all, others] = [doneIn(played), doneIn(better)];
  const [own, instead] = [without(all, others), without(others, all)];
  if (own.length === 0 && instead.length === 0) return null;
  // Of a turn that only did less, all is told.
  const [done, other] = own.length > 0 && instead.length > 0 ? [own, instead] : [all, others];
  const isFull = done.some(({ kind }) => kind === 'tile') && other.some(({ kind }) => kind === 'tile');
  const [one, another] = [done[0], other[0]];
  const moved = done.length === 1 && other.length === 1 && one && another && elsewhere(say, length, one, another);
  if (moved) return { played: doneWords(done, person, { say, length, isFull: false }), better: moved };
  const telling = { say, length, isFull };
  return { played: doneWords(done, person, telling), better: doneWords(other, 'doing', telling) };
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
  contrast,
  feat,
  where: ({ board }, { language }) => speech(language)(`board.${board}`),
};
