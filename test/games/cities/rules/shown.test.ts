import { describe, expect, test } from 'vitest';
import { BOARDS } from '../../../../src/games/cities/rules/content.ts';
import { isAt, places } from '../../../../src/games/cities/rules/held-item.ts';
import { cities } from '../../../../src/games/cities/rules/index.ts';
import { motiveOf } from '../../../../src/games/cities/rules/motive.ts';
import { tilePoints } from '../../../../src/games/cities/rules/neighborhood.ts';
import { marksOf } from '../../../../src/games/cities/rules/preselected-turn.ts';
import { progress } from '../../../../src/games/cities/rules/progress.ts';
import { scoreTown, sumsOf } from '../../../../src/games/cities/rules/scoring.ts';
import type { Action } from '../../../../src/games/cities/rules/types.ts';
import { begun, playFirst } from '../match.ts';
import { planOf, spacesOf } from '../towns.ts';

test('every line of the score sheet has its own points', () => {
  const spaces = spacesOf('~d ~s ~f / r rm r / ^t ^f ^ / g1 ~ g2');
  const claims = [{ achievement: 0, value: 10 }] as const;
  const score = scoreTown({ spaces, cards: ['green-buildings', 'height-2'] }, 'lisbon', claims);
  expect(sumsOf(score)).toEqual({ achievements: 10, water: 6, park: 3, monuments: 2, cards: 3 });
});

describe('places on the board', () => {
  const SQUARE = [
    { x: 0, y: 0 },
    { x: 0, y: 1 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
  ];

  test('are the same only if column and row are', () => {
    for (const [i, one] of SQUARE.entries())
      for (const [j, other] of SQUARE.entries()) expect(isAt(one, other)).toBe(i === j);
  });

  test('come once each, in the order of the actions, for the held item alone', () => {
    const red = SQUARE.map((at): Action => ({ kind: 'piece', color: 'red', ...at }));
    const legal: Action[] = [...red, { kind: 'piece', color: 'blue', x: 5, y: 5 }, ...red, { kind: 'end' }];
    expect(places(legal, 'red')).toEqual(SQUARE);
    expect(places(legal, 'blue')).toEqual([{ x: 5, y: 5 }]);
  });
});

test('a tile may go to every free side, wherever the neighborhood has grown to', () => {
  const at = (x: number, y: number) => ({ x, y, tile: 1, turn: 0 }) as const;
  const points = (...tiles: ReturnType<typeof at>[]) => tilePoints(tiles, 'standard').map(({ x, y }) => `${x},${y}`);
  expect(points(at(0, 0), at(0, -1))).toEqual(['0,-2', '-1,-1', '1,-1', '-1,0', '1,0', '0,1']);
  expect(points(at(0, 0), at(-1, 0))).toEqual(['-1,-1', '0,-1', '-2,0', '1,0', '-1,1', '0,1']);
});

describe('progress', () => {
  test('is never more than an achievement needs', () => {
    const [center] = BOARDS['buenos-aires'];
    const painted = BOARDS['mexico-city'][2];
    expect(progress(planOf('r1 b1 r1 b1 / b1 r1 b1 r1 / r1 b1 r1 b1'), center)).toEqual({ have: 9, need: 9 });
    expect(progress(planOf('r r r r r / r r r r r'), painted)).toEqual({ have: 8, need: 8 });
  });

  test('of a canal counts the whole length of a long neighborhood, upright or lying', () => {
    const [canal] = BOARDS['venice'];
    const rows = Array.from({ length: 10 }, (_, y) => (y < 7 ? '~ r r r' : 'r r r r'));
    expect(progress(planOf(rows.join(' / ')), canal)).toEqual({ have: 7, need: 10 });
    const columns = ['~ ~ ~ ~ ~ ~ ~ r r r', ...Array.from({ length: 3 }, () => 'r r r r r r r r r r')];
    expect(progress(planOf(columns.join(' / ')), canal)).toEqual({ have: 7, need: 10 });
  });
});

test('the panel marks a place for everything in hand, and nothing more', () => {
  const { state } = begun();
  const seat = state.active!;
  expect(marksOf(cities.view(state, seat), seat, null)).toEqual([]);
  for (const row of ['tiles', 'features', 'pieces'] as const) {
    const chosen = playFirst(begun(), (action) => action.kind === 'worker' && action.row === row);
    const view = cities.view(chosen.state, seat);
    expect(marksOf(view, seat, null)).toHaveLength(view.work!.hand.length);
  }
});

test('a motive is told from the first turn on, when there is but the starting tile', () => {
  const { state } = begun();
  const seat = state.active!;
  const before = cities.view(state, seat);
  const town = before.towns[seat]!;
  const at = town.spaces.findIndex(({ land }) => land !== 'water' && land !== 'park');
  const spaces = town.spaces.with(at, { ...town.spaces[at]!, feature: 'monument' });
  const after = { ...before, towns: before.towns.with(seat, { ...town, spaces }) };
  expect(town.tiles).toHaveLength(1);
  expect(motiveOf(after, before, seat)).toEqual({ kind: 'monument' });
  expect(motiveOf(before, before, seat)).toBeNull();
});

describe('room to build on', () => {
  const { state } = begun();
  const seat = state.active!;
  const view = cities.view(state, seat);
  const town = view.towns[seat]!;
  const lot = town.spaces.find(({ land }) => land !== 'water' && land !== 'park')!;
  const wide = {
    ...town,
    tiles: [...town.tiles, ...town.tiles],
    spaces: [...town.spaces, ...[20, 21, 22].map((x) => ({ ...lot, x, height: 0 }))],
  };
  const motive = (before: typeof view, from: typeof town, to: typeof town) => {
    const withTown = (each: typeof town) => ({ ...before, towns: before.towns.with(seat, each) });
    return motiveOf(withTown(to), withTown(from), seat);
  };
  /** The last round, when the seat has so many workers left to send. */
  const lastRound = (left: 0 | 1 | 2): typeof view => {
    const sent = [seat, seat, null, null] as const;
    const pieces = [left > 0 ? null : seat, left > 1 ? null : seat, null, null] as const;
    return { ...view, round: view.rounds, workers: { cards: sent, tiles: sent, features: sent, pieces } };
  };

  test('is a motive as long as something can be built on it', () => {
    expect(motive(view, town, wide)).toEqual({ kind: 'room' });
    expect(motive(lastRound(2), town, wide)).toEqual({ kind: 'room' });
  });

  test('is none in the last turn, be it gained or lost', () => {
    expect(motive(lastRound(1), town, wide)).toBeNull();
    expect(motive(lastRound(0), wide, town)).toBeNull();
  });
});
