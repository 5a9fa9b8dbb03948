import { describe, expect, test } from 'vitest';
import { BOT_WORDS, LANGUAGES } from '#i18n';
import { ALL_TABLES, leaves } from './tables.ts';

/** Where the words on buttons stand; whatever ends as a sentence does, or has holes, is none. */
const LABELS =
  /^(?:bot\.(?:lobby|table|panel|more|plan|propose|vote|remind|ask\.\w+|forget|review|replay|daily|learn|hint)\.|panel\.|table\.|pictures\.panel\.place\.|bot\.refusal\.allowed\.)/;
const isLabel = (text: string): boolean => text.length <= 80 && !/[.?!:]$|\{\{/.test(text);

/** Bold phrases that begin like a label; those in lower case, with holes or as a sentence only stress something. */
const bold = (text: string): string[] =>
  [...text.matchAll(/\*\*([^*]+)\*\*/g)]
    .map(([, phrase]) => phrase!)
    .filter((phrase) => /^\p{Lu}/u.test(phrase) && isLabel(phrase));

/** Rules stress the names of things as well: there only what is to be pressed must be a label. */
const pressed = (text: string): string[] =>
  [...text.matchAll(/(?:press|pulsas?|pulses) \*\*([^*]+)\*\*/gi)].map(([, phrase]) => phrase!);

const named = ([key, text]: readonly [string, string]): string[] => (/^rules\./.test(key) ? pressed(text) : bold(text));

describe.each(ALL_TABLES)('the words of $whose', (tables) => {
  test.each(LANGUAGES)('name buttons as they are called in %s', (language) => {
    const labels = new Set(
      [BOT_WORDS[language], tables[language]]
        .flatMap((table) => leaves(table))
        .flatMap(([key, text]) => (LABELS.test(key) && isLabel(text) ? [text] : [])),
    );
    const unknown = leaves(tables[language]).map(
      (leaf) => [leaf[0], named(leaf).filter((phrase) => !labels.has(phrase))] as const,
    );
    expect(unknown.filter(([, phrases]) => phrases.length > 0)).toEqual([]);
  });

  test('name the same buttons in both languages', () => {
    const english = new Map(
      [BOT_WORDS.en, tables.en]
        .flatMap((table) => leaves(table))
        .filter(([key]) => LABELS.test(key))
        .map(([key, text]) => [text, key]),
    );
    const spanish = new Map([BOT_WORDS.es, tables.es].flatMap((table) => leaves(table)));
    const translated = new Map(leaves(tables.es));
    const missing = leaves(tables.en).flatMap((leaf) =>
      named(leaf).flatMap((phrase) => {
        const label = spanish.get(english.get(phrase) ?? '');
        return label && !translated.get(leaf[0])?.includes(`**${label}**`) ? [`${leaf[0]}: ${label}`] : [];
      }),
    );
    expect(missing).toEqual([]);
  });

  test.each(LANGUAGES)('name commands and their options as they are called in %s', (language) => {
    const { sub } = BOT_WORDS[language].command;
    const names = Object.values(sub).map(({ name }) => name);
    const called = leaves(tables[language]).flatMap(([key, text]) =>
      [...text.matchAll(/\/cities (\p{L}+)/gu)].map(([, name]) => [key, name!] as const),
    );
    expect(called.filter(([, name]) => !names.includes(name))).toEqual([]);
  });
});
