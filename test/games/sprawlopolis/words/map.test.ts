import { describe, expect, it } from 'vitest';
import { altText } from '#games/words';
import { ALT_TEXT_LIMIT } from '#i18n';
import { visibleBlocks } from '../../../../src/games/sprawlopolis/rules/city.ts';
import { CARD_NUMBERS, type Placement } from '../../../../src/games/sprawlopolis/rules/types.ts';
import type { View } from '../../../../src/games/sprawlopolis/rules/view.ts';
import { xName, yName } from '../../../../src/games/sprawlopolis/words/address.ts';
import type { Language } from '../../../../src/i18n/translator.ts';
import { NAMES } from '../../../draw/names.ts';
import { randomCity } from '../random-city.ts';
import { MIDDLE, WON } from '../views.ts';

const stretched = (dx: number, dy: number): Placement[] =>
  CARD_NUMBERS.slice(0, 15).map((card, i) => ({ card, turned: i % 2 > 0, x: i * dx, y: i * dy }));

const CITIES: readonly (readonly Placement[])[] = [
  MIDDLE.city,
  MIDDLE.city.slice(0, 1),
  WON.city,
  ...[1, 2, 3, 4, 5].map((seed) => randomCity(seed, 15)),
  stretched(2, 0),
  stretched(0, 2),
  stretched(-2, 1),
];

const WORDS = {
  en: {
    row: /Row (\d+) from ([A-Z]+): ([^.]+)\./g,
    zones: ['shop', 'park', 'factory', 'home'],
    letters: 'SPFH',
    gap: 'gap',
  },
  es: {
    row: /Fila (\d+) desde ([A-Z]+): ([^.]+)\./g,
    zones: ['tienda', 'parque', 'fábrica', 'vivienda'],
    letters: 'TPFV',
    gap: 'hueco',
  },
} as const;
const ZONES = ['commercial', 'park', 'industrial', 'residential'] as const;
const COLUMNS = Array.from({ length: 70 }, (_, i) => i - 35);

const sidesFrom = (text: string) => text.replace('–', '').replace('O', 'W');

/** Who reads nothing but the description builds the city again: "x,y zone sides" of every block. */
function rebuilt(alt: string, language: Language): string[] {
  const { row, letters, gap } = WORDS[language];
  const zones: readonly string[] = WORDS[language].zones;
  const built: string[] = [];
  const put = (first: string, line: string, i: number, zone: string, sides: string) =>
    built.push(`${COLUMNS.find((x) => xName(x) === first)! + i},${Number(line)} ${zone} ${sidesFrom(sides)}`);
  for (const [, line, first, blocks] of alt.matchAll(row))
    for (const [i, block] of blocks!.split(', ').entries()) {
      const [what = '', sides = ''] = block.split(' ');
      if (what !== gap) put(first!, line!, i, ZONES[zones.indexOf(what)]!, sides);
    }
  for (const [, line, first, blocks] of alt.matchAll(/(?:: |; )(\d+)([A-Z]+) ([^;.]+)/g))
    for (const [i, block] of blocks!.split(' ').entries())
      if (block !== '-') put(first!, line!, i, ZONES[letters.indexOf(block[0]!)]!, block.slice(1));
  return built.sort();
}

describe('the description of a city', () => {
  it.each(['en', 'es'] as const)('says every block, so that it can be built again (%s)', (language) => {
    for (const city of CITIES) {
      const view: View = { ...MIDDLE, city };
      const expected = visibleBlocks(city)
        .map(({ x, y, zone, road }) => `${x},${yName(y)} ${zone} ${road}`)
        .sort();
      for (const kind of ['city', 'final'] as const) {
        const alt = altText({ game: 'sprawlopolis', kind, view }, { language, names: NAMES });
        expect(alt.length).toBeLessThanOrEqual(ALT_TEXT_LIMIT);
        expect(rebuilt(alt, language)).toEqual(expected);
      }
    }
  });
});
