import { describe, expect, test } from 'vitest';
import { altText } from '#games/words';
import { LANGUAGES } from '#i18n';
import { panelOf } from '../../../../src/games/sprawlopolis/panel.ts';
import type { Placement } from '../../../../src/games/sprawlopolis/rules/types.ts';
import { NAMES } from '../../../draw/names.ts';
import { CHOOSING } from '../views.ts';

const CARD = { card: 2, turned: false } as const;
const WORDS = {
  en: {
    none: /^My cards: none\. The deck/,
    one: /2 spots: column \w+, rows \d+–\d+\./,
    row: /columns \w+–\w+, row \d+\./,
  },
  es: {
    none: /^Mis cartas: ninguna\. El mazo/,
    one: /2 lugares: columna \w+, filas \d+–\d+\./,
    row: /columnas \w+–\w+, fila \d+\./,
  },
};

describe.each(LANGUAGES)('a panel in words, in %s', (language) => {
  const alt = (free: readonly Placement[]) =>
    altText(panelOf(CHOOSING, CARD, null, { best: null, free }), { names: NAMES, language });

  test('says that a hand is empty', () => {
    const hands = CHOOSING.hands.map(() => ({ count: 0, cards: [] }));
    const view = { ...CHOOSING, hands, next: null, left: 0 };
    expect(altText(panelOf(view, null, null, { best: [], free: [] }), { names: NAMES, language })).toMatch(
      WORDS[language].none,
    );
  });

  test('speaks of one column or row where there is one', () => {
    const at = (x: number, y: number): Placement => ({ ...CARD, x, y });
    expect(alt([at(0, 2), at(0, 3)])).toMatch(WORDS[language].one);
    expect(alt([at(0, 2), at(1, 2)])).toMatch(WORDS[language].row);
  });
});
