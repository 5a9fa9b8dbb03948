import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { markRead, startThread, unreadIn, writeMessage } from '../../src/local/actions/write-message.ts';
import { describeHistory, describeServer } from '../../src/local/chat/describe-server.ts';
import { withPermission } from '../../src/local/permission.ts';
import { removePost } from '../../src/local/post.ts';
import { changeChannel, homeOf, type Person } from '../../src/local/world.ts';
import { temporaryFolder as newFolder } from '../rig/fresh-store.ts';
import { RawBot } from './raw-bot.ts';

const PICTURE = { name: 'city.png', bytes: readFileSync('test/golden/cities/board.png') };

let folder = '';
let bot: RawBot;
const complaints: unknown[] = [];

const open = async () => {
  bot = await RawBot.open({ folder, onError: (error) => complaints.push(error) });
};
/** As if the process was killed: nobody is told, nothing is written any more. */
const reopen = async () => {
  await bot.chat.close();
  await open();
};
beforeEach(async () => {
  folder = newFolder();
  complaints.length = 0;
  await open();
});
afterEach(() => bot.chat.close());

const seen = (person: Person): APIMessage[] =>
  describeHistory(bot.world, homeOf(bot.world), person).map(({ message }) => message);
const contents = (person = bot.person) => seen(person).map(({ content }) => content);
const other = () => [...bot.world.people.values()].find((person) => person !== bot.person) ?? bot.person;

describe('a chat after a restart', () => {
  it('shows every message as it was, with its pictures, at another address', async () => {
    await bot.posted({ content: 'Look', attachments: [{ id: 0 }] }, [PICTURE]);
    writeMessage(bot.world, bot.person, bot.channel, 'Nice');
    const before = bot.world.origin;
    await reopen();
    expect(bot.world.origin).not.toBe(before);
    expect(contents()).toEqual(['Look', 'Nice']);
    const url = new URL(seen(bot.person)[0]?.attachments[0]?.url ?? '');
    expect(url.origin).toBe(bot.world.origin);
    const picture = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect(picture.equals(PICTURE.bytes)).toBe(true);
  });

  it('remembers edits and removals, and forgets the uploads nobody sees any more', async () => {
    const first = await bot.posted({ content: 'one', attachments: [{ id: 0 }] }, [PICTURE]);
    const second = await bot.posted({ content: 'two' });
    await bot.edit(second, { content: 'two, really' });
    const post = bot.world.posts.get(first.id);
    if (post) removePost(bot.world, post);
    expect(readdirSync(join(folder, 'files'))).toHaveLength(1);
    await reopen();
    expect(contents()).toEqual(['two, really']);
    expect(readdirSync(join(folder, 'files'))).toEqual([]);
  });

  it('keeps buttons that can be pressed, and private answers for who got them alone', async () => {
    const button = { type: 2, style: 1, label: 'Go', custom_id: 'go' };
    const message = await bot.posted({ content: 'press', components: [{ type: 1, components: [button] }] });
    await bot.answer(bot.pressed(message, 'go'), 4, { content: 'secret', flags: MessageFlags.Ephemeral });
    await reopen();
    expect(contents()).toEqual(['press', 'secret']);
    expect(contents(other())).toEqual(['press']);
    expect(bot.pressed(message, 'go').source).toBe(message.id);
  });

  it('lets nobody think forever', async () => {
    await bot.answer(bot.asked(), 5, { flags: MessageFlags.Ephemeral });
    expect(seen(bot.person)).toHaveLength(1);
    await reopen();
    expect(seen(bot.person)).toEqual([]);
  });

  it('remembers who speaks what, may do what and has read what', async () => {
    const reader = other();
    await bot.posted({ content: 'one' });
    markRead(bot.world, reader, bot.channel.id);
    await bot.posted({ content: `two <@${reader.user.id}>`, allowed_mentions: { users: [reader.user.id] } });
    bot.person.language = 'es-ES';
    bot.person.permissions = withPermission(bot.person.permissions, 'AttachFiles', false);
    bot.world.emit({ kind: 'people' });
    changeChannel(bot.world, bot.channel, {
      botPermissions: withPermission(bot.channel.botPermissions, 'EmbedLinks', false),
    });
    const before = describeServer(bot.world, homeOf(bot.world), bot.person);
    expect(unreadIn(bot.world, reader, bot.channel.id)).toEqual({ unread: 1, pings: 1 });
    await reopen();
    expect(describeServer(bot.world, homeOf(bot.world), bot.person)).toMatchObject({
      people: before.people,
      channels: before.channels,
    });
    expect(unreadIn(bot.world, other(), bot.channel.id)).toEqual({ unread: 1, pings: 1 });
  });

  it('keeps threads', async () => {
    const thread = startThread(bot.world, bot.person, bot.channel, 'side table');
    writeMessage(bot.world, bot.person, thread, 'here');
    await reopen();
    expect(bot.world.channels.get(thread.id)).toMatchObject({ name: 'side table', parent: bot.channel.id });
    expect(contents()).toEqual(['here']);
  });

  it('remembers the last two hundred messages of a channel', async () => {
    for (let i = 0; i < 205; i += 1) writeMessage(bot.world, bot.person, bot.channel, String(i));
    await reopen();
    expect([contents().length, contents()[0]]).toEqual([200, '5']);
  });

  it('goes on without what it can’t read, says so, and keeps it', async () => {
    writeMessage(bot.world, bot.person, bot.channel, 'whole');
    appendFileSync(join(folder, 'journal.jsonl'), '{"kind":"post","mess');
    await reopen();
    expect(contents()).toEqual(['whole']);
    expect(String(complaints[0])).toMatch(/1 lines? of the journal in .* can't be read/);
    expect(readFileSync(join(folder, 'journal.jsonl.unread'), 'utf8')).toContain('{"kind":"post","mess');
  });
});
