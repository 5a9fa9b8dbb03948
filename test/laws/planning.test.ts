import { describe, expect, test } from 'vitest';
import { subjects } from './law-subject.ts';
import { setupName, setupsOf } from './match-setups.ts';
import { planningLaw } from './planning.ts';
import { findings } from './playthrough.ts';

describe.each(await subjects())('$id', (subject) => {
  test.each(setupsOf(subject.game).map((kind) => [setupName(kind), kind] as const))(
    'lets nobody know what is planned, and plays nothing illegal: %s',
    (name, kind) => expect(findings(planningLaw(subject, kind, `planning ${name}`))).toEqual([]),
  );
});
