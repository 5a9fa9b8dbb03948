import { describe, expect, test } from 'vitest';
import { controlLaw } from './controls.ts';
import { subjects } from './law-subject.ts';
import { kindsToday, nameOfKind } from './match-setups.ts';
import { findings } from './playthrough.ts';

describe.each(await subjects())('what can be pressed in $id', (subject) => {
  test.each(kindsToday(subject.game, 2).map((kind) => [nameOfKind(kind), kind] as const))(
    'is all that is legal, in words, as Discord takes it: %s',
    (name, kind) => expect(findings(controlLaw(subject, kind, `controls ${name}`))).toEqual([]),
  );
});
