import {
  type APIApplicationCommand,
  InteractionContextType as Context,
  ApplicationIntegrationType as Type,
} from 'discord-api-types/v10';
import type { Channel, Person, World } from './world.ts';

/** What kind of place a command is used in. */
export function contextOf({ conversation }: Channel): Context {
  if (conversation === null) return Context.Guild;
  return conversation.hasBot ? Context.BotDM : Context.PrivateChannel;
}

/** Whether the bot is a member of the place itself, and not only brought along by a person. */
export const isHome = (world: World, { guild, conversation }: Channel): boolean =>
  conversation ? conversation.hasBot : guild !== world.elsewhere;

/** By what the bot was installed for this place: the guild, which is `0` in its direct messages, or the person. */
export const ownersOf = (world: World, person: Person, channel: Channel): { readonly [type in Type]?: string } => ({
  ...(isHome(world, channel) ? { [Type.GuildInstall]: channel.guild?.id ?? '0' } : {}),
  ...(person.hasInstalled ? { [Type.UserInstall]: person.user.id } : {}),
});

/** Whether a command is there at all for this person in this place. */
export function isInstalled(
  world: World,
  person: Person,
  channel: Channel,
  { contexts, integration_types: types }: APIApplicationCommand,
): boolean {
  if (contexts && !contexts.includes(contextOf(channel))) return false;
  const owners = ownersOf(world, person, channel);
  return (types ?? [Type.GuildInstall]).some((type) => owners[type] !== undefined);
}
