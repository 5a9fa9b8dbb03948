import { itemAt } from '#engine';
import { listText, markName, words } from '#i18n';
import { gameOf, matchOf, namesOf, type Room, resultOf, seatsToMove, tableLink } from '#room';
import { wordsOf } from '../game-parts.ts';
import { linkRow } from './components.ts';
import type { Piece } from './message.ts';
import { scoreWords } from './result.ts';
import { outcomeLine } from './table.ts';

/** Who plays and whose turn it is. */
function playingLines(room: Room): string[] {
  const { language } = room;
  const names = namesOf(room);
  const waiting = seatsToMove(room).map((seat) => `**${itemAt(names, seat)}**`);
  const turn = { names: listText(language, waiting), count: waiting.length };
  return [listText(language, names), ...(waiting.length > 0 ? [words(language)('bot.thread.turn', turn)] : [])];
}

const hostLine = (room: Room): string => {
  const name = room.seats.find(({ user }) => user === room.host)?.name ?? '';
  return words(room.language)('bot.thread.host', { name: markName(name) });
};

/** Who played and how it ended. */
function endLines(room: Room): string[] {
  const { language, status } = room;
  const outcome = status === 'over' ? gameOf(room).outcome(matchOf(room).state) : null;
  const names = listText(language, namesOf(room));
  if (!outcome) return [names, words(language)('bot.thread.early')];
  const isRanked = outcome.kind === 'ranked' && room.seats.length > 1;
  return [isRanked ? scoreWords(resultOf(room, 0), language) : names, outcomeLine(room, outcome)];
}

/** What a match's card in the channel says; `hasEnded` if nobody plays on, whatever the rules say. */
export function entryText(room: Room, hasEnded = room.status === 'over'): string {
  const game = wordsOf(room).say(room.language)('name');
  return [
    words(room.language)('bot.thread.title', { game }),
    ...(room.status === 'lobby' ? [hostLine(room)] : hasEnded ? endLines(room) : playingLines(room)),
  ].join('\n');
}

/** The card itself: the way to the thread is its only button. */
export const entryPieces = (room: Room, said: string): Piece[] => [
  said,
  linkRow(words(room.language)('bot.next.open'), tableLink({ ...room, table: null })),
];
