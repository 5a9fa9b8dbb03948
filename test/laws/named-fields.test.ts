import { describe, expect, it } from 'vitest';
import { MIDDLE } from '../games/sprawlopolis/views.ts';
import { subjects } from './law-subject.ts';
import { setupName, setupsToday } from './match-setups.ts';
import { fieldLaw, missingFields } from './named-fields.ts';
import { findings } from './playthrough.ts';

describe.each(await subjects())('what is said beside a picture of $id', (subject) => {
  it.each(setupsToday(subject.game, 1).map((kind) => [setupName(kind), kind] as const))(
    'names no field that can’t be found on it: %s',
    (name, kind) => {
      expect(findings(fieldLaw(subject, kind, name))).toEqual([]);
    },
  );
});

it('a field is found by its column and its row, where the picture has both', () => {
  const reader = { language: 'en', names: [] } as const;
  const city = { game: 'sprawlopolis', kind: 'city', view: MIDDLE } as const;
  expect(missingFields('Bloom Boom at M30', city, reader)).toEqual([]);
  expect(missingFields('Bloom Boom at M30 or B3', city, reader)).toEqual(['B3']);
});
