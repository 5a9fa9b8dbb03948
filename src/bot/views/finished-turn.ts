import { lastEnd, type Seat } from '#engine';
import type { Language } from '#i18n';
import { gameOf, matchOf, type Room, reader, seatsToMove } from '#room';
import { uiOf } from '../game-parts.ts';
import type { Piece } from './message.ts';
import { panelPieces } from './panel.ts';
import { sinceLines } from './story.ts';

/**
 * The next turn of whoever is waited for again at once, opened by itself: what happened since the last one, then the
 * panel. Null for anybody else, and where a turn begins with the buttons of the table.
 */
export function nextPieces(room: Room, seat: Seat, language: Language): Piece[] | null {
  if (!seatsToMove(room).includes(seat)) return null;
  const game = gameOf(room);
  const { state } = matchOf(room);
  const told = sinceLines(room, lastEnd(matchOf(room), seat), reader(room, language));
  const panel = uiOf(room).panel(game.view(state, seat), game.legal(state, seat), reader(room, language), []);
  return panel && [told, ...panelPieces(room, seat, language, [], [told])];
}
