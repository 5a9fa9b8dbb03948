import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeMessage } from '../../src/local/actions/write-message.ts';
import { LIMITS } from '../../src/local/discord-limits.ts';
import { withPermission } from '../../src/local/permission.ts';
import { addChannel, changeChannel } from '../../src/local/world.ts';
import { makePicture } from './picture.ts';
import { faultsOf, RawBot } from './raw-bot.ts';

const V2 = 1 << 15;
const button = (id: string, more: object = {}) => ({ type: 2, style: 1, label: 'Go', custom_id: id, ...more });
const row = (...components: object[]) => ({ type: 1, components });
const text = (content: string) => ({ type: 10, content });
const select = (more: object = {}) => ({ type: 3, custom_id: 's', options: [{ label: 'a', value: 'a' }], ...more });
const times = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i));

let bot: RawBot;
beforeAll(async () => {
  bot = await RawBot.open();
});
afterAll(() => bot.chat.close());

describe('a message over a limit is refused', () => {
  const cases: [name: string, body: object, fault: string][] = [
    ['content', { content: 'x'.repeat(2_001) }, 'content: BASE_TYPE_MAX_LENGTH'],
    ['embeds', { embeds: times(11, () => ({ title: 'a' })) }, 'embeds: BASE_TYPE_MAX_LENGTH'],
    ['embed title', { embeds: [{ title: 'x'.repeat(257) }] }, 'embeds.0.title: BASE_TYPE_MAX_LENGTH'],
    [
      'all embeds together',
      { embeds: [{ description: 'x'.repeat(4_000) }, { description: 'x'.repeat(2_001) }] },
      'embeds: MAX_EMBED_SIZE_EXCEEDED',
    ],
    ['rows', { components: times(6, (i) => row(button(`${i}`))) }, 'components: BASE_TYPE_BAD_LENGTH'],
    [
      'buttons in a row',
      { components: [row(...times(6, (i) => button(`${i}`)))] },
      'components.0.components: BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a select beside a button',
      { components: [row(select(), button('b'))] },
      'components.0.components: COMPONENT_LAYOUT_WIDTH_EXCEEDED',
    ],
    [
      'custom id',
      { components: [row(button('x'.repeat(101)))] },
      'components.0.components.0.custom_id: BASE_TYPE_MAX_LENGTH',
    ],
    [
      'the same custom id twice',
      { components: [row(button('a')), row(button('a'))] },
      'components: COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    [
      'label',
      { components: [row(button('a', { label: 'x'.repeat(81) }))] },
      'components.0.components.0.label: BASE_TYPE_MAX_LENGTH',
    ],
    [
      'neither label nor emoji',
      { components: [row(button('a', { label: '' }))] },
      'components.0.components.0.label: BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED',
    ],
    [
      'no custom id',
      { components: [row({ type: 2, style: 1, label: 'a' })] },
      'components.0.components.0.custom_id: BUTTON_COMPONENT_CUSTOM_ID_REQUIRED',
    ],
    [
      'a link with a custom id',
      { components: [row(button('a', { style: 5, url: 'https://example.com' }))] },
      'components.0.components.0.custom_id: BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
    ],
    [
      'an emoji that is none',
      { components: [row(button('a', { emoji: { name: 'A' } }))] },
      'components.0.components.0.emoji: COMPONENT_INVALID_EMOJI',
    ],
    [
      'a link to nowhere',
      { components: [row({ type: 2, style: 5, label: 'a', url: 'javascript:0' })] },
      'components.0.components.0.url: URL_TYPE_INVALID_SCHEME',
    ],
    ['an empty embed', { embeds: [{}] }, 'embeds.0.description: BASE_TYPE_REQUIRED'],
    [
      'options',
      { components: [row(select({ options: times(26, (i) => ({ label: 'a', value: `${i}` })) }))] },
      'components.0.components.0.options: BASE_TYPE_MAX_LENGTH',
    ],
    [
      'the same option twice',
      { components: [row(select({ options: times(2, () => ({ label: 'a', value: 'a' })) }))] },
      'components.0.components.0.options.1.value: SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
    ],
    [
      'more to choose than there is',
      { components: [row(select({ max_values: 2 }))] },
      'components.0.components.0.max_values: SELECT_COMPONENT_MAX_VALUES_TOO_BIG',
    ],
    [
      'placeholder',
      { components: [row(select({ placeholder: 'x'.repeat(151) }))] },
      'components.0.components.0.placeholder: BASE_TYPE_MAX_LENGTH',
    ],
    ['V2 without the flag', { components: [text('a')] }, 'components.0.type: UNION_TYPE_CHOICES'],
    [
      'content beside V2',
      { content: 'a', flags: V2, components: [text('a')] },
      'content: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ],
    [
      'V2 components',
      { flags: V2, components: times(41, () => text('a')) },
      'components: COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    ],
    [
      'V2 components, nested',
      { flags: V2, components: [{ type: 17, components: times(40, () => text('a')) }] },
      'components: COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    ],
    [
      'V2 text',
      { flags: V2, components: [text('x'.repeat(2_001)), text('x'.repeat(2_000))] },
      'components: COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
    ],
    ['gallery', { flags: V2, components: [{ type: 12, items: [] }] }, 'components.0.items: BASE_TYPE_MIN_LENGTH'],
    [
      'alt text',
      {
        flags: V2,
        components: [
          { type: 12, items: [{ media: { url: 'https://a.example/b.png' }, description: 'x'.repeat(1_025) }] },
        ],
      },
      'components.0.items.0.description: BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a picture that did not come along',
      { flags: V2, components: [{ type: 12, items: [{ media: { url: 'attachment://no.png' } }] }] },
      'components.items.0.media.url: ATTACHMENT_NOT_FOUND',
    ],
    [
      'an embed picture that did not come along',
      { embeds: [{ image: { url: 'attachment://no.png' } }] },
      'embeds.0.image.url: ATTACHMENT_NOT_FOUND',
    ],
    [
      'an attachment without a file',
      { content: 'a', attachments: [{ id: 0 }] },
      'attachments.0.id: ATTACHMENT_NOT_FOUND',
    ],
    ['flags nobody may set', { content: 'a', flags: 1 << 7 }, 'flags: INVALID_FLAGS'],
    [
      'both ways to allow mentions',
      { content: 'a', allowed_mentions: { parse: ['users'], users: ['123456789012345678'] } },
      'allowed_mentions: MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
    ],
    ['content that is no text', { content: 5 }, 'content: BASE_TYPE_BAD_TYPE'],
  ];
  it.each(cases)('%s', async (_, body, fault) => {
    const { status, body: answer } = await bot.post(body);
    expect([status, answer.code]).toEqual([400, 50035]);
    expect(faultsOf(answer)).toContain(fault);
  });

  it('nothing at all', async () => {
    expect((await bot.post({ content: ' \n ' })).body.code).toBe(50006);
    expect(await bot.post({ content: '' })).toMatchObject({ status: 400, body: { code: 50006 } });
  });

  it('files', async () => {
    const files = times(11, (i) => ({ name: `${i}.png`, bytes: makePicture(1, 1) }));
    expect((await bot.post({}, files)).body.code).toBe(50035);
    const big = { name: 'big.png', bytes: Buffer.alloc(LIMITS.fileSize + 1) };
    expect(await bot.post({}, [big])).toMatchObject({ status: 413, body: { code: 40005 } });
  });

  it('broken JSON', async () => {
    const response = await fetch(`${bot.chat.api}/v10/channels/${bot.channel.id}/messages`, {
      method: 'POST',
      headers: { authorization: `Bot ${bot.chat.token}`, 'content-type': 'application/json' },
      body: '{',
    });
    expect(await response.json()).toMatchObject({ code: 50109 });
  });
});

describe('a message at its limits is taken', () => {
  const cases: [string, object][] = [
    ['content', { content: 'x'.repeat(2_000) }],
    ['rows and buttons', { components: times(5, (i) => row(...times(5, (j) => button(`${i}-${j}`)))) }],
    ['V2 components', { flags: V2, components: times(40, () => text('x'.repeat(100))) }],
    [
      'emoji',
      { components: [row(...['🏙️', '🇪🇸', '1️⃣', '♟️', '👩‍🚀'].map((name, i) => button(`${i}`, { emoji: { name } })))] },
    ],
    [
      'a row counts with its buttons',
      { flags: V2, components: times(8, (i) => row(...times(4, (j) => button(`${i}-${j}`)))) },
    ],
  ];
  it.each(cases)('%s', async (_, body) => {
    expect((await bot.post(body)).status).toBe(200);
  });
});

describe('pictures', () => {
  const picture = { name: 'a b.png', bytes: makePicture(30, 20) };

  it('come back with their size, their alt text and a link that works for a day', async () => {
    const message = await bot.posted({ attachments: [{ id: '0', description: 'A town' }] }, [picture]);
    expect(message.attachments).toMatchObject([{ filename: 'a_b.png', width: 30, height: 20, description: 'A town' }]);
    const url = message.attachments[0]?.url ?? '';
    expect((await fetch(url)).status).toBe(200);
    expect((await fetch(url.replace(/hm=../, 'hm=zz'))).status).toBe(404);
    bot.clock.advance(LIMITS.linkTime);
    expect((await fetch(url)).status).toBe(404);
  });

  it('stay, go or are replaced by an edit as its list says', async () => {
    const message = await bot.posted({ content: 'a', attachments: [{ id: 0, description: 'Old' }] }, [picture]);
    const untouched = await bot.edit(message, { content: 'b' });
    expect(untouched.body.attachments).toHaveLength(1);
    const added = await bot.edit(message, { attachments: [{ id: message.attachments[0]?.id }, { id: 0 }] }, [picture]);
    expect(added.body.attachments).toHaveLength(2);
    expect(added.body.attachments[0].description).toBe('Old');
    const replaced = await bot.edit(message, { attachments: [{ id: 0, description: 'New' }] }, [picture]);
    expect(replaced.body.attachments).toMatchObject([{ description: 'New' }]);
    const emptied = await bot.edit(message, { attachments: [] });
    expect(emptied.body.attachments).toEqual([]);
  });

  it('of a gallery are replaced by a file of the same name', async () => {
    const gallery = (description: string) => [
      { type: 12, items: [{ media: { url: 'attachment://p.png' }, description }] },
    ];
    const file = (width: number) => [{ name: 'p.png', bytes: makePicture(width, 5) }];
    const message = await bot.posted({ flags: V2, components: gallery('one') }, file(10));
    const edited = await bot.edit(message, { components: gallery('two'), attachments: [{ id: 0 }] }, file(20));
    expect(edited.body.components[0].items[0]).toMatchObject({ description: 'two', media: { width: 20 } });
  });
});

describe('edits', () => {
  it('keep what they do not name, and never leave V2', async () => {
    const message = await bot.posted({ content: 'a', components: [row(button('x'))] });
    const edited = await bot.edit(message, { content: 'b' });
    expect(edited.body).toMatchObject({
      content: 'b',
      components: [{ type: 1 }],
      edited_timestamp: expect.any(String),
    });
    const modern = await bot.posted({ flags: V2, components: [text('a')] });
    expect(faultsOf((await bot.edit(modern, { content: 'b' })).body)).toContain(
      'content: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    );
    expect((await bot.edit(message, { flags: V2, components: [text('a')] })).body.code).toBe(50035);
    expect((await bot.edit(message, { content: null, flags: V2, components: [text('a')] })).status).toBe(200);
  });

  it('of messages older than an hour are rationed', async () => {
    const message = await bot.posted({ content: 'a' });
    bot.clock.advance(LIMITS.oldMessage + 1);
    for (let i = 0; i < LIMITS.oldEdits; i += 1)
      expect((await bot.edit(message, { content: `${i}` })).status).toBe(200);
    expect(await bot.edit(message, { content: 'z' })).toMatchObject({ status: 429, body: { code: 30046 } });
    bot.clock.advance(LIMITS.oldEditWindow);
    expect((await bot.edit(message, { content: 'z' })).status).toBe(200);
  });

  it('of what someone else wrote, or of what is gone, are refused', async () => {
    const { message } = writeMessage(bot.world, bot.person, bot.channel, 'Hi');
    expect((await bot.edit(message, { content: 'b' })).body.code).toBe(50005);
    const mine = await bot.posted({ content: 'a' });
    expect((await bot.call('DELETE', `/channels/${bot.channel.id}/messages/${mine.id}`)).status).toBe(204);
    expect((await bot.edit(mine, { content: 'b' })).body.code).toBe(10008);
    expect((await bot.call('DELETE', `/channels/${bot.channel.id}/messages/${message.id}`)).body.code).toBe(50013);
  });
});

describe('permissions', () => {
  const cases: [Parameters<typeof withPermission>[1], object, number][] = [
    ['ViewChannel', { content: 'a' }, 50001],
    ['SendMessages', { content: 'a' }, 50013],
    ['EmbedLinks', { embeds: [{ title: 'a' }] }, 50013],
  ];
  it.each(cases)('without %s a message is refused', async (name, body, code) => {
    const before = bot.channel.botPermissions;
    changeChannel(bot.world, bot.channel, { botPermissions: withPermission(before, name, false) });
    expect((await bot.post(body)).body.code).toBe(code);
    changeChannel(bot.world, bot.channel, { botPermissions: before });
  });

  it('without AttachFiles a picture is refused, and an answer to an interaction is not', async () => {
    const before = bot.channel.botPermissions;
    changeChannel(bot.world, bot.channel, { botPermissions: withPermission(before, 'AttachFiles', false) });
    const picture = [{ name: 'a.png', bytes: makePicture(1, 1) }];
    expect((await bot.post({}, picture)).body.code).toBe(50013);
    expect((await bot.answer(bot.asked(), 4, {}, picture)).status).toBe(200);
    changeChannel(bot.world, bot.channel, { botPermissions: before });
  });

  it('keep people from writing and from using commands', () => {
    const before = bot.person.permissions;
    bot.person.permissions = withPermission(
      withPermission(before, 'SendMessages', false),
      'UseApplicationCommands',
      false,
    );
    expect(() => writeMessage(bot.world, bot.person, bot.channel, 'Hi')).toThrow('Missing Permissions');
    expect(() => bot.asked()).toThrow('Missing Permissions');
    bot.person.permissions = before;
  });
});

describe('threads', () => {
  it('are made, archived, refuse edits then, and come back to life by a message', async () => {
    const { body: thread } = await bot.call('POST', `/channels/${bot.channel.id}/threads`, {
      name: 'Match 1',
      type: 11,
    });
    const path = `/channels/${thread.id}/messages`;
    const { body: message } = await bot.call('POST', path, { content: 'a' });
    await bot.call('PATCH', `/channels/${thread.id}`, { archived: true });
    expect((await bot.edit(message, { content: 'b' })).body.code).toBe(50083);
    expect((await bot.call('POST', path, { content: 'c' })).status).toBe(200);
    expect((await bot.edit(message, { content: 'b' })).status).toBe(200);
  });

  it('of others cannot be archived', async () => {
    const made = { name: 'Chat', topic: '', parent: bot.channel.id, owner: bot.person.user.id };
    const thread = addChannel(bot.world, made);
    expect((await bot.call('PATCH', `/channels/${thread.id}`, { archived: true })).body.code).toBe(50013);
  });
});

describe('mentions', () => {
  const mentioned = async (allowed: object | undefined, flags = 0) => {
    const content = `<@${bot.person.user.id}>`;
    const message = await bot.posted({ content, flags, ...(allowed ? { allowed_mentions: allowed } : {}) });
    return bot.world.posts.get(message.id)?.pings.has(bot.person.user.id);
  };
  it('notify only those who are allowed', async () => {
    expect(await mentioned(undefined)).toBe(true);
    expect(await mentioned({ parse: [] })).toBe(false);
    expect(await mentioned({ parse: ['users'] })).toBe(true);
    expect(await mentioned({ users: [bot.person.user.id] })).toBe(true);
    expect(await mentioned({ users: [] })).toBe(false);
    expect(await mentioned({ parse: ['users'] }, 4096)).toBe(false);
  });
});

describe('what is not there', () => {
  it.each([
    ['GET', '/channels/123456789012345678', 10003],
    ['GET', '/guilds/123456789012345678', 10004],
    ['GET', '/users/123456789012345678', 10013],
    ['POST', '/users/@me/channels', 50035],
    ['GET', '/nowhere', 0],
  ])('%s %s is %i', async (method, path, code) => {
    expect((await bot.call(method, path, method === 'POST' ? {} : undefined)).body.code).toBe(code);
  });

  it('needs the right token', async () => {
    const answer = await bot.call('GET', '/gateway/bot', undefined, [], { authorization: 'Bot wrong' });
    expect(answer).toMatchObject({ status: 401, body: { code: 0 } });
  });
});
