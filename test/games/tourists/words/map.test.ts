import { describe, expect, it } from 'vitest';
import { altText } from '#games/words';
import { ALT_TEXT_LIMIT, letterOf } from '#i18n';
import { KINDS } from '../../../../src/games/tourists/rules/types.ts';
import { fieldName } from '../../../../src/games/tourists/words/address.ts';
import type { Language } from '../../../../src/i18n/translator.ts';
import { HARD_NAMES, NAMES } from '../../../draw/names.ts';
import { EIGHT, EIGHT_OVER, OWN_LAID } from '../rich-views.ts';

const WORDS = {
  en: {
    row: /Row (\d+) from ([A-Z]): ([^.]+)\./g,
    kinds: ['attraction', 'park', 'terrace', 'water'],
    letters: 'APTW',
    gap: 'gap',
  },
  es: {
    row: /Fila (\d+) desde ([A-Z]): ([^.]+)\./g,
    kinds: ['atracción', 'parque', 'terraza', 'agua'],
    letters: 'APTG',
    gap: 'hueco',
  },
} as const;

/** Who reads nothing but the description lays the city again: "G7 park" of every field. */
function rebuilt(alt: string, language: Language): string[] {
  const { row, gap, letters } = WORDS[language];
  const kinds: readonly string[] = WORDS[language].kinds;
  const laid: string[] = [];
  const put = (first: string, i: number, line: string, kind: string) =>
    laid.push(`${letterOf(first.charCodeAt(0) - 65 + i)}${line} ${kind}`);
  for (const [, line, first, fields] of alt.matchAll(row))
    for (const [i, field] of fields!.split(', ').entries())
      if (field !== gap) put(first!, i, line!, KINDS[kinds.indexOf(field)]!);
  for (const [, line, first, fields] of alt.matchAll(/(?:: |, )(\d+)([A-Z]) ([APTWG-]+)(?=[,.])/g))
    for (const [i, field] of [...fields!].entries())
      if (field !== '-') put(first!, i, line!, KINDS[letters.indexOf(field)]!);
  return laid.sort();
}

describe('the names of fields', () => {
  it('begin at G7 with the first tile and stay inside A1 to N14', () => {
    expect(fieldName({ x: 0, y: 0 })).toBe('G7');
    expect([fieldName({ x: -6, y: -6 }), fieldName({ x: 7, y: 7 })]).toEqual(['A1', 'N14']);
  });
});

describe('the description of a city', () => {
  it.each(['en', 'es'] as const)(
    'says every field and every tourist, so that it can be laid again (%s)',
    (language) => {
      for (const view of [EIGHT, EIGHT_OVER, OWN_LAID]) {
        for (const [seat, city] of view.cities.entries()) {
          for (const names of [NAMES, HARD_NAMES]) {
            const alt = altText({ game: 'tourists', kind: 'city', view, seat, zones: true }, { language, names });
            expect(alt.length).toBeLessThanOrEqual(ALT_TEXT_LIMIT);
            expect(rebuilt(alt, language)).toEqual(
              city.fields.map((field) => `${fieldName(field)} ${field.kind}`).sort(),
            );
            for (const tourist of city.tourists) expect(alt).toContain(`${fieldName(tourist)} `);
          }
        }
      }
    },
  );
});
