import { describe, expect, test } from 'vitest';
import { kindsToday, nameOfKind } from './kinds.ts';
import { findings } from './playthrough.ts';
import { publicLaw } from './public.ts';
import { subjects } from './subject.ts';

describe.each(await subjects())('$id in a channel', (subject) => {
  test.each(kindsToday(subject.game, 2).map((kind) => [nameOfKind(kind), kind] as const))(
    'tells, shows and offers nothing that is hidden: %s',
    (name, kind) => expect(findings(publicLaw(subject, kind, `public ${name}`), 2)).toEqual([]),
  );
});
