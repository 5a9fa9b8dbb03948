import { expect, test } from 'vitest';
import { LANGUAGES, words } from '#i18n';
import { Refused, refusalText } from '#room';

/** Refusals that send someone to a button that all see. */
const CODES = ['stale', 'turned.kept', 'turned.unkept', 'stranger', 'over', 'unseated', 'cardless'] as const;
const bold = (text: string): string[] => [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, phrase]) => phrase!);

test.each(CODES)(
  'who is refused (%s) reads the buttons’ names as they are posted, and all else as they like',
  (code) => {
    for (const read of LANGUAGES)
      for (const posted of LANGUAGES) {
        const said = refusalText(new Refused(code, { link: '' }).postedIn(posted), read);
        expect(bold(said).sort()).toEqual(bold(words(posted)(`bot.refusal.${code}`, { link: '' })).sort());
        const rest = (text: string) => text.replace(/\*\*[^*]+\*\*/g, '');
        expect(rest(said)).toBe(rest(words(read)(`bot.refusal.${code}`, { link: '' })));
      }
  },
);
