import type { PictureRequest } from '#games/contract';
import type { DrawPool } from '#workers';
import { openDrawPool } from '../../src/workers/draw-pool.ts';
import { AT_GATE, type Gate } from './gated-draw-worker.ts';

/** A drawing pool in which pictures wait until they are let through, and which counts those it has drawn. */
export class GatedDrawPool {
  readonly drawPool: DrawPool<PictureRequest | Gate> = openDrawPool({
    entry: new URL('./gated-draw-worker.ts', import.meta.url),
    rehearsal: [],
  });
  readonly #state = new Int32Array(new SharedArrayBuffer(4));

  #knock(): Promise<number> {
    const gate = { game: AT_GATE, kind: AT_GATE, state: this.#state } as const;
    return this.drawPool.picture(gate, { language: 'en', names: [] }).then(({ alt }) => Number(alt));
  }

  /** From now on nothing is drawn: the thread has one picture to draw and one at hand, and both wait. */
  async shut(): Promise<void> {
    await this.drawPool.ready;
    Atomics.store(this.#state, 0, 0);
    void this.#knock();
    void this.#knock();
  }

  open(): void {
    Atomics.store(this.#state, 0, 1);
    Atomics.notify(this.#state, 0);
  }

  /** How many pictures have been drawn since it was opened first, once all that wait now are drawn. */
  async drawn(): Promise<number> {
    this.open();
    return this.#knock();
  }
}
