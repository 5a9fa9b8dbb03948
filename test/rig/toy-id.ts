import type { GameId } from '#games';

/** The compiler only knows the real games; a test may list others. */
const isListed = (id: string): id is GameId => id.length > 0;

function asGameId(id: string): GameId {
  if (!isListed(id)) throw new Error('A game has an id.');
  return id;
}

export const TOY = asGameId('toy');
