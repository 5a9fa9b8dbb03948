import { expect, test } from 'vitest';
import { problemWithWords } from '../../bench/words.ts';

const GAMES = 'expert bots [game …]';
const ONE_GAME = 'small mistakes [game]';
const NUMBERS = 'acknowledgements [matches] [pairs]';
const MANY_NUMBERS = 'stored matches [matches …]';

test.each([
  ['nothing', []],
  [GAMES, ['cities', 'wonders']],
  [ONE_GAME, ['tourists']],
  [NUMBERS, ['50', '3']],
  [NUMBERS, []],
  [MANY_NUMBERS, ['2', '3', '4']],
])('%s takes %j', (purpose, words) => expect(problemWithWords('some', purpose, words)).toBeNull());

test.each([
  ['nothing', ['3'], 'some takes no words.'],
  [GAMES, ['cities', 'chess'], 'There is no game called chess. Use cities, sprawlopolis, tourists, wonders.'],
  [ONE_GAME, ['cities', 'wonders'], 'some takes no more than [game].'],
  [NUMBERS, ['50', '3', '1'], 'some takes no more than [matches] [pairs].'],
  [NUMBERS, ['fifty'], 'fifty isn’t a number. some takes [matches] [pairs].'],
  [NUMBERS, ['0'], '0 isn’t a number. some takes [matches] [pairs].'],
])('%s does not take %j: %s', (purpose, words, problem) =>
  expect(problemWithWords('some', purpose, words)).toBe(problem),
);
