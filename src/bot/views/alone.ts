import { lastEnd, type Seat } from '#engine';
import { type Language, words } from '#i18n';
import { gameOf, matchOf, type Room, reader } from '#room';
import { framed } from './frame.ts';
import type { Piece } from './message.ts';
import { panelPieces } from './panel.ts';
import { sinceLines } from './story.ts';
import { citiesMenu, finalPictures, outcomeLine } from './table.ts';

/** How it ended, for the one who played. */
function endPieces(room: Room, language: Language): Piece[] {
  const game = gameOf(room);
  const { state } = matchOf(room);
  const view = game.view(state, null);
  const outcome = game.outcome(state);
  return [
    ...finalPictures(room, view),
    `${words(language)('bot.story.over')}\n${outcome ? outcomeLine(room, outcome, language) : ''}`,
    ...citiesMenu(room, language),
  ];
}

/** All there is to see in a private room: the turn, with what happened before it, or the end. */
export function alonePieces(room: Room, seat: Seat, language: Language): Piece[] {
  if (room.status === 'over') return framed(room, seat, language, endPieces(room, language));
  const told = sinceLines(room, lastEnd(matchOf(room), seat), reader(room, language));
  const [first, ...rest] = panelPieces(room, seat, language, [], [told]);
  return first === undefined ? [told] : [first, told, ...rest];
}
