import { checkFonts } from '#draw';
import { itemAt, maxBy } from '#engine';
import type { Reader } from '#i18n';
import { DrawClient, type DrawPoolOptions, type DrawRequest, type DrawResult } from './draw-client.ts';

export type Picture = {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
  /** The same in words, at most 1024 characters. */
  readonly alt: string;
};

export type DrawPool<Wanted extends DrawRequest = DrawRequest> = {
  /** Resolves when every thread has its fonts and most common drawings; rejects if an asset is missing. */
  readonly ready: Promise<void>;
  /** Rejects with `Superseded` if the signal is aborted before a thread has the request; then nothing is drawn. */
  readonly picture: (request: Wanted, reader: Reader, signal?: AbortSignal) => Promise<Picture>;
  readonly close: () => Promise<void>;
};

/** Nobody waits for the picture any more: a newer one takes its place. */
export class Superseded extends Error {}

/** Bytes of picture files after which V8 is to look for garbage. */
export const NUDGE_EVERY = 16_000_000;

/**
 * More than V8 lets accumulate outside of its heap, which is 64 MB, before it looks for garbage. Nobody writes to a
 * block of this size: it takes no memory, but it counts.
 */
const BLOCK = 72_000_000;

/**
 * Makes V8 collect the picture files that were sent, in steps of a few milliseconds beside the work. They lie outside of
 * its heap, where it would leave 60 MB of them and more; calling its collector would stop the main thread for 40 to 100
 * milliseconds. See docs/decisions/05-garbage-collection-nudge.md.
 */
export class GcNudge {
  #bytes = 0;

  /** To be told of every picture file. */
  add(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes < NUDGE_EVERY) return;
    this.#bytes = 0;
    try {
      new ArrayBuffer(BLOCK);
    } catch {
      // V8 looks for garbage before it refuses the block.
    }
  }
}

/** Requests a thread has at a time: the next one is there when it has drawn the first. */
const MAX_PER_THREAD = 2;

type Queued = {
  readonly request: DrawRequest;
  readonly reader: Reader;
  readonly resolve: (result: DrawResult) => void;
  readonly reject: (error: unknown) => void;
};

/** Threads that draw, so that the main thread stays free. Requests wait here until a thread can take them. */
export function openDrawPool<Wanted extends DrawRequest>(options: DrawPoolOptions): DrawPool<Wanted> {
  checkFonts();
  const clients = Array.from({ length: Math.max(1, options.threads ?? 1) }, () => new DrawClient(options));
  const ready = Promise.all(clients.map((client) => client.ready)).then(() => {});
  ready.catch(() => {});
  const queue: Queued[] = [];
  const gcNudge = new GcNudge();
  let closed = false;

  /** Gives requests to the least busy thread. One that died lost its requests and is replaced. */
  const dispatch = () => {
    const at = clients.indexOf(maxBy(clients, (client) => -client.pending));
    const next = itemAt(clients, at).pending < MAX_PER_THREAD ? queue.shift() : undefined;
    if (!next) return;
    if (itemAt(clients, at).stopped && !closed) clients[at] = new DrawClient(options);
    itemAt(clients, at).draw(next.request, next.reader).then(next.resolve, next.reject).finally(dispatch);
    dispatch();
  };

  const draw = (request: Wanted, reader: Reader, signal?: AbortSignal) =>
    new Promise<DrawResult>((resolve, reject) => {
      if (signal?.aborted) return reject(new Superseded());
      const queued = { request, reader, resolve, reject };
      queue.push(queued);
      signal?.addEventListener('abort', () => {
        const at = queue.indexOf(queued);
        if (at < 0) return;
        queue.splice(at, 1);
        reject(new Superseded());
      });
      dispatch();
    });

  return {
    ready,
    picture: async (request, reader, signal) => {
      const { png, width, height, alt } = await draw(request, reader, signal);
      gcNudge.add(png.byteLength);
      return { png: Buffer.from(png.buffer, png.byteOffset, png.byteLength), width, height, alt };
    },
    close: async () => {
      closed = true;
      await Promise.all(clients.map((client) => client.close()));
    },
  };
}
