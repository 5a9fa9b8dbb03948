import { ButtonStyle, ComponentType, MessageFlags } from 'discord-api-types/v10';
import { Refusal, refuseField } from '../api-refusal.ts';
import { sendInteraction } from '../interaction.ts';
import { type AnyComponent, type Component, flatten } from '../schema/component-schema.ts';
import { type Channel, type Interaction, isIn, type Person, seenBy, type World } from '../world.ts';
import { Resolver } from './resolver.ts';

export type ComponentPress = {
  readonly message: string;
  readonly customId: string;
  /** What a select was set to; left out for a button. */
  readonly values?: readonly string[] | undefined;
};

type Select = Extract<AnyComponent, { placeholder?: string | null | undefined }>;

const invalid = (message: string) => refuseField(['data'], 'COMPONENT_VALIDATION_FAILED', message);

const isSelect = (one: AnyComponent): one is Select =>
  one.type === ComponentType.StringSelect ||
  one.type === ComponentType.UserSelect ||
  one.type === ComponentType.RoleSelect ||
  one.type === ComponentType.MentionableSelect ||
  one.type === ComponentType.ChannelSelect;

function known(select: Select, value: string, resolver: Resolver): boolean {
  switch (select.type) {
    case ComponentType.StringSelect:
      return select.options.some((option) => option.value === value);
    case ComponentType.UserSelect:
      return resolver.user(value);
    case ComponentType.RoleSelect:
      return resolver.role(value);
    case ComponentType.ChannelSelect:
      return resolver.channel(value);
    case ComponentType.MentionableSelect:
      return resolver.mentionable(value);
  }
}

/** Shared with modals, where a select that is not required may stay empty. */
export function checkSelected(select: Select, values: readonly string[], resolver: Resolver, optional = false): void {
  const min = optional && values.length === 0 ? 0 : (select.min_values ?? 1);
  if (values.length < min || values.length > (select.max_values ?? 1)) throw invalid('Wrong number of values.');
  if (new Set(values).size < values.length) throw invalid('A value was chosen twice.');
  if (!values.every((value) => known(select, value, resolver))) throw invalid('A value is not on offer.');
}

/** Presses a button or sets a select; what the message does not offer is refused before the bot hears of it. */
export function pressComponent(world: World, person: Person, given: ComponentPress): Interaction {
  const post = world.posts.get(given.message);
  if (!post || !seenBy(post, person.user.id)) throw new Refusal('unknownMessage');
  const channel = channelOf(world, post.message.channel_id);
  if (!isIn(person, channel)) throw new Refusal('unknownMessage');
  if (((post.message.flags ?? 0) & MessageFlags.Loading) !== 0) throw new Refusal('unknownMessage');
  const all = flatten((post.message.components ?? []) as Component[]);
  const found = all.find((one) => 'custom_id' in one && one.custom_id === given.customId);
  if (!found || !('disabled' in found || isSelect(found) || found.type === ComponentType.Button)) {
    throw invalid('The message has no such component.');
  }
  if ('disabled' in found && found.disabled) throw invalid('The component is disabled.');
  const resolver = new Resolver(world, channel.guild);
  const values = given.values ?? [];
  if (isSelect(found)) checkSelected(found, values, resolver);
  else if (found.type !== ComponentType.Button || found.style === ButtonStyle.Link || given.values) {
    throw invalid('The component takes no press.');
  }
  return send(world, { person, channel, post: given, type: found.type, id: found.id, values, resolver });
}

/** What a cheating client could send, without any checks; for tests of the bot. */
export function forgePress(world: World, person: Person, given: ComponentPress): Interaction {
  const post = world.posts.get(given.message);
  if (!post) throw new Refusal('unknownMessage');
  const channel = channelOf(world, post.message.channel_id);
  const type = given.values ? ComponentType.StringSelect : ComponentType.Button;
  const resolver = new Resolver(world, channel.guild);
  return send(world, { person, channel, post: given, type, id: 1, values: given.values ?? [], resolver });
}

function channelOf(world: World, id: string): Channel {
  const channel = world.channels.get(id);
  if (!channel) throw new Refusal('unknownChannel');
  return channel;
}

type Sent = {
  readonly person: Person;
  readonly channel: Channel;
  readonly post: ComponentPress;
  readonly type: ComponentType;
  readonly id: number | null | undefined;
  readonly values: readonly string[];
  readonly resolver: Resolver;
};

function send(world: World, { person, channel, post, type, id, values, resolver }: Sent): Interaction {
  const { resolved } = resolver;
  const data = {
    component_type: type,
    custom_id: post.customId,
    id: id ?? 0,
    ...(type === ComponentType.Button ? {} : { values }),
    ...(resolved ? { resolved } : {}),
  };
  return sendInteraction(world, { kind: 'component', person, channel, data, source: post.message });
}
