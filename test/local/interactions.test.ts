import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitModal } from '../../src/local/actions/submit-modal.ts';
import { LIMITS } from '../../src/local/discord-limits.ts';
import { postsSeen } from '../../src/local/world.ts';
import { makePicture } from './picture.ts';
import { faultsOf, RawBot } from './raw-bot.ts';

const SECRET = 64;
const MESSAGE = 4;
const DEFER = 5;
const DEFER_UPDATE = 6;
const UPDATE = 7;
const MODAL = 9;
const components = [{ type: 1, components: [{ type: 2, style: 1, label: 'Go', custom_id: 'go' }] }];

let bot: RawBot;
beforeAll(async () => {
  bot = await RawBot.open();
});
afterAll(() => bot.chat.close());

const other = () => {
  const [, second] = bot.world.people.values();
  if (!second) throw new Error('There is only one person.');
  return second;
};

describe('the first answer', () => {
  it('comes back with what it made', async () => {
    const interaction = bot.asked();
    const { status, body } = await bot.answer(interaction, MESSAGE, { content: 'a' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      interaction: { id: interaction.id, type: 2, response_message_ephemeral: false, response_message_loading: false },
      resource: { type: 4, message: { content: 'a', interaction: { name: 'go' } } },
    });
  });

  it('is empty unless asked for', async () => {
    const { id, token } = bot.asked();
    const path = `/interactions/${id}/${token}/callback?with_response=false`;
    expect(await bot.call('POST', path, { type: MESSAGE, data: { content: 'a' } })).toEqual({
      status: 204,
      body: null,
    });
  });

  it('is taken once', async () => {
    const interaction = bot.asked();
    await bot.answer(interaction, MESSAGE, { content: 'a' });
    expect(await bot.answer(interaction, MESSAGE, { content: 'b' })).toMatchObject({
      status: 400,
      body: { code: 40060 },
    });
  });

  it('is taken for three seconds', async () => {
    const late = bot.asked();
    bot.clock.advance(LIMITS.answerTime - 1);
    const early = bot.asked();
    bot.clock.advance(1);
    expect(late.state).toBe('failed');
    expect(await bot.answer(late, MESSAGE, { content: 'a' })).toMatchObject({ status: 404, body: { code: 10062 } });
    expect((await bot.answer(early, MESSAGE, { content: 'a' })).status).toBe(200);
  });

  it('needs the token', async () => {
    const interaction = { ...bot.asked(), token: 'wrong' };
    expect((await bot.answer(interaction, MESSAGE, { content: 'a' })).body.code).toBe(10062);
  });

  it('that is wrong leaves time for a right one', async () => {
    const interaction = bot.asked();
    expect((await bot.answer(interaction, MESSAGE, { content: '' })).body.code).toBe(50006);
    expect((await bot.answer(interaction, MESSAGE, { content: 'a' })).status).toBe(200);
  });

  it('must fit the kind of interaction', async () => {
    const interaction = bot.asked();
    for (const type of [1, DEFER_UPDATE, UPDATE, 8]) {
      expect(faultsOf((await bot.answer(interaction, type, {})).body)).toContain(
        'type: INTERACTION_CALLBACK_TYPE_INVALID',
      );
    }
  });
});

describe('a deferred answer', () => {
  it('takes no flag but the private one', async () => {
    expect((await bot.answer(bot.asked(), DEFER, { flags: 1 << 15 })).body.code).toBe(50035);
  });

  it('thinks until it is edited, by a follow-up as well', async () => {
    const edited = bot.asked();
    const { body } = await bot.answer(edited, DEFER);
    expect(body.interaction.response_message_loading).toBe(true);
    expect((await bot.hook('PATCH', edited, '/messages/%40original', { content: 'a' })).body.flags).toBe(0);
    expect(edited.state).toBe('answered');
    const followed = bot.asked();
    const first = await bot.answer(followed, DEFER, { flags: SECRET });
    const second = await bot.hook('POST', followed, '', { content: 'b' });
    expect(second.body.id).toBe(first.body.resource.message.id);
    expect(second.body.flags).toBe(SECRET);
  });

  it('can become a message of components, with a picture that is replaced later', async () => {
    const interaction = bot.asked();
    await bot.answer(interaction, DEFER);
    const body = (description: string) => ({
      flags: 1 << 15,
      components: [{ type: 12, items: [{ media: { url: 'attachment://p.png' }, description }] }],
      attachments: [{ id: 0 }],
    });
    const path = `/webhooks/${bot.world.bot.id}/${interaction.token}/messages/@original`;
    const first = await bot.call('PATCH', path, body('one'), [{ name: 'p.png', bytes: makePicture(10, 10) }]);
    const second = await bot.call('PATCH', path, body('two'), [{ name: 'p.png', bytes: makePicture(20, 10) }]);
    expect(first.body.components[0].items[0].media.width).toBe(10);
    expect(second.body.components[0].items[0].media.width).toBe(20);
    expect([first.body.edited_timestamp, second.body.edited_timestamp]).toEqual([null, expect.any(String)]);
    expect(bot.world.posts.get(second.body.id)?.files.size).toBe(1);
  });

  it('is shown as failed when it is never kept', async () => {
    const interaction = bot.asked();
    await bot.answer(interaction, DEFER);
    bot.clock.advance(LIMITS.tokenTime);
    expect(interaction.state).toBe('failed');
  });
});

