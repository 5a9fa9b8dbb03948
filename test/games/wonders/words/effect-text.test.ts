import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#i18n';
import { CARD_IDS, cardOf, stagesOf, WONDER_IDS } from '../../../../src/games/wonders/rules/content.ts';
import { type Effect, SIDES } from '../../../../src/games/wonders/rules/kinds.ts';
import { effectSentence, effectsWords, effectWords } from '../../../../src/games/wonders/words/effect-text.ts';
import { speech } from '../../../../src/games/wonders/words/speech.ts';

const ALL: readonly Effect[] = [
  ...CARD_IDS.flatMap((id) => cardOf(id).effects),
  ...WONDER_IDS.flatMap((wonder) =>
    SIDES.flatMap((side) => stagesOf({ wonder, side }).flatMap((each) => each.effects)),
  ),
];
const FORMS = [...new Map(ALL.map((effect) => [JSON.stringify(effect), effect])).values()];
const rows = FORMS.map((effect) => ({ kind: effect.kind, effect }));

const KINDS: { readonly [kind in Effect['kind']]: true } = {
  makes: true,
  points: true,
  shields: true,
  science: true,
  coins: true,
  coinsPer: true,
  pointsPer: true,
  pointsIfComplete: true,
  price: true,
  wharf: true,
  cache: true,
  extra: true,
  freeStages: true,
  freeFirstOfColor: true,
  freeFirstOfAge: true,
  freeLastOfAge: true,
  playLastCard: true,
  buildFromPile: true,
  diplomacy: true,
  copyScience: true,
  othersLose: true,
  othersLosePer: true,
  othersGain: true,
  neighborsGain: true,
  victory: true,
  neighborsDebt: true,
  forgetDefeats: true,
};

test('all kinds of effects are among those of cards and stages', () => {
  expect([...new Set(ALL.map(({ kind }) => kind))].sort()).toEqual(Object.keys(KINDS).sort());
});

describe.each(LANGUAGES)('in %s', (language) => {
  const say = speech(language);

  test.each(rows)('$kind is a whole sentence and a few words, without holes', ({ effect }) => {
    const sentence = effectSentence(say, effect);
    expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
    const words = effectWords(say, effect);
    expect(words).not.toMatch(/\.$/);
    for (const said of [sentence, words]) {
      expect(said).not.toMatch(/\{\{|\}\}|undefined|NaN|effect\.|sentence\.|count\.|item\.|\s\s|^\s|\s[,.;]/);
      expect(said.length).toBeGreaterThan(2);
    }
  });

  test('no two effects sound alike', () => {
    expect(new Set(FORMS.map((effect) => effectSentence(say, effect))).size).toBe(FORMS.length);
    // What a card makes is said in the same few words whether neighbors can buy it or not.
    const brief = FORMS.filter(({ kind }) => kind !== 'makes').map((effect) => effectWords(say, effect));
    expect(new Set(brief).size).toBe(brief.length);
  });
});

const EXAMPLES: readonly (readonly [Effect, en: string, es: string])[] = [
  [
    { kind: 'othersLose', n: 3 },
    'Every other city loses 3 coins or takes debts.',
    'Las demás ciudades pierden 3 monedas cada una o se endeudan.',
  ],
  [
    { kind: 'othersLose', n: 1 },
    'Every other city loses 1 coin or takes a debt.',
    'Las demás ciudades pierden 1 moneda cada una o se endeudan.',
  ],
  [
    { kind: 'pointsPer', n: 1, what: ['brown', 'gray', 'purple'], who: ['self'] },
    '1 point at the end for each brown, gray or purple card that you have.',
    '1 punto al final por cada carta marrón, gris o morada que tengas.',
  ],
  [
    { kind: 'makes', sources: [['S', 'O']], sold: true },
    'Makes stone or ore, one of them every turn; neighbors can buy it, too.',
    'Produce cada turno una unidad de piedra o mineral; las ciudades vecinas también pueden comprarla.',
  ],
  [{ kind: 'points', n: 1 }, '1 point at the end.', '1 punto al final.'],
];

test.each(EXAMPLES)('%j is said as one expects', (effect, en, es) => {
  expect(effectSentence(speech('en'), effect)).toBe(en);
  expect(effectSentence(speech('es'), effect)).toBe(es);
});

test('coins and points for the same things are named together', () => {
  expect(effectsWords(speech('en'), cardOf('arena').effects)).toBe('3 coins + 1 point per wonder stage here');
  expect(effectsWords(speech('es'), cardOf('haven').effects)).toBe('1 moneda + 1 punto por carta marrón de la ciudad');
  expect(effectsWords(speech('en'), cardOf('memorial').effects)).toBe(
    '2 coins per defeat token here, all defeat tokens are discarded',
  );
});
