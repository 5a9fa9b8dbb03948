import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { words } from '#i18n';
import { startThread } from '../../src/local/actions/write-message.ts';
import { withPermission } from '../../src/local/permission.ts';
import { addChannel, type Channel, changeChannel, ownerOf, tagsOf } from '../../src/local/world.ts';
import type { Player } from '../rig/chat-player.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { readMessage } from '../rig/message-text.ts';
import { offers, pressInSettings, pressVerb, tableAfter } from '../rig/table-buttons.ts';

const t = words('en');

describe('a match in a forum', () => {
  let harness: InProcessHarness;
  let forum: Channel;
  let ada: Player;

  beforeEach(async () => {
    harness = await InProcessHarness.open();
    const owner = ownerOf(harness.world);
    const made = { name: 'tables', topic: '', parent: null, owner: owner.user.id, isForum: true };
    forum = addChannel(harness.world, made);
    allow(true);
    ada = harness.person('Ada', startThread(harness.world, owner, forum, 'Who plays?'));
  });
  afterEach(() => harness.close());

  const allow = (allowed: boolean) =>
    changeChannel(harness.world, forum, {
      botPermissions: withPermission(forum.botPermissions, 'ManageChannels', allowed),
    });
  const now = ({ id }: APIMessage): APIMessage => harness.world.posts.get(id)!.message;
  const posts = (): Channel[] =>
    [...harness.world.channels.values()].filter(
      ({ parent, owner }) => parent === forum.id && owner === harness.world.bot.id,
    );

  /** The post with the lobby in it. */
  async function open(options: Record<string, string> = { place: 'thread' }) {
    await ada.slash('cities new', options);
    expect(readMessage(await ada.answer())).toMatch(/^Your game has a post of its own: /);
    const post = posts().at(-1)!;
    const [host, guest] = [harness.person('Ada', post), harness.person('Chen', post)] as const;
    const lobby = await host.sees(/wants to play/);
    return { post, host, guest, lobby, first: harness.world.posts.get(post.id)!.message };
  }

  it('has a post of its own, tagged with its state and its game, whose first message is its card', async () => {
    const { post, host, guest, lobby, first } = await open();
    expect(post.name).toBe('Cities · Ada · January 5');
    expect(readMessage(first)).toBe('### Cities\nAda opened this game.');
    expect(offers(lobby, 'join')).toHaveLength(1);
    expect(tagsOf(harness.world, post)).toEqual(['Waiting', 'Cities']);
    await pressVerb(guest, 'join', lobby);
    await pressVerb(host, 'start', lobby);
    await tableAfter(host, lobby);
    await expect
      .poll(() => readMessage(now(first)))
      .toMatch(/^### Cities\nAda and Chen\nIt’s \*\*(Ada|Chen)\*\*’s turn\.$/);
    await expect.poll(() => tagsOf(harness.world, post).toSorted()).toEqual(['Cities', 'Running']);
    await host.slash('cities end');
    await pressVerb(host, 'finish', await host.answer());
    await expect.poll(() => tagsOf(harness.world, post).toSorted()).toEqual(['Cities', 'Finished']);
    expect(readMessage(now(first))).toContain(t('bot.thread.early'));
    expect(forum.tags.map(({ name }) => name)).toEqual(['Waiting', 'Cities', 'Running', 'Finished']);
  });

  it('keeps the tags that people gave it, and takes none that it may not create', async () => {
    changeChannel(harness.world, forum, {
      tags: [
        { id: '1', name: 'Tuesday' },
        { id: '2', name: 'Running' },
      ],
    });
    allow(false);
    const { post, host, guest, lobby } = await open();
    expect(tagsOf(harness.world, post)).toEqual([]);
    changeChannel(harness.world, post, { applied: ['1'] });
    await pressVerb(guest, 'join', lobby);
    await pressVerb(host, 'start', lobby);
    await expect.poll(() => tagsOf(harness.world, post)).toEqual(['Tuesday', 'Running']);
    expect(forum.tags).toHaveLength(2);
  });

  it('is finished when its lobby is canceled', async () => {
    const { post, host, lobby } = await open();
    await pressInSettings(host, 'lobby-cancel', lobby);
    await expect.poll(() => tagsOf(harness.world, post).toSorted()).toEqual(['Cities', 'Finished']);
  });

  it('is played in the post where the command is used, unless a post of its own is wanted', async () => {
    await ada.slash('cities new');
    const lobby = await ada.sees(/wants to play/);
    expect(posts()).toEqual([]);
    await pressInSettings(ada, 'lobby-cancel', lobby);
    harness.makeServerManager('Ada');
    await ada.slash('cities server', { place: 'thread' });
    await ada.answer();
    await open({});
  });

  it('says what is missing for a post', async () => {
    harness.world.mostThreads = 0;
    await ada.slash('cities new', { place: 'thread' });
    expect(readMessage(await ada.answer())).toBe(t('bot.refusal.crowded'));
    harness.world.mostThreads = 10;
    changeChannel(harness.world, forum, {
      botPermissions: withPermission(forum.botPermissions, 'SendMessages', false),
    });
    await ada.slash('cities new', { place: 'thread' });
    expect(readMessage(await ada.answer())).toContain('**Send Messages**');
    expect(posts()).toEqual([]);
  });
});