describe('the token', () => {
  it('works only after the first answer', async () => {
    expect((await bot.hook('POST', bot.asked(), '', { content: 'a' })).body.code).toBe(10015);
  });

  it('lives for a quarter of an hour', async () => {
    const interaction = bot.asked();
    await bot.answer(interaction, MESSAGE, { content: 'a' });
    bot.clock.advance(LIMITS.tokenTime - 1);
    expect((await bot.hook('PATCH', interaction, '/messages/@original', { content: 'b' })).status).toBe(200);
    bot.clock.advance(1);
    const late = await bot.hook('PATCH', interaction, '/messages/@original', { content: 'c' });
    expect(late).toMatchObject({ status: 401, body: { code: 50027 } });
  });

  it('reaches its own messages and no others', async () => {
    const mine = bot.asked();
    await bot.answer(mine, MESSAGE, { content: 'a' });
    const follow = await bot.hook('POST', mine, '', { content: 'b' });
    const stranger = await bot.posted({ content: 'c' });
    expect((await bot.hook('PATCH', mine, `/messages/${follow.body.id}`, { content: 'd' })).status).toBe(200);
    expect((await bot.hook('GET', mine, `/messages/${follow.body.id}`)).body.content).toBe('d');
    expect((await bot.hook('PATCH', mine, `/messages/${stranger.id}`, { content: 'e' })).body.code).toBe(10008);
    expect((await bot.hook('DELETE', mine, '/messages/@original')).status).toBe(204);
    expect((await bot.hook('GET', mine, '/messages/@original')).body.code).toBe(10008);
  });
});

describe('a private message', () => {
  it('is seen by one person, and does not exist for the channel', async () => {
    const interaction = bot.asked();
    const { body } = await bot.answer(interaction, MESSAGE, { content: 'psst', flags: SECRET, components });
    const { message } = body.resource;
    const seen = (id: string) =>
      postsSeen(bot.world, bot.channel.id, id).some((post) => post.message.id === message.id);
    expect([seen(bot.person.user.id), seen(other().user.id)]).toEqual([true, false]);
    expect((await bot.call('GET', `/channels/${bot.channel.id}/messages/${message.id}`)).body.code).toBe(10008);
    expect((await bot.edit(message, { content: 'x' })).body.code).toBe(10008);
    const { body: list } = await bot.call('GET', `/channels/${bot.channel.id}/messages`);
    expect(JSON.stringify(list)).not.toContain('psst');
    expect(() => bot.pressed(message, 'go', other())).toThrow('Unknown Message');
  });

  it('is not quoted by a public answer to it', async () => {
    const { body } = await bot.answer(bot.asked(), MESSAGE, { content: 'psst', flags: SECRET, components });
    const press = bot.pressed(body.resource.message, 'go');
    const answer = await bot.answer(press, MESSAGE, { content: 'for all' });
    expect(answer.body.resource.message).toMatchObject({ message_reference: { message_id: body.resource.message.id } });
    expect(JSON.stringify(answer.body)).not.toContain('psst');
    const follow = await bot.hook('POST', press, '', { content: 'more', flags: SECRET });
    expect(follow.body.referenced_message.content).toBe('for all');
    expect(follow.body.referenced_message.referenced_message).toBeUndefined();
  });

  it('can be changed by a press on it, and stays private', async () => {
    const { body } = await bot.answer(bot.asked(), MESSAGE, { content: 'panel', flags: SECRET, components });
    const press = bot.pressed(body.resource.message, 'go');
    const updated = await bot.answer(press, UPDATE, { content: 'next' });
    expect(updated.body.resource.message).toMatchObject({ content: 'next', flags: SECRET });
  });
});

