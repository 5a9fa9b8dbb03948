import { EmojiResponseSchema, ListApplicationEmojisResponseSchema } from 'discord-api-spec/zod';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '../../src/local/discord-limits.ts';
import { makeRateLimiter } from '../../src/local/rest/rate-limit.ts';
import { temporaryFolder as newFolder } from '../rig/fresh-store.ts';
import { manualClock } from '../rig/manual-clock.ts';
import { makePicture } from './picture.ts';
import { faultsOf, RawBot } from './raw-bot.ts';

const dataUri = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;
const SQUARE = makePicture(128, 128);

let bot: RawBot;
beforeEach(async () => {
  bot = await RawBot.open();
});
afterEach(() => bot.chat.close());

const all = () => `/applications/${bot.world.bot.id}/emojis`;
const create = (name: string, image = dataUri(SQUARE)) => bot.call('POST', all(), { name, image });
const made = async (name: string): Promise<string> => (await create(name)).body.id;
const picture = (id: string, extension = 'webp') => fetch(`${bot.world.origin}/emojis/${id}.${extension}`);

describe('emojis of the application', () => {
  it('are created, listed, read, renamed and deleted', async () => {
    const created = await create('red_house');
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ name: 'red_house', animated: false, user: { id: bot.world.bot.id } });
    const { id } = created.body;
    expect(EmojiResponseSchema.safeParse(created.body).success).toBe(true);
    const { body: list } = await bot.call('GET', all());
    expect(list).toEqual({ items: [created.body] });
    expect(ListApplicationEmojisResponseSchema.safeParse(list).success).toBe(true);
    expect((await bot.call('GET', `${all()}/${id}`)).body).toEqual(created.body);
    const renamed = await bot.call('PATCH', `${all()}/${id}`, { name: 'blue_house' });
    expect(renamed).toMatchObject({ status: 200, body: { id, name: 'blue_house' } });
    expect((await bot.call('DELETE', `${all()}/${id}`)).status).toBe(204);
    for (const method of ['GET', 'PATCH', 'DELETE'])
      expect((await bot.call(method, `${all()}/${id}`, method === 'PATCH' ? {} : undefined)).body.code).toBe(10014);
    expect((await bot.call('GET', '/applications/123456789012345678/emojis')).body.code).toBe(50001);
  });

  it('come as pictures by their id, without a token and in the format they have', async () => {
    const id = await made('red_house');
    for (const extension of ['webp', 'png']) {
      const response = await picture(id, extension);
      expect(response.headers.get('content-type')).toBe('image/png');
      expect(Buffer.from(await response.arrayBuffer()).equals(SQUARE)).toBe(true);
    }
    expect((await picture('123456789012345678')).status).toBe(404);
    expect((await fetch(`${bot.world.origin}/emojis/../world.ts`)).status).toBe(404);
    await bot.call('DELETE', `${all()}/${id}`);
    expect((await picture(id)).status).toBe(404);
  });

  it.each([
    ['one letter', 'a', 'name: BASE_TYPE_MIN_LENGTH'],
    ['33 letters', 'a'.repeat(33), 'name: BASE_TYPE_MAX_LENGTH'],
    ['a space', 'red house', 'name: BASE_TYPE_INVALID'],
    ['a letter with an accent', 'árbol', 'name: BASE_TYPE_INVALID'],
  ])('have no name with %s', async (_, name, fault) => {
    expect(faultsOf((await create(name)).body)).toContain(fault);
  });

  it('have names of their own', async () => {
    const id = await made('red_house');
    const other = await made('blue_house');
    expect(faultsOf((await create('red_house')).body)).toEqual(['name: APPLICATION_EMOJI_NAME_ALREADY_TAKEN']);
    const taken = await bot.call('PATCH', `${all()}/${other}`, { name: 'red_house' });
    expect(faultsOf(taken.body)).toEqual(['name: APPLICATION_EMOJI_NAME_ALREADY_TAKEN']);
    expect((await bot.call('PATCH', `${all()}/${id}`, { name: 'red_house' })).status).toBe(200);
  });

  it('are pictures of at most 256 KiB', async () => {
    const sized = (bytes: number) => dataUri(Buffer.concat([SQUARE, Buffer.alloc(bytes - SQUARE.length)]));
    expect((await create('large', sized(LIMITS.emojiSize))).status).toBe(201);
    expect(await create('larger', sized(LIMITS.emojiSize + 1))).toMatchObject({ status: 400, body: { code: 50138 } });
    for (const image of ['', 'https://a.example/a.png', dataUri(Buffer.from('<svg/>')), 'data:image/png;base64,!'])
      expect(faultsOf((await create('none', image)).body)).toEqual(['image: IMAGE_INVALID']);
  });

  it('are 2,000 at most', async () => {
    const id = await made('first');
    const { file } = bot.world.emojis.get(id)!;
    for (let i = 1; i < LIMITS.emojis; i += 1) bot.world.emojis.set(`${i}`, { id: `${i}`, name: `fake_${i}`, file });
    expect((await create('one_more')).body.code).toBe(30008);
    await bot.call('DELETE', `${all()}/${id}`);
    expect((await create('one_more')).status).toBe(201);
  });

  it('are still there after a start, with the same ids and names, and without those that were deleted', async () => {
    await bot.chat.close();
    const folder = newFolder();
    bot = await RawBot.open({ folder });
    const kept = await made('red_house');
    const gone = await made('blue_house');
    await bot.call('PATCH', `${all()}/${kept}`, { name: 'green_house' });
    await bot.call('DELETE', `${all()}/${gone}`);
    await bot.chat.close();
    bot = await RawBot.open({ folder });
    const { items } = (await bot.call('GET', all())).body;
    expect(items.map(({ id, name }: { id: string; name: string }) => [id, name])).toEqual([[kept, 'green_house']]);
    expect(Buffer.from(await (await picture(kept)).arrayBuffer()).equals(SQUARE)).toBe(true);
  });

  it('are rationed, and a client learns so only when it meets the limit', () => {
    const clock = manualClock();
    const rate = makeRateLimiter(clock);
    const change = (method = 'POST') => {
      clock.advance(25);
      return rate(method, '/applications/123456789012345678/emojis');
    };
    for (let i = 0; i < LIMITS.emojiChanges; i += 1) expect(change()).toEqual({ headers: {}, wait: 0 });
    expect(change().wait).toBeGreaterThan(50);
    expect(change('GET').wait).toBe(0);
    clock.advance(LIMITS.emojiWindow);
    expect(change().wait).toBe(0);
  });
});

