import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { type Shard, ShardEvents, type ShardingManager } from 'discord.js';
import type { Logger } from 'pino';
import { parseShardReport, type ShardReport } from './shard-messages.ts';

/** The shards of this machine. */
export type OwnShards = {
  readonly ids: readonly number[];
  /** On all machines. */
  readonly count: number;
  /** How many shards Discord lets start at once. */
  readonly concurrency: number;
};

/** Milliseconds between batches of starts, as Discord demands. */
const IDENTIFY_INTERVAL_MS = 5_500;
/** A shard that ends is restarted after a second, then two, then four … */
const FIRST_RESTART_DELAY_MS = 1_000;
const MAX_RESTART_DELAY_MS = 60_000;
/** A shard that ran this long did not fail at startup. */
const STABLE_AFTER_MS = 60_000;
/** A shard stops by itself within eight seconds; process managers allow ten. */
const KILL_AFTER_MS = 9_000;
export const SHARDS_STOP_TIMEOUT_MS = 9_500;

/** A process's last message may arrive after its exit event. */
async function drainMessages(ended: ChildProcess | Worker): Promise<void> {
  if ('connected' in ended && ended.connected) await once(ended, 'disconnect');
}

/** Asks it to stop, and waits until it has. */
async function endShard({ process: child }: Shard): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
  await exit;
  clearTimeout(late);
}

/** The state of one shard's process. */
class ShardProcess {
  #born = 0;
  #failures = 0;
  hasStarted = false;
  /** The reason it gave for its end. */
  failure: Extract<ShardReport, { kind: 'failed' }> | null = null;

  begin(): void {
    this.#born = Date.now();
    this.failure = null;
  }

  /** How long to wait before the next one. */
  end(): number {
    this.#failures = Date.now() - this.#born > STABLE_AFTER_MS ? 0 : this.#failures + 1;
    return Math.min(MAX_RESTART_DELAY_MS, FIRST_RESTART_DELAY_MS * 2 ** Math.max(0, this.#failures - 1));
  }
}

/**
 * Runs this program once per shard of this machine until told to stop. A process that ends is restarted; if a restart
 * can't help, all are stopped.
 */
export class ShardSupervisor {
  readonly #manager: ShardingManager;
  readonly #log: Logger;
  readonly #fail: (problem: string) => void;
  readonly #pauses = new Set<NodeJS.Timeout>();
  /** Whether any shard has ever been ready. */
  #hasStarted = false;
  #stopping: Promise<void> | null = null;

  constructor(manager: ShardingManager, log: Logger, fail: (problem: string) => void) {
    this.#manager = manager;
    this.#log = log;
    this.#fail = fail;
  }

  start({ ids, count, concurrency }: OwnShards): void {
    this.#log.info({ shards: ids, count }, 'starting shards');
    for (const [i, id] of ids.entries()) {
      this.#later((i * IDENTIFY_INTERVAL_MS) / concurrency, () => this.#supervise(this.#manager.createShard(id)));
    }
  }

  readonly stop = (): Promise<void> => {
    for (const timer of this.#pauses) clearTimeout(timer);
    this.#stopping ??= Promise.all(this.#manager.shards.map(endShard)).then(() => {});
    return this.#stopping;
  };

  #supervise(shard: Shard): void {
    const life = new ShardProcess();
    const start = () => {
      life.begin();
      void shard.spawn(-1);
    };
    shard.on(ShardEvents.Message, (message: unknown) => {
      const told = parseShardReport(message);
      if (told?.kind === 'failed') life.failure = told;
      if (told?.kind === 'started') {
        life.hasStarted = true;
        this.#hasStarted = true;
      }
    });
    shard.on(ShardEvents.Death, (ended) => {
      void drainMessages(ended).then(() => this.#onExit(shard, life, start));
    });
    start();
  }

  #onExit({ id }: Shard, life: ShardProcess, again: () => void): void {
    if (this.#stopping) return;
    const { failure, hasStarted } = life;
    const pause = life.end();
    if (failure && (!this.#hasStarted || (failure.settled && !hasStarted))) {
      void this.stop().then(() => this.#fail(failure.message));
      return;
    }
    this.#log.error({ shard: id, pause, problem: failure?.message }, 'shard ended, restarting it');
    this.#later(pause, again);
  }

  #later(pause: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#pauses.delete(timer);
      run();
    }, pause);
    this.#pauses.add(timer);
  }
}
