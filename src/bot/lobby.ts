import { randomBytes } from 'node:crypto';
import { startMatch } from '../engine/match.ts';
import { parseOptions } from '../engine/options.ts';
import { words } from '../i18n/index.ts';
import { makeId } from './custom-id.ts';
import { type Desk, gameOf } from './desk.ts';
import type { Piece } from './message.ts';
import { buttonRow } from './parts.ts';
import { Refused } from './refusal.ts';
import { FRESH, type Room } from './room.ts';
import { chosenOptions } from './room-options.ts';
import { computersOf, demandHost, levelOf, setComputers } from './seating.ts';

export const newRoomId = (): string => randomBytes(5).toString('hex');

/** The lobby as it is now: who sits where, what will be played, and the way in. */
export function lobbyPieces(room: Room): Piece[] {
  const t = words(room.language);
  const seats = room.seats.map(({ user, name }, i) =>
    t('bot.lobby.seat', { number: i + 1, name: user ? `<@${user}>` : name }),
  );
  const free = gameOf(room).seats.max - room.seats.length;
  const lines = [
    t('bot.lobby.title', { game: t(`${room.game}.name`) }),
    t('bot.lobby.open', { host: `<@${room.host}>` }),
    ...seats,
    free > 0 ? t('bot.lobby.free', { count: free }) : '',
    ...chosenOptions(room, room.language).map(({ label, value }) => `-# ${label}: ${value}`),
  ];
  const id = (verb: string) => makeId({ match: room.id, verb, stamp: '', numbers: [] });
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

/** Some choices fit some seat counts only: the long game is for two. */
export function start(desk: Desk, room: Room, user: string): Room {
  demandHost(room, user);
  const game = gameOf(room);
  const seats = room.seats.length;
  if (seats < game.seats.min) throw new Refused('few', { min: game.seats.min });
  for (const [name, value] of Object.entries(room.options)) {
    if (parseOptions(game, seats, { [name]: value }).ok) continue;
    const t = words(room.language);
    const option = t(`${room.game}.option.${name}.label`);
    throw new Refused('misfit', { option, choice: t(`${room.game}.option.${name}.${value}`), seats });
  }
  const options = parseOptions(game, seats, room.options);
  if (!options.ok) throw new Refused('failed');
  const players = room.seats.map(({ name, computer }) => ({ name, computer }));
  const match = startMatch(game, players, options.value, desk.seed());
  return { ...room, ...FRESH, status: 'playing', match, past: match.history.open };
}

/** A new room for the same table. Who was replaced by a computer meanwhile has their seat back. */
export const again = (room: Room, host: string): Room =>
  setComputers(
    {
      ...room,
      ...FRESH,
      id: newRoomId(),
      host,
      seats: room.seats.map((seat) => (seat.user ? { ...seat, computer: null } : seat)),
    },
    computersOf({ ...room, seats: room.seats.filter((seat) => !seat.user) }),
    levelOf(room),
  );
