import { describe, expect, test } from 'vitest';
import { subjects } from './law-subject.ts';
import { setupName, setupsToday } from './match-setups.ts';
import { findings } from './playthrough.ts';
import { publicLaw } from './public.ts';

describe.each(await subjects())('$id in a channel', (subject) => {
  test.each(setupsToday(subject.game, 2).map((kind) => [setupName(kind), kind] as const))(
    'tells, shows and offers nothing that is hidden: %s',
    (name, kind) => expect(findings(publicLaw(subject, kind, `public ${name}`), 2)).toEqual([]),
  );
});
