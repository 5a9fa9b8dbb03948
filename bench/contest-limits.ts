/** Seconds per contest of experts for a quick run; undefined for a full run. */
export const GLANCE = process.env['ARENA_SECONDS'];

/** Maximum number of games of a contest; a quick run has fewer if no expert plays. */
export const MOST_GAMES = 400;
export const GAMES = GLANCE ? 60 : MOST_GAMES;
