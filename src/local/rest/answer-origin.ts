import {
  type APIMessage,
  InteractionType,
  MessageFlags,
  MessageReferenceType,
  MessageType,
} from 'discord-api-types/v10';
import { ownersOf } from '../installation.ts';
import type { Channel, Interaction, Post, Target, World } from '../world.ts';

export const isEphemeral = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'flags' in body &&
  typeof body.flags === 'number' &&
  (body.flags & MessageFlags.Ephemeral) !== 0;

/**
 * The message another one answers. It is quoted one level deep, and never to people who may not see it: a public
 * answer to a private panel refers to it by id alone.
 */
export function quote(
  { guild }: Pick<Channel, 'guild'>,
  post: Post | undefined,
  viewer: string | null,
): Partial<APIMessage> {
  if (!post) return {};
  const { referenced_message: _, ...message } = post.message;
  const visible = post.viewer === null || post.viewer === viewer;
  return {
    type: MessageType.Reply,
    message_reference: {
      type: MessageReferenceType.Default,
      message_id: message.id,
      channel_id: message.channel_id,
      ...(guild ? { guild_id: guild.id } : {}),
    },
    referenced_message: visible ? structuredClone(message) : null,
  };
}

const TYPES = {
  command: InteractionType.ApplicationCommand,
  component: InteractionType.MessageComponent,
  modal: InteractionType.ModalSubmit,
  autocomplete: InteractionType.ApplicationCommandAutocomplete,
};

const targetOf = (world: World, target: Target | null): object => {
  if (!target) return {};
  if (target.kind === 'message') return { target_message_id: target.id };
  return { target_user: target.id === world.bot.id ? world.bot : world.people.get(target.id)?.user };
};

/** Where an answer to an interaction stands and what it tells of its origin; follow-ups answer the first answer. */
export function originOf(world: World, interaction: Interaction, ephemeral: boolean, followUp = false) {
  const { id, person, channel, source, kind, command, target } = interaction;
  const viewer = ephemeral ? person.user.id : null;
  const answered = followUp ? interaction.original : source;
  const first = kind === 'command' && !followUp;
  const metadata = {
    id,
    type: TYPES[kind],
    user: person.user,
    authorizing_integration_owners: ownersOf(world, person, channel),
    ...(source ? { interacted_message_id: source } : {}),
    ...targetOf(world, target),
  };
  const extra: Partial<APIMessage> = {
    application_id: world.bot.id,
    webhook_id: world.bot.id,
    interaction_metadata: metadata as NonNullable<APIMessage['interaction_metadata']>,
    ...(ephemeral ? { flags: MessageFlags.Ephemeral } : {}),
    ...quote(channel, answered ? world.posts.get(answered) : undefined, viewer),
    ...(first
      ? {
          type: target ? MessageType.ContextMenuCommand : MessageType.ChatInputCommand,
          interaction: { id, type: InteractionType.ApplicationCommand, name: command, user: person.user },
        }
      : {}),
  };
  return { channel, author: world.bot, viewer, extra };
}
