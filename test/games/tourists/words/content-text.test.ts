import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#i18n';
import { TILES } from '../../../../src/games/tourists/rules/content.ts';
import { KINDS } from '../../../../src/games/tourists/rules/types.ts';
import { content } from '../../../../src/games/tourists/words/content-text.ts';

describe.each(LANGUAGES)('the content in %s', (language) => {
  const rows = content(language);

  test('has every tile with its fields', () => {
    const tiles = rows.filter(({ kind }) => kind === 'tile');
    expect(tiles.map(({ id, fields }) => [id, fields])).toEqual(
      Object.entries(TILES).map(([id, fields]) => [Number(id), fields]),
    );
  });

  test('has every kind of field', () => {
    const fields = rows.filter(({ kind }) => kind === 'field');
    expect(fields.map(({ id, count }) => [id, count])).toEqual(KINDS.map((kind) => [kind, 24]));
  });
});

test('a row is the whole sentence a player reads', () => {
  const [first] = content('en');
  expect(first).toEqual({
    kind: 'tile',
    id: 1,
    text: 'top attraction, park; bottom terrace, water',
    fields: ['attraction', 'park', 'terrace', 'water'],
  });
});
