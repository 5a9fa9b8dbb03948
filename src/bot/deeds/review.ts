import { type Language, words } from '../../i18n/index.ts';
import { publicReader, type Room, reader } from '../../room/room.ts';
import { type Context, type Deed, showPrivately } from '../context.ts';
import { makeId } from '../custom-id.ts';
import { buttonRow, type Labeled } from '../show/components.ts';
import type { Piece } from '../show/message.ts';
import { shareButton } from '../show/result.ts';
import { reviewPieces, sharedPieces } from '../show/review.ts';

/** The same with what is known by then, in its place. */
const againButton = (match: string, language: Language): Labeled => ({
  id: makeId({ match, verb: 'look-back', stamp: '', numbers: [] }),
  label: words(language)('bot.review.more'),
  emoji: '🔎',
});

/** How it went, as far as that is known: what was missed is looked for in the background. */
export const review: Deed = async (context) => {
  const { desk, room, language } = context;
  const misses = desk.reviews.misses(room);
  await showPrivately(context, [
    ...reviewPieces(room, misses, reader(room, language)),
    buttonRow([
      ...(misses.complete ? [] : [againButton(room.id, language)]),
      shareButton(room.id, 'review', [], language),
    ]),
  ]);
};

/** For everyone, in the language of the match. */
export const sharedReview = ({ desk }: Context, room: Room): readonly Piece[] =>
  sharedPieces(room, desk.reviews.misses(room), publicReader(room));
