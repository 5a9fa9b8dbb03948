import { describe, expect, test } from 'vitest';
import type { PerLanguage } from '#i18n';
import { rules as en } from '../../../../src/games/cities/words/rules-en.ts';
import { rules as es } from '../../../../src/games/cities/words/rules-es.ts';
import { type RulesNumbers, rulesNumbers } from '../../../../src/games/cities/words/rules-numbers.ts';

type Topic = keyof ReturnType<typeof en>;
type Sentence = { readonly fact: string; readonly topics: readonly Topic[]; readonly said: PerLanguage<RegExp> };

const RULES = { en, es };
const text = (language: 'en' | 'es', topic: Topic, numbers: RulesNumbers = rulesNumbers) =>
  RULES[language](numbers, 'dolphin 6')[topic].text;

const SENTENCES: readonly Sentence[] = [
  {
    fact: 'adjacency is orthogonal',
    topics: ['cards', 'goals'],
    said: { en: /mean sharing a side\. Corners don’t count/, es: /comparten un lado\. Las esquinas no cuentan/ },
  },
  {
    fact: 'what an area is',
    topics: ['features', 'cards', 'goals'],
    said: { en: /\*\*area\*\* is a group of .*that share sides/, es: /\*\*zona\*\* es un grupo de .*comparten lados/ },
  },
  {
    fact: 'numbers are minimums',
    topics: ['cards', 'goals'],
    said: {
      en: /Numbers are minimums, unless it says \*\*exactly/,
      es: /números son mínimos, salvo que ponga \*\*exacta/,
    },
  },
  {
    fact: 'the order of picking starting tiles',
    topics: ['tiles'],
    said: {
      en: /reverse turn order: the start player picks last/,
      es: /orden inverso: quien empieza .* elige al final/,
    },
  },
  {
    fact: 'what happens to leftovers with three',
    topics: ['round'],
    said: {
      en: /With three players, anything nobody took is removed/,
      es: /Con tres jugadores, lo que nadie .* se retira de la partida/,
    },
  },
  {
    fact: 'nothing is built on a monument',
    topics: ['features', 'pieces'],
    said: {
      en: /monument\b.*(can’t build on it)|can’t build on a monument/i,
      es: /monumento.*no puedes construir encima|Sobre un monumento no se construye/,
    },
  },
  {
    fact: 'the middle value is left out with two',
    topics: ['goals'],
    said: { en: /With two players, the middle value isn’t used/, es: /Con dos jugadores no se usa el valor del medio/ },
  },
];

/** Each number by where it is said, in a sentence that must follow it. */
const NUMBERS: readonly {
  readonly key: keyof RulesNumbers;
  readonly topics: readonly Topic[];
  readonly said: PerLanguage<(n: unknown) => string>;
}[] = [
  { key: 'rounds', topics: ['end'], said: { en: (n) => `after ${n} rounds`, es: (n) => `dura ${n} rondas` } },
  {
    key: 'roundsOfTwo',
    topics: ['end'],
    said: { en: (n) => `(${n} with two players)`, es: (n) => `o ${n} con dos jugadores` },
  },
  { key: 'roundsLong', topics: ['long'], said: { en: (n) => `${n} rounds`, es: (n) => `${n} rondas` } },
  {
    key: 'workersOfTwo',
    topics: ['round'],
    said: { en: (n) => `you send ${n} to each row`, es: (n) => `son ${n} por fila` },
  },
  {
    key: 'fromBag',
    topics: ['round', 'pieces'],
    said: { en: (n) => `${n} random pieces`, es: (n) => `${n} piezas al azar` },
  },
  { key: 'floors', topics: ['pieces'], said: { en: (n) => `up to ${n} floors`, es: (n) => `hasta ${n} plantas` } },
  { key: 'tiles', topics: ['tiles'], said: { en: (n) => `${n} tiles`, es: (n) => `${n} losetas` } },
  { key: 'tilesLong', topics: ['tiles', 'long'], said: { en: (n) => `${n}`, es: (n) => `${n}` } },
  { key: 'monument', topics: ['features'], said: { en: (n) => `scores ${n} points`, es: (n) => `da ${n} puntos` } },
];

describe.each(['en', 'es'] as const)('the rules of Cities in %s', (language) => {
  test.each(SENTENCES)('say $fact', ({ topics, said }) => {
    for (const topic of topics) expect(text(language, topic)).toMatch(said[language]);
  });

  test.each(NUMBERS)('take $key from the rules', ({ key, topics, said }) => {
    for (const topic of topics) {
      expect(text(language, topic)).toContain(said[language](rulesNumbers[key]));
      expect(text(language, topic, { ...rulesNumbers, [key]: 97 })).toContain(said[language](97));
    }
  });

  test('take the points of an area from the rules', () => {
    expect(text(language, 'features')).toMatch(/1, 3, 6,? (or|o) 10 /);
    expect(text(language, 'features', { ...rulesNumbers, areaPoints: [91, 92, 93] })).toMatch(
      /91, 92,? (or|o) 93 .* 1 (to|a) 3 /,
    );
  });
});

test('the numbers are those of the rulebook', () => {
  expect(rulesNumbers).toEqual({
    rounds: 8,
    roundsOfTwo: 4,
    roundsLong: 7,
    workersOfTwo: 2,
    fromBag: 2,
    floors: 4,
    tiles: '3 × 3',
    tilesLong: '3 × 5',
    areaPoints: [1, 3, 6, 10],
    monument: 2,
  });
});
