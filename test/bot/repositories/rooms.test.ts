import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HINT_RULES, NEW_ROOM, Refused, type Room } from '#room';
import { roomsIn } from '../../rig/fake-lease.ts';
import { freshStore } from '../../rig/fresh-store.ts';
import { matchRecord } from '../../rig/match-records.ts';

const ROOM: Room = {
  ...NEW_ROOM,
  id: 'abcd',
  channel: '1',
  guild: '2',
  host: '3',
  language: 'en',
  game: 'cities',
  options: { board: 'random' },
  seats: [{ user: '3', name: 'Ada', computer: null }],
  pace: 0,
  adding: 'host',
  hints: 'request',
  automatic: false,
  revision: 0,
  created: 0,
};

async function openTestRooms() {
  const { store, keyv, adapter } = await freshStore();
  let now = 1;
  const rooms = roomsIn(store, () => now++);
  const put = (text: unknown) =>
    adapter.query('INSERT OR REPLACE INTO keyv (key, value) VALUES (?, ?)', ['match:1', text]);
  return { rooms, keyv, put };
}

/** Loads, or refuses with a code; anything else is a bug. */
async function outcome(load: () => Promise<Room | null>): Promise<string> {
  try {
    return (await load()) ? 'room' : 'none';
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.code;
  }
}

describe('a stored room', () => {
  it('comes back as it was saved', async () => {
    const { rooms } = await openTestRooms();
    const saved = await rooms.save(ROOM);
    expect(await rooms.load('1')).toEqual(saved);
  });

  it.each(HINT_RULES)('keeps its hints: %s', async (hints) => {
    const { rooms, keyv } = await openTestRooms();
    await rooms.save({ ...ROOM, hints });
    expect((await rooms.load('1'))?.hints).toBe(hints);
    const { extra } = JSON.parse(String((await keyv.get('match:1'))?.text)).value;
    // As 0.2 has it, but for what 0.2 doesn't know.
    expect(extra).toMatchObject({ advice: hints !== 'off' });
    expect('preselects' in extra).toBe(hints === 'always');
    expect('hints' in extra).toBe(false);
  });

  it('from before there were paces, votes and news is brought up to date', async () => {
    const { rooms, put } = await openTestRooms();
    const extra = { host: 'u1', language: 'es', table: 'm1', announced: 0 };
    const old = { ...matchRecord('1', { status: 'lobby', log: [], state: null, seed: '' }), extra };
    await put(JSON.stringify({ value: old }));
    const room = await rooms.load('1');
    expect(room).toMatchObject({
      host: 'u1',
      language: 'es',
      retiring: [],
      pace: 0,
      automatic: false,
      waits: [],
      vote: null,
      news: [],
    });
    expect((await rooms.save({ ...room!, pace: 24 })).pace).toBe(24);
    expect((await rooms.load('1'))?.pace).toBe(24);
  });

  it('that is garbage is refused as broken and set aside', async () => {
    const { rooms, keyv, put } = await openTestRooms();
    await rooms.save(ROOM);
    const good = JSON.parse(String((await keyv.get('match:1'))?.text)).value as object;
    const garbage = fc.oneof(
      fc.string(),
      fc.json(),
      fc.json().map((text) => `{"value":${text}}`),
      fc
        .tuple(fc.constantFrom(...Object.keys(good)), fc.jsonValue())
        .map(([field, value]) => JSON.stringify({ value: { ...good, [field]: { wrong: value } } })),
      fc
        .tuple(fc.constantFrom(...Object.keys(good)))
        .map(([field]) => JSON.stringify({ value: { ...good, [field]: undefined } })),
    );
    await fc.assert(
      fc.asyncProperty(garbage, async (text) => {
        await put(text);
        expect(['broken', 'trouble.newer', 'room', 'none']).toContain(await outcome(() => rooms.reload('1')));
      }),
      { numRuns: 150, seed: 5 },
    );
    expect(await rooms.wasBroken('1')).toBe(true);
    expect(await rooms.wasBroken('2')).toBe(false);
  });

  it.each([
    ['a game nobody here knows', { game: 'chess' }],
    ['a game that was begun without a state', { status: 'playing', state: null }],
    ['a state of another game', { status: 'playing', state: { phase: 'endgame' } }],
    ['a log that leads elsewhere', { status: 'playing', state: 1, log: [{ seat: 0, action: 1 }] }],
  ])('with %s is refused as broken', async (_, change) => {
    const { rooms, keyv, put } = await openTestRooms();
    await rooms.save(ROOM);
    const good = JSON.parse(String((await keyv.get('match:1'))?.text)).value as object;
    await put(JSON.stringify({ value: { ...good, ...change } }));
    expect(await outcome(() => rooms.reload('1'))).toBe('broken');
    expect(await rooms.wasBroken('1')).toBe(true);
  });
});
