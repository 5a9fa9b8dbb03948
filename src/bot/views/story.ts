import { type Json, lastEnd } from '#engine';
import type { PictureRequest, Points, Story, StoryLine } from '#games/contract';
import { type Language, markName, pointsText, type Reader, totalText, words } from '#i18n';
import {
  type EndedTurn,
  gameOf,
  matchOf,
  namesAt,
  publicReader,
  type Room,
  seatsToMove,
  turnsSince,
  wasPresent,
} from '#room';
import { uiOf } from '../game-parts.ts';
import { cut, EARLIER, MOVE_FILE, STORY, text } from './components.ts';
import type { Piece } from './message.ts';

/** The bots' moves: removed with the table. */
const COMPUTERS_FILE = 'computers.png';
/** The moves that fit one picture. */
const MOST_MOVES = 4;
/** Of the 4,000 characters of a message. */
const MOST_WORDS = 3000;
const MOST_EARLIER = 500;

/** "+4 points (now 23)", against a target "+4 points (now 9 of 20)". */
function pointsWords({ gain, total, target }: Points, language: Language): string {
  const t = words(language);
  const gained = t('bot.story.points', { count: gain, points: `${gain < 0 ? '' : '+'}${pointsText(gain)}` });
  const now = pointsText(total);
  if (target === undefined) return `**${gained}** ${t('bot.story.now', { total: now })}`;
  return `**${gained}** ${t(`bot.story.${total >= 0 && total < target ? 'toward' : 'beyond'}`, { total: now, target })}`;
}

/** A move that scored nothing says nothing of points; a bare name has its total. */
function toldLine({ text, points }: StoryLine, language: Language): string {
  if (!points) return text;
  const isName = text.endsWith('**');
  if (points.gain !== 0) return `${text}${isName ? ':' : ','} ${pointsWords(points, language)}`;
  return isName ? `${text}: ${totalText(points.total, points.target ?? null, language)}` : text;
}

type Turn = EndedTurn & { readonly story: Story };

/** Adds the reason to a line about a bot's move. */
const withReason =
  (room: Room, index: number, [view, before]: readonly [Json, Json], reader: Reader) =>
  (told: StoryLine): StoryLine => {
    const { by } = told;
    if (by === undefined || wasPresent(room, by, index)) return told;
    const reason = uiOf(room).reason(view, before, by, reader);
    return reason === null
      ? told
      : { ...told, text: words(reader.language)('bot.story.reason', { text: told.text, reason }) };
  };

const toldTurns = (room: Room, from: number, reader: Reader): Turn[] => {
  const view = (state: EndedTurn['after']) => gameOf(room).view(state, null);
  return turnsSince(room, from).map((ended) => {
    const [after, before] = [view(ended.after), view(ended.before)];
    const told = { ...reader, names: namesAt(room, ended.index, reader.language) };
    const story = uiOf(room).story(after, before, told);
    const lines = story.lines.map(withReason(room, ended.index, [after, before], told));
    return { ...ended, story: { ...story, lines } };
  });
};

const linesOf = (turns: readonly Turn[], language: Language): string[] =>
  turns.flatMap(({ story }) => story.lines.map((told) => toldLine(told, language))).filter(Boolean);

/** Every line of what happened since, in words. */
export const toldLines = (room: Room, from: number, reader: Reader): string[] =>
  linesOf(toldTurns(room, from, reader), reader.language);

/** Several moves as one picture; one move as the picture of its story. */
function movesPicture(room: Room, turns: readonly Turn[]): PictureRequest | null {
  const shown = turns.filter(({ story }) => story.picture).slice(-MOST_MOVES);
  const view = (state: EndedTurn['after']) => gameOf(room).view(state, null);
  const turnsShown = shown.map(({ after, before }) => ({ view: view(after), before: view(before) }));
  const together = shown.length > 1 ? uiOf(room).moves(turnsShown) : null;
  return together ?? shown.at(-1)?.story.picture ?? null;
}

const drawing = (name: string, request: PictureRequest | null): Piece[] => (request ? [{ name, request }] : []);

/** The last person's move, or the shared city, as a picture of its own; the bots' moves since as another. */
function movePictures(room: Room, turns: readonly Turn[]): Piece[] {
  const isPersons = ({ index, story: { seat, picture } }: Turn) =>
    picture !== null && (seat === null || wasPresent(room, seat, index));
  const last = turns.findLastIndex(isPersons);
  const computers = turns.slice(last + 1).filter(({ story }) => !story.untouched);
  return [
    ...drawing(MOVE_FILE, turns[last]?.story.picture ?? null),
    ...drawing(COMPUTERS_FILE, movesPicture(room, computers)),
  ];
}

const newsLines = (room: Room): string[] =>
  room.news.map(({ kind, name, until = 0 }) => {
    // A vacation lasts until the end of a day, which is the next day's first moment.
    const time = Math.floor(until / 1000) - (kind === 'vacation' ? 1 : 0);
    return words(room.language)(`bot.news.${kind}`, { name: markName(name), time });
  });

/** What is still to be announced: pictures above the table, and lines below it. */
export type Recap = { readonly pictures: readonly Piece[]; readonly lines: readonly Piece[] };

const paragraph = (id: number, lines: readonly string[], limit: number): Piece[] =>
  lines.length ? [{ ...text(cut(lines.join('\n'), limit)), id }] : [];

/** What was announced since the last turn of the player to move, once more in small print. */
function earlierLines(room: Room): string[] {
  const seats = seatsToMove(room);
  const [seat] = seats;
  if (seat === undefined || seats.length > 1) return [];
  const from = lastEnd(matchOf(room), seat) + 1;
  if (from >= room.announced) return [];
  const missed = toldTurns(room, from, publicReader(room)).filter(
    (turn) => turn.index < room.announced && turn.seat !== seat,
  );
  return linesOf(missed, room.language).map((line) => `-# ${line}`);
}

/** `opening` are the lines of a match's first table. */
export function recapOf(room: Room, opening: readonly string[] = []): Recap {
  const turns = toldTurns(room, room.announced, publicReader(room));
  return {
    pictures: movePictures(room, turns),
    lines: [
      ...paragraph(EARLIER, earlierLines(room), MOST_EARLIER),
      ...paragraph(STORY, [...newsLines(room), ...linesOf(turns, room.language), ...opening], MOST_WORDS),
    ],
  };
}

/** Everything that happened from a point of the log, in words. */
export const sinceLines = (room: Room, from: number, reader: Reader): string =>
  cut(toldLines(room, Math.max(0, from), reader).join('\n'), MOST_WORDS);

/** Everything that happened from a point of the log, in words and a picture, for one person. */
export function sincePieces(room: Room, from: number, reader: Reader): Piece[] {
  const turns = toldTurns(room, from, reader);
  const lines = linesOf(turns, reader.language);
  return lines.length ? [cut(lines.join('\n'), MOST_WORDS), ...drawing('moves.png', movesPicture(room, turns))] : [];
}
