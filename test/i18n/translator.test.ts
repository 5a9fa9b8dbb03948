import { describe, expect, test } from 'vitest';
import { makeTranslator } from '#i18n';

const en = {
  greeting: 'Hello {{name}}',
  found_one: 'found {{count}} time',
  found_other: 'found {{count}} times',
  color: { red: 'red', blue: 'blue' },
  level: { 1: 'one', 2: 'two' },
};
const es: typeof en = {
  greeting: 'Hola {{name}}',
  found_one: 'hallado {{count}} vez',
  found_other: 'hallado {{count}} veces',
  color: { red: 'rojo', blue: 'azul' },
  level: { 1: 'uno', 2: 'dos' },
};
const speech = makeTranslator({ en, es });

describe('a voice', () => {
  test('says a word by its path, in its language', () => {
    expect(speech('en')('color.red')).toBe('red');
    expect(speech('es')('color.red')).toBe('rojo');
    expect(speech('es')('level.2')).toBe('dos');
    expect(speech('es').language).toBe('es');
  });

  test('fills the holes, and escapes nothing', () => {
    expect(speech('es')('greeting', { name: '<b>&' })).toBe('Hola <b>&');
    expect(speech('es')('greeting', { name: 'Ada' })).toBe('Hola Ada');
  });

  test('writes numbers below zero with a minus', () => {
    expect(speech('en')('found', { count: -12 })).toBe('found −12 times');
  });

  test('lets the count decide between one and many', () => {
    expect([1, 2, 0].map((count) => speech('es')('found', { count }))).toEqual([
      'hallado 1 vez',
      'hallado 2 veces',
      'hallado 0 veces',
    ]);
  });

  test('takes keys made of parts, as long as all that can come of them is there', () => {
    const colors = ['red', 'blue'] as const;
    expect(colors.map((color) => speech('en')(`color.${color}`))).toEqual(['red', 'blue']);
  });

  test('is a type: the compiler knows every key', () => {
    const say = speech('en');
    // @ts-expect-error no such color
    say('color.green');
    // @ts-expect-error a table is no word
    say('color');
    // @ts-expect-error a plural is called by its name alone
    say('found_one', { count: 1 });
    const any: string = 'red';
    // @ts-expect-error any string is no key
    say(`color.${any}`);
    // @ts-expect-error a word is missing
    const missing: typeof en.color = { red: 'rojo' };
    // @ts-expect-error a word is too much
    const surplus: typeof en.color = { red: 'rojo', blue: 'azul', green: 'verde' };
    expect([missing, surplus]).toHaveLength(2);
  });
});
