import { renameSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { words } from '#i18n';
import type { Player } from '../rig/chat-player.ts';
import { readMessage } from '../rig/message-text.ts';
import { freePort } from '../rig/own-redis-server.ts';
import { ProcessHarness } from '../rig/process-harness.ts';
import { chooseStarts, mover, offers, prepareTurn, pressVerb, startGame, tableAfter } from '../rig/table-buttons.ts';

let harness: ProcessHarness | null = null;

afterEach(async () => {
  await harness?.close();
  harness = null;
});

test('a database file that is taken away is noticed at once, and missed until it is back', async () => {
  const port = await freePort();
  harness = await ProcessHarness.open({ env: { HEALTH_PORT: String(port) } });
  const health = async () => (await fetch(`http://127.0.0.1:${port}/health`)).json();
  const players: [Player, Player] = [harness.person('Ada'), harness.person('Bruno').speak('en-US')];
  const table = await chooseStarts(players, await startGame(players));
  const active = mover(players, table);
  const panel = await prepareTurn(active, await pressVerb(active, 'take', table));
  expect(await health()).toEqual({ ok: true });

  const path = harness.database.slice('sqlite://'.length);
  renameSync(path, `${path}.away`);
  expect(await health()).toMatchObject({ ok: false, missing: expect.arrayContaining(['database']) });
  await active.press(offers(panel, 'confirm')[0]!.customId, panel);
  expect(readMessage(await active.answer())).toContain(words('en')('bot.refusal.unsaved'));
  expect(active.isPrivate(await active.answer())).toBe(true);
  await expect.poll(() => harness?.output).toMatch(/the database file .* was deleted or replaced: put it back/);

  renameSync(`${path}.away`, path);
  await expect.poll(health, { timeout: 30_000 }).toEqual({ ok: true });
  await pressVerb(active, 'confirm', panel);
  expect(mover(players, await tableAfter(active, table))).not.toBe(active);
  await harness.restart();
  expect(
    readMessage(
      await pressVerb(active, 'scores', active.messages().findLast((each) => offers(each, 'scores').length > 0)!),
    ),
  ).toMatch(/Ada.*\d/s);
});
