import type { PictureRequest } from '#games/contract';
import { rehearsal } from '#games/pictures';
import { entryFile } from '#platform';
import { type DrawPool, openDrawPool } from './draw-pool.ts';
import { openThinkPool, type ThinkPool } from './think-pool.ts';

export type GamesDrawPool = DrawPool<PictureRequest>;

/** A picture may come a moment later; the acknowledgement of a press may not. */
const NICENESS = 5;

/** Threads that draw the pictures of all games, rehearsed by default. */
export const openGamesDrawPool = (threads = 1, rehearse = true): GamesDrawPool =>
  openDrawPool({ entry: entryFile('draw'), rehearsal: rehearse ? rehearsal(1) : [], threads, niceness: NICENESS });

/** Threads in which the bot players of all games choose their moves. */
export const openGamesThinkPool = (): ThinkPool => openThinkPool(entryFile('think'));
