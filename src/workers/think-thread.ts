import { checkForMistake, type Game, playComputers } from '#engine';
import { GAMES } from '#games/rules';
import { serve } from './think-server.ts';

function gameOf({ game: wanted }: { readonly game: string }): Game {
  const game = GAMES.find(({ id }) => id === wanted);
  if (!game) throw new Error(`no game is called ${wanted}`);
  return game;
}

/** The entry of a thinking thread. */
serve({
  think: (task) => playComputers(gameOf(task), task),
  checkMistake: (check) => checkForMistake(gameOf(check), check),
});
