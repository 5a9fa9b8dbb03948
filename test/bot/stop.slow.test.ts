import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { words } from '#i18n';
import type { Player } from '../rig/chat-player.ts';
import { readMessage } from '../rig/message-text.ts';
import { Town } from '../rig/process-harness.ts';
import { chooseStarts, mover, offers, prepare, pressVerb, startGame, tableAfter } from '../rig/table-buttons.ts';

const isPost = (method: string, path: string) => method === 'POST' && /^\/channels\/\d+\/messages$/.test(path);

describe('told to stop', () => {
  let town: Town;
  let players: [Player, Player];
  let table: APIMessage;
  let panel: APIMessage;
  let active: Player;

  beforeEach(async () => {
    town = await Town.open();
    players = [town.person('Ada'), town.person('Bruno')];
    table = await chooseStarts(players, await startGame(players));
    active = mover(players, table);
    panel = await prepare(active, await pressVerb(active, 'take', table));
  });
  afterEach(() => town.close());

  /** Confirms the turn, and resolves when the bot is about to post the table. */
  const confirmUntilPosting = (fault: 'silent' | { status: number; headers: Record<string, string> }) =>
    new Promise<void>((resolve) => {
      town.mischief = ({ method, path }) => {
        if (!isPost(method, path)) return null;
        if (fault !== 'silent') town.mischief = () => null;
        resolve();
        return fault;
      };
      void active.press(offers(panel, 'confirm')[0]!.customId, panel);
    });

  it('it finishes what it has begun, answers who presses meanwhile, and leaves with 0', async () => {
    // Discord asks for a moment's patience, so the queue is busy while the signal comes.
    await confirmUntilPosting({ status: 429, headers: { 'retry-after': '2' } });
    const code = town.terminate();
    await town.hears(/"msg":"stopping"/);
    const late = town.person('Bruno');
    await late.press('Scores', table);
    expect(readMessage(await late.answer())).toBe(words('es')('bot.refusal.trouble.closing'));
    expect(await code).toBe(0);
    const next = await tableAfter(players[0], table);
    expect(readMessage(next)).toMatch(/\*\*(Ada|Bruno)\*\*/);
    expect(town.output).toMatch(/"msg":"stopped"/);
  });

  it('it leaves with 0 also when Discord does not answer; the turn is told at the next start', async () => {
    await confirmUntilPosting('silent');
    expect(await town.terminate()).toBe(0);
    expect(town.output).toMatch(/stopped before all was told/);
    town.mischief = () => null;
    await town.start();
    expect(readMessage(await tableAfter(players[0], table))).toMatch(/\*\*(Ada|Bruno)\*\*/);
  });
});

describe('a mishap nobody foresaw', () => {
  /** Puts a mishap into the bot's process, to happen on a signal. */
  const openWith = (mishap: string) =>
    Town.open({
      launch: ([node = '', ...rest]) => [
        node,
        '--import',
        `data:text/javascript,process.on('SIGUSR2',()=>${mishap})`,
        ...rest,
      ],
    });

  it('in a promise is logged, and the bot goes on', async () => {
    const town = await openWith("void Promise.reject(new Error('a mishap'))");
    process.kill(town.pid, 'SIGUSR2');
    await town.hears(/a promise failed unheard/);
    const person = town.person('Ada');
    await person.slash('cities rules');
    expect(readMessage(await person.answer())).not.toBe('');
    expect(await town.stop()).toBe(0);
    await town.close();
  });

  it('outside of any is logged, and the bot ends for a supervisor to start it again', async () => {
    const town = await openWith("{throw new Error('a mishap')}");
    const exit = town.exit();
    process.kill(town.pid, 'SIGUSR2');
    expect(await exit).toBe(1);
    expect(town.output).toMatch(/"level":60.*an error nobody caught/);
    await town.close();
  });
});

test('told to stop while it is still starting, it stops in order, and the next one need not wait', async () => {
  const town = await Town.build();
  const bot = town.launch();
  await new Promise<void>((resolve) => {
    const ignore = town.watch(({ call: { path } }) => {
      if (!path.endsWith('/commands')) return;
      ignore();
      bot.signal('SIGTERM');
      resolve();
    });
  });
  expect(await bot.exit()).toBe(0);
  expect(bot.output).toMatch(/"msg":"stopping"[\s\S]*"msg":"stopped"/);
  await town.start();
  expect(town.output).not.toMatch(/another process is in charge/);
  await town.close();
});
