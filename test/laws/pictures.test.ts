import { describe, expect, test } from 'vitest';
import { subjects } from './law-subject.ts';
import { setupName, setupsToday } from './match-setups.ts';
import { pictureLaw, picturesOf, rulesPictures } from './pictures.ts';
import { findings } from './playthrough.ts';

describe.each(await subjects())('pictures of $id', (subject) => {
  test.each(setupsToday(subject.game).map((kind) => [setupName(kind), kind] as const))(
    'fit, can be read, and are told in words: %s',
    (name, kind) => expect(findings(pictureLaw(subject, picturesOf(subject, kind, `pictures ${name}`, 4)))).toEqual([]),
  );

  test('that go with the rules do, too', async () =>
    expect(findings(pictureLaw(subject, await rulesPictures(subject)))).toEqual([]));
});
