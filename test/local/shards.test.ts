import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../src/local/actions/run-command.ts';
import { LIMITS } from '../../src/local/discord-limits.ts';
import { shardOf } from '../../src/local/snowflake.ts';
import { addChannel, channelsOf, type Guild } from '../../src/local/world.ts';
import { Ear } from './gateway-listener.ts';
import { RawBot } from './raw-bot.ts';

const SHARDS = 4;
const GUILDS = ['Little Town', 'Harbor', 'Hill'];

let bot: RawBot;
let url = '';
const ears: Ear[] = [];
afterEach(async () => {
  for (const ear of ears.splice(0)) ear.socket.terminate();
  await bot.chat.close();
});

async function open(options: Parameters<typeof RawBot.open>[0]): Promise<void> {
  bot = await RawBot.open(options);
  url = (await bot.call('GET', '/gateway/bot')).body.url;
}

function listen(): Ear {
  const ear = new Ear(url);
  ears.push(ear);
  return ear;
}

const identify = (ear: Ear, shard: readonly [number, number], more: object = {}) =>
  ear.identify(bot.chat.token, { shard, ...more });

/** Someone types /go in the first channel of a guild. */
function ask(guild: Guild): string {
  const [channel] = channelsOf(bot.world, guild);
  if (!channel) throw new Error('A guild without a channel.');
  return runCommand(bot.world, bot.person, channel, { path: ['go'], values: {} }).id;
}

const asked = (ear: Ear) => ear.all('INTERACTION_CREATE').map(({ id }) => id);

describe('4 shards and 3 guilds', () => {
  beforeEach(() => open({ guilds: GUILDS }));

  const guilds = () => [...bot.world.guilds.values()];
  const homes = () => guilds().map(({ id }) => shardOf(id, SHARDS));

  it('lie apart: each guild on a shard of its own, one shard with none', () => {
    expect(new Set(homes()).size).toBe(GUILDS.length);
  });

  it('are each told of their own guilds, and of nothing else', async () => {
    const all = Array.from({ length: SHARDS }, listen);
    const ready = await Promise.all(all.map((ear, i) => identify(ear, [i, SHARDS])));
    expect(ready.map(({ d }) => d['shard'])).toEqual([0, 1, 2, 3].map((i) => [i, SHARDS]));
    const own = all.map((_, i) => guilds().filter((_guild, k) => homes()[k] === i));
    expect(ready.map(({ d }) => d['guilds'])).toEqual(
      own.map((list) => list.map(({ id }) => ({ id, unavailable: true }))),
    );
    const interactions = guilds().map(ask);
    for (const [k, guild] of guilds().entries()) {
      const ear = all[homes()[k] ?? 0];
      await ear?.event('INTERACTION_CREATE');
      expect(ear && asked(ear)).toEqual([interactions[k]]);
      expect(ear?.all('GUILD_CREATE')).toMatchObject([{ id: guild.id, name: guild.name, channels: { length: 3 } }]);
      expect(ear?.all('INTERACTION_CREATE')).toMatchObject([{ guild_id: guild.id, channel: { guild_id: guild.id } }]);
    }
    const idle = all.filter((_, i) => !homes().includes(i));
    expect(idle.flatMap((ear) => ear.heard.map(({ t }) => t))).toEqual([null, 'READY']);
  });

  it('are each told of new channels in their own guilds', async () => {
    const all = Array.from({ length: SHARDS }, listen);
    await Promise.all(all.map((ear, i) => identify(ear, [i, SHARDS])));
    for (const guild of guilds())
      addChannel(bot.world, { guild, name: 'new', topic: '', parent: null, owner: bot.person.user.id });
    for (const [k, { id }] of guilds().entries()) {
      const ear = all[homes()[k] ?? 0];
      await ear?.event('CHANNEL_CREATE');
      expect(ear?.all('CHANNEL_CREATE')).toMatchObject([{ guild_id: id, position: 3 }]);
    }
  });

  it('may be connected twice: both hear the same', async () => {
    const [home] = guilds();
    if (!home) throw new Error('No guild.');
    const shard = [shardOf(home.id, SHARDS), SHARDS] as const;
    const twins = [listen(), listen()];
    const ready = await Promise.all(twins.map((ear) => identify(ear, shard)));
    expect(new Set(ready.map(({ d }) => d['session_id'])).size).toBe(2);
    const interactions = [ask(home), ask(home)];
    for (const ear of twins) {
      await ear.until(({ d }) => d?.['id'] === interactions[1]);
      expect(asked(ear)).toEqual(interactions);
    }
  });

  it('resume apart: each hears what it missed of its own guilds', async () => {
    const [first, second] = guilds();
    if (!first || !second) throw new Error('No guilds.');
    const [a, b] = [listen(), listen()];
    const one = await identify(a, [shardOf(first.id, SHARDS), SHARDS]);
    const two = await identify(b, [shardOf(second.id, SHARDS), SHARDS]);
    const [s, t] = [await a.event('GUILD_CREATE'), await b.event('GUILD_CREATE')];
    a.socket.terminate();
    await a.closed;
    const interactions = [ask(first), ask(second)];
    await b.event('INTERACTION_CREATE');
    const again = listen();
    await again.resume(bot.chat.token, one.d['session_id'], s.s);
    expect([asked(again), asked(b)]).toEqual([[interactions[0]], [interactions[1]]]);
    // What the other shard's session has heard meanwhile can be heard again by who resumes that one.
    b.socket.terminate();
    await b.closed;
    const other = listen();
    await other.resume(bot.chat.token, two.d['session_id'], t.s);
    expect(asked(other)).toEqual([interactions[1]]);
  });

  it('are answered over REST by guild', async () => {
    for (const { id, name } of guilds()) {
      expect((await bot.call('GET', `/guilds/${id}`)).body).toMatchObject({ id, name });
      const { body } = await bot.call('GET', `/guilds/${id}/channels`);
      expect(body.map((channel: { guild_id: string }) => channel.guild_id)).toEqual([id, id, id]);
    }
    const [first, second] = guilds();
    const own = (guild: Guild | undefined) => `/applications/${bot.world.bot.id}/guilds/${guild?.id}/commands`;
    await bot.call('PUT', own(second), [{ name: 'own', description: 'Only here' }]);
    expect((await bot.call('GET', own(first))).body).toEqual([]);
    expect((await bot.call('GET', own(second))).body).toMatchObject([{ name: 'own' }]);
    const go = (guild: Guild | undefined) => {
      const channel = guild && channelsOf(bot.world, guild)[0];
      if (channel) runCommand(bot.world, bot.person, channel, { path: ['own'], values: {} });
    };
    expect(() => go(first)).toThrow('Unknown application command');
    go(second);
    expect((await bot.call('GET', '/guilds/1')).body).toMatchObject({ code: 10004 });
  });

  it.each([[[4, 4]], [[5, 4]], [[-1, 4]], [[0, 0]]])('turn away shard %j', async (shard) => {
    const ear = listen();
    void ear.identify(bot.chat.token, { shard });
    expect(await ear.closed).toBe(4010);
  });
});

