import { z } from 'zod';
import { parseForm, Refusal } from '../api-refusal.ts';
import { describeChannel, describeGuild, describeMember, describeRoles } from '../describe-guild.ts';
import { LIMITS } from '../discord-limits.ts';
import { snowflake, text } from '../schema/common-fields.ts';
import { addChannel, changeChannel, channelsOf, openDirectMessage, removeChannel, type World } from '../world.ts';
import { channelFor, guildFor, publicPost, requirePermissions } from './bot-access.ts';
import { type Call, created, done, ok, type Reply, type Route } from './route.ts';

const thread = z.object({ name: text(LIMITS.threadName, 1), type: z.literal(11).nullish() });
const recipient = z.object({ recipient_id: snowflake });
const change = z.object({
  name: text(LIMITS.threadName, 1).optional(),
  archived: z.boolean().optional(),
  locked: z.boolean().optional(),
});

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

function startThread(world: World, call: Call, channelId: string, messageId?: string): Reply {
  const channel = channelFor(world, channelId);
  requirePermissions(channel, 'CreatePublicThreads');
  if (messageId !== undefined) publicPost(world, channel, messageId);
  const { name } = parseForm(thread, call.body);
  const made = { name, topic: '', parent: channel.id, owner: world.bot.id };
  return created(describeChannel(world, addChannel(world, messageId ? { ...made, id: messageId } : made)));
}

function changeThread(world: World, call: Call, channelId: string): Reply {
  const channel = channelFor(world, channelId);
  if (channel.parent === null) requirePermissions(channel, 'ManageChannels');
  else if (channel.owner !== world.bot.id) requirePermissions(channel, 'ManageThreads');
  const { name, archived, locked } = parseForm(change, call.body);
  if (channel.archived && archived !== false) throw new Refusal('threadArchived');
  changeChannel(world, channel, {
    name: name ?? channel.name,
    archived: archived ?? channel.archived,
    locked: locked ?? channel.locked,
  });
  return ok(describeChannel(world, channel));
}

function deleteChannel(world: World, _call: Call, channelId: string): Reply {
  const channel = channelFor(world, channelId);
  requirePermissions(channel, channel.parent === null ? 'ManageChannels' : 'ManageThreads');
  const shown = describeChannel(world, channel);
  removeChannel(world, channel);
  return ok(shown);
}

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
  { method: 'PATCH', pattern: '/channels/{channel}', handle: changeThread },
  { method: 'DELETE', pattern: '/channels/{channel}', handle: deleteChannel },
  { method: 'POST', pattern: '/channels/{channel}/threads', handle: startThread },
  { method: 'POST', pattern: '/channels/{channel}/messages/{message}/threads', handle: startThread },
  { method: 'PUT', pattern: '/channels/{channel}/thread-members/{user}', handle: () => done },
];
