import { describe, expect, test } from 'vitest';
import { subjects } from './law-subject.ts';
import { setupName, setupsToday } from './match-setups.ts';
import { findings } from './playthrough.ts';
import { saidOnceLaw } from './said-once.ts';

describe.each(await subjects())('$id at one moment', (subject) => {
  test.each(setupsToday(subject.game, 2).map((kind) => [setupName(kind), kind] as const))(
    'says nothing twice at the table, in the panel and in their pictures: %s',
    (name, kind) => expect(findings(saidOnceLaw(subject, kind, `said once ${name}`, 6), 8)).toEqual([]),
  );
});
