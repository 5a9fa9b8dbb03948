import { expect, test } from 'vitest';
import { problemWithAsked } from './asked-tests.ts';

const files = ['/town/test/config.test.ts', '/town/test/bot/kill.slow.test.ts', '/town/test/bot/hint.test.ts'];
const groups = ['unit', 'bot', 'slow'];
const problemWith = (line: string) => problemWithAsked({ words: line.split(' '), groups, files });

test.each([
  'run',
  'run --project unit --project bot',
  'run --project=bot hint config.test.ts:12',
  'run --project !unit ./test/bot --shard=1/4 -t nobody --maxWorkers 1',
  'run --project slow test/bot/kill.slow.test.ts',
  'run /town/test/Config',
])('nothing is wrong with %s', (line) => expect(problemWith(line)).toBeNull());

test.each([
  ['run --project unit --project tavern', 'There is no test group called tavern. Use unit, bot, slow.'],
  ['run --project unit hint tavern', 'No test file has “tavern” in its path.'],
  ['run --project unit kill', 'The tests in kill are slow. Run them with: npm run test:slow -- kill'],
])('%s: %s', (line, problem) => expect(problemWith(line)).toBe(problem));
