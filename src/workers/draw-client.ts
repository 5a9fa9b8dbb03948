import { setFlagsFromString } from 'node:v8';
import type { Worker } from 'node:worker_threads';
import { itemAtCyclic } from '#engine';
import { LANGUAGES, type Reader } from '#i18n';
import { startThread } from './thread.ts';

/** Which picture. What it means is for those who open the pool and for the thread that draws. */
export type DrawRequest = {
  readonly game: string;
  readonly kind: string;
  /** Given for a frame of an animated picture. */
  readonly film?: { readonly before: DrawRequest | null; readonly delay: number };
};

export type DrawTask = Reader & { readonly id: number; readonly request: DrawRequest };
export type DrawResult = {
  readonly id: number;
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly error: string | null;
};
/** The id of the result by which a thread says that it is ready. */
export const READY = -1;
/** Megabytes of new objects before the thread collects garbage: each picture leaves few objects and many pixels. */
const YOUNG_MB = 4;
/**
 * Megabytes of old objects and pixels before the thread collects garbage among them. With less room it does so after
 * every second picture, at half the cost of drawing one, and finds next to nothing.
 */
const OLD_MB = 64;
/** How many rehearsed pictures are sent to the thread like any other. */
const SENT_REHEARSALS = 12;
/** A result without a picture. */
export const NO_PICTURE = { png: new Uint8Array(0), width: 0, height: 0, alt: '' } as const;

/** Who reads a rehearsed picture: all languages in turn, other people in the second round. */
export const rehearsalReader = (i: number, round: 0 | 1): Reader => ({
  language: itemAtCyclic(LANGUAGES, i),
  names: round === 0 ? ['A', 'B', 'C', 'D'] : ['E', 'F', 'G', 'H'],
});

export type DrawPoolOptions = {
  /** The file its threads run: it calls `serve` of draw-server.ts. */
  readonly entry: URL;
  /** Pictures drawn before anyone waits for one; with none, nothing is rehearsed. */
  readonly rehearsal: readonly DrawRequest[];
  /** How many threads draw; one by default. */
  readonly threads?: number;
  /** By how many steps their priority is below that of the main thread; 0 by default. */
  readonly niceness?: number;
};

/** What a thread is given at its start. */
export type DrawThreadData = { readonly rehearse: boolean };

type Pending = { readonly resolve: (result: DrawResult) => void; readonly reject: (error: Error) => void };

/** One drawing thread with its unfinished tasks. Once it has stopped it stays stopped. */
export class DrawClient {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  readonly ready: Promise<void>;
  #nextId = 0;
  #stopped: Error | null = null;

  constructor({ entry, rehearsal, niceness = 0 }: DrawPoolOptions) {
    // There is no such limit for a single thread: it holds for all that are started from now on.
    setFlagsFromString(`--initial-old-space-size=${OLD_MB}`);
    const workerData: DrawThreadData = { rehearse: rehearsal.length > 0 };
    this.#worker = startThread(entry, { niceness, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB }, workerData });
    const started = new Promise<DrawResult>((resolve, reject) => this.#pending.set(READY, { resolve, reject }));
    this.ready = started.then(() => this.#rehearse(rehearsal));
    this.ready.catch(() => {});
    this.#worker.on('message', (result: DrawResult) => this.#settle(result));
    this.#worker.on('error', (error) => this.#stop(error));
    this.#worker.on('exit', () => this.#stop(new Error('the drawing thread is closed')));
  }

  /** How many pictures it has yet to draw. */
  get pending(): number {
    return this.#pending.size - (this.#pending.has(READY) ? 1 : 0);
  }

  get stopped(): boolean {
    return this.#stopped !== null;
  }

  draw(request: DrawRequest, { language, names }: Reader): Promise<DrawResult> {
    return new Promise((resolve, reject) => {
      if (this.#stopped) return reject(this.#stopped);
      const task: DrawTask = { id: this.#nextId++, request, language, names };
      this.#pending.set(task.id, { resolve, reject });
      this.#worker.ref();
      this.#worker.postMessage(task);
    });
  }

  /** Warms up the way to the thread and back as well: a first request through it would take three times as long. */
  async #rehearse(rehearsal: readonly DrawRequest[]): Promise<void> {
    for (const [i, request] of rehearsal.slice(-SENT_REHEARSALS).entries())
      await this.draw(request, rehearsalReader(i, 1));
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(result: DrawResult): void {
    const pending = this.#pending.get(result.id);
    this.#pending.delete(result.id);
    // An idle thread must not keep a process alive that has nothing else to do.
    if (this.#pending.size === 0) this.#worker.unref();
    if (result.error === null) pending?.resolve(result);
    else pending?.reject(new Error(`picture not drawn: ${result.error}`));
  }

  #stop(error: Error): void {
    this.#stopped ??= error;
    for (const { reject } of this.#pending.values()) reject(this.#stopped);
    this.#pending.clear();
  }
}
