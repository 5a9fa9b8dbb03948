import { type BaseInteraction, OAuth2Scopes } from 'discord.js';
import { Refused } from '#room';
import { NEEDED } from './permissions.ts';

type Placed = Pick<BaseInteraction, 'client' | 'guildId'>;

/** Where the bot isn't a member: says what works in such a place, and how to change that. */
export function elsewhereRefusal({ client, guildId }: Placed): Refused {
  const scopes = [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands];
  const link = client.isReady() ? client.generateInvite({ scopes, permissions: [...NEEDED] }) : '';
  return new Refused(guildId === null ? 'place.group' : 'place.guest', { link });
}

/** Of what makes sense in servers alone. */
export function requireServer({ guildId }: Pick<Placed, 'guildId'>): string {
  if (guildId === null) throw new Refused('place.direct');
  return guildId;
}
