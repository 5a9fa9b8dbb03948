import type { Seat } from '../../engine/game.ts';
import { words } from '../../i18n/index.ts';
import { namesOf, type Room, seatOf } from '../../room/room.ts';
import { matchOf } from '../../room/turn.ts';
import { patienceEnd } from '../../room/vote.ts';
import { type Context, type Deed, showPrivately } from '../context.ts';
import { makeId, type Verb } from '../custom-id.ts';
import { wordsOf } from '../desk.ts';
import { buttonRows, type Labelled, menuRow } from '../show/components.ts';
import type { Piece } from '../show/message.ts';

const idOf = (room: Room, verb: Verb, ...numbers: number[]) => makeId({ match: room.id, verb, stamp: '', numbers });

/** Those who keep the others waiting for too long. */
const late = ({ room, desk }: Context): Seat[] =>
  room.seats.flatMap((_, seat) => {
    const end = patienceEnd(room, seat);
    return end !== null && end <= desk.clock.now() ? [seat] : [];
  });

function buttons(context: Context): Labelled[] {
  const { room, interaction, language } = context;
  const t = words(language);
  const seat = seatOf(room, interaction.user.id);
  const all: Labelled = { id: idOf(room, 'all'), label: wordsOf(room).say(language)('table.all'), emoji: '🗺️' };
  if (seat === null || room.status !== 'playing') return [all];
  const away = room.seats[seat]!.computer !== null;
  const back: Labelled = { id: idOf(room, 'return'), label: t('bot.more.return'), style: 'success' };
  return [
    all,
    { id: idOf(room, 'since'), label: t('bot.more.since'), emoji: '📜' },
    { id: idOf(room, 'undo'), label: t('bot.more.undo'), emoji: '↩️' },
    away ? back : { id: idOf(room, 'leave-game'), label: t('bot.more.leave'), emoji: '🚪' },
    ...late(context)
      .filter((each) => each !== seat)
      .flatMap((each): Labelled[] => [
        { id: idOf(room, 'hand-turn', each), label: t('bot.more.turn', { name: namesOf(room)[each] }), emoji: '🤖' },
        { id: idOf(room, 'hand-seat', each), label: t('bot.more.seat', { name: namesOf(room)[each] }), emoji: '🤖' },
      ]),
  ];
}

const menu = ({ room }: Context, verb: Verb, prompt: string, seats: readonly Seat[]): Piece[] => {
  const choices = seats.map((seat) => ({ value: String(seat), label: namesOf(room)[seat]! }));
  return choices.length ? [menuRow(idOf(room, verb), prompt, choices)] : [];
};

/** Everything that has no place in the five buttons of the table. */
export const more: Deed = async (context) => {
  const { room, interaction, language } = context;
  matchOf(room);
  const stranger = seatOf(room, interaction.user.id) === null && room.status === 'playing';
  const free = room.seats.flatMap(({ user, computer }, seat) => (computer && !user ? [seat] : []));
  const t = words(language);
  const { whose } = wordsOf(room).tables[language].table;
  await showPrivately(context, [
    t('bot.more.text'),
    ...(whose ? menu(context, 'town', whose, [...room.seats.keys()]) : []),
    ...menu(context, 'sit', t('bot.more.sit'), stranger ? free : []),
    ...buttonRows(buttons(context)),
  ]);
};
