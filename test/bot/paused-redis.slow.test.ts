import { spawnSync } from 'node:child_process';
import { afterEach, expect, test } from 'vitest';
import { words } from '#i18n';
import type { Player } from '../rig/chat-player.ts';
import { readMessage } from '../rig/message-text.ts';
import { freePort, startRedis } from '../rig/own-redis-server.ts';
import { ProcessHarness } from '../rig/process-harness.ts';
import { needsRedisServer } from '../rig/requirements.ts';
import { chooseStarts, mover, offers, prepareTurn, pressVerb, startGame, tableAfter } from '../rig/table-buttons.ts';

let harness: ProcessHarness | null = null;

afterEach(async () => {
  await harness?.close();
  harness = null;
});

/** Milliseconds a refusal may take: two timeouts of the database, and the way there and back. */
const IN_TIME = 10_000;

type Pause = (server: { kill(signal: NodeJS.Signals): boolean }, port: number) => () => void;

const pauses: [string, Pause][] = [
  [
    'stopped',
    (server) => {
      server.kill('SIGSTOP');
      return () => server.kill('SIGCONT');
    },
  ],
  [
    'told to pause',
    (_, port) => {
      // Until then it isn't told to go on either.
      spawnSync('redis-cli', ['-p', String(port), 'CLIENT', 'PAUSE', '20000', 'ALL']);
      return () => {};
    },
  ],
];

test.each(pauses)(
  'while Redis is %s presses are refused in time, and go on when it is back',
  needsRedisServer(),
  async (_, pause) => {
    const port = await freePort();
    const server = await startRedis(port);
    harness = await ProcessHarness.open({ env: { DATABASE_URL: `redis://127.0.0.1:${port}` } });
    const players: [Player, Player] = [harness.person('Ada'), harness.person('Bruno').speak('en-US')];
    const table = await chooseStarts(players, await startGame(players));
    const active = mover(players, table);
    const panel = await prepareTurn(active, await pressVerb(active, 'take', table));
    const from = harness.output.length;
    const end = pause(server, port);
    for (const verb of ['confirm', 'back', 'confirm']) {
      const begun = Date.now();
      await active.press(offers(panel, verb)[0]!.customId, panel);
      const answer = await active.answer();
      expect(readMessage(answer)).toContain(words('en')('bot.refusal.unsaved'));
      expect(active.isPrivate(answer)).toBe(true);
      expect(Date.now() - begun).toBeLessThan(IN_TIME);
    }
    for (const [, time] of harness.output.slice(from).matchAll(/"acknowledged":(\d+)/g))
      expect(Number(time)).toBeLessThan(3_000);

    end();
    // The save may have succeeded after all; then the table is posted, and otherwise the press counts.
    await expect
      .poll(async () => readMessage(await pressVerb(active, 'scores', table)), { timeout: 30_000 })
      .toMatch(/Ada.*\d/s);
    await active.press(offers(panel, 'confirm')[0]!.customId, panel);
    expect(mover(players, await tableAfter(active, table))).not.toBe(active);
    const tables = () => active.messages().filter((each) => offers(each, 'take').length > 0);
    await expect.poll(() => tables().length, { timeout: 10_000 }).toBe(1);
  },
);
