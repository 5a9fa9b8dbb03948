/** Threads that draw and think. */

export type { Request } from './draw-client.ts';
export { Overtaken, type Picture, type Studio } from './draw-pool.ts';
export { openGamesStudio } from './open-draw-pool.ts';
export { openGamesThinker } from './open-think-worker.ts';
export { reprinting } from './picture-cache.ts';
export type { Thinker } from './think-client.ts';
