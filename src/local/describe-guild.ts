import {
  type APIChannel,
  type APIGuild,
  type APIGuildMember,
  type APIRole,
  type APIUser,
  ChannelType,
  ForumLayoutType,
  GuildDefaultMessageNotifications,
  GuildExplicitContentFilter,
  GuildMemberFlags,
  GuildMFALevel,
  GuildNSFWLevel,
  GuildPremiumTier,
  GuildVerificationLevel,
  type Locale,
  OverwriteType,
  ThreadAutoArchiveDuration,
} from 'discord-api-types/v10';
import { BOT, MEMBER } from './permission.ts';
import { snowflakeTime } from './snowflake.ts';
import { type Channel, channelsOf, type Guild, ownerOf, type Person, type World } from './world.ts';

const NO_FLAGS: number = 0;
const stamp = (time: number) => new Date(time).toISOString();

/** The world in Discord's own shapes: guild, roles, members and channels as its API shows them. */
export function describeRoles(world: World, guild: Guild): APIRole[] {
  const role = (id: string, name: string, permissions: bigint, position: number): APIRole => ({
    id,
    name,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    position,
    permissions: permissions.toString(),
    managed: position > 0,
    mentionable: false,
    flags: NO_FLAGS,
  });
  return [role(guild.id, '@everyone', MEMBER, 0), role(guild.botRole, world.bot.username, BOT, 1)];
}

export function describeMember(world: World, guild: Guild, user: APIUser): APIGuildMember {
  return {
    user,
    nick: null,
    avatar: null,
    banner: null,
    roles: user.id === world.bot.id ? [guild.botRole] : [],
    joined_at: stamp(snowflakeTime(user.id)),
    deaf: false,
    mute: false,
    flags: GuildMemberFlags.CompletedOnboarding,
  };
}

export function describeMembers(world: World, guild: Guild): APIGuildMember[] {
  const users = [world.bot, ...[...world.people.values()].map((person: Person) => person.user)];
  return users.map((user) => describeMember(world, guild, user));
}

/** What the bot may do here and not elsewhere, or the other way round: Discord computes its permissions from this. */
function overwrites(world: World, channel: Channel) {
  const denied = (BOT | MEMBER) & ~channel.botPermissions;
  const allowed = channel.botPermissions & ~(BOT | MEMBER);
  if (denied === 0n && allowed === 0n) return [];
  return [{ id: world.bot.id, type: OverwriteType.Member, allow: allowed.toString(), deny: denied.toString() }];
}

const lastMessage = (world: World, channel: Channel) => {
  let last: string | null = null;
  for (const { message, viewer } of world.posts.values()) {
    if (message.channel_id === channel.id && viewer === null) last = message.id;
  }
  return last;
};

/** The bot is no recipient of its own direct messages. */
function describeConversation(world: World, channel: Channel): APIChannel {
  const { people = [], hasBot = true } = channel.conversation ?? {};
  const recipients = people.flatMap((id) => world.people.get(id)?.user ?? []);
  const common = { id: channel.id, last_message_id: lastMessage(world, channel), recipients };
  if (hasBot) return { ...common, type: ChannelType.DM, name: null, flags: NO_FLAGS };
  return { ...common, type: ChannelType.GroupDM, name: channel.name, icon: null, owner_id: channel.owner };
}

const describeForum = ({ tags }: Channel) => ({
  type: ChannelType.GuildForum as const,
  available_tags: tags.map(({ id, name }) => ({ id, name, moderated: false, emoji_id: null, emoji_name: null })),
  default_reaction_emoji: null,
  default_sort_order: null,
  default_forum_layout: ForumLayoutType.NotSet,
});

/** Discord sends the same fields wherever a channel occurs, so this is the only place that knows them. */
export function describeChannel(world: World, channel: Channel): APIChannel {
  const { guild } = channel;
  if (guild === null) return describeConversation(world, channel);
  const common = { id: channel.id, guild_id: guild.id, last_message_id: lastMessage(world, channel) };
  if (channel.parent === null) {
    const own = {
      ...common,
      name: channel.name,
      topic: channel.topic,
      position: channelsOf(world, guild).indexOf(channel),
      permission_overwrites: overwrites(world, channel),
      parent_id: null,
      nsfw: false,
      rate_limit_per_user: 0,
    };
    return channel.isForum ? { ...own, ...describeForum(channel) } : { ...own, type: ChannelType.GuildText };
  }
  return {
    ...common,
    type: ChannelType.PublicThread,
    name: channel.name,
    parent_id: channel.parent,
    owner_id: channel.owner,
    message_count: 0,
    member_count: 1,
    total_message_sent: 0,
    rate_limit_per_user: 0,
    applied_tags: [...channel.applied],
    thread_metadata: {
      archived: channel.archived,
      locked: channel.locked,
      auto_archive_duration: ThreadAutoArchiveDuration.OneDay,
      archive_timestamp: stamp(snowflakeTime(channel.id)),
      create_timestamp: stamp(snowflakeTime(channel.id)),
    },
  };
}

export function describeGuild(world: World, guild: Guild): APIGuild {
  return {
    id: guild.id,
    name: guild.name,
    icon: null,
    splash: null,
    discovery_splash: null,
    owner_id: ownerOf(world).user.id,
    region: 'local',
    afk_channel_id: null,
    afk_timeout: 300,
    verification_level: GuildVerificationLevel.None,
    default_message_notifications: GuildDefaultMessageNotifications.OnlyMentions,
    explicit_content_filter: GuildExplicitContentFilter.Disabled,
    roles: describeRoles(world, guild),
    emojis: [],
    features: [],
    mfa_level: GuildMFALevel.None,
    application_id: null,
    system_channel_id: null,
    system_channel_flags: NO_FLAGS,
    rules_channel_id: null,
    vanity_url_code: null,
    description: null,
    banner: null,
    premium_tier: GuildPremiumTier.None,
    preferred_locale: guild.language as Locale,
    public_updates_channel_id: null,
    nsfw_level: GuildNSFWLevel.Default,
    premium_progress_bar_enabled: false,
    safety_alerts_channel_id: null,
    stickers: [],
    hub_type: null,
    incidents_data: null,
  };
}

/** GUILD_CREATE carries what a client caches at start. */
export function describeGuildFull(world: World, guild: Guild) {
  const all = channelsOf(world, guild);
  const members = describeMembers(world, guild);
  return {
    ...describeGuild(world, guild),
    joined_at: stamp(snowflakeTime(guild.id)),
    large: false,
    unavailable: false,
    member_count: members.length,
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
    members,
    channels: all.filter((one) => one.parent === null).map((one) => describeChannel(world, one)),
    threads: all.filter((one) => one.parent !== null && !one.archived).map((one) => describeChannel(world, one)),
  };
}
