import {
  Client,
  type ClientOptions,
  DefaultRestOptions,
  Events,
  GatewayIntentBits,
  Options,
  Partials,
  type RESTOptions,
} from 'discord.js';
import type { Logger } from 'pino';
import { type ShardId, type Store, throttle } from '#store';
import type { Coordination } from '../coordination.ts';
import type { Emojis } from './emojis.ts';
import { type Observer, observed } from './observer.ts';
import type { OpenAnswers } from './open-answers.ts';
import { BotRest } from './rest.ts';

/** Presses carry the person's data; the client only needs its own member for permissions. */
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
 * What the client caches: guilds, channels and roles for the bot's permissions, and itself. By default it would cache
 * everyone who ever pressed, and 200 messages of every channel.
 */
const clientMemory = Options.cacheWithLimits({
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

/**
 * Discord takes new sessions five seconds apart; for large bots, several at once, one for each remainder of the shard's
 * number. One second more allows for delays when several processes start at once.
 */
const APART = 6_000;

/** Makes shards wait for those of other processes; discord.js only knows its own. */
const identifyInTurn = (store: Store, { count }: ShardId): NonNullable<ClientOptions['ws']> =>
  count === 1
    ? {}
    : {
        buildIdentifyThrottler: async (manager) => {
          const { session_start_limit } = await manager.fetchGatewayInformation();
          const sideBySide = session_start_limit.max_concurrency;
          return {
            waitForIdentify: (shard, signal) => throttle(store, String(shard % sideBySide), APART, signal),
          };
        },
      };

/**
 * A channel's queue waits for its posts, and a request without an answer must not block it for minutes. Sending a
 * picture often takes two seconds, hardly ever eight.
 */
const REST = {
  timeout: 8_000,
  retries: 2,
  rejectOnRateLimit: ({ retryAfter }) => retryAfter > 8_000,
} as const satisfies Partial<RESTOptions>;

type Connected = {
  /** Null for Discord itself. */
  readonly api: string | null;
  readonly store: Store;
  readonly coordination: Pick<Coordination, 'shard' | 'claim'>;
  readonly log: Logger;
  readonly observer?: Observer | null;
  readonly emojis: Emojis;
  readonly openAnswers: OpenAnswers;
};

export function connect({
  api,
  store,
  coordination: { shard, claim },
  log,
  observer = null,
  emojis,
  openAnswers: { onRequest: onAnswer },
}: Connected): Client {
  const { id, count } = shard;
  const client = new Client({
    // Always given, since discord.js would otherwise read its own environment variables.
    shards: [id],
    shardCount: count,
    ws: identifyInTurn(store, shard),
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    makeCache: clientMemory,
    // Without it, a direct message whose channel isn't cached comes without its channel.
    partials: [Partials.Channel],
  });
  client.rest.clearHashSweeper();
  client.rest.clearHandlerSweeper();
  const rest = { ...client.options.rest, ...REST, ...(api ? { api } : {}) };
  const { makeRequest = DefaultRestOptions.makeRequest } = rest;
  const heard = observer ? observed(makeRequest, observer) : makeRequest;
  client.rest = new BotRest({ ...rest, makeRequest: heard }, { isOwn: claim, emojis, onAnswer });
  // Without a listener an error in an async handler would end the process.
  client.on(Events.Error, (error) => log.error(error));
  client.on(Events.ShardError, (error) => log.warn(error, 'connection lost'));
  return client;
}
