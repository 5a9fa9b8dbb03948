import { randomBytes } from 'node:crypto';
import { InteractionType } from 'discord-api-types/v10';
import { Refusal } from './api-refusal.ts';
import { describeChannel, describeMember } from './describe-guild.ts';
import { LIMITS } from './discord-limits.ts';
import { contextOf, isHome, ownersOf } from './installation.ts';
import { GUEST } from './permission.ts';
import type { Channel, Interaction, InteractionKind, InteractionState, Person, Target, World } from './world.ts';

const TYPES = {
  command: InteractionType.ApplicationCommand,
  component: InteractionType.MessageComponent,
  autocomplete: InteractionType.ApplicationCommandAutocomplete,
  modal: InteractionType.ModalSubmit,
} as const;

export type NewInteraction = {
  readonly kind: InteractionKind;
  readonly person: Person;
  readonly channel: Channel;
  readonly data: object;
  readonly source?: string | null;
  readonly command?: string;
  readonly target?: Target | null;
};

/** In a guild its member, elsewhere the user alone. */
function describeAsker(world: World, { user, permissions }: Person, { guild }: Channel): object {
  if (guild === null) return { user };
  return {
    guild_id: guild.id,
    guild: { id: guild.id, locale: guild.language, features: [] },
    guild_locale: guild.language,
    member: { ...describeMember(world, guild, user), permissions: permissions.toString() },
  };
}

/** Sends an interaction to the bot and starts the three seconds it has for an answer. */
export function sendInteraction(
  world: World,
  { kind, person, channel, data, source = null, command = '', target = null }: NewInteraction,
): Interaction {
  const id = world.ids();
  const token = randomBytes(24).toString('base64url');
  const message = source && world.posts.get(source)?.message;
  const payload = {
    id,
    token,
    version: 1,
    type: TYPES[kind],
    application_id: world.bot.id,
    channel_id: channel.id,
    channel: describeChannel(world, channel),
    context: contextOf(channel),
    ...describeAsker(world, person, channel),
    locale: person.language,
    app_permissions: (isHome(world, channel) ? channel.botPermissions : GUEST).toString(),
    entitlements: [],
    authorizing_integration_owners: ownersOf(world, person, channel),
    attachment_size_limit: LIMITS.fileSize,
    data,
    ...(message ? { message } : {}),
  };
  const interaction: Interaction = {
    id,
    token,
    kind,
    person,
    channel,
    created: world.clock.now(),
    payload: structuredClone(payload),
    command,
    target,
    source,
    state: 'waiting',
    original: null,
    made: new Set(),
    choices: [],
    modal: null,
    stopDeadline: world.clock.after(LIMITS.answerTime, () => settleInteraction(world, interaction, 'failed')),
  };
  world.interactions.set(id, interaction);
  world.clock.after(LIMITS.tokenTime, () => expire(world, interaction));
  world.emit({ kind: 'asked', interaction });
  return interaction;
}

/** The one place where an interaction changes state; from here on the deadline no longer counts. */
export function settleInteraction(world: World, interaction: Interaction, state: InteractionState): void {
  interaction.stopDeadline();
  interaction.state = state;
  world.emit({ kind: 'settled', interaction });
}

/** A deferred answer that never came shows as failed after 15 minutes. */
function expire(world: World, interaction: Interaction): void {
  world.interactions.delete(interaction.id);
  if (interaction.state === 'deferred') settleInteraction(world, interaction, 'failed');
}

/** The interaction a first answer is meant for. */
export function unansweredInteraction(world: World, id: string, token: string): Interaction {
  const interaction = world.interactions.get(id);
  if (!interaction || interaction.token !== token || interaction.state === 'failed') {
    throw new Refusal('unknownInteraction');
  }
  if (interaction.state !== 'waiting') throw new Refusal('alreadyAnswered');
  return interaction;
}

/** The interaction behind a webhook token, which works only after the first answer and for 15 minutes. */
export function interactionByToken(world: World, token: string): Interaction {
  for (const interaction of world.interactions.values()) {
    if (interaction.token !== token) continue;
    if (interaction.state === 'waiting' || interaction.state === 'failed') throw new Refusal('unknownWebhook');
    return interaction;
  }
  throw new Refusal('invalidToken');
}
