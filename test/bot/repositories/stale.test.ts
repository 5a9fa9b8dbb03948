import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { words } from '#i18n';
import { openLog } from '#platform';
import type { Room } from '#room';
import { RecordKeyv, Store } from '#store';
import { openResults } from '../../../src/bot/repositories/results.ts';
import { openSqlite } from '../../../src/store/sqlite-adapter.ts';
import type { Player } from '../../rig/chat-player.ts';
import { roomsIn } from '../../rig/fake-lease.ts';
import { InProcessHarness } from '../../rig/in-process-harness.ts';
import { readMessage } from '../../rig/message-text.ts';
import { drawInThisThread } from '../../rig/same-thread-drawing.ts';
import { chooseStarts, mover, offers, prepareTurn, pressVerb, startGame, tableAfter } from '../../rig/table-buttons.ts';

describe('a room that another process changes between a press and its save', () => {
  let harness: InProcessHarness;
  let other: Store;
  let players: [Player, Player];
  let table: APIMessage;

  beforeAll(async () => {
    harness = await InProcessHarness.open({ drawPool: drawInThisThread });
    other = new Store(new RecordKeyv(await openSqlite(harness.database)));
    players = [harness.person('Ada').speak('en-US'), harness.person('Bruno').speak('en-US')];
    table = await chooseStarts(players, await startGame(players));
  });
  afterAll(async () => {
    await other.close();
    await harness.close();
  });

  const stored = async (): Promise<Room> => (await roomsIn(other).load(table.channel_id))!;

  /** What was posted for all since the table. */
  const told = (player: Player): string[] =>
    player
      .messages()
      .filter((message) => !player.isPrivate(message) && BigInt(message.id) > BigInt(table.id))
      .map(({ id }) => id);

  /** Someone else writes just before the bot does, the first few times. */
  function interfere(times: number, change: (room: Room) => Room): void {
    const { adapter } = harness;
    const set = adapter.set.bind(adapter);
    let left = times;
    adapter.set = async (...given) => {
      if (given[0].startsWith('match:') && left-- > 0) await roomsIn(other).save(change(await stored()));
      return set(...given);
    };
  }

  it('is read again: the press is done once, and all that is told is of the room as it is now', async () => {
    const player = mover(players, table);
    const panel = await prepareTurn(player, await pressVerb(player, 'take', table));
    const before = await stored();
    interfere(3, (room) => ({ ...room, pace: 24 }));
    await pressVerb(player, 'confirm', panel);
    const next = await tableAfter(player, table);
    const after = await stored();
    expect(after.match?.log).toHaveLength((before.match?.log.length ?? 0) + 1);
    expect(after.pace).toBe(24);
    expect(readMessage(next)).toMatch(/<t:\d+/);
    expect(told(player)).toEqual([next.id]);
    table = next;
  });

  it('and which is over now: the press is refused, and nothing is posted', async () => {
    const player = mover(players, table);
    const panel = await prepareTurn(player, await pressVerb(player, 'take', table));
    const before = await stored();
    interfere(1, (room) => ({ ...room, status: 'over' }));
    const [confirm] = offers(panel, 'confirm');
    await player.press(confirm?.customId ?? '', panel);
    expect(readMessage(await player.answer())).toBe(words('en')('bot.refusal.over'));
    const course = await openResults(other, openLog('silent'), Date.now).course(before.id);
    expect(course?.log).toEqual(before.match?.log);
    expect(told(player)).toEqual([]);
  });
});
