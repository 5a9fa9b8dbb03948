import { randomBytes } from 'node:crypto';
import { itemAt, type Seat } from '#engine';
import { coverOf, GAME_IDS } from '#games';
import { type Language, markName, words } from '#i18n';
import { gameOf, isDirect, type PrivateKind, type Room, seatOf } from '#room';
import { makeId, NO_MATCH, stampOf, type Verb } from '../discord/custom-id.ts';
import { uiOf, wordsOf } from '../game-parts.ts';
import { buttonRow, type Labeled, lineWith, menuRow, SEPARATOR } from './components.ts';
import { rulesButton } from './controls.ts';
import { optionsBesideForm } from './lobby-form.ts';
import type { Piece } from './message.ts';
import { allSettings, choiceLabel, misfitIn, optionLabel, unusualSettings } from './options.ts';
import { seatLabel } from './seat-labels.ts';

/** The ids of private rooms begin with their kind. */
export const newRoomId = (kind: PrivateKind | '' = ''): string => `${kind}${randomBytes(5).toString('hex')}`;

const seatLine = (room: Room, seat: Seat, language: Language): string => {
  const user = room.seats[seat]?.user;
  return words(language)('bot.lobby.seat', {
    number: seat + 1,
    name: user ? `<@${user}>` : seatLabel(room, seat, language),
  });
};

/** Everyone in seating order; teams under one heading. */
function seatLines(room: Room): string[] {
  const t = words(room.language);
  const seats = room.seats.map((_, seat) => seatLine(room, seat, room.language));
  const teams = gameOf(room).teams(room.seats.length, room.options);
  if (teams.length === 0) return seats;
  return teams.flatMap((team, i) => [
    t('bot.lobby.team', { number: i + 1 }),
    ...team.map((seat) => itemAt(seats, seat)),
  ]);
}

/** A note on the seating, in games where it matters. */
const seatingNote = (room: Room, language = room.language): string[] => {
  const { seating } = wordsOf(room).texts[language].table;
  return seating ? [`-# ${seating}`] : [];
};

const freeSeats = (room: Room): number => gameOf(room).seats.max - room.seats.length;

/** Who wants to play what, for how many it is and how long it takes, and the way in. */
function invitation(room: Room): string {
  const t = words(room.language);
  const { min, max } = gameOf(room).seats;
  const { say, cover } = wordsOf(room);
  const game = say(room.language)('name');
  const host = room.seats.find(({ user }) => user === room.host);
  const facts = [
    t('bot.lobby.players', { range: min === max ? `${max}` : `${min}–${max}`, count: max }),
    ...(cover ? [t('bot.lobby.time', { count: cover.minutes })] : []),
  ];
  if (isDirect(room))
    return `${t('bot.lobby.direct.title', { game })}\n${facts.join(', ')}. ${t(min > 1 ? 'bot.lobby.direct.bots' : 'bot.lobby.direct.solo')}`;
  return [
    host ? t('bot.lobby.title', { name: markName(host.name), game }) : t('bot.lobby.abandoned', { game }),
    `${facts.join(', ')}. ${t(freeSeats(room) > 0 ? 'bot.lobby.press' : 'bot.lobby.full')}`,
  ].join('\n');
}

/** Why the match can't start yet; null if it can. */
function startBarrier(room: Room): string | null {
  const t = words(room.language);
  const missing = gameOf(room).seats.min - room.seats.length;
  if (missing > 0) return t(isDirect(room) ? 'bot.lobby.direct.few' : 'bot.lobby.few', { count: missing });
  const misfit = misfitIn(room, room.language);
  return misfit && t('bot.lobby.misfit', misfit);
}

const readyLine = (room: Room): string =>
  isDirect(room)
    ? words(room.language)('bot.lobby.direct.ready')
    : words(room.language)('bot.lobby.ready', { host: `<@${room.host}>` });

const lobbyButton = (room: Room, verb: Verb, button: Omit<Labeled, 'id'>): Labeled => ({
  ...button,
  id: makeId({ match: room.id, verb, stamp: '', numbers: [] }),
});

const learnButton = (room: Room): Labeled => ({
  id: makeId({ match: NO_MATCH, verb: 'learn', stamp: '', numbers: [GAME_IDS.indexOf(room.game)] }),
  label: words(room.language)('bot.lobby.learn'),
});

