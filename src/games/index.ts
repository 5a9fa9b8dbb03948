/** Every game there is, by its id; the first one is the default. */
export const GAME_IDS = ['cities', 'sprawlopolis', 'tourists', 'wonders'] as const;
export type GameId = (typeof GAME_IDS)[number];

export const DEFAULT_GAME: GameId = GAME_IDS[0];

export const isGameId = (id: string): id is GameId => GAME_IDS.some((known) => known === id);

/** The kind of picture that shows the lid of a game's box. */
export const COVER = 'cover';

/** The kind of picture that is one of our emojis, for no game in particular. */
export const EMOJI = 'emoji';

export const emojiPicture = (name: string) => ({ game: DEFAULT_GAME, kind: EMOJI, name }) as const;

export const coverOf = (game: GameId) => ({ game, kind: COVER }) as const;
