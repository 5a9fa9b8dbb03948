import { expect, test } from 'vitest';
import { Health } from '../../src/ops/health.ts';

test('what was named and never checked is missing', async () => {
  const health = new Health(['gateway', 'database']);
  expect(await health.missing()).toEqual(['gateway', 'database']);
  health.check({ name: 'gateway', ok: () => true });
  expect(await health.missing()).toEqual(['database']);
  health.check({ name: 'database', ok: async () => true });
  expect(await health.missing()).toEqual([]);
  health.check({ name: 'lease', ok: () => false });
  expect(await health.missing()).toEqual(['lease']);
});

test('a check that fails is missing, however it fails', async () => {
  const health = new Health([]);
  health.check({
    name: 'thrown',
    ok: () => {
      throw new Error('thrown');
    },
  });
  health.check({ name: 'rejected', ok: () => Promise.reject(new Error('rejected')) });
  expect(await health.missing()).toEqual(['thrown', 'rejected']);
});

test('a check that hangs is missing, is asked once only, and counts again when it answers', async () => {
  const health = new Health([]);
  let asked = 0;
  let answer = (_: boolean) => {};
  health.check({
    name: 'database',
    ok: () => {
      asked += 1;
      return asked > 1
        ? true
        : new Promise((resolve) => {
            answer = resolve;
          });
    },
  });
  expect(await Promise.all([health.missing(), health.missing()])).toEqual([['database'], ['database']]);
  expect(asked).toBe(1);
  answer(true);
  await Promise.resolve();
  expect(await health.missing()).toEqual([]);
});
