import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#i18n';
import { type Ban, STIFF_ENGLISH } from '../rig/stiff-english.ts';
import { ALL_TABLES, leaves } from './tables.ts';

/** What reads like a translation, a machine or another decade, and words with a better one in the glossary. */
const BANNED: { readonly [language in Language]: readonly Ban[] } = {
  en: [
    ...STIFF_ENGLISH,
    ['discard', /\bdrop(?:s|ped)?\b/i],
    ['place', /\b(?:lays?|laid)\b/i],
    ['bot', /\bcomputers?\b/i],
    ['selected', /\bmarked\b/i],
    ['face down', /\bhidden\b/i],
    ['straight quotes', /["']/],
    ['numbers that tell nothing', /\+0 →/],
  ],
  es: [
    ['riddles', /\b(?:quienquiera|cualquiera que|se da a conocer|hay que esperar a)\b/i],
    ['bot', /\bordenador(?:es)?\b/i],
    ['boca abajo', /\b(?:oculto|oculta|ocultos|ocultas)\b/i],
    ['elegido', /\bmarcad[oa]s?\b/i],
    ['one word per thing', /\b(?:cada cual|en palabras|con guiones|a trazos|combates?|del banco|pila de descartes)\b/i],
    ['neighbors', /(?<!\b(?:ciudad|ciudades|también son|carta verde) )\bvecinas?\b/i],
    ['what a bot does with a seat', /\btomar?n? (?:tu|el|los|tus) asientos?\b/i],
    ['multicolor', /\bsolar de cualquier color\b|\bmixto\b/i],
    ['tú', /\b(?:usted|ustedes|vosotros|vosotras|vuestro|vuestra)\b|\p{L}[áé]is\b/iu],
    ['the active voice', /\b(?:es|son|fue|fueron|sido) \p{L}+[ai]d[oa]s? por\b/iu],
    ['questions and cheers that begin', /^[^¿]*\?|^[^¡]*!/],
    ['Spanish quotes', /["“”']/],
    ['numbers that tell nothing', /\+0 →/],
  ],
};

/** Sentences that may, and why. */
const EXCEPTIONS: { readonly [key: string]: string } = {
  'bot.fair.over': 'a command line, with its quotes',
  'bot.refusal.misfit_other': 'counts players, who are named before',
  'pictures.final.spare_one': 'stands below the points',
  'pictures.final.spare_other': 'stands below the points',
  'pictures.final.short_one': 'stands below the points',
  'pictures.final.short_other': 'stands below the points',
};

const all = (language: Language) =>
  ALL_TABLES.flatMap((table) => leaves(table[language])).filter(([key]) => !Object.hasOwn(EXCEPTIONS, key));

test.each(LANGUAGES.flatMap((language) => BANNED[language].map(([what, ban]) => [language, what, ban] as const)))(
  'in %s the words keep to: %s',
  (language, _, ban) => {
    const found = all(language).filter(([, text]) => ban.test(text));
    expect(found).toEqual([]);
  },
);

/** Explanations may be long, and descriptions list things. */
const MAY_BE_LONG = /^(?:bot\.about\.privacy|rules\.|pictures\.(?:alt|text|map)\.)/;
const LONGEST = 22;

const sentencesOf = (text: string): string[] => text.split(/[.!?:;…]\s|\n/);
const wordsIn = (sentence: string): number => sentence.split(/\s+/).filter((word) => /[\p{L}\d{]/u.test(word)).length;

test.each(LANGUAGES)('in %s no sentence is longer than a breath', (language) => {
  const long = all(language)
    .filter(([key]) => !MAY_BE_LONG.test(key))
    .flatMap(([key, text]) => sentencesOf(text).map((sentence) => [key, sentence] as const));
  expect(long.filter(([, sentence]) => wordsIn(sentence) > LONGEST)).toEqual([]);
});

test.each(LANGUAGES)('in %s a number says of what it is', (language) => {
  const counted = all(language).filter(([key, text]) => /_(?:one|other)$/.test(key) && text.includes('{{count}}'));
  expect(counted.length).toBeGreaterThan(50);
  expect(counted.filter(([, text]) => !/\{\{count\}\}\**[ \u00a0-]\(?[\p{L}“«{]/u.test(text))).toEqual([]);
});

/** Words for the same thing: sentences that differ in nothing else should be one. */
const SYNONYMS: { readonly [language in Language]: readonly (readonly [one: string, others: RegExp])[] } = {
  en: [
    ['pick', /\b(?:choose|select)\b/g],
    ['spot', /\bplace\b/g],
    ['spots', /\bplaces\b/g],
    ['start', /\bbegin\b/g],
    ['another', /\banother one\b/g],
    ['over', /\b(?:done|finished)\b/g],
    ['game', /\bmatch\b/g],
  ],
  es: [
    ['elige', /\b(?:escoge|selecciona)\b/g],
    ['lugar', /\bsitio\b/g],
    ['empezar', /\bcomenzar\b/g],
    ['terminado', /\bacabado\b/g],
    ['tomar', /\bcoger\b/g],
  ],
};

const plain = (text: string): string => text.toLowerCase().replace(/[.,:;!¡?¿*]/g, '');

test.each(LANGUAGES)('in %s no two sentences differ in a synonym alone', (language) => {
  const same = (text: string) =>
    SYNONYMS[language].reduce((said, [one, others]) => said.replace(others, one), plain(text));
  const groups = new Map<string, Set<string>>();
  for (const [, text] of all(language).filter(([, each]) => each.includes(' ')))
    groups.set(same(text), (groups.get(same(text)) ?? new Set()).add(plain(text)));
  const twice = [...groups.values()].filter((texts) => texts.size > 1).map((texts) => [...texts]);
  expect(twice).toEqual([]);
});
