import { describe, expect, test } from 'vitest';
import { BOARD_IDS, BOARDS, CARD_IDS } from '../../src/games/cities/rules/content.ts';
import { cities } from '../../src/games/cities/rules/index.ts';
import { describeAchievement, describeCard } from '../../src/games/cities/words/describe.ts';
import { sprawlopolis } from '../../src/games/sprawlopolis/rules/index.ts';
import { CARD_NUMBERS } from '../../src/games/sprawlopolis/rules/types.ts';
import { describeCondition } from '../../src/games/sprawlopolis/words/describe.ts';
import { tourists } from '../../src/games/tourists/rules/index.ts';
import { KINDS } from '../../src/games/tourists/rules/types.ts';
import { LANGUAGES, WORDS, words } from '../../src/i18n/index.ts';

function leaves(table: object, path = ''): [string, string][] {
  return Object.entries(table).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );
}
const holes = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

describe('the two languages', () => {
  const english = new Map(leaves(WORDS.en));
  const spanish = new Map(leaves(WORDS.es));

  test('have the same keys', () => expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort()));
  test('fill in the same numbers', () => {
    for (const [key, text] of english) expect([key, holes(spanish.get(key)!)]).toEqual([key, holes(text)]);
  });
  test('leave no word empty', () => {
    for (const text of [...english.values(), ...spanish.values()]) expect(text.trim()).not.toBe('');
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const t = words(language);

  test('every card has a description of its own', () => {
    const texts = CARD_IDS.map((id) => describeCard(t, id));
    expect(new Set(texts).size).toBe(CARD_IDS.length);
    for (const text of texts) expect(text).not.toMatch(/\{\{|cities\./);
  });

  test('every achievement has a name and a description of its own', () => {
    const all = BOARD_IDS.flatMap((id) => [...BOARDS[id]]);
    const texts = all.map((achievement) => describeAchievement(t, achievement));
    for (const text of texts) expect(text).not.toMatch(/\{\{|cities\./);
    expect(new Set(all.map(({ id }) => t(`cities.achievement.${id}.name`))).size).toBe(24);
  });

  test('a card whose pattern may or may not overlap says which', () => {
    expect(describeCard(t, 'square-block')).toContain(t('cities.overlap.yes'));
    expect(describeCard(t, 'line-three')).toContain(t('cities.overlap.no'));
  });

  test('every condition has a name and a description of its own, with its numbers', () => {
    const texts = CARD_NUMBERS.map((number) => describeCondition(t, number));
    const names = CARD_NUMBERS.map((number) => t(`sprawlopolis.card.${number}.name`));
    expect(new Set([...texts, ...names]).size).toBe(2 * CARD_NUMBERS.length);
    for (const text of [...texts, ...names]) expect(text).not.toMatch(/\{\{|sprawlopolis\.|undefined|NaN/);
    expect(texts[2]).toMatch(/\+1 .*−3 /);
    expect(texts[3]).toContain('−8, −5, −2, +1, +4, +7');
  });

  test.each([cities, sprawlopolis, tourists])('every choice of $id has a label', ({ id, options }) => {
    for (const [name, { choices }] of Object.entries(options)) {
      const values = choices.map(({ value }) => value);
      for (const key of ['label', ...values]) expect(t(`${id}.option.${name}.${key}`)).not.toContain('option.');
    }
  });

  test('every kind of field has a name, and the rules say whose tiles they are', () => {
    expect(new Set(KINDS.map((kind) => t(`tourists.kind.${kind}`))).size).toBe(KINDS.length);
    expect(t('tourists.rules.round.text')).toMatch(/of our own design|de diseño propio/);
  });
});
