import type { Json } from '#engine';
import type { Control, GameTypes, GameUi, UiCapabilities, Words } from '#games/contract';
import { UIS } from '#games/uis';
import { WORDS } from '#games/words';
import type { Reader } from '#i18n';
import { Refused, type Room } from '#room';

/** What the game of a room brings to the table. */
export const wordsOf = ({ game }: Pick<Room, 'game'>): Words => WORDS[game];
export const uiOf = ({ game }: Pick<Room, 'game'>): GameUi => UIS[game];

/** What the game of a room can do beyond what every game can; refused where it can't. */
export function capabilityOf<Name extends keyof UiCapabilities<GameTypes>>(room: Pick<Room, 'game'>, name: Name) {
  const found = uiOf(room)[name];
  if (!found) throw new Refused('unknown');
  return found;
}

/** What stands below the table where everyone may know what a seat can do. */
export const tableControls = (room: Room, view: Json, legal: readonly Json[], reader: Reader): readonly Control[] =>
  uiOf(room).openMoves?.controls(view, legal, reader) ?? [];

/** Rounds as their game counts them. */
export const roundNames = ({ roundName }: Pick<GameUi, 'roundName'>, rounds: number): readonly string[] =>
  Array.from({ length: rounds }, (_, i) => roundName(i + 1));
