import { describe, expect, test } from 'vitest';
import { subjects } from './law-subject.ts';
import { setupName, setupsOf } from './match-setups.ts';
import { paintLaw, picturesOf } from './pictures.ts';
import { findings, sampled } from './playthrough.ts';

describe.each(await subjects())('pictures of $id', (subject) => {
  test('are painted as they were meant', () => {
    const asked = setupsOf(subject.game, 1).flatMap((kind) =>
      sampled(picturesOf(subject, kind, `painted ${setupName(kind)}`, 3), 4),
    );
    expect(findings(paintLaw(sampled(asked, 10)))).toEqual([]);
  }, 180_000);
});
