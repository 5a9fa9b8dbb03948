import { crawlEveryGame } from './every-game.ts';

crawlEveryGame('es-ES', 'last', {
  'the lobby': { depth: 1, most: 250 },
  'the first turn': { depth: 1, most: 350 },
  'the middle of a game': { depth: 1, most: 250 },
  'a turn that takes too long': { depth: 1, most: 300 },
  'the last turn and the end': { depth: 1, most: 200 },
});
