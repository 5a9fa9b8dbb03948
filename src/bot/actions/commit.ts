import type { Seat } from '#engine';
import { type Language, words } from '#i18n';
import { hasSecretTurn, mayReopen, type Room } from '#room';
import { carry } from '../channel/proceed.ts';
import { makeId } from '../discord/custom-id.ts';
import { buttonRow } from '../views/components.ts';
import { nextPieces } from '../views/finished-turn.ts';
import type { Piece } from '../views/message.ts';
import type { Context } from './action-context.ts';
import { secretStamp } from './undo-actions.ts';

/** What is said of a finished turn: what nobody has seen can be changed, and so can the last thing that happened. */
export function finished(room: Room, seat: Seat, language: Language): Piece[] {
  const t = words(language);
  if (!mayReopen(room, seat)) return [t('bot.panel.done')];
  const secret = hasSecretTurn(room, seat);
  const id = makeId({ match: room.id, verb: 'undo', stamp: secret ? secretStamp(room) : '', numbers: [] });
  return [
    t(secret ? 'bot.panel.set' : 'bot.panel.done'),
    buttonRow([{ id, label: t(secret ? 'bot.panel.change' : 'bot.more.undo'), emoji: '↩️' }]),
  ];
}

/**
 * The turn is over: saved, said to who took it, with what came to light at its end, and told to the channel. Who is
 * waited for again goes on at once.
 */
export const finish = (context: Context, room: Room, seat: Seat, seen: readonly Piece[] = []): Promise<void> =>
  carry(
    context,
    room,
    (saved) => [...seen, ...finished(saved, seat, context.language)],
    // What was told to all is let go of by then, and is told here once more.
    (told) => nextPieces({ ...told, past: room.past }, seat, context.language),
  );
