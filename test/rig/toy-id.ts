import type { GameId } from '#games';

/** The compiler knows the games of the program; whatever else a test lists is a game all the same. */
const isListed = (id: string): id is GameId => id.length > 0;

function asGameId(id: string): GameId {
  if (!isListed(id)) throw new Error('A game has an id.');
  return id;
}

export const TOY = asGameId('toy');
