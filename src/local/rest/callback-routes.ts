import { MessageFlags, InteractionResponseType as Type } from 'discord-api-types/v10';
import { z } from 'zod';
import { parseForm, Refusal, refuseField } from '../api-refusal.ts';
import { checkEmojis } from '../custom-emoji.ts';
import { LIMITS } from '../discord-limits.ts';
import { settleInteraction, unansweredInteraction } from '../interaction.ts';
import { type Draft, editPost, makePost, makeThinking } from '../post.ts';
import { text } from '../schema/common-fields.ts';
import { modal } from '../schema/modal-schema.ts';
import type { Interaction, InteractionKind, Post, World } from '../world.ts';
import { isEphemeral, originOf } from './answer-origin.ts';
import { type Call, done, ok, type Reply, type Route } from './route.ts';

const envelope = z.object({ type: z.int(), data: z.unknown().optional() });
const suggestions = z.object({
  choices: z
    .array(
      z.object({
        name: text(LIMITS.choice, 1),
        name_localizations: z.record(z.string(), text(LIMITS.choice, 1)).nullish(),
        value: z.union([text(LIMITS.choice, 1), z.number()]),
      }),
    )
    .max(LIMITS.choices),
});
const promise = z.object({ flags: z.union([z.literal(0), z.literal(MessageFlags.Ephemeral)]).nullish() }).nullish();

/** Which first answers each kind of interaction takes. */
const ALLOWED: { readonly [kind in InteractionKind]: readonly Type[] } = {
  command: [Type.ChannelMessageWithSource, Type.DeferredChannelMessageWithSource, Type.Modal],
  component: [
    Type.ChannelMessageWithSource,
    Type.DeferredChannelMessageWithSource,
    Type.DeferredMessageUpdate,
    Type.UpdateMessage,
    Type.Modal,
  ],
  autocomplete: [Type.ApplicationCommandAutocompleteResult],
  modal: [
    Type.ChannelMessageWithSource,
    Type.DeferredChannelMessageWithSource,
    Type.DeferredMessageUpdate,
    Type.UpdateMessage,
  ],
};

function sourceOf(world: World, interaction: Interaction): Post {
  const post = interaction.source ? world.posts.get(interaction.source) : undefined;
  if (!post) throw new Refusal('unknownMessage');
  return post;
}

function settleWith(world: World, interaction: Interaction, post: Post | null, state: 'answered' | 'deferred') {
  interaction.original = post?.message.id ?? null;
  settleInteraction(world, interaction, state);
  return post;
}

function respond(world: World, interaction: Interaction, type: Type, draft: Draft): Post | null {
  switch (type) {
    case Type.ChannelMessageWithSource: {
      const origin = originOf(world, interaction, isEphemeral(draft.body));
      return settleWith(world, interaction, makePost(world, origin, draft), 'answered');
    }
    case Type.DeferredChannelMessageWithSource: {
      const { flags } = parseForm(promise, draft.body, ['data']) ?? {};
      const thinking = makeThinking(world, originOf(world, interaction, flags === MessageFlags.Ephemeral));
      return settleWith(world, interaction, thinking, 'deferred');
    }
    case Type.DeferredMessageUpdate:
      return settleWith(world, interaction, sourceOf(world, interaction), 'answered');
    case Type.UpdateMessage:
      return settleWith(world, interaction, editPost(world, sourceOf(world, interaction), draft), 'answered');
    case Type.ApplicationCommandAutocompleteResult:
      interaction.choices = parseForm(suggestions, draft.body, ['data']).choices as Interaction['choices'];
      return settleWith(world, interaction, null, 'answered');
    default: {
      const form = parseForm(modal, draft.body, ['data']);
      checkEmojis(world, form.components, ['data', 'components']);
      interaction.modal = form;
      return settleWith(world, interaction, null, 'answered');
    }
  }
}

function callback(world: World, call: Call, id: string, token: string): Reply {
  const interaction = unansweredInteraction(world, id, token);
  const { type, data } = parseForm(envelope, call.body);
  if (!ALLOWED[interaction.kind].includes(type)) {
    const message = `A ${interaction.kind} interaction cannot be answered with type ${type}.`;
    throw refuseField(['type'], 'INTERACTION_CALLBACK_TYPE_INVALID', message);
  }
  const post = respond(world, interaction, type, { body: data, uploads: call.uploads });
  if (call.query.get('with_response') !== 'true') return done;
  const flags = post?.message.flags ?? 0;
  return ok({
    interaction: {
      id,
      type: { command: 2, component: 3, autocomplete: 4, modal: 5 }[interaction.kind],
      channel_id: interaction.channel.id,
      ...(interaction.channel.guild ? { guild_id: interaction.channel.guild.id } : {}),
      ...(post
        ? {
            response_message_id: post.message.id,
            response_message_loading: (flags & MessageFlags.Loading) !== 0,
            response_message_ephemeral: (flags & MessageFlags.Ephemeral) !== 0,
          }
        : {}),
    },
    resource: { type, ...(post ? { message: post.message } : {}) },
  });
}

function keyed(world: World, id: string, token: string): void {
  if (world.interactions.get(id)?.token !== token) throw new Refusal('unknownInteraction');
}

export const CALLBACK_ROUTES: readonly Route[] = [
  { method: 'POST', pattern: '/interactions/{interaction}/{token}/callback', keyed, handle: callback },
];
