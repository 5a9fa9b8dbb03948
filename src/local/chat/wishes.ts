import { runCommand } from '../act/command.ts';
import { touch } from '../act/component.ts';
import { useMenu } from '../act/menu.ts';
import { submit } from '../act/modal.ts';
import { markRead, say, startThread } from '../act/say.ts';
import type { Upload } from '../attachment.ts';
import { permit } from '../permission.ts';
import { removePost } from '../post.ts';
import { Refusal } from '../refusal.ts';
import type { Interaction } from '../world.ts';
import { type Channel, changeChannel, type Person, type World } from '../world.ts';
import type { Wish } from './wire.ts';

function channelOf(world: World, id: string): Channel {
  const channel = world.channels.get(id);
  if (!channel) throw new Refusal('unknownChannel');
  return channel;
}

type Given = Extract<Wish, { kind: 'run' }>['uploads'];

const uploadsIn = (given: Given): Record<string, Upload> =>
  Object.fromEntries(
    Object.entries(given).map(([option, { name, type, base64 }], field) => [
      option,
      { field, name, type, bytes: Buffer.from(base64, 'base64') },
    ]),
  );

function dismiss(world: World, person: Person, id: string): void {
  const post = world.posts.get(id);
  if (!post || post.viewer !== person.user.id) throw new Refusal('unknownMessage');
  removePost(world, post);
}

/** Does what a person at the page wants; what starts an interaction returns it. */
export function grant(world: World, person: Person, wish: Wish): Interaction | null {
  switch (wish.kind) {
    case 'say':
      say(world, person, channelOf(world, wish.channel), wish.content);
      return null;
    case 'run':
      return runCommand(world, person, channelOf(world, wish.channel), { ...wish, uploads: uploadsIn(wish.uploads) });
    case 'menu':
      return useMenu(world, person, channelOf(world, wish.channel), wish.command, wish.target);
    case 'suggest':
      return runCommand(world, person, channelOf(world, wish.channel), wish);
    case 'touch':
      return touch(world, person, wish);
    case 'submit':
      return submit(world, person, wish.interaction, wish.filled);
    case 'dismiss':
      dismiss(world, person, wish.message);
      return null;
    case 'read':
      markRead(world, person, wish.channel);
      return null;
    case 'thread':
      startThread(world, person, channelOf(world, wish.channel), wish.name);
      return null;
    case 'language':
      person.language = wish.language;
      world.emit({ kind: 'people' });
      return null;
    case 'permission':
      person.permissions = permit(person.permissions, wish.name, wish.allowed);
      world.emit({ kind: 'people' });
      return null;
    case 'bot-permission': {
      const channel = channelOf(world, wish.channel);
      changeChannel(world, channel, { botPermissions: permit(channel.botPermissions, wish.name, wish.allowed) });
      return null;
    }
  }
}
