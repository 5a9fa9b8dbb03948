import type { Seat } from '#engine';
import { dateWords, type Language, words } from '#i18n';
import { isPrivate, matchOf, mayReopen, type Room } from '#room';
import { makeId, type Verb } from '../discord/custom-id.ts';
import { wordsOf } from '../game-parts.ts';
import { buttonRow, type Labeled } from './components.ts';
import { taught } from './lesson.ts';
import type { Piece } from './message.ts';
import { lookButtons } from './table.ts';

const idOf = (room: Room, verb: Verb, ...numbers: number[]) => makeId({ match: room.id, verb, stamp: '', numbers });

/** The buttons of a table, below a private room's panel. */
function lookRow(room: Room, seat: Seat, language: Language): Piece {
  const undo: Labeled = { id: idOf(room, 'undo'), label: words(language)('bot.more.undo'), emoji: '↩️' };
  const [, ...looks] = lookButtons(room, language);
  return buttonRow([...looks, ...(mayReopen(room, seat) ? [undo] : [])]);
}

/**
 * The heading of a daily city: in full before the first move, short after it, or a note that it's built and still
 * secret.
 */
function chapterOf(room: Room, seat: Seat): 'title' | 'direct' | 'begun' | 'done' {
  if (room.status === 'over') return 'done';
  if (matchOf(room).log.some((entry) => entry.seat === seat)) return 'begun';
  return room.guild === null ? 'direct' : 'title';
}

const markedDaily = (piece: Piece): Piece =>
  typeof piece !== 'string' && 'request' in piece ? { ...piece, request: { ...piece.request, daily: true } } : piece;

function dated(room: Room, seat: Seat, language: Language, pieces: readonly Piece[]): Piece[] {
  if (room.place.kind !== 'daily') return [...pieces];
  const { day, ends } = room.place;
  const values = {
    day: dateWords(day, language),
    game: wordsOf(room).say(language)('name'),
    ends: Math.floor(ends / 1000),
  };
  return [words(language)(`bot.daily.${chapterOf(room, seat)}`, values), ...pieces.map(markedDaily)];
}

/** Adds the frame of a private room to its panel; other rooms have none. */
export function framed(room: Room, seat: Seat, language: Language, pieces: readonly Piece[]): Piece[] {
  if (!isPrivate(room)) return [...pieces];
  const whole = [...pieces, lookRow(room, seat, language)];
  return room.place.kind === 'learn' ? taught(room, seat, language, whole) : dated(room, seat, language, whole);
}
