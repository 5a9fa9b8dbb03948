import type { Worker } from 'node:worker_threads';
import type { ComputerTask, Entry, MistakeCheck, MistakeFound } from '#engine';
import { startThread } from './thread.ts';

/** Where computers think. */
export type Thinker = {
  readonly think: (thought: ComputerTask) => Promise<readonly Entry[]>;
  /** Weighed in a thread of its own behind all others; one that its thread does not survive is not redone. */
  readonly doubt: (doubt: MistakeCheck) => Promise<MistakeFound>;
  readonly close: () => Promise<void>;
};

type Matter = { readonly thought: ComputerTask } | { readonly doubt: MistakeCheck };
export type Question = Matter & { readonly id: number };
export type Finding = { readonly id: number } & (
  | { readonly entries: readonly Entry[] }
  | { readonly regret: MistakeFound }
  | { readonly error: string }
);

type Waiting = {
  readonly asked: Question;
  readonly done: (answered: Finding) => void;
  readonly fail: (error: Error) => void;
  /** How many threads died over it. */
  deaths: number;
};

/** A thought that ends every thread it is given to must not keep all others waiting. */
const MOST_DEATHS = 2;
/** How long the thread that weighs stays when there is nothing left to weigh, in milliseconds; it takes some megabytes. */
const LINGER = 30_000;
/** Megabytes of new objects before the thread tidies up: thoughts leave little that lasts. */
const YOUNG = 8;
/** By so many steps an idle thread stands back: with more nothing would come of it where others never leave the processor. */
const BEHIND = 10;

/**
 * A thread of its own, which thinks one thought after the other. One that dies is replaced, and its thoughts redone. An
 * idle one is there only while it has something to weigh, and gets what the other threads leave of the processor.
 */
class Mind {
  readonly #file: URL;
  readonly #isIdle: boolean;
  readonly #linger: number;
  #leaving: NodeJS.Timeout | null = null;
  readonly #waiting = new Map<number, Waiting>();
  /** None from when one has died until there is something to think again. */
  #worker: Worker | null;
  #next = 0;
  #closed = false;
  #cause: Error | null = null;

  constructor(file: URL, { isIdle }: { readonly isIdle: boolean }, linger = LINGER) {
    this.#file = file;
    this.#isIdle = isIdle;
    this.#linger = linger;
    this.#worker = isIdle ? null : this.#start();
  }

  async think(thought: ComputerTask): Promise<readonly Entry[]> {
    const answered = await this.#answer({ thought });
    if ('entries' in answered) return answered.entries;
    throw new Error(`computers could not move: ${'error' in answered ? answered.error : 'no moves'}`);
  }

  async doubt(doubt: MistakeCheck): Promise<MistakeFound> {
    const answered = await this.#answer({ doubt });
    if ('regret' in answered) return answered.regret;
    throw new Error(`not weighed: ${'error' in answered ? answered.error : 'no regret'}`);
  }

  #answer(matter: Matter): Promise<Finding> {
    return new Promise((done, fail) => {
      if (this.#closed) return fail(new Error('nobody thinks any more'));
      const waiting: Waiting = { asked: { ...matter, id: this.#next++ }, done, fail, deaths: 0 };
      this.#waiting.set(waiting.asked.id, waiting);
      this.#ask(waiting);
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const behind = this.#isIdle ? BEHIND : 0;
    const worker = startThread(this.#file, { behind, resourceLimits: { maxYoungGenerationSizeMb: YOUNG } });
    worker.on('message', (answered: Finding) => this.#settle(answered));
    worker.on('error', (error) => {
      this.#cause = error;
    });
    // One that was sent away is not missed.
    worker.on('exit', () => worker === this.#worker && this.#mourn());
    // Computers that are not to move must not keep a process alive that has nothing else to do.
    worker.unref();
    return worker;
  }

  #ask({ asked }: Waiting): void {
    if (this.#leaving) clearTimeout(this.#leaving);
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#worker.postMessage(asked);
  }

  #settle(answered: Finding): void {
    const waiting = this.#waiting.get(answered.id);
    this.#waiting.delete(answered.id);
    if (this.#waiting.size === 0) this.#lean();
    waiting?.done(answered);
  }

  /** Nothing is left to do. */
  #lean(): void {
    this.#worker?.unref();
    if (this.#isIdle) this.#leaving = setTimeout(() => this.#leave(), this.#linger).unref();
  }

  #leave(): void {
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
  }

  /** Thoughts are taken up in the order in which they were asked for, so the oldest is the one it died over. */
  #mourn(): void {
    const error = this.#cause ?? new Error('the thread of the computers ended');
    this.#cause = null;
    const oldest = [...this.#waiting.values()].find(({ asked }) => 'thought' in asked);
    if (oldest) oldest.deaths += 1;
    for (const { asked, deaths, fail } of this.#waiting.values()) {
      if (!this.#closed && deaths < MOST_DEATHS && 'thought' in asked) continue;
      this.#waiting.delete(asked.id);
      fail(error);
    }
    this.#worker = null;
    for (const waiting of this.#waiting.values()) this.#ask(waiting);
  }
}

/** `file` is what its threads begin with: it calls `serve` of the worker. */
export function openThinker(file: URL, linger = LINGER): Thinker {
  const [mind, idle] = [new Mind(file, { isIdle: false }), new Mind(file, { isIdle: true }, linger)];
  return {
    think: (thought) => mind.think(thought),
    doubt: (doubt) => idle.doubt(doubt),
    close: async () => void (await Promise.all([mind.close(), idle.close()])),
  };
}
