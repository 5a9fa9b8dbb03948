import { words } from '../../i18n/index.ts';
import { type Context, showPrivately } from '../context.ts';
import type { Piece } from '../message.ts';
import { settle, tell } from '../proceed.ts';
import type { Room } from '../room.ts';

/** Saved first, then acknowledged to who did it, then told to the channel. */
export async function carry(context: Context, room: Room, more: (saved: Room) => readonly Piece[] = () => []) {
  const saved = await settle(context.desk, room);
  await showPrivately(context, [words(context.language)('bot.panel.done'), ...more(saved)]);
  await tell(context.desk, context.room, saved);
}
