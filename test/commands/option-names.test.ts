import { describe, expect, test } from 'vitest';
import { BOT_WORDS, LANGUAGES } from '#i18n';
import { COMMANDS } from '../../commands/index.ts';
import { typedName } from '../../src/bot/views/options.ts';
import { command, isSub } from '../../src/local/schema/command-schema.ts';

/** The first locale of Discord for each language. */
const LOCALE = { en: 'en-US', es: 'es-ES' } as const;

const subs = COMMANDS.flatMap(({ data }) => (command.parse(data).options ?? []).filter(isSub));

describe.each(LANGUAGES)('options as people type them in %s', (language) => {
  const optionsOf = ({ options }: (typeof subs)[number]) =>
    (options ?? []).map(({ name, name_localizations: names }) => names?.[LOCALE[language]] ?? name);

  test('have different names', () => {
    expect(subs.length).toBeGreaterThan(10);
    for (const sub of subs) expect(new Set(optionsOf(sub)).size).toBe(optionsOf(sub).length);
  });

  test('are called as the words say, and refused by the same name', () => {
    const typed = optionsOf(subs.find(({ name }) => name === 'new')!);
    const { pace, late, computers, strength } = BOT_WORDS[language].command.option;
    expect(typed).toEqual(expect.arrayContaining([pace, late, computers, strength].map(({ name }) => name)));
    for (const name of ['pace', 'computers', 'board', 'hints', 'variant'])
      expect(typed).toContain(typedName(name, language));
  });
});
