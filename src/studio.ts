import { openStudio, type Studio } from './draw/studio.ts';
import type { Request } from './games/contract.ts';
import { rehearsal } from './games/pictures.ts';
import { entryOf } from './root.ts';

export type GamesStudio = Studio<Request>;

/** A picture may be late by a breath; that a press was heard may not. */
const BEHIND = 5;

/** Threads that draw the pictures of all games, and rehearse them unless told not to. */
export const openGamesStudio = (threads = 1, rehearse = true): GamesStudio =>
  openStudio({ thread: entryOf('drawing'), rehearsal: rehearse ? rehearsal(1) : [], threads, behind: BEHIND });
