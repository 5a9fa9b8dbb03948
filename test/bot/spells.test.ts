import { expect, it } from 'vitest';
import { inSpells } from '../../src/bot/spells.ts';

/** A bit that takes so many milliseconds. */
function labor(lasting: number): void {
  for (const begun = performance.now(); performance.now() - begun < lasting; );
}

function* laboring(bits: number, lasting: number): Generator<void, string> {
  for (let i = 0; i < bits; i++) {
    labor(lasting);
    yield;
  }
  return 'done';
}

it('lets others in between when work takes long', async () => {
  let turns = 0;
  const others = setInterval(() => turns++, 1);
  expect(await inSpells(laboring(10, 6))).toBe('done');
  clearInterval(others);
  expect(turns).toBeGreaterThanOrEqual(8);
});

it('does what is short at once', async () => {
  let isOver = false;
  const over = inSpells(laboring(3, 0)).then(() => {
    isOver = true;
  });
  await Promise.resolve();
  await Promise.resolve();
  expect(isOver).toBe(true);
  await over;
});

it('passes on what goes wrong', async () => {
  function* failing(): Generator<void, never> {
    yield;
    throw new Error('no');
  }
  await expect(inSpells(failing())).rejects.toThrow('no');
});
