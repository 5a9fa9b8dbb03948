import { describe, expect, test } from 'vitest';
import { play, startMatch, undo, undoableSteps } from '#engine';
import { replay } from '../../src/engine/match.ts';
import { cities } from '../../src/games/cities/rules/index.ts';
import { begun, type CitiesMatch, playFirst } from '../games/cities/match.ts';
import { accepted, people } from '../rig/play.ts';
import { toy } from '../rig/toy/rules/index.ts';

const refused = { ok: false, refusal: { code: 'nothing-to-undo' } };

/** A turn of several steps: a worker on the four pieces, two of them placed or dropped. */
function inMidTurn(): CitiesMatch {
  const sent = playFirst(begun(), (action) => action.kind === 'worker' && action.row === 'pieces' && action.slot === 0);
  return playFirst(playFirst(sent));
}

describe('undo', () => {
  test('goes back to any point of the seat’s own unfinished turn', () => {
    const match = inMidTurn();
    const seat = match.state.active!;
    expect(undoableSteps(match, seat)).toHaveLength(3);
    for (const steps of [1, 2, 3]) {
      const back = accepted(undo(cities, match, seat, steps));
      expect(back).toEqual(accepted(replay(cities, match, match.log.slice(0, -steps))));
    }
  });

  test('goes no further than the turn, and only by whole steps', () => {
    const match = inMidTurn();
    for (const steps of [0, -1, 4]) expect(undo(cities, match, match.state.active!, steps)).toMatchObject(refused);
  });

  test('undoes only the seat’s own steps', () => {
    const match = inMidTurn();
    expect(undo(cities, match, 1 - match.state.active!)).toMatchObject(refused);
  });

  test('stops when the turn is over', () => {
    let match = inMidTurn();
    const seat = match.state.active!;
    while (match.state.active === seat) match = playFirst(match);
    expect(undo(cities, match, seat)).toMatchObject(refused);
  });

  test.each(['cards', 'tiles', 'features', 'pieces'] as const)(
    'never goes past the hidden item of the %s row',
    (row) => {
      const match = playFirst(begun(), (action) => action.kind === 'worker' && action.row === row && action.slot === 3);
      expect(undo(cities, match, match.state.active!)).toMatchObject(refused);
    },
  );

  test('undoes what was placed after a reveal, but not the reveal', () => {
    const revealed = playFirst(
      begun(),
      (action) => action.kind === 'worker' && action.row === 'tiles' && action.slot === 3,
    );
    const seat = revealed.state.active!;
    const placed = playFirst(revealed);
    expect(accepted(undo(cities, placed, seat))).toEqual(revealed);
    expect(undo(cities, placed, seat, 2)).toMatchObject(refused);
  });

  test('undoes only the seat’s own steps when all act at once', () => {
    let match = startMatch(toy, people(3), {}, 'undo');
    const choose = (seat: number, card: number) =>
      accepted(play(toy, match, seat, { kind: 'choose', card: match.state.hands[seat]![card]! }));
    match = choose(0, 0);
    match = choose(1, 0);
    match = choose(0, 1);
    match = choose(2, 0);
    const back = accepted(undo(toy, match, 0));
    expect(back.state.chosen[0]).toBe(match.state.hands[0]![0]);
    expect(back.state.chosen.slice(1)).toEqual(match.state.chosen.slice(1));
    const committed = accepted(play(toy, back, 0, { kind: 'commit' }));
    expect(undo(toy, committed, 0)).toMatchObject(refused);
    expect(undo(toy, committed, 1).ok).toBe(true);
  });
});
