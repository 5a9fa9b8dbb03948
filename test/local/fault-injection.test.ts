import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../src/local/discord-limits.ts';
import type { Fault } from '../../src/local/rest/fault-injection.ts';
import { RawBot } from './raw-bot.ts';

describe('what tests let go wrong', () => {
  let bot: RawBot;
  let fault: Fault | null = null;
  const posts = () => bot.world.posts.size;

  beforeAll(async () => {
    bot = await RawBot.open({ injectFault: ({ method }) => (method === 'POST' ? fault : null) });
  });
  afterAll(() => bot.chat.close());

  it('is another answer than the true one: the request is not carried out', async () => {
    fault = { status: 503, body: { message: 'Service Unavailable', code: 0 } };
    expect(await bot.post({ content: 'a' })).toEqual({
      status: 503,
      body: { message: 'Service Unavailable', code: 0 },
    });
    expect(posts()).toBe(0);
  });

  it.each(['cut', 'closed'] as const)(
    'is a connection that is %s before the request is carried out',
    async (broken) => {
      fault = broken;
      await expect(bot.post({ content: 'a' })).rejects.toThrow();
      expect(posts()).toBe(0);
    },
  );

  it.each([['lost', 1] as const, ['closed late', 2] as const])('or after it was: %s', async (broken, made) => {
    fault = broken;
    await expect(bot.post({ content: 'a' })).rejects.toThrow();
    expect(posts()).toBe(made);
    fault = null;
  });

  it('passes', async () => {
    expect((await bot.post({ content: 'b' })).status).toBe(200);
  });
});

describe('an enforced nonce', () => {
  let bot: RawBot;
  const send = (content: string, nonce: string, enforce_nonce = true) => bot.post({ content, nonce, enforce_nonce });

  beforeAll(async () => {
    bot = await RawBot.open();
  });
  afterAll(() => bot.chat.close());

  it('posts once, however often it is sent, and gives the first message back', async () => {
    const first = await send('one', 'n1');
    expect((await send('two', 'n1')).body).toEqual(first.body);
    expect(bot.world.posts.size).toBe(1);
    expect((await send('other', 'n2')).body.id).not.toBe(first.body.id);
    expect((await send('same', 'n1', false)).body.id).not.toBe(first.body.id);
  });

  it('does not bring back what was deleted', async () => {
    const { id } = (await send('gone', 'n3')).body;
    await bot.call('DELETE', `/channels/${bot.channel.id}/messages/${id}`);
    expect(await send('gone', 'n3')).toMatchObject({ status: 404, body: { code: 10008 } });
  });

  it('is forgotten after some minutes', async () => {
    const { id } = (await send('early', 'n4')).body;
    bot.clock.advance(LIMITS.nonceTime + 1);
    expect((await send('late', 'n4')).body.id).not.toBe(id);
  });
});
