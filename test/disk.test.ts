import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { words } from '../src/i18n/index.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { House } from './support/house.ts';
import type { Player } from './support/player.ts';
import { readMessage } from './support/reading.ts';
import { chooseStarts, mover, offers, prepare, pressVerb, startGame, tableAfter } from './support/table.ts';

describe('a disk that takes nothing', () => {
  let house: House;
  let players: [Player, Player];
  let table: APIMessage;
  let active: Player;

  const unsaved = (player: Player) => words(player === players[0] ? 'en' : 'es')('bot.refusal.unsaved');
  const stored = async () => String(await house.backend.read(`match:${table.channel_id}`));

  function look(next: APIMessage) {
    table = next;
    active = mover(players, table);
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

  /** Not a page more than there is, and those that were free are used up. */
  async function fill(): Promise<void> {
    const { backend } = house;
    await backend.query('PRAGMA max_page_count = 1');
    for (let i = 0; ; i++) {
      try {
        await backend.query('INSERT INTO keyv (key, value) VALUES (?, zeroblob(3000))', [`filler:${i}`]);
      } catch (error) {
        expect(String(error)).toMatch(/full/);
        return;
      }
    }
  }

  async function makeRoom(): Promise<void> {
    await house.backend.query('PRAGMA max_page_count = 1000000');
    await house.backend.query("DELETE FROM keyv WHERE key LIKE 'filler:%'");
  }

  beforeAll(async () => {
    house = await House.open();
    players = [house.person('Ada'), house.person('Bruno')];
    look(await chooseStarts(players, await startGame(players)));
  });
  afterAll(() => house.close());

  describe.each([1, 2])('because another program holds the database, turn %i', () => {
    it('says so at every step, and the very same press works when it lets go', async () => {
      const other = await openSqlite(house.database);
      const [worker] = offers(table, 'take');
      await other.query('BEGIN EXCLUSIVE');
      await inVain(() => active.press(worker!.customId, table));
      await other.query('ROLLBACK');
      const panel = await prepare(active, await pressVerb(active, 'take', table));
      await other.query('BEGIN EXCLUSIVE');
      await inVain(() => active.press(offers(panel, 'confirm')[0]!.customId, panel));
      await inVain(() => active.press(offers(panel, 'back')[0]!.customId, panel));
      await other.query('ROLLBACK');
      await other.close();
      await pressVerb(active, 'confirm', panel);
      look(await tableAfter(players[0], table));
    });
  });

  describe.each([1, 2])('because it is full, turn %i', () => {
    it('says so, and the very same press works when there is room', async () => {
      const panel = await prepare(active, await pressVerb(active, 'take', table));
      await fill();
      await inVain(() => active.press(offers(panel, 'confirm')[0]!.customId, panel));
      await makeRoom();
      await pressVerb(active, 'confirm', panel);
      look(await tableAfter(players[0], table));
    });
  });
});
