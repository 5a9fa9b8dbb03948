import type { GameUi, Words } from '#games/contract';
import { UIS } from '#games/uis';
import { WORDS } from '#games/words';
import type { Room } from '#room';

/** What the game of a room brings to the table. */
export const wordsOf = ({ game }: Pick<Room, 'game'>): Words => WORDS[game];
export const uiOf = ({ game }: Pick<Room, 'game'>): GameUi => UIS[game];

/** A round as its game counts it. */
export const countedRound = ({ hindsight }: Pick<GameUi, 'hindsight'>, round: number): string =>
  hindsight.numeral?.(round) ?? String(round);

export const countedRounds = (ui: Pick<GameUi, 'hindsight'>, rounds: number): readonly string[] =>
  Array.from({ length: rounds }, (_, i) => countedRound(ui, i + 1));
