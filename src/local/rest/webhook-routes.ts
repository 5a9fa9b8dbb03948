import { MessageFlags } from 'discord-api-types/v10';
import { Refusal } from '../api-refusal.ts';
import { interactionByToken, settleInteraction } from '../interaction.ts';
import { editPost, makePost, removePost } from '../post.ts';
import type { Interaction, Post, World } from '../world.ts';
import { isEphemeral, originOf } from './answer-origin.ts';
import { type Call, done, ok, type Reply, type Route } from './route.ts';

function hook(world: World, application: string, token: string): Interaction {
  if (application !== world.bot.id) throw new Refusal('unknownWebhook');
  const interaction = interactionByToken(world, token);
  if (interaction.kind === 'autocomplete') throw new Refusal('unknownWebhook');
  return interaction;
}

function target(world: World, interaction: Interaction, id: string): Post {
  const messageId = id === '@original' ? interaction.original : id;
  const mine = messageId !== null && (messageId === interaction.original || interaction.made.has(messageId));
  const post = mine ? world.posts.get(messageId) : undefined;
  if (!post) throw new Refusal('unknownMessage');
  return post;
}

const isThinking = (post: Post) => ((post.message.flags ?? 0) & MessageFlags.Loading) !== 0;

function change(world: World, interaction: Interaction, post: Post, call: Call): Post {
  const edited = editPost(world, post, call);
  if (interaction.state === 'deferred') settleInteraction(world, interaction, 'answered');
  return edited;
}

/** The first follow-up of a deferred answer takes the place of "thinking…". */
function follow(world: World, call: Call, application: string, token: string): Reply {
  const interaction = hook(world, application, token);
  const original = interaction.original ? world.posts.get(interaction.original) : undefined;
  if (original && isThinking(original)) return ok(change(world, interaction, original, call).message);
  const post = makePost(world, originOf(world, interaction, isEphemeral(call.body), true), call);
  interaction.made.add(post.message.id);
  return ok(post.message);
}

function read(world: World, _call: Call, application: string, token: string, id: string): Reply {
  return ok(target(world, hook(world, application, token), id).message);
}

function edit(world: World, call: Call, application: string, token: string, id: string): Reply {
  const interaction = hook(world, application, token);
  return ok(change(world, interaction, target(world, interaction, id), call).message);
}

function remove(world: World, _call: Call, application: string, token: string, id: string): Reply {
  const interaction = hook(world, application, token);
  removePost(world, target(world, interaction, id));
  if (interaction.state === 'deferred') settleInteraction(world, interaction, 'answered');
  return done;
}

function keyed(world: World, application: string, token: string): void {
  if (application !== world.bot.id) throw new Refusal('unknownWebhook');
  const known = [...world.interactions.values()].some((interaction) => interaction.token === token);
  if (!known) throw new Refusal('invalidToken');
}

const PATH = '/webhooks/{application}/{token}';

export const WEBHOOK_ROUTES: readonly Route[] = [
  { method: 'POST', pattern: PATH, keyed, handle: follow },
  { method: 'GET', pattern: `${PATH}/messages/{message}`, keyed, handle: read },
  { method: 'PATCH', pattern: `${PATH}/messages/{message}`, keyed, handle: edit },
  { method: 'DELETE', pattern: `${PATH}/messages/{message}`, keyed, handle: remove },
];