describe('a hasty bot', () => {
  beforeEach(() => open({ guilds: GUILDS, rated: true }));

  const limit = async () => (await bot.call('GET', '/gateway/bot')).body.session_start_limit;

  it('begins one session in five seconds, is told so, and each is counted', async () => {
    expect(await limit()).toEqual({ total: 1000, remaining: 1000, reset_after: 86_400_000, max_concurrency: 1 });
    await identify(listen(), [0, SHARDS]);
    const second = listen();
    void identify(second, [1, SHARDS]);
    expect((await second.until(({ op }) => op === 9)).d).toBe(false);
    bot.clock.advance(LIMITS.identifyWindow - 1);
    void identify(second, [1, SHARDS]);
    await second.until((payload) => payload.op === 9 && payload !== second.heard.find(({ op }) => op === 9));
    bot.clock.advance(1);
    await identify(second, [1, SHARDS]);
    expect(await limit()).toMatchObject({ remaining: 996, reset_after: 86_400_000 - LIMITS.identifyWindow });
    bot.clock.advance(LIMITS.sessionWindow);
    expect(await limit()).toMatchObject({ remaining: 1000, reset_after: 86_400_000 });
  });

  it('may resume as soon and as often as it likes', async () => {
    const first = listen();
    const { d } = await identify(first, [0, SHARDS]);
    const { s } = await first.event('GUILD_CREATE');
    await listen().resume(bot.chat.token, d['session_id'], s);
    await listen().resume(bot.chat.token, d['session_id'], s);
    expect(await limit()).toMatchObject({ remaining: 999 });
  });

  it('is turned away when a day’s sessions are used up, until the day is over', async () => {
    for (let i = 0; i < LIMITS.sessions; i += 1) bot.world.starts.take(0);
    expect(await limit()).toMatchObject({ remaining: 0 });
    const ear = listen();
    void identify(ear, [0, SHARDS]);
    expect(await ear.closed).toBe(4004);
    bot.clock.advance(LIMITS.sessionWindow);
    await identify(listen(), [0, SHARDS]);
  });
});

describe('too many guilds for one shard', () => {
  beforeEach(() => open({ guilds: Array.from({ length: LIMITS.shardGuilds + 1 }, (_, i) => `Town ${i}`) }));

  it('are refused to it, and recommended to be spread', async () => {
    expect((await bot.call('GET', '/gateway/bot')).body.shards).toBe(3);
    const ear = listen();
    void identify(ear, [0, 1]);
    expect(await ear.closed).toBe(4011);
    const { d } = await identify(listen(), [0, 3]);
    expect(d['guilds']).toHaveLength(Math.ceil((LIMITS.shardGuilds + 1) / 3));
  });
});
