import { ApplicationIntegrationType, type BaseInteraction, InteractionContextType, OAuth2Scopes } from 'discord.js';
import { Refused } from '#room';
import { NEEDED } from './permissions.ts';

type Placed = Pick<BaseInteraction, 'authorizingIntegrationOwners' | 'client' | 'context' | 'guildId'> & {
  isCommand(): boolean;
};

/**
 * Whether a person brought the bot along to a place it isn't a member of, where it can only answer: a server or a
 * private channel of theirs. A server where it is a member may forbid its commands to those who brought it.
 */
export function isElsewhere(interaction: Placed): boolean {
  const { client, context, guildId, authorizingIntegrationOwners: owners } = interaction;
  if (guildId === null) return context === InteractionContextType.PrivateChannel;
  if (!client.guilds.cache.has(guildId)) return true;
  return interaction.isCommand() && owners[ApplicationIntegrationType.GuildInstall] === undefined;
}

/** Says what works in such a place, and how to change that. */
export function elsewhereRefusal({ client, guildId }: Pick<Placed, 'client' | 'guildId'>): Refused {
  const scopes = [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands];
  const link = client.isReady() ? client.generateInvite({ scopes, permissions: [...NEEDED] }) : '';
  return new Refused(guildId === null ? 'place.group' : 'place.guest', { link });
}

/** Of what makes sense in servers alone. */
export function requireServer({ guildId }: Pick<Placed, 'guildId'>): string {
  if (guildId === null) throw new Refused('place.direct');
  return guildId;
}
