import { describe, expect, test } from 'vitest';
import {
  applyEntries,
  type Entry,
  fastForward,
  fastForwardMatch,
  type Game,
  type Json,
  lastEnd,
  type Match,
  pendingSteps,
  play,
  reopen,
  reopenable,
  rewind,
  startMatch,
  turnStart,
  visibleLog,
  withLog,
} from '#engine';
import { replay } from '../../src/engine/match.ts';
import { cities } from '../../src/games/cities/rules/index.ts';
import { begun, playFirst } from '../games/cities/match.ts';
import { accepted, people } from '../rig/play.ts';
import { toy } from '../rig/toy/rules/index.ts';

type Draft = typeof toy extends Game<infer S, infer A> ? Match<S & Json, A & Json> : never;

const draft = (): Draft => startMatch(toy, people(3), {}, 'history');
const does = (match: Draft, seat: number, action: Json): Draft => accepted(play(toy, match, seat, action));
const choose = (match: Draft, seat: number): Draft =>
  does(match, seat, { kind: 'choose', card: match.state.hands[seat]?.[0] ?? -1 });
const commit = (match: Draft, seat: number): Draft => does(choose(match, seat), seat, { kind: 'commit' });
const opened = (): Draft => [0, 1, 2].reduce(commit, draft());

describe('the public position', () => {
  test('begins with the first position', () => {
    const match = draft();
    expect(match.history).toEqual({ ends: [], reveals: [], open: { length: 0, state: match.state } });
  });

  test('does not advance while a seat is still choosing', () => {
    const match = commit(commit(draft(), 0), 1);
    expect(match.history.open.length).toBe(0);
    expect(match.history.ends).toEqual([1, 3]);
    expect(visibleLog(match, null)).toEqual([]);
    expect(visibleLog(match, 1).map(({ seat }) => seat)).toEqual([1, 1]);
  });

  test('advances with the last commit, even if a single seat still has to act', () => {
    const match = opened();
    expect(toy.waiting(match.state)).toHaveLength(1);
    expect(match.history.open).toEqual({ length: 6, state: match.state });
    expect(match.history.reveals).toEqual([5]);
    expect(visibleLog(match, null)).toHaveLength(6);
  });

  test('is the same whether carried forward, replayed or fast-forwarded', () => {
    const match = choose(does(opened(), opened().state.asked ?? -1, { kind: 'bow' }), 2);
    expect(accepted(replay(toy, match, match.log))).toEqual(match);
    expect(fastForwardMatch(toy, draft(), match.log)).toEqual(match);
    expect(accepted(withLog(toy, match, match.log))).toEqual(match);
  });

  test('is replayed only if it changes', () => {
    const match = choose(does(opened(), opened().state.asked ?? -1, { kind: 'bow' }), 2);
    let setups = 0;
    const counted = {
      ...toy,
      setup: (...from: Parameters<typeof toy.setup>) => {
        setups += 1;
        return toy.setup(...from);
      },
    };
    accepted(withLog(counted, match, match.log.slice(0, -1)));
    expect(setups).toBe(0);
    expect(accepted(withLog(counted, match, match.log.slice(0, 3))).log).toHaveLength(3);
    expect(setups).toBe(1);
  });
});

describe('reopening a turn', () => {
  const match = commit(commit(draft(), 0), 1);

  test('undoes the end of a secret turn, also when others committed after it', () => {
    const back = accepted(reopen(toy, match, 0));
    expect(back.log).toEqual(match.log.filter((_, i) => i !== 1));
    expect(back.state.ready).toEqual([false, true, false]);
    expect(back.state.chosen[0]).toBe(match.state.chosen[0]);
    const other = commit(does(back, 0, { kind: 'choose', card: back.state.hands[0]?.[1] ?? -1 }), 0);
    expect(other.state.ready).toEqual([true, true, false]);
  });

  test('is refused after the last commit', () => {
    for (const seat of [0, 1, 2])
      expect(reopen(toy, opened(), seat)).toMatchObject({ ok: false, refusal: { code: 'nothing-to-undo' } });
  });

  test('is not for an unfinished turn', () => expect(reopenable(choose(match, 2), 2)).toBe(-1));
});

describe('turns', () => {
  const inTurn = playFirst(
    begun(),
    (action) => action.kind === 'worker' && action.row === 'pieces' && action.slot === 0,
  );
  const seat = inTurn.state.active ?? -1;

  test('have a beginning and an end', () => {
    const { length } = inTurn.log;
    expect(pendingSteps(inTurn, seat)).toEqual([length - 1]);
    expect(turnStart(inTurn, seat)).toBe(length - 1);
    let ended = inTurn;
    while (ended.state.active === seat) ended = playFirst(ended);
    expect(lastEnd(ended, seat)).toBe(ended.log.length - 1);
    expect(turnStart(ended, seat)).toBe(length - 1);
    expect(accepted(rewind(cities, ended, seat))).toEqual(
      accepted(replay(cities, ended, ended.log.slice(0, length - 1))),
    );
  });

  test('can be replayed from any position', () => {
    const { open } = inTurn.history;
    const entries: readonly Entry[] = inTurn.log.slice(open.length);
    const passed = [...applyEntries(cities as Game, open, entries)];
    expect(passed).toEqual([{ index: open.length, entry: entries[0], state: inTurn.state }]);
    expect(fastForward(cities as Game, open, entries)).toEqual({ length: inTurn.log.length, state: inTurn.state });
  });
});
