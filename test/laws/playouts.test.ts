import { describe, expect, test } from 'vitest';
import { subjects } from './law-subject.ts';
import { setupName, setupsOf } from './match-setups.ts';
import { playoutLaw } from './playouts.ts';
import { findings } from './playthrough.ts';

describe.each(await subjects())('random matches of $id', (subject) => {
  test.each(setupsOf(subject.game).map((kind) => [setupName(kind), kind] as const))(
    'end and conserve, in plain JSON, and change nothing they were given: %s',
    (name, kind) => expect(findings(playoutLaw(subject, kind, `playouts ${name}`))).toEqual([]),
  );
});
