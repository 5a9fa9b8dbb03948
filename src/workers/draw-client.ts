import { setFlagsFromString } from 'node:v8';
import type { Worker } from 'node:worker_threads';
import { itemAtCyclic } from '#engine';
import { LANGUAGES, type Reader } from '#i18n';
import { startThread } from './thread.ts';

/** Which picture: what it means is for those who open the studio and those who draw in it. */
export type Request = {
  readonly game: string;
  readonly kind: string;
  /** Given for a frame of an animated picture. */
  readonly film?: { readonly before: Request | null; readonly delay: number };
};

export type Job = Reader & { readonly id: number; readonly request: Request };
export type Drawn = {
  readonly id: number;
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly error: string | null;
};
/** The number under which a worker says that it is ready. */
export const READY = -1;
/** Megabytes of new objects before the thread tidies up: each picture leaves many times its few objects in pixels. */
const YOUNG = 4;
/**
 * Megabytes of old objects and of pixels before the thread looks for garbage among them: with less room it does so after
 * every second picture, at half the cost of drawing one, and finds next to nothing.
 */
const OLD = 64;
/** How many rehearsed pictures are asked for like any other. */
const POSTED = 12;
/** Beside a worker's word that it is ready, or why it could not draw. */
export const NOTHING = { png: new Uint8Array(0), width: 0, height: 0, alt: '' } as const;

/** Who reads a rehearsed picture: all languages in turn, other people in the second round. */
export const rehearsalReader = (i: number, round: 0 | 1): Reader => ({
  language: itemAtCyclic(LANGUAGES, i),
  names: round === 0 ? ['A', 'B', 'C', 'D'] : ['E', 'F', 'G', 'H'],
});

/** What a studio needs of the games whose pictures it draws. */
export type Opening = {
  /** The file its threads begin with: it calls `serve` of the worker. */
  readonly thread: URL;
  /** Pictures it draws before anyone waits for one; with none, nothing is rehearsed. */
  readonly rehearsal: readonly Request[];
  /** How many threads draw; one if not said. */
  readonly threads?: number;
  /** By how many steps they stand back behind the thread that talks to people; not at all if not said. */
  readonly behind?: number;
};

/** What a thread is told at its beginning. */
export type Opened = { readonly rehearse: boolean };

type Waiting = { readonly done: (drawn: Drawn) => void; readonly fail: (error: Error) => void };

/** One thread with what it still owes. Once it has stopped it stays stopped. */
export class Easel {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly ready: Promise<void>;
  #next = 0;
  #stopped: Error | null = null;

  constructor({ thread, rehearsal, behind = 0 }: Opening) {
    // No limit of one thread says this: it holds for all that are started from now on.
    setFlagsFromString(`--initial-old-space-size=${OLD}`);
    const workerData: Opened = { rehearse: rehearsal.length > 0 };
    this.#worker = startThread(thread, { behind, resourceLimits: { maxYoungGenerationSizeMb: YOUNG }, workerData });
    const begun = new Promise<Drawn>((done, fail) => this.#waiting.set(READY, { done, fail }));
    this.ready = begun.then(() => this.#rehearse(rehearsal));
    this.ready.catch(() => {});
    this.#worker.on('message', (drawn: Drawn) => this.#settle(drawn));
    this.#worker.on('error', (error) => this.#stop(error));
    this.#worker.on('exit', () => this.#stop(new Error('the studio is closed')));
  }

  /** How many pictures it has yet to draw. */
  get owed(): number {
    return this.#waiting.size - (this.#waiting.has(READY) ? 1 : 0);
  }

  get stopped(): boolean {
    return this.#stopped !== null;
  }

  draw(request: Request, { language, names }: Reader): Promise<Drawn> {
    return new Promise((done, fail) => {
      if (this.#stopped) return fail(this.#stopped);
      const job: Job = { id: this.#next++, request, language, names };
      this.#waiting.set(job.id, { done, fail });
      this.#worker.ref();
      this.#worker.postMessage(job);
    });
  }

  /** The way there and back must be worn in as well: a first request through it would cost three times a later one. */
  async #rehearse(rehearsal: readonly Request[]): Promise<void> {
    for (const [i, request] of rehearsal.slice(-POSTED).entries()) await this.draw(request, rehearsalReader(i, 1));
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(drawn: Drawn): void {
    const entry = this.#waiting.get(drawn.id);
    this.#waiting.delete(drawn.id);
    // An idle studio must not keep a process alive that has nothing else to do.
    if (this.#waiting.size === 0) this.#worker.unref();
    if (drawn.error === null) entry?.done(drawn);
    else entry?.fail(new Error(`picture not drawn: ${drawn.error}`));
  }

  #stop(error: Error): void {
    this.#stopped ??= error;
    for (const { fail } of this.#waiting.values()) fail(this.#stopped);
    this.#waiting.clear();
  }
}
