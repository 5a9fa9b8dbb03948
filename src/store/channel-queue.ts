import { done, refuse, type StoreResult } from './store-result.ts';

const settle = () => {};

/**
 * Tasks of one channel run one after another, tasks of different channels side by side.
 * A task must not await another task of its own channel: that would be a deadlock.
 */
export class ChannelQueue {
  readonly #tails = new Map<string, Promise<void>>();
  #closing = false;

  get size(): number {
    return this.#tails.size;
  }

  /** Rejects only with what the task itself threw. */
  async run<Value>(channel: string, task: () => Value | Promise<Value>): Promise<StoreResult<Value>> {
    if (this.#closing) return refuse('closing', channel);
    const run = (this.#tails.get(channel) ?? Promise.resolve()).then(task);
    const tail = run.then(settle, settle);
    this.#tails.set(channel, tail);
    void tail.then(() => {
      if (this.#tails.get(channel) === tail) this.#tails.delete(channel);
    });
    return done(await run);
  }

  async drain(): Promise<void> {
    this.#closing = true;
    await Promise.all(this.#tails.values());
  }
}
