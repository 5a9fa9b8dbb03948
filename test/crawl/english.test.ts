import { crawlEveryGame } from './every-game.ts';

/** Turns in depth; the lobby and what surrounds a turn are crawled farther in Spanish. */
crawlEveryGame('en-US', 'usual', {
  'the lobby': { depth: 1, most: 60 },
  'the first turn': { depth: 3, most: 380 },
  'the middle of a game': { depth: 3, most: 380 },
  'a turn that takes too long': { depth: 1, most: 200 },
  'the last turn and the end': { depth: 1, most: 200 },
});