/** Without emojis, so that a row takes few lines on a phone. */
function lobbyRows(room: Room, canStart: boolean): Piece[] {
  const t = words(room.language);
  const rules = rulesButton(room, room.language, null);
  const isFull = freeSeats(room) === 0;
  return [
    buttonRow([
      ...(isDirect(room)
        ? []
        : [lobbyButton(room, 'join', { label: t('bot.lobby.join'), style: 'success', disabled: isFull })]),
      lobbyButton(room, 'computer', { label: t('bot.lobby.add'), disabled: isFull }),
      lobbyButton(room, 'start', {
        label: t('bot.lobby.start'),
        style: canStart ? 'primary' : 'secondary',
        disabled: !canStart,
      }),
    ]),
    buttonRow([
      lobbyButton(room, 'options', { label: t('bot.lobby.options') }),
      ...(uiOf(room).lesson ? [learnButton(room)] : []),
      { id: rules.id, label: rules.label },
    ]),
  ];
}

/** The lobby as it is now: what will be played, who sits where, and the way in. */
export function lobbyPieces(room: Room): Piece[] {
  const t = words(room.language);
  const { cover } = wordsOf(room);
  const free = freeSeats(room);
  const barrier = startBarrier(room);
  const unusual = unusualSettings(room, room.language);
  const lines = [
    ...(cover ? [cover.texts[room.language].about] : []),
    ...seatLines(room),
    ...(free > 0 && !isDirect(room) ? [t('bot.lobby.free', { count: free })] : []),
    ...seatingNote(room),
    ...(unusual.length > 0 ? [`-# ⚙️ ${unusual.join(' · ')}`] : []),
    `-# ${barrier ?? readyLine(room)}`,
  ];
  const head = invitation(room);
  return [
    cover ? { name: 'cover.png', request: coverOf(room.game), beside: head } : head,
    lines.join('\n'),
    ...lobbyRows(room, barrier === null),
  ];
}

/** Changes with who sits where. */
export const seatStamp = ({ seats }: Room): string => stampOf(seats, []);

/** Every seat with what someone who sits here can do about it: leave their own, swap for another. */
function seatSections(room: Room, user: string, language: Language): Piece[] {
  const own = seatOf(room, user);
  if (own === null) return [];
  const t = words(language);
  const stamp = seatStamp(room);
  const button = (seat: Seat): Labeled =>
    seat === own
      ? lobbyButton(room, 'lobby-leave', { label: t('bot.lobby.leave') })
      : { id: makeId({ match: room.id, verb: 'lobby-move', stamp, numbers: [seat] }), label: t('bot.lobby.swap') };
  return [
    SEPARATOR,
    ...room.seats.map((_, seat) =>
      isDirect(room) && seat === own
        ? seatLine(room, seat, language)
        : lineWith(seatLine(room, seat, language), button(seat)),
    ),
    ...seatingNote(room, language),
  ];
}

/** Menus for what isn't in the form. */
const settingMenus = (room: Room, language: Language): Piece[] =>
  optionsBesideForm(room).map((option, i) => {
    const id = makeId({ match: room.id, verb: 'set', stamp: '', numbers: [i] });
    const label = optionLabel(room, option, language);
    const choices = option.values.map((value) => ({
      value: `${option.name}=${value}`,
      label: `${label}: ${choiceLabel(room, option, value, language)}`,
      default: value === option.value,
    }));
    return menuRow(id, label, choices);
  });

/** The settings of a lobby in private: the host can change them, everyone else reads them. */
export function settingsPanel(room: Room, user: string, language: Language): Piece[] {
  const t = words(language);
  const isHost = user === room.host;
  const heading = isHost ? t('bot.lobby.settle') : t('bot.lobby.settings', { host: `<@${room.host}>` });
  const change = lobbyButton(room, 'lobby-form', { label: t('bot.lobby.change'), style: 'primary' });
  const cancel = lobbyButton(room, 'lobby-cancel', { label: t('bot.lobby.cancel'), style: 'danger' });
  return [
    [heading, ...allSettings(room, language, isHost ? optionsBesideForm(room) : []).map((line) => `- ${line}`)].join(
      '\n',
    ),
    ...(isHost ? [buttonRow([change, cancel]), ...settingMenus(room, language)] : []),
    ...seatSections(room, user, language),
  ];
}
