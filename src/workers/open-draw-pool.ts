import type { Request } from '#games/contract';
import { rehearsal } from '#games/pictures';
import { entryOf } from '#platform';
import { openStudio, type Studio } from './draw-pool.ts';

export type GamesStudio = Studio<Request>;

/** A picture may be late by a breath; that a press was heard may not. */
const BEHIND = 5;

/** Threads that draw the pictures of all games, and rehearse them unless told not to. */
export const openGamesStudio = (threads = 1, rehearse = true): GamesStudio =>
  openStudio({ thread: entryOf('draw'), rehearsal: rehearse ? rehearsal(1) : [], threads, behind: BEHIND });
