import type { Client, RESTOptions } from 'discord.js';

/** An answered press or command; times in milliseconds. */
export type AnsweredPress = {
  /** `done`, the code of a refusal, or Discord's trouble. */
  readonly outcome: string;
  /** Null if it was not acknowledged. */
  readonly acknowledged: number | null;
  readonly took: number;
};

/** Kinds of requests to Discord. All but the first two count toward its limit of 50 a second. */
const REQUESTS = ['callback', 'answer', 'message', 'command', 'other'] as const;
export type RestRequestKind = (typeof REQUESTS)[number];

/** Receives events for metrics. Never anything people wrote, and no tokens. */
export type Observer = {
  readonly answered: (answered: AnsweredPress) => void;
  /** `status` is null if no response came. */
  readonly requested: (kind: RestRequestKind, status: number | null) => void;
};

const KINDS: readonly (readonly [RegExp, RestRequestKind])[] = [
  [/\/interactions\/\d+\/[^/]+\/callback/, 'callback'],
  [/\/webhooks\//, 'answer'],
  [/\/channels\/\d+\/messages/, 'message'],
  [/\/applications\//, 'command'],
];

export const restRequestKind = (url: string): RestRequestKind => KINDS.find(([path]) => path.test(url))?.[1] ?? 'other';

type Send = RESTOptions['makeRequest'];

/** Reports every attempt, including those that Discord rejects for its rate limits. */
export const observed =
  (send: Send, { requested }: Observer): Send =>
  async (url, init) => {
    const kind = restRequestKind(url);
    try {
      const response = await send(url, init);
      requested(kind, response.status);
      return response;
    } catch (error) {
      requested(kind, null);
      throw error;
    }
  };

/** The bot's state at this moment. */
export type BotState = {
  readonly connected: boolean;
  /** Milliseconds to Discord's gateway and back; -1 before the first heartbeat. */
  readonly shards: readonly { readonly id: number; readonly ready: boolean; readonly ping: number }[];
  readonly shardCount: number;
  /** Channels with running or queued tasks. */
  readonly busyChannels: number;
  readonly matches: () => Promise<number>;
};

type Gateway = Pick<BotState, 'connected' | 'shards' | 'shardCount'>;

export function gatewayOf(client: Client): Gateway {
  // Only status 0 means that a shard is ready.
  const shards = [...client.ws.shards.values()].map(({ id, status, ping }) => ({ id, ready: status === 0, ping }));
  return {
    connected: client.isReady() && shards.length > 0 && shards.every(({ ready }) => ready),
    shards,
    shardCount: client.options.shardCount ?? shards.length,
  };
}
