import type { Store } from '#store';
import type { DrawPool, DrawRequest } from '#workers';
import type { BotState, Observer } from '../bot/discord/observer.ts';
import { type Check, Health } from './health.ts';
import { startHealthServer } from './health-server.ts';
import { instrumentDrawPool, instrumentStore } from './instrumented.ts';
import { Metrics } from './metrics.ts';

/** Metrics and health of a bot: wraps its parts to watch them. */
export type Operations = {
  /** Null without monitoring. */
  readonly observer: Observer | null;
  readonly store: (store: Store) => Store;
  readonly drawPool: <Wanted extends DrawRequest>(drawPool: DrawPool<Wanted>) => DrawPool<Wanted>;
  /** Adds the bot's own state to the health checks. */
  readonly follow: (state: () => BotState) => void;
  /** Adds another health check; the same name replaces one. */
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

/** Also false if the file of a database that still answers is gone. */
const answers = async (store: Store): Promise<boolean> => (await store.now()) > 0;

/**
 * Serves /health and /metrics, or nothing without a port. Each of several processes on one machine needs its own
 * offset, such as its shard id. Rejects if the port is taken.
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
