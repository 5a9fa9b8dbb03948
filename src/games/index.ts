/** Every game there is, by its id; the first one is the default. */
export const GAME_IDS = ['cities', 'sprawlopolis', 'tourists', 'wonders'] as const;
export type GameId = (typeof GAME_IDS)[number];

export const DEFAULT_GAME: GameId = GAME_IDS[0];

export const isGameId = (id: string): id is GameId => GAME_IDS.some((known) => known === id);

/** The kind of picture that shows the lid of a game's box. */
export const COVER = 'cover';

export const coverOf = (game: GameId) => ({ game, kind: COVER }) as const;
