import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#i18n';
import { isEdge } from '../../../../src/games/sprawlopolis/rules/city-survey.ts';
import { rules as en } from '../../../../src/games/sprawlopolis/words/rules-en.ts';
import { rules as es } from '../../../../src/games/sprawlopolis/words/rules-es.ts';
import { rulesNumbers } from '../../../../src/games/sprawlopolis/words/rules-numbers.ts';
import { speech } from '../../../../src/games/sprawlopolis/words/speech.ts';
import { drawn } from '../cities-of-blocks.ts';

const RULES = { en, es };
const odd = { ...rulesNumbers, startHand: 97, otherHand: 98 };

describe.each(LANGUAGES)('the rules of Sprawlopolis in %s', (language) => {
  const { turn, placing, conditions } = RULES[language](rulesNumbers);

  test('say that gaps are allowed, and so does the panel', () => {
    for (const said of [placing.text, speech(language)('panel.why')])
      expect(said).toMatch(/Gaps are allowed|Se pueden dejar huecos/);
  });

  test('say our ruling on gaps that are closed in, as the engine scores it', () => {
    const { plan } = drawn('C C C / C . C / C C C');
    expect(isEdge(plan, 2 * plan.stride + 2)).toBe(true);
    expect(placing.text).toMatch(/closed-in gap counts as the city’s edge|hueco cerrado cuenta como borde/);
    expect(conditions.text).toMatch(/closed-in gap is an edge|hueco cerrado también es borde/);
    expect(speech(language)('table.edge')).toMatch(/gap closed in .* edge|hueco cerrado .* borde/);
  });

  test('say the starting hands, with numbers from the rules', () => {
    expect(turn.text).toMatch(/gets 3 cards, everyone else gets 1 card\b|recibe 3 cartas; los demás, 1 carta\b/);
    const changed = RULES[language](odd).turn.text;
    expect(changed).toMatch(/gets 97 cards, everyone else gets 98 cards|recibe 97 cartas; los demás, 98 cartas/);
    expect(changed).not.toMatch(/\b[13] (card|carta)/);
  });
});
