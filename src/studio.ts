import { openStudio, type Studio } from './draw/studio.ts';
import type { Request } from './games/contract.ts';
import { rehearsal } from './games/pictures.ts';

export type GamesStudio = Studio<Request>;

const DRAWING = new URL('./drawing.ts', import.meta.url);

/** Threads that draw the pictures of all games. */
export const openGamesStudio = (threads = 1): GamesStudio =>
  openStudio({ thread: DRAWING, rehearsal: rehearsal(1), threads });
