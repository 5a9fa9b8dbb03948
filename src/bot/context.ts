import type { Seat } from '../engine/game.ts';
import { lastEnd } from '../engine/history.ts';
import type { Shown } from '../games/contract.ts';
import { type TABLES, words } from '../i18n/index.ts';
import { Refused } from '../room/refusal.ts';
import { gameOf, namesOf, type Room, reader, seatOf } from '../room/room.ts';
import { matchOf, publicLength } from '../room/turn.ts';
import { type Asked, type Asker, show } from './answer.ts';
import { makeId, type Press } from './custom-id.ts';
import { type Desk, wordsOf } from './desk.ts';
import { buttonRow, cut } from './show/components.ts';
import { compose, type Piece } from './show/message.ts';
import { panelPieces } from './show/panel.ts';

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

/** The asker's seat, if they play it themselves: who lets the computer play takes the seat back first. */
export function demandPresence(context: Context): Seat {
  const seat = demandSeat(context);
  if (context.room.seats[seat]?.computer) throw new Refused('away');
  return seat;
}

/** Whose turn it is, if it is the asker's; otherwise the reason why not. */
export function demandTurn(context: Context): Seat {
  const { room } = context;
  if (room.status === 'over') throw new Refused('over');
  const seat = demandPresence(context);
  const waiting = gameOf(room).waiting(matchOf(room).state);
  const name = waitedFor(room).join(', ');
  if (!waiting.includes(seat))
    throw new Refused(lastEnd(matchOf(room), seat) >= publicLength(room) ? 'others' : 'turn', { name });
  return seat;
}

/** The names of those the match waits for. */
export const waitedFor = (room: Room): string[] =>
  gameOf(room)
    .waiting(matchOf(room).state)
    .map((seat) => namesOf(room)[seat] ?? '');

/** All texts of a message together. */
const MOST_TEXT = 4000;

/** Each picture followed by the same in words, as far as they fit. */
function withText({ room, language }: Context, pieces: readonly Piece[]): Piece[] {
  let left = MOST_TEXT - pieces.reduce((sum, piece) => sum + (typeof piece === 'string' ? piece.length : 0), 0);
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string' || !('request' in piece) || left < 2) return [piece];
    const said = cut(wordsOf(room).text(piece.request, reader(room, language)), left);
    left -= said.length;
    return [piece, said];
  });
}

/** Shows this instead of whatever the private answer showed before. */
export async function showPrivately(context: Context, pieces: readonly Piece[]): Promise<void> {
  const { desk, interaction, room, language, person } = context;
  const shown = person.text ? withText(context, pieces) : pieces;
  await show(desk, interaction, language, await compose(desk, reader(room, language), shown));
}

export const showPanel = (context: Context, room: Room, seat: Seat, shown: Shown = []): Promise<void> =>
  showPrivately({ ...context, room }, panelPieces(room, seat, context.language, shown));

type Question = keyof (typeof TABLES)['en']['bot']['ask'];

/** Asks before something that can't be taken back; no is to do nothing. */
export function question({ room, language }: Context, verb: 'beg' | 'go' | 'finish', key: Question = verb): Piece[] {
  const t = words(language);
  const id = makeId({ match: room.id, verb, stamp: '', numbers: [] });
  return [t(`bot.ask.${key}.text`), buttonRow([{ id, label: t(`bot.ask.${key}.yes`), style: 'danger' }])];
}
