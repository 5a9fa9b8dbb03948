import { expect, test } from 'vitest';
import { ordinalText } from '#i18n';

const PLACES = [1, 2, 3, 4, 11, 12, 13, 21, 22, 103, 111];

test('places are told as English tells them, and as numbers in Spanish', () => {
  const english = PLACES.map((place) => ordinalText(place, 'en'));
  expect(english).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '22nd', '103rd', '111th']);
  expect(PLACES.map((place) => ordinalText(place, 'es'))).toEqual(PLACES.map(String));
});