describe('a private message is deleted by the token of its interaction', () => {
  const exists = (id: string) => bot.world.posts.has(id);
  const panel = async () => {
    const interaction = bot.asked();
    const { body } = await bot.answer(interaction, MESSAGE, { content: 'panel', flags: SECRET, components });
    return { interaction, message: body.resource.message };
  };

  it('as @original, by its id, and as a follow-up', async () => {
    const first = await panel();
    expect((await bot.hook('DELETE', first.interaction, '/messages/@original')).status).toBe(204);
    const second = await panel();
    expect((await bot.hook('DELETE', second.interaction, `/messages/${second.message.id}`)).status).toBe(204);
    const { interaction } = await panel();
    const { body: follow } = await bot.hook('POST', interaction, '', { content: 'more', flags: SECRET });
    expect((await bot.hook('DELETE', interaction, `/messages/${follow.id}`)).status).toBe(204);
    for (const { id } of [first.message, second.message, follow]) expect(exists(id)).toBe(false);
  });

  it('by the press that was made on it', async () => {
    const { message } = await panel();
    const press = bot.pressed(message, 'go');
    await bot.answer(press, DEFER_UPDATE);
    expect((await bot.hook('DELETE', press, '/messages/@original')).status).toBe(204);
    expect(exists(message.id)).toBe(false);
  });

  it('unless it is gone already, belongs to another token, or the token is too old', async () => {
    const { interaction, message } = await panel();
    const other = await panel();
    expect((await bot.hook('DELETE', other.interaction, `/messages/${message.id}`)).body.code).toBe(10008);
    await bot.hook('DELETE', interaction, '/messages/@original');
    expect((await bot.hook('DELETE', interaction, '/messages/@original')).body.code).toBe(10008);
    bot.clock.advance(LIMITS.tokenTime);
    expect((await bot.hook('DELETE', other.interaction, '/messages/@original')).body.code).toBe(50027);
    expect(exists(other.message.id)).toBe(true);
  });
});

describe('a press', () => {
  it('changes its message at once or later', async () => {
    const message = await bot.posted({ content: 'a', components });
    const now = bot.pressed(message, 'go');
    expect((await bot.answer(now, UPDATE, { content: 'b' })).body.resource.message.content).toBe('b');
    const later = bot.pressed(message, 'go');
    await bot.answer(later, DEFER_UPDATE);
    expect((await bot.hook('PATCH', later, '/messages/@original', { content: 'c' })).body.id).toBe(message.id);
  });

  it('is refused where there is nothing to press', async () => {
    const message = await bot.posted({
      content: 'a',
      components: [{ type: 1, components: [{ type: 2, style: 1, label: 'Off', custom_id: 'off', disabled: true }] }],
    });
    expect(() => bot.pressed(message, 'off')).toThrow('Invalid Form Body');
    expect(() => bot.pressed(message, 'other')).toThrow('Invalid Form Body');
    await bot.edit(message, { components: [] });
    expect(() => bot.pressed(message, 'off')).toThrow('Invalid Form Body');
  });
});

describe('a modal', () => {
  const label = (component: object) => ({ type: 18, label: 'Name', component });
  const input = (more: object = {}) => ({ type: 4, custom_id: 'name', style: 1, ...more });
  const modal = (...parts: object[]) => ({ custom_id: 'form', title: 'Form', components: parts });

  it('must be small', async () => {
    const interaction = bot.asked();
    const many = Array.from({ length: 6 }, (_, i) => label(input({ custom_id: `${i}` })));
    expect(faultsOf((await bot.answer(interaction, MODAL, modal(...many))).body)).toContain(
      'data.components: BASE_TYPE_MAX_LENGTH',
    );
    const titled = { ...modal(label(input())), title: 'x'.repeat(46) };
    expect(faultsOf((await bot.answer(interaction, MODAL, titled)).body)).toContain('data.title: BASE_TYPE_MAX_LENGTH');
    const twice = modal(label(input()), label(input()));
    expect((await bot.answer(interaction, MODAL, twice)).body.code).toBe(50035);
    expect((await bot.answer(interaction, MODAL, modal(label(input())))).status).toBe(200);
  });

  it('is sent back once, by the one it was shown to, and cannot open another', async () => {
    const interaction = bot.asked();
    await bot.answer(interaction, MODAL, modal({ type: 1, components: [input({ label: 'Name' })] }));
    expect(() => submitModal(bot.world, other(), interaction.id, { name: 'a' })).toThrow('Unknown interaction');
    const sent = submitModal(bot.world, bot.person, interaction.id, { name: 'a' });
    expect(sent.payload).toMatchObject({
      type: 5,
      data: { custom_id: 'form', components: [{ type: 1, components: [{ custom_id: 'name', value: 'a' }] }] },
    });
    expect(() => submitModal(bot.world, bot.person, interaction.id, { name: 'a' })).toThrow('Unknown interaction');
    expect((await bot.answer(sent, MODAL, modal(label(input())))).body.code).toBe(50035);
    expect((await bot.answer(sent, MESSAGE, { content: 'Thanks' })).status).toBe(200);
  });
});
