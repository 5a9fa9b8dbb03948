import { describe, expect, test } from 'vitest';
import { kindsToday, nameOfKind } from './kinds.ts';
import { pictureLaw, picturesOf, rulesPictures } from './pictures.ts';
import { findings } from './playthrough.ts';
import { subjects } from './subject.ts';

describe.each(await subjects())('pictures of $id', (subject) => {
  test.each(kindsToday(subject.game).map((kind) => [nameOfKind(kind), kind] as const))(
    'fit, can be read, and are told in words: %s',
    (name, kind) => expect(findings(pictureLaw(subject, picturesOf(subject, kind, `pictures ${name}`, 4)))).toEqual([]),
  );

  test('that go with the rules do, too', async () =>
    expect(findings(pictureLaw(subject, await rulesPictures(subject)))).toEqual([]));
});
