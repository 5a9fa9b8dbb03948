import { pick } from '#engine';
import { act, gameOf, hasJustEnded, matchOf, type Room, seatsToMove } from '#room';
import { RecordKeyv, Store } from '#store';
import { openSqlite } from '../../src/store/sqlite-adapter.ts';
import { roomsIn } from './fake-lease.ts';
import type { InProcessHarness } from './in-process-harness.ts';
import { dice } from './play.ts';

/** The match shortly before its end, with `left` turns of people left. */
function nearEnd(room: Room, left: number): Room {
  const luck = dice('ahead');
  const ended: Room[] = [];
  for (let now = room; now.status === 'playing'; ) {
    const game = gameOf(now);
    const { state } = matchOf(now);
    const seat = pick(luck, game.waiting(state));
    now = act(now, seat, pick(luck, game.legal(state, seat)));
    if (hasJustEnded(now)) ended.push(now);
  }
  const [last, near] = ended.filter((one) => seatsToMove(one).length > 0).slice(-1 - left);
  if (!last || !near) throw new Error('The match ends before it is anyone’s turn.');
  const { log, state } = matchOf(last);
  // The channel has heard of all but one turn, of which the bot tells it when it starts.
  return { ...near, announced: log.length, past: { length: log.length, state } };
}

/**
 * Plays all matches of these people on at random up to their last turns, without a press and without a word: a whole game
 * through buttons takes seconds, and most tests look at its end alone. The bot finds them so as after a restart.
 */
export async function skipToLastTurns(
  harness: InProcessHarness,
  users: readonly string[],
  left: number,
): Promise<void> {
  await harness.stop();
  const store = new Store(new RecordKeyv(await openSqlite(harness.database)));
  const now = harness.clock.now();
  const rooms = roomsIn(store, () => now, now);
  const addresses = new Set((await Promise.all(users.map(rooms.addressesOf))).flat());
  if (addresses.size === 0) throw new Error('They play nothing.');
  for (const address of addresses) {
    const room = await rooms.load(address);
    if (room?.status === 'playing') await rooms.save(nearEnd(room, left));
  }
  await store.close();
  await harness.start();
}
