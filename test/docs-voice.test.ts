import { describe, expect, test } from 'vitest';
import { PAGES, textOf, withoutCode } from './rig/doc-pages.ts';

/**
 * What reads like a translation or another decade, as `i18n/voice.test.ts` has it for the bot's own words. Here, words
 * of the field stay: hidden information, a computer, to drop a table, to lay out a picture.
 */
const BANNED: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['riddles', /\b(?:whoever|whomever|is made known|(?<![a-z] )one may|is done with|waited for|fits nowhere)\b/gi],
  ['old words', /\b(?:anew|somebody|anybody|everybody|shall|for ever|upon)\b/gi],
  ['reveal', /\bturn(?:ed|s)? (?:it )?up\b/gi],
  ['undo', /\b(?:take|takes|taken) (?:\w+ ){0,2}back\b/gi],
  ['say', /\b(?:is|are|isn't|aren't) (?:said|told)\b/gi],
  ['contractions', /\b(?:It is|That is|There is|do not|does not|did not|is not|has not|have not|cannot)\b/g],
  ['the active voice', /\b(?:is|are|was|were|been|being) \w+ed by\b/g],
];

/** Without code, and of the changelog only what isn't released yet: the rest stays as it was published. */
const proseOf = (page: string): string =>
  withoutCode(textOf(page))
    .replace(/`[^`\n]*`/g, '…')
    .split(/^## 0\.2 /m)[0] ?? '';

const stiffIn = (text: string): string[] => BANNED.flatMap(([, pattern]) => text.match(pattern) ?? []);

test.each(PAGES)('%s has no stiff words', (page) => expect(stiffIn(proseOf(page))).toEqual([]));

describe('the check finds', () => {
  test.each([
    ['Whoever is waited for is told.', ['Whoever', 'waited for', 'is told']],
    ['Somebody takes it back. It is undone by them.', ['Somebody', 'takes it back', 'It is']],
    ['The record was erased by the bot.', ['was erased by']],
  ])('%s', (text, found) => expect(stiffIn(text).sort()).toEqual(found.toSorted()));
});
