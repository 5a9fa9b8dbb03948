/** Threads that draw pictures and choose moves. */

export type { DrawRequest } from './draw-client.ts';
export { type DrawPool, type Picture, Superseded } from './draw-pool.ts';
export { openGamesDrawPool, openGamesThinkPool } from './open-pools.ts';
export { withPictureCache } from './picture-cache.ts';
export type { ThinkPool } from './think-pool.ts';
