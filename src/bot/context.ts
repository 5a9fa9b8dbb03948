import type { Seat } from '../engine/game.ts';
import { type Asked, type Asker, show } from './answer.ts';
import type { Press } from './custom-id.ts';
import type { Desk } from './desk.ts';
import { compose, type Piece } from './message.ts';
import { panelPieces } from './panel.ts';
import { Refused } from './refusal.ts';
import { type Room, reader, seatOf } from './room.ts';
import { waitingFor } from './turn.ts';

/** Somebody asks for something about the match of a channel; `press` is null for a command. */
export type Context = Asker & {
  readonly desk: Desk;
  readonly interaction: Asked;
  readonly press: Press | null;
  readonly room: Room;
};

/** What a press or a command does. Runs in the queue of its channel. */
export type Deed = (context: Context) => Promise<void>;

export function demandSeat({ room, interaction }: Context): Seat {
  const seat = seatOf(room, interaction.user.id);
  if (seat === null) throw new Refused('stranger');
  return seat;
}

/** Whose turn it is, if it is the asker's; otherwise the reason why not. */
export function demandTurn(context: Context): Seat {
  const { room } = context;
  if (room.status === 'over') throw new Refused('over');
  const seat = demandSeat(context);
  const waited = waitingFor(room);
  if (seat !== waited) throw new Refused('turn', { name: room.seats[waited ?? 0]!.name });
  return seat;
}

/** Shows this instead of whatever the private answer showed before. */
export async function showPrivately({ desk, interaction, room, language }: Context, pieces: readonly Piece[]) {
  await show(desk, interaction, language, await compose(desk, reader(room, language), pieces));
}

export const showPanel = (context: Context, room: Room, seat: Seat, shown: readonly number[] = []): Promise<void> =>
  showPrivately({ ...context, room }, panelPieces(room, seat, context.language, shown));
