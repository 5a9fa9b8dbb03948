import { type Language, words } from '#i18n';
import { buildTimeline, compareMistakes, publicReader, type Room, reader } from '#room';
import { makeId } from '../discord/custom-id.ts';
import { capabilityOf, uiOf } from '../game-parts.ts';
import { buttonRow, type Labeled } from '../views/components.ts';
import type { Piece } from '../views/message.ts';
import { shareButton } from '../views/result.ts';
import { type Past, reviewPieces, sharedPieces } from '../views/review.ts';
import { type MatchContext, type MatchHandler, showPrivately } from './action-context.ts';
import { defineAction } from './define-action.ts';

/** The same with what is known by then, in its place. */
const againButton = (match: string, language: Language): Labeled => ({
  id: makeId({ match, verb: 'look-back', stamp: '', numbers: [] }),
  label: words(language)('bot.review.more'),
  emoji: '🔎',
});

/** As far as it is known: what was missed is looked for in the background. */
async function pastOf({ services }: MatchContext, room: Room): Promise<Past> {
  const course = await services.slicer.run(buildTimeline(room, uiOf(room), capabilityOf(room, 'review')));
  const misses = services.gameReviews.misses(room);
  return { course, misses, forks: await services.slicer.run(compareMistakes(room, misses)) };
}

/** How it went. */
const review: MatchHandler = async (context) => {
  const { room, language } = context;
  const past = await pastOf(context, room);
  await showPrivately(context, [
    ...reviewPieces(room, past, reader(room, language)),
    buttonRow([
      ...(past.misses.complete ? [] : [againButton(room.id, language)]),
      shareButton(room.id, 'review', [], language),
    ]),
  ]);
};

/** For everyone, in the language of the match. */
export const sharedReview = async (context: MatchContext, room: Room): Promise<readonly Piece[]> =>
  sharedPieces(room, await pastOf(context, room), publicReader(room));

export const REVIEW_ACTIONS = [
  defineAction({ id: 'review', answer: 'reply', phase: 'after the end', run: review }),
  defineAction({ id: 'look-back', answer: 'panel', phase: 'after the end', run: review }),
];
