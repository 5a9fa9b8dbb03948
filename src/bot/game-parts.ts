import type { Stage, Words } from '#games/contract';
import { STAGES } from '#games/uis';
import { WORDS } from '#games/words';
import type { Room } from '#room';

/** What the game of a room brings to the table. */
export const wordsOf = ({ game }: Pick<Room, 'game'>): Words => WORDS[game];
export const stageOf = ({ game }: Pick<Room, 'game'>): Stage => STAGES[game];

/** A round as its game counts it. */
export const countedRound = ({ hindsight }: Pick<Stage, 'hindsight'>, round: number): string =>
  hindsight.numeral?.(round) ?? String(round);

export const countedRounds = (stage: Pick<Stage, 'hindsight'>, rounds: number): readonly string[] =>
  Array.from({ length: rounds }, (_, i) => countedRound(stage, i + 1));
