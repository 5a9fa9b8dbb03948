import { ApplicationCommandType } from 'discord-api-types/v10';
import { Refusal } from '../api-refusal.ts';
import { sendInteraction } from '../interaction.ts';
import type { Channel, Interaction, Person, Target, World } from '../world.ts';
import { Resolver } from './resolver.ts';
import { commandsIn, mayUse } from './run-command.ts';

const KINDS = { user: ApplicationCommandType.User, message: ApplicationCommandType.Message } as const;

/** A public message of the channel: those that only one person sees have no such menu. */
function messageIn(world: World, channel: Channel, id: string) {
  const post = world.posts.get(id);
  if (!post || post.viewer !== null || post.message.channel_id !== channel.id) throw new Refusal('unknownMessage');
  return structuredClone(post.message);
}

function resolve(world: World, channel: Channel, { kind, id }: Target): object {
  if (kind === 'message') return { messages: { [id]: messageIn(world, channel, id) } };
  const resolver = new Resolver(world, channel.guild);
  if (!resolver.user(id)) throw new Refusal('unknownUser');
  return resolver.resolved ?? {};
}

/** A person uses a command of the context menu on someone, or on a message. */
export function runContextMenu(
  world: World,
  person: Person,
  channel: Channel,
  commandId: string,
  target: Target,
): Interaction {
  const command = commandsIn(world, channel).find(({ id, type }) => id === commandId && type === KINDS[target.kind]);
  if (!command) throw new Refusal('unknownCommand');
  if (!mayUse(world, person, channel, command)) throw new Refusal('missingPermissions');
  const { id, name, type } = command;
  const data = { id, name, type, target_id: target.id, resolved: resolve(world, channel, target) };
  return sendInteraction(world, { kind: 'command', person, channel, data, command: name, target });
}
