import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../src/local/actions/run-command.ts';
import { writeMessage } from '../../src/local/actions/write-message.ts';
import { Refusal } from '../../src/local/api-refusal.ts';
import { type Channel, openDirectMessage, type Person, placesOf } from '../../src/local/world.ts';
import { Ear } from './gateway-listener.ts';
import { RawBot } from './raw-bot.ts';

const EPHEMERAL = 64;
const SILENT = 4096;
const EVERYWHERE = { integration_types: [0, 1], contexts: [0, 1, 2] };

let bot: RawBot;
let other: Person;
let direct: Channel;
beforeEach(async () => {
  bot = await RawBot.open();
  [, other] = [...bot.world.people.values()] as [Person, Person];
  direct = openDirectMessage(bot.world, bot.person.user.id);
});
afterEach(() => bot.chat.close());

const register = (more: object) =>
  bot.call('PUT', `/applications/${bot.world.bot.id}/commands`, [{ name: 'go', description: 'Goes', ...more }]);

const place = (name: string): Channel => {
  const found = [...bot.world.channels.values()].find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};

/** What the bot is told when someone types /go, or why Discord doesn't let them. */
function told(channel: Channel, person = bot.person): Record<string, unknown> | string {
  try {
    return { ...bot.asked(person, channel).payload };
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
}

const write = (channel: Channel, body: object = { content: 'a' }) =>
  bot.call('POST', `/channels/${channel.id}/messages`, body);

describe('the direct messages of the bot', () => {
  it('are opened by naming a person, and are the same each time', async () => {
    const { user } = bot.person;
    const { status, body } = await bot.call('POST', '/users/@me/channels', { recipient_id: user.id });
    expect([status, body]).toMatchObject([200, { id: direct.id, type: 1, recipients: [{ id: user.id }] }]);
    expect((await bot.call('GET', `/channels/${direct.id}`)).body).toEqual(body);
    expect((await bot.call('POST', '/users/@me/channels', { recipient_id: '100000000000000000' })).body.code).toBe(
      10013,
    );
    expect((await bot.call('POST', '/users/@me/channels', { recipient_id: 'Ada' })).body.code).toBe(50035);
  });

  it('take messages, which their person is told of unless they are silent', async () => {
    const pings = async (body: object) => [...bot.world.posts.get((await write(direct, body)).body.id)!.pings];
    expect(await pings({ content: 'a' })).toEqual([bot.person.user.id]);
    expect(await pings({ content: 'a', flags: SILENT })).toEqual([]);
  });

  it('of someone who closed them can be opened, but not written to', async () => {
    bot.person.takesMessages = false;
    expect((await bot.call('POST', '/users/@me/channels', { recipient_id: bot.person.user.id })).status).toBe(200);
    expect((await write(direct)).body.code).toBe(50007);
    const answered = await bot.answer(bot.asked(bot.person, direct), 4, { content: 'a' });
    expect(answered.status).toBe(200);
  });

  it('are no place for other people', () => {
    expect(told(direct, other)).toBe('missingPermissions');
    const home = direct.guild ?? place('town-square').guild!;
    expect(placesOf(bot.world, home, other)).not.toContain(direct);
  });
});

describe('a command', () => {
  it('in a direct message comes from a user, not a member, and belongs to no server', async () => {
    await register(EVERYWHERE);
    const payload = told(direct);
    expect(payload).toMatchObject({
      context: 1,
      channel: { id: direct.id, type: 1 },
      user: { id: bot.person.user.id },
      authorizing_integration_owners: { 0: '0' },
    });
    for (const field of ['member', 'guild_id', 'guild', 'guild_locale']) expect(payload).not.toHaveProperty(field);
  });

  it('names the server and the person it was installed for', async () => {
    await register(EVERYWHERE);
    const town = place('town-square');
    const owners = () => (told(town) as Record<string, unknown>)['authorizing_integration_owners'];
    expect(owners()).toEqual({ 0: town.guild?.id });
    bot.person.hasInstalled = true;
    expect(owners()).toEqual({ 0: town.guild?.id, 1: bot.person.user.id });
  });

  it('follows those who added the bot to their account to where the bot is not', async () => {
    await register(EVERYWHERE);
    const [lounge, group] = [place('lounge'), place('old-friends')];
    expect([told(lounge), told(group)]).toEqual(['missingPermissions', 'missingPermissions']);
    bot.person.hasInstalled = true;
    const owners = { 1: bot.person.user.id };
    expect(told(lounge)).toMatchObject({
      context: 0,
      guild_id: lounge.guild?.id,
      authorizing_integration_owners: owners,
    });
    expect(told(group)).toMatchObject({ context: 2, channel: { type: 3 }, authorizing_integration_owners: owners });
    expect(told(lounge)).toHaveProperty('member');
    expect(told(group)).not.toHaveProperty('member');
  });

  it('is only where its contexts and its kinds of installation allow', async () => {
    bot.person.hasInstalled = true;
    await register({ contexts: [0], integration_types: [0] });
    expect(told(direct)).toBe('missingPermissions');
    expect(told(place('lounge'))).toBe('missingPermissions');
    await register({ contexts: [1], integration_types: [1] });
    expect(told(place('town-square'))).toBe('missingPermissions');
    expect(told(direct)).toMatchObject({ context: 1 });
  });

  it('is answered where the bot is not, though it can’t write there', async () => {
    await register(EVERYWHERE);
    bot.person.hasInstalled = true;
    for (const channel of [place('lounge'), place('old-friends')]) {
      const said = await bot.answer(bot.asked(bot.person, channel), 4, { content: 'a', flags: EPHEMERAL });
      expect(said).toMatchObject({ status: 200, body: { resource: { message: { channel_id: channel.id } } } });
      expect((await write(channel)).body.code).toBe(50001);
    }
  });
});

describe('the gateway', () => {
  const GUILDS = 1;
  const DIRECT_MESSAGES = 1 << 12;

  async function listen(shard: readonly [number, number], intents: number): Promise<Ear> {
    const ear = new Ear((await bot.call('GET', '/gateway/bot')).body.url);
    await ear.identify(bot.chat.token, { shard, intents });
    return ear;
  }

  it('tells the first shard what happens outside of servers', async () => {
    await register(EVERYWHERE);
    const ears = await Promise.all([0, 1, 2].map((id) => listen([id, 3], GUILDS)));
    const { id } = runCommand(bot.world, bot.person, direct, { path: ['go'], values: {} });
    expect((await ears[0]!.event('INTERACTION_CREATE')).d['id']).toBe(id);
    expect(ears.slice(1).flatMap((ear) => ear.all('INTERACTION_CREATE'))).toEqual([]);
    for (const ear of ears) ear.socket.terminate();
  });

  it('tells of what people write to the bot, if it wants to know, and of no other place', async () => {
    const [deaf, keen] = [await listen([0, 1], GUILDS), await listen([0, 1], GUILDS | DIRECT_MESSAGES)];
    for (const channel of [place('old-friends'), place('lounge'), direct])
      writeMessage(bot.world, bot.person, channel, `to ${channel.name}`);
    expect((await keen.event('MESSAGE_CREATE')).d).toMatchObject({
      channel_id: direct.id,
      content: `to ${direct.name}`,
    });
    expect(keen.all('MESSAGE_CREATE')).toHaveLength(1);
    expect(deaf.all('MESSAGE_CREATE')).toEqual([]);
    for (const ear of [deaf, keen]) ear.socket.terminate();
  });
});
