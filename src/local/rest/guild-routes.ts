import { z } from 'zod';
import { parseForm, Refusal } from '../api-refusal.ts';
import { describeChannel, describeGuild, describeMember, describeRoles } from '../describe-guild.ts';
import { snowflake } from '../schema/common-fields.ts';
import { channelsOf, openDirectMessage, type World } from '../world.ts';
import { channelFor, guildFor } from './bot-access.ts';
import { type Call, ok, type Reply, type Route } from './route.ts';

const recipient = z.object({ recipient_id: snowflake });

const user = (world: World, _call: Call, id: string): Reply => {
  const found = id === '@me' || id === world.bot.id ? world.bot : world.people.get(id)?.user;
  if (!found) throw new Refusal('unknownUser');
  return ok(found);
};

/** Repeated, it answers with the same channel. */
function openDirect(world: World, call: Call): Reply {
  const { recipient_id: id } = parseForm(recipient, call.body);
  if (id === world.bot.id) throw new Refusal('cannotMessageUser');
  if (!world.people.has(id)) throw new Refusal('unknownUser');
  return ok(describeChannel(world, openDirectMessage(world, id)));
}

const member = (world: World, _call: Call, guildId: string, id: string): Reply => {
  const guild = guildFor(world, guildId);
  const found = id === '@me' || id === world.bot.id ? world.bot : world.people.get(id)?.user;
  if (!found) throw new Refusal('unknownMember');
  return ok(describeMember(world, guild, found));
};

/** The application, the guild and its channels: what a client looks up besides messages. */
export const GUILD_ROUTES: readonly Route[] = [
  { method: 'GET', pattern: '/users/{user}', handle: user },
  { method: 'POST', pattern: '/users/@me/channels', handle: openDirect },
  {
    method: 'GET',
    pattern: '/guilds/{guild}',
    handle: (world, _call, guild) => ok(describeGuild(world, guildFor(world, guild))),
  },
  {
    method: 'GET',
    pattern: '/guilds/{guild}/channels',
    handle: (world, _call, guild) => {
      const own = channelsOf(world, guildFor(world, guild)).filter((channel) => channel.parent === null);
      return ok(own.map((channel) => describeChannel(world, channel)));
    },
  },
  {
    method: 'GET',
    pattern: '/guilds/{guild}/roles',
    handle: (world, _call, guild) => ok(describeRoles(world, guildFor(world, guild))),
  },
  { method: 'GET', pattern: '/guilds/{guild}/members/{user}', handle: member },
  {
    method: 'GET',
    pattern: '/channels/{channel}',
    handle: (world, _call, id) => ok(describeChannel(world, channelFor(world, id))),
  },
];
