import { Options } from 'discord.js';

/** People are named in every press; only what the bot itself may do is ever looked up. */
const itselfAlone = {
  maxSize: 0,
  keepOverLimit: ({
    id,
    client,
  }: {
    readonly id: string;
    readonly client: { readonly user: { readonly id: string } };
  }) => id === client.user.id,
};

/**
 * What the client remembers of thousands of guilds: the guilds, their channels and roles, for what the bot may do there,
 * and itself. By default it would remember everybody who ever pressed, and 200 messages of every channel.
 */
export const clientMemory = Options.cacheWithLimits({
  MessageManager: 0,
  UserManager: itselfAlone,
  GuildMemberManager: itselfAlone,
  ThreadMemberManager: 0,
  GuildEmojiManager: 0,
  GuildStickerManager: 0,
  GuildBanManager: 0,
  GuildInviteManager: 0,
  GuildScheduledEventManager: 0,
  StageInstanceManager: 0,
  AutoModerationRuleManager: 0,
  VoiceStateManager: 0,
  PresenceManager: 0,
  ReactionManager: 0,
  ApplicationCommandManager: 0,
});
