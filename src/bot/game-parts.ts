import type { Json } from '#engine';
import type { Control, GameTypes, GameUi, UiCapabilities, Words } from '#games/contract';
import { UIS } from '#games/uis';
import { WORDS } from '#games/words';
import type { Reader } from '#i18n';
import { Refused, type Room } from '#room';

/** The words of a room's game. */
export const wordsOf = ({ game }: Pick<Room, 'game'>): Words => WORDS[game];
export const uiOf = ({ game }: Pick<Room, 'game'>): GameUi => UIS[game];

/** An optional capability of the room's game; refused if the game lacks it. */
export function capabilityOf<Name extends keyof UiCapabilities<GameTypes>>(room: Pick<Room, 'game'>, name: Name) {
  const found = uiOf(room)[name];
  if (!found) throw new Refused('unknown');
  return found;
}

/** The controls below the table, in games with open moves. */
export const tableControls = (room: Room, view: Json, legal: readonly Json[], reader: Reader): readonly Control[] =>
  uiOf(room).openMoves?.controls(view, legal, reader) ?? [];

/** A round's number in the words of its game. */
export const roundNames = ({ roundName }: Pick<GameUi, 'roundName'>, rounds: number): readonly string[] =>
  Array.from({ length: rounds }, (_, i) => roundName(i + 1));
