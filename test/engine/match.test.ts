import { describe, expect, test } from 'vitest';
import { play, startMatch } from '#engine';
import { replay } from '../../src/engine/match.ts';
import { cities } from '../../src/games/cities/rules/index.ts';
import { begun, citiesMatch, playFirst } from '../games/cities/match.ts';
import { accepted, dice, people, playRandomly } from '../rig/play.ts';
import { toy } from '../rig/toy/rules/index.ts';
import { sharedHands } from './shared-hands.ts';

describe('play', () => {
  const match = begun(3);
  const seat = match.state.active!;

  test('accepts a legal action, logs it and changes the state', () => {
    const next = accepted(play(cities, match, seat, { kind: 'worker', row: 'tiles', slot: 0 }));
    expect(next.log).toHaveLength(match.log.length + 1);
    expect(next.log.at(-1)).toEqual({ seat, action: { kind: 'worker', row: 'tiles', slot: 0 } });
    expect(next.state.work).not.toBeNull();
  });

  test('compares actions by content, in any order of keys', () => {
    expect(play(cities, match, seat, { slot: 1, row: 'cards', kind: 'worker' }).ok).toBe(true);
  });

  test.each([
    ['an action that is not legal', seat, { kind: 'end' }, 'illegal'],
    ['an unknown action', seat, { kind: 'fly' }, 'illegal'],
    ['an action with an extra field', seat, { kind: 'worker', row: 'tiles', slot: 0, x: 1 }, 'illegal'],
    ['a seat that is not to move', (seat + 1) % 3, { kind: 'worker', row: 'tiles', slot: 0 }, 'not-your-turn'],
    ['a seat that does not exist', 9, { kind: 'end' }, 'not-your-turn'],
  ] as const)('refuses %s', (_, from, action, code) => {
    expect(play(cities, match, from, action)).toMatchObject({ ok: false, refusal: { code } });
  });

  test('refuses everything once the match is over', () => {
    const over = { ...match, state: playRandomly(cities, match.state, dice('over')) };
    expect(play(cities, over, 0, { kind: 'end' })).toMatchObject({ ok: false, refusal: { code: 'over' } });
  });

  test('does not change the given match', () => {
    const before = JSON.stringify(match);
    playFirst(match);
    expect(JSON.stringify(match)).toBe(before);
  });
});

describe('replay', () => {
  test('leads to the same state', () => {
    let match = citiesMatch(4);
    for (let i = 0; i < 60; i++) match = playFirst(match);
    expect(accepted(replay(cities, match, match.log))).toEqual(match);
  });

  test('names the first entry that is not legal', () => {
    const match = begun();
    const log = [...match.log, { seat: match.state.active!, action: { kind: 'end' } }];
    expect(replay(cities, match, log)).toMatchObject({
      ok: false,
      refusal: { code: 'illegal', at: `log[${match.log.length}]` },
    });
  });
});

describe('other shapes of games', () => {
  test('a draft in which all seats act at once, for three to seven', () => {
    for (const seats of [3, 7]) {
      const match = startMatch(toy, people(seats), {}, 'draft');
      expect(toy.waiting(match.state)).toHaveLength(seats);
      const over = playRandomly(toy, match.state, dice('draft'));
      expect(toy.outcome(over)).toMatchObject({ kind: 'ranked' });
    }
  });

  test('the order of commits does not matter', () => {
    const choose = (order: readonly number[]) => {
      let match = startMatch(toy, people(3), {}, 'order');
      for (const seat of order) {
        match = accepted(play(toy, match, seat, { kind: 'choose', card: match.state.hands[seat]![0]! }));
      }
      for (const seat of order) match = accepted(play(toy, match, seat, { kind: 'commit' }));
      return match.state;
    };
    expect(choose([0, 1, 2])).toEqual(choose([2, 0, 1]));
  });

  test('a cooperative game with hidden hands has one score and is won or lost together', () => {
    const match = startMatch(sharedHands, people(2), { difficulty: 'standard' }, 'together');
    const over = playRandomly(sharedHands, match.state, dice('together'));
    expect(sharedHands.outcome(over)).toMatchObject({ kind: 'together', target: 5 });
  });
});
