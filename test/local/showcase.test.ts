import { once } from 'node:events';
import { type Client, Events } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withPermission } from '../../src/local/permission.ts';
import { changeChannel } from '../../src/local/world.ts';
import { ChatHarness } from '../rig/chat-harness.ts';
import type { Player } from '../rig/chat-player.ts';
import { startShowcase } from './showcase.ts';

describe('the real client on the local chat', () => {
  let harness: ChatHarness;
  let client: Client<true>;
  let host: Player;
  let guest: Player;

  beforeAll(async () => {
    harness = await ChatHarness.open();
    client = await startShowcase(harness.chat.api, harness.chat.token);
    host = harness.person('Ada');
    guest = harness.person('Bruno');
  });
  afterAll(async () => {
    await client.destroy();
    await harness.close();
  });

  it('sees the town as its guild', () => {
    const guild = client.guilds.cache.first();
    expect(guild?.name).toBe('Little Town');
    expect(guild?.channels.cache.map((channel) => channel.name)).toEqual(['town-square', 'game-night', 'chatter']);
    expect(guild?.members.cache.size).toBe(8);
  });

  it('posts components V2 with a picture, a section and five rows of buttons', async () => {
    expect(await host.slash('show table')).toBe('answered');
    const message = await guest.sees(/Round 3 of 8/);
    expect(message.mentions.map((user) => user.id)).toEqual([host.id]);
    expect(message.interaction?.name).toBe('show table');
    await guest.sees(/\(picture: The board, four rows of four spaces\)/);
  });

  it('refuses a press on a disabled button before the bot hears of it', async () => {
    expect(await guest.press('♟ Bruno')).toBe('refused');
  });

  it('takes a press that is acknowledged without a change', async () => {
    expect(await guest.press('Scores')).toBe('answered');
  });

  it('keeps a private answer from everyone else', async () => {
    await guest.press('My turn');
    await guest.sees(/Your private panel/);
    expect(host.canSee(/private panel/)).toBe(false);
  });

  it('shows an interaction as failed when nobody answers for three seconds', async () => {
    const press = host.press('Rules');
    harness.clock.advance(2_999);
    await host.press('Scores');
    harness.clock.advance(1);
    expect(await press).toBe('failed');
    const command = host.slash('show never');
    harness.clock.advance(3_000);
    expect(await command).toBe('failed');
  });

  it('keeps "thinking…" until the deferred answer is edited', async () => {
    expect(await host.slash('show slow')).toBe('deferred');
    const message = await host.sees('It took a while.');
    expect(host.isPrivate(message)).toBe(true);
  });

  it('posts an embed whose picture came with the message', async () => {
    await host.slash('show embed');
    const message = await guest.sees(/Final scores[\s\S]*Ada wins/);
    expect(message.attachments).toEqual([]);
    const response = await fetch(message.embeds[0]?.image?.url ?? '');
    expect(response.headers.get('content-type')).toBe('image/png');
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
  });

  it('opens a modal, refuses one that is not filled in, and takes one that is', async () => {
    expect(await host.slash('show form')).toBe('answered');
    expect(host.modalTitle).toBe('Name your city');
    expect(await host.fill({ name: '', color: ['red'] })).toBe('refused');
    expect(await host.fill({ name: 'x'.repeat(21), color: ['red'] })).toBe('refused');
    expect(await host.fill({ name: 'Rivertown', color: ['green'] })).toBe('refused');
    expect(await host.fill({ name: 'Rivertown', motto: 'Ahoy', color: ['red'] })).toBe('answered');
    await guest.sees('Rivertown: Ahoy (red)');
  });

  it('takes choices of every kind of select, and none that is not on offer', async () => {
    await host.slash('show pick');
    expect(await host.choose('A column', 'Column B')).toBe('answered');
    await host.sees('one: b');
    expect(await host.choose('A column', 'z')).toBe('refused');
    expect(await host.choose('Up to two rows', 'Row 1', 'Row 2', 'Row 3')).toBe('refused');
    expect(await host.choose('Up to two rows')).toBe('refused');
    expect(await host.choose('Up to two rows', 'Row 1', 'Row 3')).toBe('answered');
    await host.sees('many: 1 3');
    expect(await host.choose('Someone', guest.id)).toBe('answered');
    await host.sees(`who: ${guest.id}`);
    const [channel] = harness.world.channels.keys();
    expect(await host.choose('A channel', channel ?? '')).toBe('answered');
  });

  it('hands over options, with what they name, and refuses wrong ones', async () => {
    const values = { text: 'hey', pace: 'day', seats: 3, city: 'berlin', guest: guest.id, loud: true };
    expect(await host.slash('show words', values)).toBe('answered');
    await guest.sees('HEY, day, 3, berlin, bruno');
    expect(await host.slash('show words')).toBe('refused');
    expect(await host.slash('show words', { text: 'a', seats: 9 })).toBe('refused');
    expect(await host.slash('show words', { text: 'a', pace: 'week' })).toBe('refused');
    expect(await host.slash('show words', { text: 'a', guest: '123456789012345678' })).toBe('refused');
    expect(await host.slash('show words', { text: 'a', other: 1 })).toBe('refused');
    expect(await host.slash('show nothing')).toBe('refused');
  });

  it('suggests while an option is typed', async () => {
    expect(await host.suggestions('show words', 'city', 'b')).toEqual(['Barcelona', 'Berlin']);
  });

  it('edits a private panel and follows it up in public', async () => {
    await host.slash('show secret');
    await host.press('Confirm');
    await host.sees('Confirmed.');
    const message = await guest.sees(`${host.mention} confirmed.`);
    expect(message.mentions).toEqual([]);
    expect(guest.canSee(/^Confirmed/m)).toBe(false);
  });

  it('comes back to its session after a cut line, and hears what it missed', async () => {
    harness.chat.gateway.cut();
    const answer = host.slash('show text');
    expect(await answer).toBe('answered');
    harness.chat.gateway.reconnect();
    expect(await host.slash('show text')).toBe('answered');
    expect(harness.requests.filter((request) => request.includes('/gateway/bot')).length).toBe(1);
  });

  it('hides a command from those who may not use it', async () => {
    const [command] = harness.world.commands.values();
    if (!command) throw new Error('No command is registered.');
    command.default_member_permissions = '32';
    expect(await guest.slash('show text')).toBe('refused');
    expect(await host.slash('show text')).toBe('answered');
    command.default_member_permissions = '0';
    expect(await host.slash('show text')).toBe('refused');
    command.default_member_permissions = null;
  });

  it('knows what it may do in a channel, also after that changed', async () => {
    const channel = client.channels.cache.find(
      (one) => one.isTextBased() && !one.isDMBased() && one.name === 'chatter',
    );
    const may = () => channel && !channel.isDMBased() && channel.permissionsFor(client.user)?.has('SendMessages');
    expect(may()).toBe(true);
    const place = harness.world.channels.get(channel?.id ?? '');
    if (!place) throw new Error('There is no such channel.');
    const changed = once(client, Events.ChannelUpdate);
    changeChannel(harness.world, place, {
      botPermissions: withPermission(place.botPermissions, 'SendMessages', false),
    });
    await changed;
    expect(may()).toBe(false);
  });
});
