import type { Stage, Words } from '../games/contract.ts';
import { STAGES } from '../games/stages.ts';
import { WORDS } from '../games/words.ts';
import type { Room } from '../room/room.ts';

/** What the game of a room brings to the table. */
export const wordsOf = ({ game }: Pick<Room, 'game'>): Words => WORDS[game];
export const stageOf = ({ game }: Pick<Room, 'game'>): Stage => STAGES[game];
