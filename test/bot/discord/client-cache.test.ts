import { type Client, Events, PermissionFlagsBits } from 'discord.js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openLog, wallClock } from '#platform';
import { singleProcess } from '../../../src/bot/coordination.ts';
import { connect } from '../../../src/bot/discord/client.ts';
import { Emojis } from '../../../src/bot/discord/emojis.ts';
import { OpenAnswers } from '../../../src/bot/discord/open-answers.ts';
import { channelsOf, homeOf } from '../../../src/local/world.ts';
import { ChatHarness } from '../../rig/chat-harness.ts';
import { freshStore } from '../../rig/fresh-store.ts';

let harness: ChatHarness;
let client: Client;

beforeEach(async () => {
  harness = await ChatHarness.open();
  const { store } = await freshStore();
  const log = openLog('silent');
  client = connect({
    api: harness.chat.api,
    store,
    coordination: singleProcess(),
    log,
    emojis: new Emojis(),
    openAnswers: new OpenAnswers(wallClock, log),
  });
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(harness.chat.token);
  await ready;
});
afterEach(async () => {
  await client.destroy();
  await harness.close();
});

it('remembers what the bot may do, and neither people nor messages', async () => {
  const names = ['Ada', 'Bruno', 'Chen', 'Dolores'];
  const place = [...harness.world.channels.values()][0]!;
  const channel = await client.channels.fetch(place.id);
  if (!channel?.isSendable() || channel.isDMBased()) throw new Error('Nothing can be said there.');
  client.on(Events.InteractionCreate, async (interaction) => {
    if (!interaction.isButton()) return;
    await interaction.deferReply();
    await interaction.editReply(`${interaction.user.displayName} in ${interaction.guild?.name}`);
  });
  const { id } = await channel.send('Press.');
  for (const name of names) {
    const player = harness.person(name);
    await player.forge('any', harness.world.posts.get(id)!.message);
    expect((await player.answer()).content).toBe(`${name} in Little Town`);
  }
  const edited = await channel.messages.edit(id, 'Pressed.');
  expect(edited.content).toBe('Pressed.');

  const itself = [client.user?.id];
  expect([...client.users.cache.keys()]).toEqual(itself);
  const [guild] = client.guilds.cache.values();
  expect([...guild!.members.cache.keys()]).toEqual(itself);
  expect(channel.messages.cache.size).toBe(0);
  expect(guild!.channels.cache.size).toBe(channelsOf(harness.world, homeOf(harness.world)).length);
  expect(channel.permissionsFor(client.user!)?.has(PermissionFlagsBits.SendMessages)).toBe(true);
});
