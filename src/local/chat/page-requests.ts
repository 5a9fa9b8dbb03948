import { pressComponent } from '../actions/press-component.ts';
import { runCommand } from '../actions/run-command.ts';
import { runContextMenu } from '../actions/run-context-menu.ts';
import { submitModal } from '../actions/submit-modal.ts';
import { markRead, startThread, writeMessage } from '../actions/write-message.ts';
import { Refusal } from '../api-refusal.ts';
import type { Upload } from '../attachment.ts';
import { withPermission } from '../permission.ts';
import { removePost } from '../post.ts';
import { type Channel, changeChannel, type Interaction, isIn, type Person, type World } from '../world.ts';
import type { PageRequest } from './page-protocol.ts';

function channelOf(world: World, person: Person, id: string): Channel {
  const channel = world.channels.get(id);
  if (!channel || !isIn(person, channel)) throw new Refusal('unknownChannel');
  return channel;
}

type Given = Extract<PageRequest, { kind: 'run' }>['uploads'];

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

/** Handles a request from the page; returns the interaction if it starts one. */
export function handlePageRequest(world: World, person: Person, request: PageRequest): Interaction | null {
  switch (request.kind) {
    case 'say':
      writeMessage(world, person, channelOf(world, person, request.channel), request.content);
      return null;
    case 'run':
      return runCommand(world, person, channelOf(world, person, request.channel), {
        ...request,
        uploads: uploadsIn(request.uploads),
      });
    case 'menu':
      return runContextMenu(world, person, channelOf(world, person, request.channel), request.command, request.target);
    case 'suggest':
      return runCommand(world, person, channelOf(world, person, request.channel), request);
    case 'touch':
      return pressComponent(world, person, request);
    case 'submit':
      return submitModal(world, person, request.interaction, request.filled);
    case 'dismiss':
      dismiss(world, person, request.message);
      return null;
    case 'read':
      markRead(world, person, request.channel);
      return null;
    case 'thread':
      startThread(world, person, channelOf(world, person, request.channel), request.name);
      return null;
    case 'language':
      person.language = request.language;
      world.emit({ kind: 'people' });
      return null;
    case 'permission':
      person.permissions = withPermission(person.permissions, request.name, request.allowed);
      world.emit({ kind: 'people' });
      return null;
    case 'account':
      person[request.name] = request.on;
      world.emit({ kind: 'people' });
      return null;
    case 'bot-permission': {
      const channel = channelOf(world, person, request.channel);
      changeChannel(world, channel, {
        botPermissions: withPermission(channel.botPermissions, request.name, request.allowed),
      });
      return null;
    }
  }
}
