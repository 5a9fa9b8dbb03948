import { describe, expect, test } from 'vitest';
import { controlLaw } from './controls.ts';
import { subjects } from './law-subject.ts';
import { setupName, setupsToday } from './match-setups.ts';
import { findings } from './playthrough.ts';

describe.each(await subjects())('what can be pressed in $id', (subject) => {
  test.each(setupsToday(subject.game, 2).map((kind) => [setupName(kind), kind] as const))(
    'is all that is legal, in words, as Discord takes it: %s',
    (name, kind) => expect(findings(controlLaw(subject, kind, `controls ${name}`))).toEqual([]),
  );
});
