import { describe, expect, test } from 'vitest';
import { PAGES, textOf, withoutCode } from './rig/doc-pages.ts';
import { type Ban, STIFF_ENGLISH } from './rig/stiff-english.ts';

/** Words of the field stay: hidden information, a computer, to drop a table, to lay out a picture. */
const BANNED: readonly Ban[] = [...STIFF_ENGLISH, ['say', /\b(?:is|are|isn't|aren't) (?:said|told)\b/i]];

/** Without code, and of the changelog only what isn't released yet: the rest stays as it was published. */
const proseOf = (page: string): string =>
  withoutCode(textOf(page))
    .replace(/`[^`\n]*`/g, '…')
    .split(/^## 0\.2 /m)[0] ?? '';

const stiffIn = (text: string): string[] =>
  BANNED.flatMap(([, pattern]) => text.match(new RegExp(pattern, `${pattern.flags}g`)) ?? []);

test.each(PAGES)('%s has no stiff words', (page) => expect(stiffIn(proseOf(page))).toEqual([]));

describe('the check finds', () => {
  test.each([
    ['Whoever is waited for is told.', ['Whoever', 'waited for', 'is told']],
    ['Somebody takes it back. It is undone by them.', ['Somebody', 'takes it back', 'It is']],
    ['The record was erased by the bot.', ['was erased by']],
  ])('%s', (text, found) => expect(stiffIn(text).sort()).toEqual(found.toSorted()));
});
