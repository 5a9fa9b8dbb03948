import { commandsIn, mayUse } from '../actions/run-command.ts';
import { unreadIn } from '../actions/write-message.ts';
import { refreshLinks } from '../message-layout.ts';
import { allows, BOT_SWITCHES, PERSON_SWITCHES, type PermissionName } from '../permission.ts';
import { type Channel, type Guild, type Person, type Post, placesOf, postsSeen, tagsOf, type World } from '../world.ts';
import type { Server, ServerChannel, ShownPost } from './page-protocol.ts';

const HISTORY = 200;

const switches = <Name extends PermissionName>(names: readonly Name[], permissions: bigint) =>
  Object.fromEntries(names.map((name) => [name, allows(permissions, name)])) as { [name in Name]: boolean };

function kindOf(world: World, { guild, conversation }: Channel): ServerChannel['kind'] {
  if (conversation) return conversation.hasBot ? 'direct' : 'group';
  return guild === world.elsewhere ? 'elsewhere' : 'server';
}

/** The server as one person sees it. */
export function describeServer(world: World, guild: Guild, me: Person): Server {
  const pingsOf = (person: Person) =>
    placesOf(world, guild, person).reduce((sum, channel) => sum + unreadIn(world, person, channel.id).pings, 0);
  return {
    name: guild.name,
    me: me.user.id,
    bot: { id: world.bot.id, name: world.bot.username, online: world.online },
    people: [...world.people.values()].map((person) => ({
      id: person.user.id,
      key: person.user.username,
      name: person.user.global_name ?? person.user.username,
      language: person.language,
      pings: pingsOf(person),
      may: switches(PERSON_SWITCHES, person.permissions),
      account: { hasInstalled: person.hasInstalled, takesMessages: person.takesMessages },
    })),
    channels: placesOf(world, guild, me).map((channel) => ({
      id: channel.id,
      kind: kindOf(world, channel),
      name: channel.name,
      topic: channel.topic,
      parent: channel.parent,
      isForum: channel.isForum,
      tags: tagsOf(world, channel),
      archived: channel.archived,
      ...unreadIn(world, me, channel.id),
      botMay: switches(BOT_SWITCHES, channel.botPermissions),
      commands: commandsIn(world, channel)
        .filter((command) => mayUse(world, me, channel, command))
        .map(({ id }) => id),
    })),
    commands: [...world.commands.values()],
  };
}

/** Stored links may have expired, so they are signed again every time. */
export function describePost(world: World, me: Person, post: Post): ShownPost {
  const files = { world, channelId: post.message.channel_id, files: post.files.values() };
  return { message: refreshLinks(post.message, files), pinged: post.pings.has(me.user.id) };
}

export const describeHistory = (world: World, guild: Guild, me: Person): ShownPost[] =>
  placesOf(world, guild, me).flatMap((channel) =>
    postsSeen(world, channel.id, me.user.id)
      .slice(-HISTORY)
      .map((post) => describePost(world, me, post)),
  );
