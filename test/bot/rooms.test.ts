import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openRooms } from '../../src/bot/rooms.ts';
import { matchRecord, NOW } from '../support/records.ts';
import { freshStore } from '../support/stores.ts';

const silent = pino({ level: 'silent' });

test('a match that was stored before there were paces, votes and news is brought up to date', async () => {
  const { store, backend } = await freshStore();
  const extra = { host: 'u1', language: 'es', table: 'm1', announced: 1 };
  await backend.write('match:c1', { ...matchRecord('c1'), extra });
  const rooms = openRooms(store, silent, () => NOW);
  const room = await rooms.load('c1');
  expect(room).toMatchObject({
    host: 'u1',
    language: 'es',
    pace: 0,
    automatic: false,
    waits: [],
    vote: null,
    news: [],
  });
  expect((await rooms.save({ ...room!, pace: 24 })).pace).toBe(24);
  expect((await rooms.load('c1'))?.pace).toBe(24);
});
