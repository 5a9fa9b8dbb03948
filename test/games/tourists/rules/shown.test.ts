import { describe, expect, test } from 'vitest';
import type { Score } from '#engine';
import { tourists } from '../../../../src/games/tourists/rules/index.ts';
import { motiveOf } from '../../../../src/games/tourists/rules/motive.ts';
import { tilePlaces, visitPlaces } from '../../../../src/games/tourists/rules/places.ts';
import {
  after as afterAction,
  marksOf,
  pointsOf,
  promise,
  type TileAction,
} from '../../../../src/games/tourists/rules/preselected-turn.ts';
import { revealed } from '../../../../src/games/tourists/rules/public-view.ts';
import { bestOf, sumsOf } from '../../../../src/games/tourists/rules/score.ts';
import type { Action } from '../../../../src/games/tourists/rules/types.ts';
import { act, finish, playTo, touristsMatch } from '../match.ts';
import { goodGame } from '../views.ts';

const line = (key: string, ...points: number[]) => ({
  key,
  count: points.length,
  points: points.reduce((sum, n) => sum + n, 0),
  parts: points.map((n) => ({ key, count: 1, points: n, parts: [] })),
});

describe('a score sheet', () => {
  const parts = [line('attraction', 2, 7), line('park', 5), line('terrace', 1, 3)];
  const score: Score = { total: 18, parts };

  test('has the points of each kind of field', () => {
    expect(sumsOf(score)).toEqual({ attraction: 9, park: 5, terrace: 4 });
  });

  test('lists tourists best first', () => {
    expect(bestOf(score)).toEqual([7, 5, 3, 2, 1]);
  });
});

describe('places', () => {
  const SQUARE = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: 1, y: 1 },
  ];

  test('for a tile come once each, whatever its turn', () => {
    const legal = SQUARE.flatMap((at) =>
      [0, 1].map((turn): Action => ({ kind: 'tile', tile: 3, ...at, turn: turn as 0 })),
    );
    expect(tilePlaces(legal, 3)).toEqual(SQUARE);
    expect(tilePlaces(legal, 4)).toEqual([]);
  });

  test('for tourists are in reading order, however the actions come', () => {
    const legal = SQUARE.toReversed().flatMap((from): Action[] =>
      SQUARE.toReversed().map((to) => ({ kind: 'walk', from, ...to })),
    );
    expect(visitPlaces(legal, 'walk', null)).toEqual(SQUARE);
    expect(visitPlaces(legal, 'walk', { x: 1, y: 0 })).toEqual(SQUARE);
    expect(visitPlaces(legal.slice(0, 4), 'walk', { x: 1, y: 0 })).toEqual([]);
  });
});

describe('what the panel marks', () => {
  const states = goodGame('marks', 2, '3').filter(({ phase, work }) => phase === 'round' && work[0]!.laid.length === 0);

  test('places what is in hand, then moves a tourist only if that brings something', () => {
    let moved = 0;
    for (const state of states) {
      const view = tourists.view(state, 0);
      const city = state.cities[0]!;
      for (const first of [undefined, view.hand[0]]) {
        const [tile, visit, ...rest] = marksOf(view, city, first, null);
        expect([tile?.kind, rest]).toEqual(['tile', []]);
        const laid = afterAction(city, tile!);
        if (visit?.kind === 'stay') continue;
        moved++;
        expect(pointsOf(view, afterAction(laid, visit!))).toBeGreaterThan(pointsOf(view, laid));
      }
    }
    expect(moved).toBeGreaterThan(5);
  });

  test('begins with the tile asked for, and has each one once', () => {
    const { state } = touristsMatch(2);
    const view = tourists.view(state, 0);
    const orders = [undefined, ...view.hand].map((first) =>
      marksOf(view, state.cities[0]!, first, null).map((mark) => mark.kind === 'tile' && mark.tile),
    );
    const [a, b, c] = view.hand;
    expect(orders).toEqual([
      [a, b, c],
      [a, b, c],
      [b, a, c],
      [c, a, b],
    ]);
  });

  test('a tile promises its best: with nobody on it, or with the newcomer it brings most for', () => {
    for (const state of states) {
      const view = tourists.view(state, 0);
      const city = state.cities[0]!;
      for (const action of tourists.legal(state, 0).slice(0, 12) as TileAction[]) {
        const laid = afterAction(city, action);
        const newcomers = tourists
          .legal(tourists.apply(state, 0, action), 0)
          .filter(({ kind }) => kind === 'tourist')
          .map((visit) => pointsOf(view, afterAction(laid, visit)));
        expect(promise(view, city, action)).toBe(Math.max(pointsOf(view, laid), ...newcomers));
      }
    }
  });
});

test('without its own work a view shows what everyone else sees', () => {
  let match = playTo(touristsMatch(2), 6);
  for (const kind of ['tourist', 'jump', 'walk', 'stay']) {
    const laid = act(match, 0);
    if (!tourists.legal(laid.state, 0).some((action) => action.kind === kind)) continue;
    const visited = act(laid, 0, (action) => action.kind === kind);
    for (const { state } of [match, laid, visited]) {
      const { cities, work, hand, seat } = revealed(tourists.view(state, 0));
      expect(cities).toEqual(tourists.view(state, null).cities);
      expect([work, hand, seat]).toEqual([null, [], null]);
    }
    match = finish(finish(match, 0), 1);
  }
  expect(match.state.round).toBeGreaterThan(7);
});

test('a round in which no tourist gained was good for later', () => {
  const { state } = playTo(touristsMatch(2), 6);
  const view = tourists.view(state, null);
  expect(view.cities[0]!.tourists.length).toBeGreaterThan(0);
  expect(motiveOf(view, view, 0)).toEqual({ kind: 'later' });
});
