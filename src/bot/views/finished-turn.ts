import { lastEnd, type Seat, visibleLog } from '#engine';
import { type Language, words } from '#i18n';
import { gameOf, hasSecretTurn, matchOf, mayReopen, type Room, reader, seatsToMove } from '#room';
import { makeId, stampOf } from '../discord/custom-id.ts';
import { uiOf } from '../game-parts.ts';
import { buttonRow } from './components.ts';
import type { Piece } from './message.ts';
import { panelPieces } from './panel.ts';
import { sinceLines } from './story.ts';

/** What everyone knew when the button was made: nothing else can have opened a turn that was secret then. */
export const secretStamp = (room: Room): string => stampOf([], visibleLog(matchOf(room), null));

/** What is said of a finished turn: what nobody has seen can be changed, and so can the last thing that happened. */
export function finishedPieces(room: Room, seat: Seat, language: Language): Piece[] {
  const t = words(language);
  if (!mayReopen(room, seat)) return [t('bot.panel.done')];
  const secret = hasSecretTurn(room, seat);
  const id = makeId({ match: room.id, verb: 'undo', stamp: secret ? secretStamp(room) : '', numbers: [] });
  return [
    t(secret ? 'bot.panel.set' : 'bot.panel.done'),
    buttonRow([{ id, label: t(secret ? 'bot.panel.change' : 'bot.more.undo'), emoji: '↩️' }]),
  ];
}

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
