import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { words } from '#i18n';
import type { Player } from '../rig/chat-player.ts';
import { readMessage } from '../rig/message-text.ts';
import { ProcessHarness } from '../rig/process-harness.ts';
import { chooseStarts, mover, offers, prepareTurn, pressVerb, startGame, tableAfter } from '../rig/table-buttons.ts';

const CLOSING = words('es')('bot.refusal.trouble.closing');

const isPost = (method: string, path: string) => method === 'POST' && /^\/channels\/\d+\/messages$/.test(path);

describe('told to stop', () => {
  let harness: ProcessHarness;
  let players: [Player, Player];
  let table: APIMessage;
  let panel: APIMessage;
  let active: Player;

  beforeEach(async () => {
    harness = await ProcessHarness.open();
    players = [harness.person('Ada'), harness.person('Bruno')];
    table = await chooseStarts(players, await startGame(players));
    active = mover(players, table);
    panel = await prepareTurn(active, await pressVerb(active, 'take', table));
  });
  afterEach(() => harness.close());

  /** Confirms the turn, and resolves when the bot is about to post the table. */
  const confirmUntilPosting = (fault: 'silent' | { status: number; headers: Record<string, string> }) =>
    new Promise<void>((resolve) => {
      harness.injectFault = ({ method, path }) => {
        if (!isPost(method, path)) return null;
        if (fault !== 'silent') harness.injectFault = () => null;
        resolve();
        return fault;
      };
      void active.press(offers(panel, 'confirm')[0]!.customId, panel);
    });

  it('finishes what it began, answers new presses, and exits with 0', async () => {
    // Discord asks to wait for a moment, so the queue is busy while the signal comes.
    await confirmUntilPosting({ status: 429, headers: { 'retry-after': '2' } });
    const code = harness.terminate();
    await harness.waitForOutput(/"msg":"stopping"/);
    const late = harness.person('Bruno');
    await late.press('Scores', table);
    expect(readMessage(await late.answer())).toBe(CLOSING);
    expect(await code).toBe(0);
    const next = await tableAfter(players[0], table);
    expect(readMessage(next)).toMatch(/\*\*(Ada|Bruno)\*\*/);
    expect(harness.output).toMatch(/"msg":"stopped"/);
  });

  it('leaves with 0 also when Discord does not answer: who waits is told to try again, the turn is told at the next start', async () => {
    await confirmUntilPosting('silent');
    const waiting = harness.person('Bruno');
    expect(await waiting.press('Scores', table)).toBe('deferred');
    expect(await harness.terminate()).toBe(0);
    expect(readMessage(await waiting.answer())).toBe(CLOSING);
    expect(harness.output).toMatch(/stopped before everything was posted/);
    harness.injectFault = () => null;
    await harness.start();
    expect(readMessage(await tableAfter(players[0], table))).toMatch(/\*\*(Ada|Bruno)\*\*/);
  });

  it('stops in time although people go on pressing, and leaves none of them without an answer', async () => {
    // The chat reports a press without an answer after three seconds, as Discord does.
    const time = setInterval(() => harness.clock.advance(500), 500);
    let over = false;
    const pressing = ['Ada', 'Bruno', 'Chen', 'Dolores', 'Emeka', 'Frida', 'Gael'].map(async (name) => {
      const player = harness.person(name);
      while (!over) if ((await player.press('Scores', table)) !== 'failed') await player.answer();
    });
    await harness.waitForOutput(/"what":"scores"/);
    expect(await harness.terminate()).toBe(0);
    over = true;
    await Promise.all(pressing);
    clearInterval(time);
    expect(harness.output).toMatch(/"msg":"stopped"/);
  });
});

describe('an unexpected error', () => {
  /** Makes the bot's process fail on a signal. */
  const openWith = (failure: string) =>
    ProcessHarness.open({
      launch: ([node = '', ...rest]) => [
        node,
        '--import',
        `data:text/javascript,process.on('SIGUSR2',()=>${failure})`,
        ...rest,
      ],
    });

  it('in a promise is logged, and the bot goes on', async () => {
    const harness = await openWith("void Promise.reject(new Error('a failure'))");
    process.kill(harness.pid, 'SIGUSR2');
    await harness.waitForOutput(/unhandled promise rejection/);
    const person = harness.person('Ada');
    await person.slash('cities rules');
    expect(readMessage(await person.answer())).not.toBe('');
    expect(await harness.stop()).toBe(0);
    await harness.close();
  });

  it('outside of any is logged, and the bot ends for a supervisor to start it again', async () => {
    const harness = await openWith("{throw new Error('a failure')}");
    const exit = harness.exit();
    process.kill(harness.pid, 'SIGUSR2');
    expect(await exit).toBe(1);
    expect(harness.output).toMatch(/"level":60.*uncaught exception/);
    await harness.close();
  });
});

test('told to stop while it is still starting, it stops in order, and the next one need not wait', async () => {
  const harness = await ProcessHarness.build();
  const bot = harness.launch();
  await new Promise<void>((resolve) => {
    const ignore = harness.watch(({ call: { path } }) => {
      if (!path.endsWith('/commands')) return;
      ignore();
      bot.signal('SIGTERM');
      resolve();
    });
  });
  expect(await bot.exit()).toBe(0);
  expect(bot.output).toMatch(/"msg":"stopping"[\s\S]*"msg":"stopped"/);
  await harness.start();
  expect(harness.output).not.toMatch(/another process is in charge/);
  await harness.close();
});
