import { describe, expect, test } from 'vitest';
import { defineGame, type LookaheadRules } from '#engine';
import { rateActions } from '../../src/engine/lookahead.ts';
import { dice } from '../rig/play.ts';

type Road = readonly string[];
type Look = LookaheadRules<Road, string, Road>;

/** The points after three turnings; playouts always go left. */
const PLACES: Readonly<Record<string, number>> = { 'left left left': 5, 'right left right': 9, 'right right left': 7 };

const fork = (more: Partial<Look> = {}) =>
  defineGame<Road, string, Road, Record<never, string>>({
    id: 'fork',
    seats: { min: 1, max: 1 },
    options: {},
    setup: () => [],
    legal: (road) => (road.length < 3 ? ['left', 'right'] : []),
    apply: (road, _seat, turning) => [...road, turning],
    effect: () => ({ ends: true, reveals: true, opens: true }),
    waiting: (road) => (road.length < 3 ? [0] : []),
    view: (road) => road,
    outcome: () => null,
    computer: (_road, legal) => legal[0]!,
    lookahead: {
      fill: (road) => ({ state: road, seat: 0 }),
      worth: (road) => PLACES[road.join(' ')] ?? 0,
      effort: () => 0,
      ...more,
    },
  });

const look = (more: Partial<Look> = {}) => rateActions(fork(more), [], ['left', 'right'], dice('fork'));

describe('looking ahead', () => {
  test('lets the seat itself play on like everyone, if the game names no continuations', () => {
    expect(look().map(({ action, worth }) => [action, worth])).toEqual([
      ['left', 5],
      ['right', 0],
    ]);
  });

  test('takes the best of the seat’s continuations', () => {
    expect(look({ continuations: (_from, _road, legal) => legal }).map(({ action, worth }) => [action, worth])).toEqual(
      [
        ['right', 9],
        ['left', 5],
      ],
    );
  });

  test('compares continuations only as far as the game says', () => {
    const continuations: Look['continuations'] = (from, road, legal) => (road.length - from.length < 2 ? legal : []);
    expect(look({ continuations }).map(({ action, worth }) => [action, worth])).toEqual([
      ['right', 7],
      ['left', 5],
    ]);
  });
});
