import { expect, test } from 'vitest';
import { summary } from './skipped-reporter.ts';

test('what was skipped is said in one line, each reason once', () => {
  expect(summary('Skipped', [])).toBeNull();
  expect(summary('Skipped', ['A is not set', 'there is no B', 'A is not set'])).toBe(
    'Skipped: A is not set (2 tests); there is no B (1 test).',
  );
});
