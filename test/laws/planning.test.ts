import { describe, expect, test } from 'vitest';
import { kindsOf, nameOfKind } from './kinds.ts';
import { planningLaw } from './planning.ts';
import { findings } from './playthrough.ts';
import { subjects } from './subject.ts';

describe.each(await subjects())('$id', (subject) => {
  test.each(kindsOf(subject.game).map((kind) => [nameOfKind(kind), kind] as const))(
    'lets nobody know what is planned, and plays nothing illegal: %s',
    (name, kind) => expect(findings(planningLaw(subject, kind, `planning ${name}`))).toEqual([]),
  );
});
