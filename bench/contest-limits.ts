/** Seconds for each contest of experts where somebody asks for a glance at the arenas; undefined for the whole of it. */
export const GLANCE = process.env['ARENA_SECONDS'];

/** Most games of a contest; where no expert plays, a glance has fewer. */
export const MOST_GAMES = 400;
export const GAMES = GLANCE ? 60 : MOST_GAMES;
