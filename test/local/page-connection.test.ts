import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { NewPageRequest, PageEvent, Server } from '../../src/local/chat/page-protocol.ts';
import { RawBot } from './raw-bot.ts';

/** A page without a screen. */
class Pane {
  readonly told: PageEvent[] = [];
  readonly #socket: WebSocket;
  #lastRequestId = 0;
  #wake: () => void = () => {};

  constructor(url: string, as: string) {
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/chat?as=${as}`, { origin: url });
    this.#socket.on('message', (data) => {
      this.told.push(JSON.parse(String(data)));
      this.#wake();
    });
  }

  async until<Kind extends PageEvent['kind']>(
    kind: Kind,
    fits: (told: Extract<PageEvent, { kind: Kind }>) => boolean = () => true,
  ): Promise<Extract<PageEvent, { kind: Kind }>> {
    for (;;) {
      const found = this.told.find(
        (told): told is Extract<PageEvent, { kind: Kind }> =>
          told.kind === kind && fits(told as Extract<PageEvent, { kind: Kind }>),
      );
      if (found) return found;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  async request(request: NewPageRequest): Promise<Extract<PageEvent, { kind: 'reply' }>> {
    await this.until('history');
    this.#lastRequestId += 1;
    const id = this.#lastRequestId;
    this.#socket.send(JSON.stringify({ ...request, id }));
    return this.until('reply', (reply) => reply.id === id);
  }

  close(): void {
    this.#socket.close();
  }
}

let bot: RawBot;
let ada: Pane;
let bruno: Pane;
beforeAll(async () => {
  bot = await RawBot.open();
  ada = new Pane(bot.chat.url, 'ada');
  bruno = new Pane(bot.chat.url, 'bruno');
});
afterAll(async () => {
  ada.close();
  bruno.close();
  await bot.chat.close();
});

const here = () => bot.channel.id;
const brunoId = () => [...bot.world.people.values()][1]?.user.id ?? '';

describe('a window', () => {
  it('begins with the town, as its person sees it', async () => {
    const { server } = await bruno.until('server');
    expect(server.people.find((person) => person.id === server.me)?.name).toBe('Bruno');
    expect(server.channels.map((channel) => channel.name)).toEqual(['town-square', 'game-night', 'chatter', 'Cities']);
    expect(server.commands.map((command) => command.name)).toEqual(['go']);
    const unknown = new Pane(bot.chat.url, 'nobody');
    expect((await unknown.until('server')).server.me).toBe(bot.person.user.id);
    unknown.close();
  });

  it('tells the others what is said', async () => {
    await ada.request({ kind: 'say', channel: here(), content: 'Hello <b>you</b>' });
    const { post } = await bruno.until('post');
    expect(post.message.content).toBe('Hello <b>you</b>');
  });

  it('counts what is unread, for everyone and by name for those who were called', async () => {
    await bot.posted({ content: `<@${brunoId()}>` });
    await bruno.until('server', ({ server }) => server.channels[0]?.pings === 1 && server.channels[0].unread === 2);
    await ada.until('server', ({ server }) => server.people[1]?.pings === 1);
    await bruno.request({ kind: 'read', channel: here() });
    await bruno.until('server', ({ server }) => server.people[1]?.pings === 0 && server.channels[0]?.unread === 0);
  });

  it('tells what became of a command to the one who gave it', async () => {
    const { interaction } = await ada.request({ kind: 'run', channel: here(), path: ['go'], values: {}, uploads: {} });
    const asked = bot.world.interactions.get(interaction ?? '');
    if (!asked) throw new Error('Nothing was asked.');
    await bot.answer(asked, 4, { content: 'only Ada', flags: 64 });
    const settled = await ada.until('settled', (told) => told.interaction === interaction);
    expect(settled).toMatchObject({ of: 'command', state: 'answered', modal: null });
    const { post } = await ada.until('post', (told) => told.post.message.content === 'only Ada');
    expect(bruno.told.some((told) => told.kind === 'settled')).toBe(false);
    expect(JSON.stringify(bruno.told)).not.toContain('only Ada');
    const foreign = await bruno.request({ kind: 'dismiss', message: post.message.id });
    expect(foreign.refused).toBe('unknownMessage');
    await ada.request({ kind: 'dismiss', message: post.message.id });
    await ada.until('remove', (told) => told.message === post.message.id);
  });

  it('says why not', async () => {
    expect((await ada.request({ kind: 'run', channel: here(), path: ['no'], values: {}, uploads: {} })).refused).toBe(
      'unknownCommand',
    );
    expect((await ada.request({ kind: 'touch', message: '1', customId: 'a' })).refused).toBe('unknownMessage');
    expect((await ada.request({ kind: 'say', channel: here(), content: '' })).refused).toBe('emptyMessage');
  });

  it('changes language and permissions, and the bot hears of the language', async () => {
    await bruno.request({ kind: 'language', language: 'en-US' });
    const { interaction } = await bruno.request({
      kind: 'run',
      channel: here(),
      path: ['go'],
      values: {},
      uploads: {},
    });
    expect(bot.world.interactions.get(interaction ?? '')?.payload).toMatchObject({ locale: 'en-US' });
    await bruno.request({ kind: 'permission', name: 'UseApplicationCommands', allowed: false });
    await bruno.until('server', ({ server }) => server.channels[0]?.commands.length === 0);
    expect((await bruno.request({ kind: 'run', channel: here(), path: ['go'], values: {}, uploads: {} })).refused).toBe(
      'missingPermissions',
    );
  });

  it('shows a group and a server without the bot to those who added it to their account', async () => {
    await ada.request({ kind: 'account', name: 'hasInstalled', on: true });
    const kinds = ({ server }: { server: Server }) => new Set(server.channels.map(({ kind }) => kind));
    const told = await ada.until('server', (each) => kinds(each).size === 4);
    expect(kinds(told)).toEqual(new Set(['server', 'direct', 'group', 'elsewhere']));
    const lounge = told.server.channels.find(({ kind }) => kind === 'elsewhere');
    expect(lounge?.commands).toEqual([]);
    expect((await bruno.request({ kind: 'say', channel: lounge?.id ?? '', content: 'a' })).refused).toBeNull();
    await ada.request({ kind: 'account', name: 'hasInstalled', on: false });
    const theirs = (await bruno.until('server')).server.channels.find(({ kind }) => kind === 'direct')?.id ?? '';
    expect((await ada.request({ kind: 'say', channel: theirs, content: 'a' })).refused).toBe('unknownChannel');
  });

  it('closes the direct messages of a person', async () => {
    await bruno.request({ kind: 'account', name: 'takesMessages', on: false });
    const { body } = await bot.call('POST', '/users/@me/channels', { recipient_id: brunoId() });
    expect((await bot.call('POST', `/channels/${body.id}/messages`, { content: 'a' })).body.code).toBe(50007);
  });

  it('takes permissions from the bot', async () => {
    await ada.request({ kind: 'bot-permission', channel: here(), name: 'SendMessages', allowed: false });
    expect((await bot.post({ content: 'a' })).body.code).toBe(50013);
    await ada.request({ kind: 'bot-permission', channel: here(), name: 'SendMessages', allowed: true });
  });

  it('does not fall over nonsense', async () => {
    const stray = new WebSocket(`${bot.chat.url.replace('http', 'ws')}/chat`, { origin: bot.chat.url });
    await once(stray, 'open');
    stray.send('{');
    const [code] = await once(stray, 'close');
    expect(code).toBe(1008);
    expect((await ada.request({ kind: 'read', channel: here() })).refused).toBeNull();
  });

  it('starts a thread that the others see', async () => {
    await ada.request({ kind: 'thread', channel: here(), name: 'Second table' });
    const { server } = await bruno.until('server', (told) => told.server.channels.length === 5);
    expect(server.channels[4]).toMatchObject({ name: 'Second table', parent: here() });
  });

  it('gives links that work to who comes late', async () => {
    await bot.posted({ attachments: [{ id: 0 }] }, [{ name: 'p.png', bytes: Buffer.from('not really') }]);
    bot.clock.advance(48 * 3_600_000);
    const late = new Pane(bot.chat.url, 'chen');
    const { posts } = await late.until('history');
    const url = posts.at(-1)?.message.attachments[0]?.url ?? '';
    expect(await (await fetch(url)).text()).toBe('not really');
    late.close();
  });
});
