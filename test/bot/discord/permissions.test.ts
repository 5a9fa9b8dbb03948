import type { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { words } from '#i18n';
import { withPermission } from '../../../src/local/permission.ts';
import { addChannel, type Channel, changeChannel } from '../../../src/local/world.ts';
import type { Player } from '../../rig/chat-player.ts';
import { InProcessHarness } from '../../rig/in-process-harness.ts';
import { readMessage } from '../../rig/message-text.ts';
import { chooseStarts, mover, offers, prepareTurn, pressVerb, startGame, tableAfter } from '../../rig/table-buttons.ts';

type Name = keyof typeof PermissionFlagsBits & keyof ReturnType<typeof names>;

const names = () => ({
  ViewChannel: ['View Channel', 'Ver canal'],
  SendMessages: ['Send Messages', 'Enviar mensajes'],
  SendMessagesInThreads: ['Send Messages in Threads', 'Enviar mensajes en hilos'],
  AttachFiles: ['Attach Files', 'Adjuntar archivos'],
  EmbedLinks: ['Embed Links', 'Insertar enlaces'],
  ReadMessageHistory: ['Read Message History', 'Leer el historial de mensajes'],
});

const IN_CHANNEL: Name[] = ['ViewChannel', 'SendMessages', 'AttachFiles', 'EmbedLinks', 'ReadMessageHistory'];
const IN_THREAD: Name[] = ['ViewChannel', 'SendMessagesInThreads', 'AttachFiles', 'EmbedLinks', 'ReadMessageHistory'];

describe.each([
  ['channel', 'game-night', IN_CHANNEL],
  ['thread', 'under the oak', IN_THREAD],
])('a permission missing in a %s', (_, place, needed) => {
  let harness: InProcessHarness;
  let players: [Player, Player];
  let channel: Channel;

  /** A thread has the permissions of its channel. */
  function allow(name: Name, allowed: boolean) {
    for (const one of [harness.world.channels.get(channel.parent ?? ''), channel]) {
      if (one) changeChannel(harness.world, one, { botPermissions: withPermission(one.botPermissions, name, allowed) });
    }
  }

  beforeAll(async () => {
    harness = await InProcessHarness.open();
    const [parent] = harness.world.channels.values();
    if (place === 'under the oak') {
      addChannel(harness.world, { name: place, topic: '', parent: parent!.id, owner: harness.world.bot.id });
    }
    channel = [...harness.world.channels.values()].find(({ name }) => name === place)!;
    players = [harness.person('Ada', place), harness.person('Bruno', place)];
  });
  afterAll(() => harness.close());

  /** What is said names this permission alone, in the asker's language. */
  function expectNamed(said: string, name: Name, player: Player) {
    const index = player === players[0] ? 0 : 1;
    expect(said).toContain(`**${names()[name][index]}**`);
    expect(said.match(/\*\*/g)).toHaveLength(2);
  }

  it.each(needed)('%s: no game is opened, and it is said why, in both languages', async (name) => {
    allow(name, false);
    for (const player of players) {
      await player.slash('cities new');
      expectNamed(readMessage(await player.answer()), name, player);
    }
    allow(name, true);
    await players[0].slash('cities board');
    expect(readMessage(await players[0].answer())).toBe(words('en')('bot.refusal.none'));
  });

  it.each(needed)('%s: the lobby does not start, and the table is not called', async (name) => {
    if (
      harness.world.posts.size === 0 ||
      !players[0].messages().some((message) => offers(message, 'start').length > 0)
    ) {
      await players[0].slash('cities new', { board: 'new-york' });
      await pressVerb(players[1], 'join', await players[0].sees(/wants to play/));
    }
    const lobby = players[0].messages().findLast((message) => offers(message, 'start').length > 0)!;
    allow(name, false);
    expectNamed(readMessage(await pressVerb(players[0], 'start', lobby)), name, players[0]);
    await players[1].slash('cities board');
    expectNamed(readMessage(await players[1].answer()), name, players[1]);
    allow(name, true);
    expect(offers(lobby, 'start')).toHaveLength(1);
  });

  it('in the middle of a game: the move stands, and the next table tells it', async () => {
    const lobby = players[0].messages().findLast((message) => offers(message, 'start').length > 0)!;
    await pressVerb(players[0], 'start', lobby);
    const table = await chooseStarts(players, await tableAfter(players[0], lobby));
    const active = mover(players, table);
    const panel = await prepareTurn(active, await pressVerb(active, 'take', table));
    const name = place === 'under the oak' ? 'SendMessagesInThreads' : 'SendMessages';
    allow(name, false);
    await active.press(offers(panel, 'confirm')[0]!.customId, panel);
    const t = words(active === players[0] ? 'en' : 'es');
    const permissions = `**${t(`bot.refusal.allowed.${name}`)}**`;
    await active.sees(t('bot.refusal.trouble.permission', { permissions, count: 1 }));
    allow(name, true);
    await active.slash('cities board');
    expect(readMessage(await tableAfter(players[0], table))).toMatch(/\*\*(Ada|Bruno)\*\*/);
  });
});

it('those five are enough for a game', async () => {
  const harness = await InProcessHarness.open();
  const players: [Player, Player] = [harness.person('Ada'), harness.person('Bruno')];
  const [channel] = harness.world.channels.values();
  const only = IN_CHANNEL.reduce((held, name) => withPermission(held, name, true), 0n);
  changeChannel(harness.world, channel!, { botPermissions: only });
  expect(offers(await chooseStarts(players, await startGame(players)), 'take').length).toBeGreaterThan(0);
  await harness.close();
});
