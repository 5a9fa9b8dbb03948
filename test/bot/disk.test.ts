import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { words } from '#i18n';
import { openSqlite } from '../../src/store/sqlite-adapter.ts';
import type { Player } from '../rig/chat-player.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { readMessage } from '../rig/message-text.ts';
import { chooseStarts, mover, offers, pressVerb, readyTurn, startGame, tableAfter } from '../rig/table-buttons.ts';

describe('a disk that takes nothing', () => {
  let harness: InProcessHarness;
  let players: [Player, Player];
  let table: APIMessage;
  let active: Player;

  const unsaved = (player: Player) => words(player === players[0] ? 'en' : 'es')('bot.refusal.unsaved');
  const stored = async () => String((await harness.keyv.get(`match:${table.channel_id}`))?.text);

  function look(next: APIMessage) {
    table = next;
    active = mover(players, table);
  }

  async function ready(): Promise<APIMessage> {
    const turn = await readyTurn(players, table);
    ({ table, active } = turn);
    return turn.panel;
  }

  /** Presses, is told that nothing was saved, and that is so. */
  async function inVain(press: () => Promise<unknown>, player = active): Promise<void> {
    const before = await stored();
    // The clock stands still, so an answer at all is one before the deadline: the bot has it while it counts.
    await press();
    expect(readMessage(await player.answer())).toContain(unsaved(player));
    expect(player.isPrivate(await player.answer())).toBe(true);
    expect(await stored()).toBe(before);
  }

  beforeAll(async () => {
    harness = await InProcessHarness.open();
    players = [harness.person('Ada'), harness.person('Bruno')];
    look(await chooseStarts(players, await startGame(players)));
  });
  afterAll(() => harness.close());

  describe.each([1, 2])('because another program holds the database, turn %i', () => {
    it('says so at every step, and the very same press works when it lets go', async () => {
      const other = await openSqlite(harness.database);
      const [worker] = offers(table, 'take');
      await other.query('BEGIN EXCLUSIVE');
      await inVain(() => active.press(worker!.customId, table));
      await other.query('ROLLBACK');
      await harness.waitUntilInCharge();
      const panel = await ready();
      await other.query('BEGIN EXCLUSIVE');
      await inVain(() => active.press(offers(panel, 'confirm')[0]!.customId, panel));
      await inVain(() => active.press(offers(panel, 'back')[0]!.customId, panel));
      await other.query('ROLLBACK');
      await harness.waitUntilInCharge();
      await other.disconnect();
      await pressVerb(active, 'confirm', panel);
      look(await tableAfter(players[0], table));
    });
  });

  it('only after the table was posted: nobody notices, and the table is found again', async () => {
    const panel = await ready();
    const before = table;
    const from = harness.output.length;
    harness.injectFault = ({ method, path }) => {
      if (method === 'POST' && path.startsWith('/channels/')) void harness.adapter.query('PRAGMA query_only = 1');
      return null;
    };
    await pressVerb(active, 'confirm', panel);
    await harness.waitForLog(/"what":"confirm".*"outcome":"done","acknowledged":\d+,"took":\d+,"msg":"answered"/, from);
    harness.injectFault = () => null;
    look(await tableAfter(players[0], before));
    await harness.adapter.query('PRAGMA query_only = 0');
    await harness.waitUntilInCharge();
    await pressVerb(players[1], 'scores', table);
    const tables = players[0].messages().filter((message) => offers(message, 'mine').length > 0);
    expect(tables.map(({ id }) => id)).toEqual([table.id]);
  });

  it('as far as the bot can tell, though it did save: the move is posted within a minute', async () => {
    const panel = await ready();
    const { adapter } = harness;
    const set = adapter.set.bind(adapter);
    vi.spyOn(adapter, 'set').mockImplementation(async (...given) => {
      await set(...given);
      throw new Error('the answer was lost');
    });
    vi.spyOn(adapter, 'get').mockRejectedValue(new Error('no answer'));
    await active.press(offers(panel, 'confirm')[0]!.customId, panel);
    expect(readMessage(await active.answer())).toContain(unsaved(active));
    vi.restoreAllMocks();
    await harness.waitUntilInCharge();
    harness.clock.advance(60_000);
    look(await tableAfter(players[0], table));
  });

  it.each([1, 2])('because it may only be read, turn %i: says so, and the very same press works later', async () => {
    const panel = await ready();
    await harness.adapter.query('PRAGMA query_only = 1');
    await inVain(() => active.press(offers(panel, 'confirm')[0]!.customId, panel));
    await harness.adapter.query('PRAGMA query_only = 0');
    await harness.waitUntilInCharge();
    await pressVerb(active, 'confirm', panel);
    look(await tableAfter(players[0], table));
  });
});
