import type { Seat } from '#engine';
import { words } from '#i18n';
import { isPrivate, type Room, seatOf } from '#room';
import { settle, tell } from '../channel/proceed.ts';
import { alonePieces } from '../views/alone.ts';
import { finishedPieces, nextPieces } from '../views/finished-turn.ts';
import type { Piece } from '../views/message.ts';
import { type MatchContext, showBelow, showPrivately } from './action-context.ts';

type Answer = (saved: Room) => readonly Piece[];

const done =
  ({ language }: MatchContext): Answer =>
  () => [words(language)('bot.panel.done')];

/** In a private room all there is to see, instead of an answer. */
function answered({ interaction, language }: MatchContext, saved: Room, answer: Answer): readonly Piece[] {
  const seat = isPrivate(saved) ? seatOf(saved, interaction.user.id) : null;
  return seat === null ? answer(saved) : alonePieces(saved, seat, language);
}

/**
 * Saved first, then acknowledged to who did it, then told to the channel. What comes next for them stands below the
 * table: in the old answer it would be farther up turn by turn.
 */
export async function commit(
  context: MatchContext,
  room: Room,
  answer = done(context),
  next?: (told: Room) => Piece[] | null,
): Promise<void> {
  const saved = await settle(context.services, room);
  await showPrivately({ ...context, room: saved }, answered(context, saved, answer));
  const told = await tell(context.services, context.room, saved, context.interaction.user.id);
  const below = isPrivate(told) ? null : next?.(told);
  if (below) await showBelow({ ...context, room: told }, below);
}

/**
 * The turn is over: saved, said to who took it, with what came to light at its end, and told to the channel. Who is
 * waited for again goes on at once.
 */
export const commitTurn = (context: MatchContext, room: Room, seat: Seat, seen: readonly Piece[] = []): Promise<void> =>
  commit(
    context,
    room,
    (saved) => [...seen, ...finishedPieces(saved, seat, context.language)],
    // What was told to all is forgotten by then, and is told here once more.
    (told) => nextPieces({ ...told, past: room.past }, seat, context.language),
  );
