import { constants, createInflate } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeMessage } from '../../src/local/actions/write-message.ts';
import { homeOf } from '../../src/local/world.ts';
import { Ear } from './gateway-listener.ts';
import { RawBot } from './raw-bot.ts';

let bot: RawBot;
let url = '';
beforeAll(async () => {
  bot = await RawBot.open();
  url = (await bot.call('GET', '/gateway/bot')).body.url;
});
afterAll(() => bot.chat.close());

describe('the gateway', () => {
  it('greets, lets in, and sends the guild it named', async () => {
    const ear = new Ear(url);
    const hello = await ear.until((payload) => payload.op === 10);
    expect(hello.d['heartbeat_interval']).toBe(41_250);
    const ready = await ear.identify(bot.chat.token);
    expect(ready.d).toMatchObject({
      user: { id: bot.world.bot.id },
      application: { id: bot.world.bot.id },
      guilds: [{ id: homeOf(bot.world).id }],
    });
    const guild = await ear.event('GUILD_CREATE');
    expect(guild.d).toMatchObject({
      id: homeOf(bot.world).id,
      channels: { length: 3 },
      members: { length: 8 },
      roles: { length: 2 },
    });
    ear.say(1, null);
    await ear.until((payload) => payload.op === 11);
    ear.socket.close();
  });

  it.each([
    ['a wrong token', { token: 'wrong' }, 4004],
    ['a privileged intent', { intents: 1 << 15 }, 4014],
    ['an intent that does not exist', { intents: 1 << 27 }, 4013],
    ['a shard that cannot be', { shard: [2, 2] }, 4010],
  ])('turns away %s', async (_, more, code) => {
    const ear = new Ear(url);
    void ear.identify(bot.chat.token, more);
    expect(await ear.closed).toBe(code);
  });

  it('turns away nonsense', async () => {
    const codes = await Promise.all(
      ['{', '{"op":99}', '{"op":3,"d":{}}', '{"op":2,"d":{}}'].map(async (text) => {
        const ear = new Ear(url);
        await ear.until((payload) => payload.op === 10);
        ear.socket.send(text);
        return ear.closed;
      }),
    );
    expect(codes).toEqual([4002, 4001, 4003, 4002]);
    expect(await new Ear(url, '?v=9').closed).toBe(4012);
  });

  it('turns away who identifies twice, or talks too much', async () => {
    const twice = new Ear(url);
    await twice.identify(bot.chat.token);
    twice.say(2, { token: bot.chat.token, intents: 1, properties: {} });
    expect(await twice.closed).toBe(4005);
    const loud = new Ear(url);
    await loud.until((payload) => payload.op === 10);
    for (let i = 0; i < 121; i += 1) loud.say(1, null);
    expect(await loud.closed).toBe(4008);
  });

  it('resumes a lost session and tells what was missed, once', async () => {
    const first = new Ear(url);
    const ready = await first.identify(bot.chat.token);
    const { s } = await first.event('GUILD_CREATE');
    first.socket.terminate();
    await first.closed;
    const interaction = bot.asked();
    const second = new Ear(url);
    await second.until((payload) => payload.op === 10);
    second.say(6, { token: bot.chat.token, session_id: ready.d['session_id'], seq: s });
    await second.event('RESUMED');
    const missed = second.heard.filter((payload) => payload.t === 'INTERACTION_CREATE');
    expect(missed.map((payload) => payload.d['id'])).toEqual([interaction.id]);
    second.socket.close();
  });

  it('does not resume a session it does not know, one that was ended, or a number from the future', async () => {
    const ended = new Ear(url);
    const { d } = await ended.identify(bot.chat.token);
    ended.socket.close(1000);
    await ended.closed;
    const open = new Ear(url);
    const ready = await open.identify(bot.chat.token);
    for (const [session_id, seq] of [
      ['unknown', 1],
      [d['session_id'], 1],
      [ready.d['session_id'], 99],
    ] as const) {
      const ear = new Ear(url);
      await ear.until((payload) => payload.op === 10);
      ear.say(6, { token: bot.chat.token, session_id, seq });
      expect((await ear.until((payload) => payload.op === 9)).d).toBe(false);
      ear.socket.close();
    }
    open.socket.close();
  });

  it('tells of an interaction with all a client needs', async () => {
    const ear = new Ear(url);
    await ear.identify(bot.chat.token);
    const { id, token } = bot.asked();
    const { d } = await ear.event('INTERACTION_CREATE');
    expect(d).toMatchObject({
      id,
      token,
      type: 2,
      version: 1,
      channel: { id: bot.channel.id, name: 'town-square', type: 0 },
      member: { user: { id: bot.person.user.id }, permissions: expect.stringMatching(/^\d+$/) },
      entitlements: [],
      authorizing_integration_owners: { 0: homeOf(bot.world).id },
      locale: 'en-US',
      guild_locale: 'en-US',
      context: 0,
      app_permissions: expect.stringMatching(/^\d+$/),
      data: { name: 'go', type: 1 },
    });
    ear.socket.close();
  });

  it('tells of messages only who asked for them, and not what they say', async () => {
    const plain = new Ear(url);
    const curious = new Ear(url);
    await plain.identify(bot.chat.token);
    await curious.identify(bot.chat.token, { intents: 1 | (1 << 9) });
    writeMessage(bot.world, bot.person, bot.channel, 'A secret');
    writeMessage(bot.world, bot.person, bot.channel, `Hello <@${bot.world.bot.id}>`);
    bot.asked();
    const mentioned = await curious.until((payload) => String(payload.d?.['content']).startsWith('Hello'));
    expect(mentioned.t).toBe('MESSAGE_CREATE');
    expect(JSON.stringify(curious.heard)).not.toContain('secret');
    await plain.event('INTERACTION_CREATE');
    expect(plain.heard.some((payload) => payload.t === 'MESSAGE_CREATE')).toBe(false);
    plain.socket.close();
    curious.socket.close();
  });

  it('sends each shard its own guilds', async () => {
    const shards = [new Ear(url), new Ear(url)];
    const ready = await Promise.all(shards.map((ear, i) => ear.identify(bot.chat.token, { shard: [i, 2] })));
    const mine = ready.findIndex((payload) => (payload.d['guilds'] as unknown[]).length === 1);
    bot.asked();
    await shards[mine]?.event('INTERACTION_CREATE');
    expect(shards[1 - mine]?.heard.some((payload) => payload.t === 'INTERACTION_CREATE')).toBe(false);
    for (const ear of shards) ear.socket.close();
  });

  it('compresses the whole stream when asked to', async () => {
    const ear = new Ear(url, '?v=10&encoding=json&compress=zlib-stream');
    const inflate = createInflate({ finishFlush: constants.Z_SYNC_FLUSH });
    ear.socket.on('message', (data, binary) => {
      if (binary && data instanceof Buffer && data.subarray(-4).equals(Buffer.from([0, 0, 255, 255])))
        inflate.write(data);
    });
    let text = '';
    inflate.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      try {
        const payload = JSON.parse(text);
        text = '';
        ear.hear(payload);
      } catch {
        // A payload longer than a chunk is not complete yet.
      }
    });
    await ear.identify(bot.chat.token);
    await ear.event('GUILD_CREATE');
    ear.socket.close();
  });
});
