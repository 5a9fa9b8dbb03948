import { expect, test } from 'vitest';
import { parseSpaces } from '../../../../src/games/cities/rules/notation.ts';

test('an area has at most one feature, named by one letter', () => {
  expect(parseSpaces(['~d ^'])).toMatchObject({
    ok: true,
    value: [
      { land: 'water', feature: 'dolphin' },
      { land: 'park', feature: null },
    ],
  });
});

test.each(['~dd', '~d2', '~x', '^d', 'rr', 'r9', 'r*b', 'rm2'])('%s is no space', (token) => {
  expect(parseSpaces([`r ${token}`])).toMatchObject({
    ok: false,
    refusal: { detail: expect.stringContaining(`"${token}"`) },
  });
});
