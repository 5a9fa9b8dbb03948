import { Client, DefaultRestOptions, Events, GatewayIntentBits, type RESTOptions } from 'discord.js';
import type { Logger } from 'pino';
import type { Store } from '#store';
import type { Coordination } from '../coordination.ts';
import { clientMemory } from './client-cache.ts';
import { identifyInTurn } from './identify.ts';
import { type Observer, observed } from './observer.ts';
import { BotRest } from './rest.ts';

/**
 * A channel's queue waits for what it posts: a request that gets no answer must not hold it up for minutes. Two
 * seconds of a picture's way to Discord are usual, eight are not.
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
};

export function connect({ api, store, coordination: { shard, claim }, log, observer = null }: Connected): Client {
  const { id, count } = shard;
  const client = new Client({
    // Always said: else discord.js reads the settings of its own from the environment.
    shards: [id],
    shardCount: count,
    ws: identifyInTurn(store, shard),
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    makeCache: clientMemory,
  });
  client.rest.clearHashSweeper();
  client.rest.clearHandlerSweeper();
  const rest = { ...client.options.rest, ...REST, ...(api ? { api } : {}) };
  const { makeRequest = DefaultRestOptions.makeRequest } = rest;
  const heard = observer ? observed(makeRequest, observer) : makeRequest;
  client.rest = new BotRest({ ...rest, makeRequest: heard }, claim);
  // Without a listener an error in an async handler would end the process.
  client.on(Events.Error, (error) => log.error(error));
  client.on(Events.ShardError, (error) => log.warn(error, 'connection lost'));
  return client;
}
