import { randomBytes } from 'node:crypto';
import { itemAt } from '#engine';
import { markName, words } from '#i18n';
import { gameOf, type PrivateKind, type Room } from '#room';
import { makeId, type Verb } from '../discord/custom-id.ts';
import { wordsOf } from '../game-parts.ts';
import { buttonRow } from './components.ts';
import type { Piece } from './message.ts';
import { chosenOptions } from './options.ts';

/** The ids of private rooms begin with their kind. */
export const newRoomId = (kind: PrivateKind | '' = ''): string => `${kind}${randomBytes(5).toString('hex')}`;

/** Everyone in seating order; teams under one heading. */
function seatLines(room: Room): string[] {
  const t = words(room.language);
  const seats = room.seats.map(({ user, name, computer }, i) => {
    const how = computer && t(`bot.option.strength.${computer}`);
    const seated = how ? t('bot.lobby.plays', { name: markName(name), how }) : markName(name);
    return t('bot.lobby.seat', { number: i + 1, name: user ? `<@${user}>` : seated });
  });
  const teams = gameOf(room).teams(room.seats.length, room.options);
  if (teams.length === 0) return seats;
  return teams.flatMap((team, i) => [
    t('bot.lobby.team', { number: i + 1 }),
    ...team.map((seat) => itemAt(seats, seat)),
  ]);
}

/** A note on the seating, in games where it matters. */
const seatingNote = (room: Room): string[] => {
  const { seating } = wordsOf(room).texts[room.language].table;
  return seating ? [`-# ${seating}`] : [];
};

/** The lobby: players, options and buttons. */
export function lobbyPieces(room: Room): Piece[] {
  const t = words(room.language);
  const free = gameOf(room).seats.max - room.seats.length;
  const lines = [
    t('bot.lobby.title', { game: wordsOf(room).say(room.language)('name') }),
    t('bot.lobby.open', { host: `<@${room.host}>` }),
    ...seatLines(room),
    free > 0 ? t('bot.lobby.free', { count: free }) : '',
    ...seatingNote(room),
    ...chosenOptions(room, room.language).map((line) => `-# ${line}`),
  ];
  const id = (verb: Verb) => makeId({ match: room.id, verb, stamp: '', numbers: [] });
  return [
    lines.filter(Boolean).join('\n'),
    buttonRow([
      { id: id('join'), label: t('bot.lobby.join'), style: 'success' },
      { id: id('leave'), label: t('bot.lobby.leave') },
      { id: id('computer'), label: t('bot.lobby.add'), emoji: '🤖' },
      { id: id('options'), label: t('bot.lobby.options'), emoji: '⚙️' },
    ]),
    buttonRow([
      ...(room.seats.length > 1 ? [{ id: id('move'), label: t('bot.lobby.move'), emoji: '🔀' }] : []),
      { id: id('start'), label: t('bot.lobby.start'), style: 'primary' },
      { id: id('cancel'), label: t('bot.lobby.cancel'), style: 'danger' },
    ]),
  ];
}
