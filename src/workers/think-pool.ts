import type { Worker } from 'node:worker_threads';
import type { ComputerTask, Entry, MistakeCheck, MistakeFound } from '#engine';
import { startThread } from './thread.ts';

/** Threads in which moves are chosen and weighed. */
export type ThinkPool = {
  /** The moves of the bot players until a person is to move. */
  readonly think: (task: ComputerTask) => Promise<readonly Entry[]>;
  /** Runs in a thread of its own at low priority. A check that its thread doesn't survive isn't run again. */
  readonly checkMistake: (check: MistakeCheck) => Promise<MistakeFound>;
  readonly close: () => Promise<void>;
};

type Task = { readonly task: ComputerTask } | { readonly check: MistakeCheck };
export type ThinkRequest = Task & { readonly id: number };
export type ThinkResult = { readonly id: number } & (
  | { readonly entries: readonly Entry[] }
  | { readonly mistake: MistakeFound }
  | { readonly error: string }
);

type Pending = {
  readonly request: ThinkRequest;
  readonly resolve: (result: ThinkResult) => void;
  readonly reject: (error: Error) => void;
  /** How many threads died while they ran it. */
  deaths: number;
};

/** A task that kills every thread it is given to must not keep all others waiting. */
const MAX_DEATHS = 2;
/** Milliseconds after which the low-priority thread ends when it has nothing to do; it takes some megabytes. */
const IDLE_MS = 30_000;
/** Megabytes of new objects before the thread collects garbage: choosing a move leaves little that lasts. */
const YOUNG_MB = 8;
/** Steps below the priority of the main thread. With more, it would never run on a machine that is always busy. */
const NICENESS = 10;

/**
 * One thread and its tasks, one after the other. A thread that dies is replaced, and its tasks are run again. One of low
 * priority is there only while it has something to do.
 */
class ThinkClient {
  readonly #entry: URL;
  readonly #isLowPriority: boolean;
  readonly #idleMs: number;
  #idleTimer: NodeJS.Timeout | null = null;
  readonly #pending = new Map<number, Pending>();
  /** Null from the death of one thread until there is something to do for the next. */
  #worker: Worker | null;
  #nextId = 0;
  #closed = false;
  #error: Error | null = null;

  constructor(entry: URL, { isLowPriority }: { readonly isLowPriority: boolean }, idleMs = IDLE_MS) {
    this.#entry = entry;
    this.#isLowPriority = isLowPriority;
    this.#idleMs = idleMs;
    this.#worker = isLowPriority ? null : this.#start();
  }

  async think(task: ComputerTask): Promise<readonly Entry[]> {
    const result = await this.#run({ task });
    if ('entries' in result) return result.entries;
    throw new Error(`computers could not move: ${'error' in result ? result.error : 'no moves'}`);
  }

  async checkMistake(check: MistakeCheck): Promise<MistakeFound> {
    const result = await this.#run({ check });
    if ('mistake' in result) return result.mistake;
    throw new Error(`mistake not checked: ${'error' in result ? result.error : 'no result'}`);
  }

  #run(task: Task): Promise<ThinkResult> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new Error('the thinking thread is closed'));
      const pending: Pending = { request: { ...task, id: this.#nextId++ }, resolve, reject, deaths: 0 };
      this.#pending.set(pending.request.id, pending);
      this.#send(pending);
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const niceness = this.#isLowPriority ? NICENESS : 0;
    const worker = startThread(this.#entry, { niceness, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
    worker.on('message', (result: ThinkResult) => this.#settle(result));
    worker.on('error', (error) => {
      this.#error = error;
    });
    // Not for one that was ended because it was idle.
    worker.on('exit', () => worker === this.#worker && this.#restart());
    // An idle thread must not keep a process alive that has nothing else to do.
    worker.unref();
    return worker;
  }

  #send({ request }: Pending): void {
    if (this.#idleTimer) clearTimeout(this.#idleTimer);
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#worker.postMessage(request);
  }

  #settle(result: ThinkResult): void {
    const pending = this.#pending.get(result.id);
    this.#pending.delete(result.id);
    if (this.#pending.size === 0) this.#rest();
    pending?.resolve(result);
  }

  /** Nothing is left to do. */
  #rest(): void {
    this.#worker?.unref();
    if (this.#isLowPriority) this.#idleTimer = setTimeout(() => this.#end(), this.#idleMs).unref();
  }

  #end(): void {
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
  }

  /** Tasks are run in the order in which they came, so the thread died of the oldest. */
  #restart(): void {
    const error = this.#error ?? new Error('the thinking thread ended');
    this.#error = null;
    const oldest = [...this.#pending.values()].find(({ request }) => 'task' in request);
    if (oldest) oldest.deaths += 1;
    for (const { request, deaths, reject } of this.#pending.values()) {
      if (!this.#closed && deaths < MAX_DEATHS && 'task' in request) continue;
      this.#pending.delete(request.id);
      reject(error);
    }
    this.#worker = null;
    for (const pending of this.#pending.values()) this.#send(pending);
  }
}

/** `entry` is the file its threads run: it calls `serve` of think-server.ts. */
export function openThinkPool(entry: URL, idleMs = IDLE_MS): ThinkPool {
  const moves = new ThinkClient(entry, { isLowPriority: false });
  const checks = new ThinkClient(entry, { isLowPriority: true }, idleMs);
  return {
    think: (task) => moves.think(task),
    checkMistake: (check) => checks.checkMistake(check),
    close: async () => void (await Promise.all([moves.close(), checks.close()])),
  };
}
