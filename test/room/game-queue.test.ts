import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GAME_IDS } from '#games';
import {
  type GameQueue,
  PACES,
  queueAlarm,
  type Seeker,
  seatsToFill,
  seekersLike,
  withoutExpired,
  withoutPerson,
  withoutTable,
  withSeeker,
} from '#room';

const HOUR = 3_600_000;
const EMPTY: GameQueue = { seats: [], tables: [], rows: [] };
const nobody = () => false;

const seeker = (user: string, more: Partial<Seeker> = {}): Seeker => ({
  user,
  name: user,
  game: 'cities',
  pace: 24,
  channel: '1',
  language: 'en',
  since: 0,
  ...more,
});

it('seats people who want the same, the longest waiting first', () => {
  const seats = [seeker('ada', { since: 2 }), seeker('bo', { since: 1 }), seeker('cy', { pace: 4 })];
  const waiting = { ...EMPTY, seats };
  const queue = withSeeker(waiting, seeker('di', { since: 3 }), 't1', nobody);
  expect(queue.rows.map(({ user }) => user)).toEqual(['bo', 'di']);
  expect(queue.seats.map(({ user }) => user)).toEqual(['ada', 'cy']);
  expect(queue.tables).toMatchObject([{ id: 't1', card: null, game: 'cities', pace: 24 }]);
  expect(queueAlarm(queue)).toBe(0);
  expect(queueAlarm(withoutTable(queue, 't1'))).toBe(24 * HOUR);
});

it('lets nobody wait twice or for longer than a day', () => {
  const again = withSeeker(
    withSeeker(EMPTY, seeker('ada'), 't', nobody),
    seeker('ada', { game: 'wonders' }),
    't',
    nobody,
  );
  expect(again.seats).toEqual([seeker('ada', { game: 'wonders' })]);
  expect(withoutExpired(again, 24 * HOUR - 1).seats).toHaveLength(1);
  expect(withoutExpired(again, 24 * HOUR).seats).toEqual([]);
});

it('opens no table for a person who was forgotten meanwhile', () => {
  const queue = withSeeker(withSeeker(EMPTY, seeker('ada'), 't', nobody), seeker('bo'), 't', nobody);
  expect(withoutPerson(queue, 'bo')).toEqual(EMPTY);
});

it('never seats two together who are to be kept apart, and loses and doubles nobody', () => {
  const users = ['a', 'b', 'c', 'd', 'e', 'f'];
  const wish = fc.record({
    user: fc.constantFrom(...users),
    game: fc.constantFrom(...GAME_IDS),
    pace: fc.constantFrom(...PACES.slice(0, 2)),
  });
  const pairs = fc.array(fc.tuple(fc.constantFrom(...users), fc.constantFrom(...users)));
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 30 }), pairs, (wishes, blocks) => {
      const apart = (one: string, other: string) =>
        blocks.some(([by, whom]) => (by === one && whom === other) || (by === other && whom === one));
      let queue = EMPTY;
      for (const [i, { user, game, pace }] of wishes.entries()) {
        if (queue.rows.some((row) => row.user === user)) continue;
        const before = new Set([...queue.seats, ...queue.rows].map((one) => one.user));
        queue = withSeeker(queue, seeker(user, { game, pace, since: i }), `t${i}`, apart);
        const now = [...queue.seats, ...queue.rows].map((one) => one.user);
        expect(now.toSorted()).toEqual([...before.add(user)].toSorted());
        expect(seekersLike(queue, { game, pace })).toBeLessThan(users.length + 1);
      }
      for (const { id, game } of queue.tables) {
        const company = queue.rows.filter(({ table }) => table === id).map(({ user }) => user);
        expect(company).toHaveLength(seatsToFill(game));
        for (const one of company) for (const other of company) expect(one !== other && apart(one, other)).toBe(false);
      }
    }),
  );
});
