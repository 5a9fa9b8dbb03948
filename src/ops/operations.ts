import type { Store } from '#store';
import type { DrawPool, DrawRequest } from '#workers';
import type { BotState, Observer } from '../bot/discord/observer.ts';
import { type Check, Health } from './health.ts';
import { startHealthServer } from './health-server.ts';
import { instrumentDrawPool, instrumentStore } from './instrumented.ts';
import { Metrics } from './metrics.ts';

/** What an operator is shown of a bot: its parts are handed through, and come back watched. */
export type Operations = {
  /** Null if nobody watches. */
  readonly observer: Observer | null;
  readonly store: (store: Store) => Store;
  readonly drawPool: <Wanted extends DrawRequest>(drawPool: DrawPool<Wanted>) => DrawPool<Wanted>;
  /** From now on, how this bot is counts for its health. */
  readonly follow: (state: () => BotState) => void;
  /** Something else a bot needs to be well; the same name replaces a check. */
  readonly check: (check: Check) => void;
  readonly close: () => Promise<void>;
};

const NO_OPERATIONS: Operations = {
  observer: null,
  store: (store) => store,
  drawPool: (drawPool) => drawPool,
  follow: () => {},
  check: () => {},
  close: async () => {},
};

/** Also says no when the file of a database that still answers is gone. */
const answers = async (store: Store): Promise<boolean> => (await store.now()) > 0;

/**
 * Serves /health and /metrics, or nothing without a port. Of several processes on one machine each takes an offset of
 * its own, such as the number of its shard. Rejects if the port is taken.
 */
export async function openOperations(port: number | null, offset = 0): Promise<Operations> {
  if (port === null) return NO_OPERATIONS;
  const metrics = new Metrics();
  const health = new Health(['gateway', 'lease', 'database']);
  const server = await startHealthServer(port + offset, health, metrics);
  return {
    observer: {
      answered: (answered) => metrics.answered(answered),
      requested: (kind, status) => metrics.requested(kind, status),
    },
    store(store) {
      health.check({ name: 'database', ok: () => answers(store) });
      return instrumentStore(store, metrics);
    },
    drawPool: (drawPool) => instrumentDrawPool(drawPool, metrics),
    follow(state) {
      metrics.follow(state);
      health.check({ name: 'gateway', ok: () => state().connected });
    },
    check: (check) => health.check(check),
    close: server.close,
  };
}
