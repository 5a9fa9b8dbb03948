import type { ClientOptions } from 'discord.js';
import { type ShardId, type Store, throttle } from '#store';

/**
 * Discord takes new sessions five seconds apart, and large bots several side by side: those whose numbers leave the
 * same remainder wait for each other. A second more is for the way, which is long where several processes start at once.
 */
const APART = 6_000;

/** Of several shards, each waits for those of the other processes; discord.js itself knows of its own process alone. */
export const identifyInTurn = (store: Store, { count }: ShardId): NonNullable<ClientOptions['ws']> =>
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
