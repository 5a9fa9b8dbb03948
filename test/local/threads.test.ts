import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../src/local/actions/run-command.ts';
import { startThread, writeMessage } from '../../src/local/actions/write-message.ts';
import { Refusal } from '../../src/local/api-refusal.ts';
import { describeChannel } from '../../src/local/describe-guild.ts';
import { withPermission } from '../../src/local/permission.ts';
import { addChannel, type Channel, changeChannel } from '../../src/local/world.ts';
import { RawBot } from './raw-bot.ts';

const reasonOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
  return 'done';
};

let bot: RawBot;

beforeEach(async () => {
  bot = await RawBot.open();
});
afterEach(() => bot.chat.close());

const allow = (channel: Channel, name: 'ManageChannels' | 'SendMessagesInThreads', allowed: boolean) =>
  changeChannel(bot.world, channel, { botPermissions: withPermission(channel.botPermissions, name, allowed) });

describe('a thread on a message', () => {
  const open = (id: string) =>
    bot.call('POST', `/channels/${bot.channel.id}/messages/${id}/threads`, {
      name: 'table',
      auto_archive_duration: 10080,
    });

  it('has the id of the message, and there is one at most', async () => {
    const message = await bot.posted({ content: 'lobby' });
    const { status, body } = await open(message.id);
    expect(status).toBe(201);
    expect(body).toMatchObject({ id: message.id, parent_id: bot.channel.id, owner_id: bot.world.bot.id });
    expect((bot.world.posts.get(message.id)?.message.flags ?? 0) & 32).toBe(32);
    expect((await open(message.id)).body.code).toBe(160004);
    expect((await open('1')).body.code).toBe(10008);
  });

  it('can’t be opened in a thread, nor archived after any other time than Discord’s', async () => {
    const message = await bot.posted({ content: 'lobby' });
    const { body: thread } = await open(message.id);
    expect((await bot.call('POST', `/channels/${thread.id}/threads`, { name: 'inner' })).body.code).toBe(50024);
    const other = await bot.posted({ content: 'lobby' });
    const path = `/channels/${bot.channel.id}/messages/${other.id}/threads`;
    expect((await bot.call('POST', path, { name: 'x', auto_archive_duration: 7 })).body.code).toBe(50035);
  });

  it('counts to the limit of a server unless it is archived', async () => {
    bot.world.mostThreads = 1;
    const first = await open((await bot.posted({ content: 'one' })).id);
    const second = await bot.posted({ content: 'two' });
    expect((await open(second.id)).body.code).toBe(160006);
    expect(reasonOf(() => startThread(bot.world, bot.person, bot.channel, 'mine'))).toBe('tooManyThreads');
    const thread = bot.world.channels.get(first.body.id)!;
    changeChannel(bot.world, thread, { archived: true });
    expect((await open(second.id)).status).toBe(201);
    expect((await bot.call('PATCH', `/channels/${thread.id}`, { archived: false })).body.code).toBe(160006);
    expect((await bot.call('POST', `/channels/${thread.id}/messages`, { content: 'hi' })).body.code).toBe(160006);
  });

  it('is woken by anyone who may write in it, unless it is locked', async () => {
    const thread = startThread(bot.world, bot.person, bot.channel, 'Ada’s');
    const wake = () => bot.call('PATCH', `/channels/${thread.id}`, { archived: false });
    changeChannel(bot.world, thread, { archived: true });
    expect((await wake()).body.thread_metadata.archived).toBe(false);
    changeChannel(bot.world, thread, { archived: true });
    allow(thread, 'SendMessagesInThreads', false);
    expect((await wake()).body.code).toBe(50013);
    allow(thread, 'SendMessagesInThreads', true);
    changeChannel(bot.world, thread, { locked: true });
    expect((await wake()).body.code).toBe(50013);
  });
});

describe('a forum', () => {
  let forum: Channel;

  beforeEach(() => {
    const owner = bot.person.user.id;
    forum = addChannel(bot.world, { name: 'tables', topic: '', parent: null, owner, isForum: true });
  });

  const open = (more: object = {}) =>
    bot.call('POST', `/channels/${forum.id}/threads`, { name: 'post', message: { content: 'first' }, ...more });

  it('takes posts, whose first message has their id, and no messages or commands', async () => {
    const { status, body } = await open();
    expect(status).toBe(201);
    expect(body).toMatchObject({ parent_id: forum.id, type: 11, applied_tags: [], message: { content: 'first' } });
    expect(body.message.id).toBe(body.id);
    expect(bot.world.posts.get(body.id)?.message.channel_id).toBe(body.id);
    expect((await bot.call('POST', `/channels/${forum.id}/messages`, { content: 'hi' })).body.code).toBe(50008);
    expect(reasonOf(() => writeMessage(bot.world, bot.person, forum, 'hi'))).toBe('notText');
    expect(reasonOf(() => runCommand(bot.world, bot.person, forum, { path: ['go'], values: {} }))).toBe('notText');
    expect((await bot.call('POST', `/channels/${forum.id}/threads`, { name: 'bare' })).body.code).toBe(50035);
    const before = bot.world.channels.size;
    expect((await open({ message: { content: '' } })).body.code).toBe(50006);
    expect(bot.world.channels.size).toBe(before);
  });

  it('has tags that those may change who manage channels, and posts that have some of them', async () => {
    const set = (names: readonly string[]) =>
      bot.call('PATCH', `/channels/${forum.id}`, { available_tags: names.map((name) => ({ name })) });
    expect((await set(['running'])).body.code).toBe(50013);
    allow(forum, 'ManageChannels', true);
    expect((await set(Array.from({ length: 21 }, (_, i) => `tag ${i}`))).body.code).toBe(50035);
    const [running, done] = (await set(['running', 'done'])).body.available_tags.map(({ id }: { id: string }) => id);
    expect(describeChannel(bot.world, forum)).toMatchObject({
      type: 15,
      available_tags: [{ name: 'running' }, { name: 'done' }],
    });
    const { body: post } = await open({ applied_tags: [running] });
    expect(post.applied_tags).toEqual([running]);
    const change = (applied_tags: readonly string[]) => bot.call('PATCH', `/channels/${post.id}`, { applied_tags });
    expect((await change([done])).body.applied_tags).toEqual([done]);
    expect((await change(['1'])).body.code).toBe(10087);
    expect((await change(Array.from({ length: 6 }, () => running))).body.code).toBe(50035);
  });
});