describe('an emoji in a message', () => {
  const button = (id: string) => ({ type: 2, style: 1, custom_id: 'b', emoji: { id, name: 'red_house' } });
  const menu = (id: string) => ({
    type: 3,
    custom_id: 'm',
    options: [{ label: 'a', value: 'a', emoji: { id, name: 'red_house' } }],
  });
  const row = (component: object) => ({ type: 1, components: [component] });

  it('is on buttons and in menus as long as there is one', async () => {
    const id = await made('red_house');
    const components = [row(button(id)), row(menu(id))];
    const message = await bot.posted({ content: `A <:red_house:${id}>`, components });
    expect(message.components).toMatchObject(components);
    // The name comes from the emoji, not from who asks for it.
    const misnamed = await bot.posted({ components: [row({ ...button(id), emoji: { id, name: 'other' } })] });
    expect(misnamed.components).toMatchObject([{ components: [{ emoji: { id, name: 'red_house' } }] }]);
    await bot.call('DELETE', `${all()}/${id}`);
    expect(faultsOf((await bot.post({ components })).body)).toEqual([
      'components.0.components.0.emoji.id: COMPONENT_INVALID_EMOJI',
      'components.1.components.0.options.0.emoji.id: COMPONENT_INVALID_EMOJI',
    ]);
    // What is not named in an edit is not looked at again.
    expect((await bot.edit(message, { content: 'B' })).status).toBe(200);
  });

  it('is in the menus of modals', async () => {
    const id = await made('red_house');
    const modal = (emoji: string) => ({
      custom_id: 'form',
      title: 'Form',
      components: [{ type: 18, label: 'Which?', component: menu(emoji) }],
    });
    const interaction = bot.asked();
    expect(faultsOf((await bot.answer(interaction, 9, modal('123456789012345678'))).body)).toEqual([
      'data.components.0.component.options.0.emoji.id: COMPONENT_INVALID_EMOJI',
    ]);
    expect((await bot.answer(interaction, 9, modal(id))).status).toBe(200);
  });
});
