import type { APIMessage } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import { words } from '#i18n';
import type { Player } from '../rig/chat-player.ts';
import { freshPostgres } from '../rig/each-database.ts';
import { readMessage } from '../rig/message-text.ts';
import { ProcessHarness } from '../rig/process-harness.ts';
import { needsPostgres } from '../rig/requirements.ts';
import { chooseStarts, mover, offers, readyTurn, startGame, tableAfter } from '../rig/table-buttons.ts';
import { closePostgresConnections } from '../rig/temporary-databases.ts';

const TURNS = 4;

/** Again and again, while the bot says that it could not save. */
async function confirm(player: Player, panel: APIMessage): Promise<void> {
  const [offer] = offers(panel, 'confirm');
  let said = '';
  do {
    await player.press(offer!.customId, panel);
    said = readMessage(await player.answer());
  } while (said.includes(words('en')('bot.refusal.unsaved')));
}

test(
  'Postgres cuts every connection in the middle of turns, gateway and all: each turn is told once',
  needsPostgres,
  async () => {
    const url = await freshPostgres();
    const harness = await ProcessHarness.open({ env: { DATABASE_URL: url } });
    onTestFinished(() => harness.close());
    const players: [Player, Player] = [harness.person('Ada'), harness.person('Bruno').speak('en-US')];
    let table = await chooseStarts(players, await startGame(players));
    for (let turn = 0; turn < TURNS; turn++) {
      const { active, panel, table: begun } = await readyTurn(players, table);
      table = begun;
      if (turn % 2 === 1) harness.chat.gateway.cut();
      // Before, and again while it is answered.
      await closePostgresConnections(url);
      await Promise.all([closePostgresConnections(url), confirm(active, panel)]);
      const next = await tableAfter(active, table);
      expect(mover(players, next)).not.toBe(active);
      const after = players[0].messages().filter((each) => BigInt(each.id) > BigInt(table.id));
      expect(after.filter((each) => offers(each, 'take').length > 0)).toHaveLength(1);
      table = next;
    }
    expect(harness.output).not.toMatch(/"level":60/);
  },
);
