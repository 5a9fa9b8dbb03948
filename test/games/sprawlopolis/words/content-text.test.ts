import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#i18n';
import { CARDS } from '../../../../src/games/sprawlopolis/rules/content.ts';
import { CARD_NUMBERS, ZONES } from '../../../../src/games/sprawlopolis/rules/types.ts';
import { content } from '../../../../src/games/sprawlopolis/words/content-text.ts';

describe.each(LANGUAGES)('the content in %s', (language) => {
  const rows = content(language);

  test('has every card with its blocks, roads and condition', () => {
    const cards = rows.filter(({ kind }) => kind === 'card');
    expect(cards.map(({ id, blocks, roads, condition }) => ({ id, blocks, roads, condition }))).toEqual(
      CARD_NUMBERS.map((id) => ({ id, ...CARDS[id] })),
    );
  });

  test('has every zone', () => {
    const zones = rows.filter(({ kind }) => kind === 'zone');
    expect(zones.map(({ id, blocks }) => [id, blocks])).toEqual(ZONES.map((zone) => [zone, 18]));
  });
});

test('a row is the whole sentence a player reads', () => {
  expect(content('en').find(({ id }) => id === 3)).toMatchObject({
    name: 'Go Green',
    text: '+1 for each park, −3 for each factory',
    face: '3 Go Green (top shop N–W, park; bottom factory E–W, home E–W)',
  });
});
