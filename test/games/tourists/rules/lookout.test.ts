import { expect, test } from 'vitest';
import { tourists } from '../../../../src/games/tourists/rules/index.ts';
import { cityScore } from '../../../../src/games/tourists/rules/score.ts';
import { withLookout } from '../../../../src/games/tourists/rules/terrace-example.ts';
import { goodGame } from '../views.ts';

test.each(['2', '3'] as const)('the example of level %s has someone on a terrace with a view', (level) => {
  const before = { ...tourists.view(goodGame('lookout', 1, '1').at(-1)!, null), level };
  const after = withLookout(before);
  const seen = cityScore(after, 0).tourists.filter(({ kind, points }) => kind === 'terrace' && points > 0);
  expect(seen.length).toBeGreaterThan(0);
  expect(after.cities[0]?.tourists).toHaveLength(before.cities[0]?.tourists.length ?? 0);
  expect(after.totals).toEqual([]);
});

test('the only tourist goes up to the terrace, and a city without tourists stays as it is', () => {
  const view = { ...tourists.view(goodGame('lookout', 1, '1').at(-1)!, null), level: '2' as const };
  const [first] = view.cities;
  const withTourists = (count: number) => ({
    ...view,
    cities: [{ ...first!, tourists: first!.tourists.slice(0, count) }, ...view.cities.slice(1)],
  });
  const [moved] = withLookout(withTourists(1)).cities[0]!.tourists;
  expect(moved).not.toEqual(first!.tourists[0]);
  expect(first!.fields.find(({ x, y }) => x === moved?.x && y === moved.y)?.kind).toBe('terrace');
  expect(withLookout(withTourists(0))).toEqual(withTourists(0));
});
