import { randomBytes } from 'node:crypto';
import { words } from '../../i18n/index.ts';
import { gameOf, type Room } from '../../room/room.ts';
import { makeId, type Verb } from '../custom-id.ts';
import { wordsOf } from '../desk.ts';
import { buttonRow } from './components.ts';
import type { Piece } from './message.ts';
import { chosenOptions } from './options.ts';

export const newRoomId = (): string => randomBytes(5).toString('hex');

/** The lobby as it is now: who sits where, what will be played, and the way in. */
export function lobbyPieces(room: Room): Piece[] {
  const t = words(room.language);
  const seats = room.seats.map(({ user, name }, i) =>
    t('bot.lobby.seat', { number: i + 1, name: user ? `<@${user}>` : name }),
  );
  const free = gameOf(room).seats.max - room.seats.length;
  const lines = [
    t('bot.lobby.title', { game: wordsOf(room).say(room.language)('name') }),
    t('bot.lobby.open', { host: `<@${room.host}>` }),
    ...seats,
    free > 0 ? t('bot.lobby.free', { count: free }) : '',
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
      { id: id('start'), label: t('bot.lobby.start'), style: 'primary' },
      { id: id('cancel'), label: t('bot.lobby.cancel'), style: 'danger' },
    ]),
  ];
}
