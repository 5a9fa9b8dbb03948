import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { playComputers, startMatch } from '#engine';
import { RULES } from '#games/rules';
import { openLog } from '#platform';
import {
  act,
  courseOf,
  gameOf,
  hasPublicMoves,
  isPublicResult,
  type MatchResult,
  matchOf,
  type Room,
  roomOfResult,
} from '#room';
import { openStore, type Store } from '#store';
import { RESULT } from '../../../src/bot/repositories/result-record.ts';
import { openResults, type Results } from '../../../src/bot/repositories/results.ts';
import { describeDatabases } from '../../rig/each-database.ts';
import { freshStore } from '../../rig/fresh-store.ts';
import { codeIn, collectAll, NOW, valueIn } from '../../rig/match-records.ts';
import { ADA, roomOf } from '../../rig/room-of-match.ts';

const BRUNO = '1000000000000000002';
const GUILD = '3000000000000000001';

const game = RULES.tourists;
const levels = ['normal', 'easy'] as const;
const players = levels.map((computer) => ({ name: computer, computer }));
const options = { level: '1' };

const match = startMatch(game, players, options, 'results');
const entries = playComputers(game, {
  game: 'tourists',
  seed: 'results',
  from: match.history.open,
  levels,
  turnOf: null,
});
const seated = (...users: string[]) => users.map((user, i) => ({ user, name: i ? 'Bruno' : 'Ada', computer: null }));
const played = entries.reduce(
  (room, { seat, action }) => act(room, seat, action),
  roomOf(match, { seats: seated(ADA, BRUNO) }),
);

/** A whole match between two people, as computers would play it. */
const finished = (id: string, known: Partial<Room> = {}): Room => ({ ...played, id, ...known });

/** Cut off in mid-round, after a seat has chosen in secret. */
const cutOff = (id: string): Room => {
  let room: Room = { ...played, id, match, status: 'playing' };
  for (const { seat, action } of entries) {
    room = act(room, seat, action);
    const { history } = matchOf(room);
    if (hasPublicMoves(room) && history.open.length < matchOf(room).log.length) return room;
  }
  throw new Error('nobody chose in secret');
};

const open = (store: Store): Results => openResults(store, openLog('silent'), () => NOW);

describeDatabases('results in $name', ({ fresh }) => {
  let store: Store;
  let results: Results;
  beforeEach(async () => {
    store = valueIn(await openStore(await fresh()));
    onTestFinished(() => store.close());
    results = open(store);
  });

  test('are found by match, by person and by server, the newest first', async () => {
    for (const id of ['aaaa', 'bbbb', 'cccc']) await results.keep(finished(id));
    await results.keep(finished('dddd', { guild: null, seats: seated(BRUNO, BRUNO) }));
    const ids = (list: readonly MatchResult[]) => list.map(({ id }) => id);
    expect(ids(await results.of(ADA))).toEqual(['cccc', 'bbbb', 'aaaa']);
    expect(ids(await results.of(BRUNO))).toEqual(['dddd', 'cccc', 'bbbb', 'aaaa']);
    expect(ids(await results.in(GUILD))).toEqual(['cccc', 'bbbb', 'aaaa']);
    expect((await results.load('bbbb'))?.order).toBe(2);
    expect(await results.load('eeee')).toBeNull();
    expect(await results.course('eeee')).toBeNull();
  });

  test('kept twice, or by two at once, are what they were at first', async () => {
    const room = finished('aaaa');
    const [one, two] = await Promise.all([results.keep(room), open(store).keep(room)]);
    expect(two).toEqual(one);
    await results.change('aaaa', (result) => ({ ...result, table: '5' }));
    expect(await results.keep(room)).toMatchObject({ order: one.order, table: '5' });
  });

  test('name who wants to be forgotten as a former player, and nothing else is lost', async () => {
    await results.keep(finished('aaaa'));
    await results.keep(finished('bbbb', { language: 'es' }));
    const before = await results.load('aaaa');
    await results.forget(ADA);
    expect(await results.of(ADA)).toEqual([]);
    expect((await results.load('bbbb'))?.seats[0]).toMatchObject({ user: null, computer: null });
    const after = await results.load('aaaa');
    expect(after?.seats[0]).toEqual({ user: null, name: 'former player', computer: null, handed: false });
    expect({ ...after, seats: [], revision: 0 }).toEqual({ ...before, seats: [], revision: 0 });
    for await (const { result } of store.records(RESULT, NOW))
      expect(JSON.stringify(valueIn(result))).not.toContain(ADA);
  });
});

describe('a result', () => {
  test('has the match in it, whole: the room as it ended can be made of it', async () => {
    const { store } = await freshStore();
    const results = open(store);
    const room = finished('aaaa', { pace: 4, language: 'es' });
    const kept = await results.keep(room);
    expect(kept).toMatchObject({ kind: 'match', finish: 'rules', finished: NOW, game: 'tourists', options });
    const outcome = gameOf(room).outcome(matchOf(room).state);
    if (outcome?.kind !== 'ranked') throw new Error('not ranked');
    expect(kept.verdict).toEqual({
      kind: 'ranked',
      totals: outcome.scores.map(({ total }) => total),
      ranking: outcome.ranking,
    });
    const again = roomOfResult(kept, (await results.course('aaaa'))!);
    const { id, channel, guild, language, pace, seats, options: chosen, status, game: kind } = room;
    expect(again).toMatchObject({ id, channel, guild, language, pace, seats, options: chosen, status, game: kind });
    const { seed, log, state } = matchOf(room);
    expect(matchOf(again)).toMatchObject({ seed, log, state });
  });

  test('of a match that ended early has nothing in it that nobody was told', async () => {
    const { store } = await freshStore();
    const room = cutOff('aaaa');
    const kept = await open(store).keep(room);
    expect(kept).toMatchObject({ finish: 'early', verdict: null });
    const { log, state } = courseOf(room);
    const { open: known } = matchOf(room).history;
    expect(log).toHaveLength(known.length);
    expect(log.length).toBeLessThan(matchOf(room).log.length);
    expect(state).toEqual(known.state);
  });

  test('says which seats were left to the computer for good', async () => {
    const { store } = await freshStore();
    const away = finished('aaaa');
    const seats = away.seats.map((seat, i) => ({ ...seat, computer: i ? ('normal' as const) : null }));
    const kept = await open(store).keep({ ...away, seats });
    expect(kept.seats.map(({ handed }) => handed)).toEqual([false, true]);
  });

  test('is open from its time on', async () => {
    const { store } = await freshStore();
    const kept = await open(store).keep(finished('aaaa'));
    expect(isPublicResult(kept, 0)).toBe(true);
    expect(isPublicResult({ ...kept, opens: NOW }, NOW - 1)).toBe(false);
    expect(isPublicResult({ ...kept, opens: NOW }, NOW)).toBe(true);
  });

  test('that can’t read this game’s record is set aside, and keeps no other from being listed', async () => {
    const { store, adapter } = await freshStore();
    const results = open(store);
    await results.keep(finished('aaaa'));
    await results.keep(finished('bbbb'));
    await adapter.query(`UPDATE keyv SET value = 'rubbish' WHERE key = 'result:aaaa'`);
    expect((await results.of(ADA)).map(({ id }) => id)).toEqual(['bbbb']);
    expect(await collectAll(store.keys('broken:'))).toEqual([`broken:result:aaaa:${NOW}`]);
    expect(codeIn(await store.load(RESULT, 'aaaa', NOW))).toBe('ok');
  });
});
