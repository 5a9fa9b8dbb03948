import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#i18n';
import { ALL_TABLES, leaves } from './tables.ts';

type Ban = readonly [what: string, pattern: RegExp];

/** What reads like a translation, a machine or another decade, and words with a better one in the glossary. */
const BANNED: { readonly [language in Language]: readonly Ban[] } = {
  en: [
    ['riddles', /\b(?:whoever|whomever|is made known|one may|is done with|waited for|fits nowhere)\b/i],
    ['old words', /\b(?:anew|somebody|anybody|everybody|shall|for ever|upon)\b/i],
    ['reveal', /\bturn(?:ed|s)? (?:it )?up\b/i],
    ['undo', /\btak(?:e|es|en) (?:\w+ ){0,2}back\b/i],
    ['discard', /\bdrop(?:s|ped)?\b/i],
    ['place', /\b(?:lays?|laid)\b/i],
    ['bot', /\bcomputers?\b/i],
    ['selected', /\bmarked\b/i],
    ['face down', /\bhidden\b/i],
    ['contractions', /\b(?:it is|that is|there is|do not|does not|did not|is not|has not|cannot|you are|you have no)\b/i],
    ['the active voice', /\b(?:is|are|was|were|been|being) \w+ed by\b/i],
    ['straight quotes', /(?:^|[^`\w])["']|["'](?![^`]*`$)/],
    ['numbers that tell nothing', /\+0 →/],
  ],
  es: [
    ['riddles', /\b(?:quienquiera|cualquiera que|se da a conocer|hay que esperar a)\b/i],
    ['bot', /\bordenador(?:es)?\b/i],
    ['boca abajo', /(?<!p)\bocult[oa]s?\b(?! \()/i],
    ['elegido', /\bmarcad[oa]s?\b/i],
    ['mesa', /\btableros?\b/i],
    ['multicolor', /\bsolar de cualquier color\b|\bmixto\b/i],
    ['tú', /\b(?:usted(?:es)?|vosotros|vosotras|vuestr[oa]s?)\b|\p{L}[áé]is\b/iu],
    ['the active voice', /\b(?:es|son|fue|fueron|sido) \p{L}+[ai]d[oa]s? por\b/iu],
    ['questions and cheers that begin', /^[^¿]*\?|^[^¡]*!/],
    ['Spanish quotes', /["“”']/],
    ['numbers that tell nothing', /\+0 →/],
  ],
};

/** Sentences that may, and why. */
const EXCEPTIONS: { readonly [key: string]: string } = {
  'bot.fair.over': 'a command line',
};

const all = (language: Language) => ALL_TABLES.flatMap((table) => leaves(table[language]));

test.each(LANGUAGES.flatMap((language) => BANNED[language].map(([what, ban]) => [language, what, ban] as const)))(
  'in %s the words keep to: %s',
  (language, _, ban) => {
    const found = all(language).filter(([key, text]) => !Object.hasOwn(EXCEPTIONS, key) && ban.test(text));
    expect(found).toEqual([]);
  },
);
