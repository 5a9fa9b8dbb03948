import { describe, expect, test } from 'vitest';
import { parseOptions } from '#engine';
import { GAME_IDS } from '#games';
import { RULES } from '#games/rules';
import { WORDS } from '#games/words';
import { LANGUAGES } from '#i18n';
import { leaves } from '../i18n/tables.ts';

const cases = GAME_IDS.flatMap((id) => LANGUAGES.map((language) => ({ id, language })));

describe.each(cases)('$id in $language', ({ id, language }) => {
  const { say, texts, call, content } = WORDS[id];
  const table = texts[language];
  const game = RULES[id];

  test('has words for each option and each of its choices, and for no others', () => {
    expect(Object.keys(table.option).sort()).toEqual(Object.keys(game.options).sort());
    for (const [name, { choices }] of Object.entries(game.options)) {
      const values = choices.map(({ value }) => value);
      expect(Object.keys(table.option[name]?.choice ?? {}).sort()).toEqual(values.toSorted());
    }
  });

  test('names its options in the slash command as Discord takes them', () => {
    for (const { command, choice } of Object.values(table.option)) {
      expect(command.name).toMatch(/^[-_\p{Ll}\p{N}]{1,32}$/u);
      for (const text of [command.text, ...Object.values(choice)]) expect(text.length).toBeLessThanOrEqual(100);
    }
  });

  test('says what the table says', () => {
    expect(say(language)('name')).toBe(table.name);
    for (const key of ['table.home', 'table.all', 'table.closer'] as const)
      expect(say(language)(key)).toBe(new Map(leaves(table)).get(key));
  });

  test('has no holes where nobody fills them', () => {
    const { name, option, rules } = table;
    const { home, all, closer, whose } = table.table;
    const plain = leaves({ name, option, rules, home, all, closer, ...(whose ? { whose } : {}) });
    expect(plain.filter(([, text]) => text.includes('{{'))).toEqual([]);
  });

  test('has rules in parts that fit a message', () => {
    expect(Object.keys(table.rules).length).toBeGreaterThan(0);
    for (const { title, text } of Object.values(table.rules)) {
      expect(title.length).toBeLessThanOrEqual(80);
      expect(text.length).toBeLessThanOrEqual(3000);
    }
  });

  test('calls those it waits for', () => {
    const options = parseOptions(game, game.seats.min, {});
    if (!options.ok) throw new Error(options.refusal.detail);
    const view = game.view(game.setup(game.seats.min, options.value, 'a call'), null);
    const said = call(view, '<@1>, <@2>', language);
    expect(said).toContain('<@1>, <@2>');
    expect(said).not.toContain('{{');
  });

  test('tells all it is made of, each thing once, in whole sentences', () => {
    const rows = content(language);
    expect(rows.length).toBeGreaterThan(0);
    const names = rows.map(({ kind, id: each }) => `${kind} ${each}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(WORDS[id].content('en').map(({ kind, id: each }) => `${kind} ${each}`));
    for (const row of rows) {
      expect(JSON.parse(JSON.stringify(row))).toEqual(row);
      for (const said of [row.text, row['name'] ?? '–', row['face'] ?? '–'])
        expect(said).toEqual(expect.stringMatching(/^(?!.*(\{\{|undefined|null|NaN)).*\S/));
    }
  });
});
