import type { Client, RESTOptions } from 'discord.js';

/** A press or command, when all is done about it; milliseconds. */
export type AnsweredPress = {
  /** `done`, the code of a refusal, or Discord's trouble. */
  readonly outcome: string;
  /** Null if it was not acknowledged. */
  readonly acknowledged: number | null;
  readonly took: number;
};

/** What a request to Discord was about; of these, Discord counts all but the first two against the bot's 50 a second. */
const REQUESTS = ['callback', 'answer', 'message', 'command', 'other'] as const;
export type RestRequestKind = (typeof REQUESTS)[number];

/** Hears what a bot does, for whoever operates it. Hears nothing that people wrote, and no token. */
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

/** Every attempt is heard, also one that Discord turns away for coming too early. */
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

/** How a bot is at this moment. */
export type BotState = {
  readonly connected: boolean;
  /** Milliseconds to Discord's gateway and back; -1 before the first heartbeat. */
  readonly shards: readonly { readonly id: number; readonly ready: boolean; readonly ping: number }[];
  readonly shardCount: number;
  /** Channels in which something is being done or waits to be. */
  readonly busyChannels: number;
  readonly matches: () => Promise<number>;
};

type Gateway = Pick<BotState, 'connected' | 'shards' | 'shardCount'>;

export function gatewayOf(client: Client): Gateway {
  // Whatever status a shard has, 0 alone means that it is ready.
  const shards = [...client.ws.shards.values()].map(({ id, status, ping }) => ({ id, ready: status === 0, ping }));
  return {
    connected: client.isReady() && shards.length > 0 && shards.every(({ ready }) => ready),
    shards,
    shardCount: client.options.shardCount ?? shards.length,
  };
}
