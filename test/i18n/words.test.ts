import { describe, expect, test } from 'vitest';
import { BOT_WORDS, LANGUAGES, words } from '#i18n';
import { type RefusalCode, Refused, refusalText } from '#room';
import { isWordless, SAME_IN_BOTH } from './same-in-both.ts';
import { ALL_TABLES, leaves } from './tables.ts';

const holes = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

describe.each(ALL_TABLES)('the words of $whose', ({ en, es }) => {
  const english = leaves(en);
  const spanish = new Map(leaves(es));

  test('have the same keys in both languages', () =>
    expect([...spanish.keys()].sort()).toEqual(english.map(([key]) => key).sort()));

  test('have the same holes in both languages', () => {
    for (const [key, text] of english) expect([key, holes(spanish.get(key) ?? '')]).toEqual([key, holes(text)]);
  });

  test('are never empty', () => {
    const empty = [...english, ...spanish].filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });

  test('are Spanish in Spanish, or listed as meant to be the same', () => {
    const same = english.filter(
      ([key, text]) => spanish.get(key) === text && !isWordless(text) && !Object.hasOwn(SAME_IN_BOTH, text),
    );
    expect(same).toEqual([]);
  });
});

test('whatever is listed as meant to be the same is said somewhere', () => {
  const said = new Set(ALL_TABLES.flatMap(({ en }) => leaves(en).map(([, text]) => text)));
  expect(Object.keys(SAME_IN_BOTH).filter((text) => !said.has(text))).toEqual([]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('every reason for a refusal is a sentence', () => {
    const codes = leaves(BOT_WORDS.en.bot.refusal).map(([key]) => key);
    const isCode = (key: string): key is RefusalCode => codes.includes(key) && !key.startsWith('allowed.');
    for (const code of codes.filter(isCode)) {
      const said = refusalText(new Refused(code), language);
      expect(said).not.toContain('refusal');
      expect(said.length).toBeGreaterThan(10);
    }
  });

  test('what is missing is named in a refusal', () => {
    const said = refusalText(new Refused('permission', {}, ['AttachFiles', 'EmbedLinks']), language);
    expect(said).toContain(`**${words(language)('bot.refusal.allowed.AttachFiles')}**`);
    expect(said).toContain(`**${words(language)('bot.refusal.allowed.EmbedLinks')}**`);
  });

  test('every name in the slash command is one that Discord takes', () => {
    const { option, sub } = BOT_WORDS[language].command;
    const said = [...Object.values(option), ...Object.values(sub)];
    for (const { name, text } of said) {
      expect(name).toMatch(/^[-_\p{Ll}\p{N}]{1,32}$/u);
      expect(text.length).toBeLessThanOrEqual(100);
    }
  });
});
