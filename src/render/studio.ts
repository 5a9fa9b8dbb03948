import { Worker } from 'node:worker_threads';
import type { Language } from '../i18n/index.ts';
import type { Request } from './cities/request.ts';
import { checkFonts } from './fonts.ts';

/** Whose words: the reader's language, and the seats' names as they are now. */
export type Reader = { readonly language: Language; readonly names: readonly string[] };

export type Picture = {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
  /** The same in words, at most 1024 characters. */
  readonly alt: string;
};

export type Job = Reader & { readonly id: number; readonly request: Request };
export type Drawn = {
  readonly id: number;
  readonly png: Uint8Array | null;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly error: string | null;
};
export const NOTHING = { png: null, width: 0, height: 0, alt: '' } as const;

export type Studio = {
  /** Resolves when the worker has its fonts and most common drawings at hand; rejects if an asset is missing. */
  readonly ready: Promise<void>;
  readonly picture: (request: Request, reader: Reader) => Promise<Picture>;
  readonly close: () => Promise<void>;
};

type Waiting = { readonly done: (drawn: Drawn) => void; readonly fail: (error: Error) => void };

/**
 * A thread does not inherit the loader that reads TypeScript, whichever way this process was started,
 * so it begins with a line of script that registers one and then turns to the worker's source.
 */
function startWorker(): Worker {
  const [loader, source] = [import.meta.resolve('tsx/esm/api'), import.meta.resolve('./worker.ts')].map((url) =>
    JSON.stringify(url),
  );
  const script = `import(${loader}).then(({ register }) => { register(); return import(${source}); })`;
  return new Worker(script, { eval: true, execArgv: [] });
}

/** A worker thread that draws: the thread that talks to people is free meanwhile. */
export function openStudio(): Studio {
  checkFonts();
  const worker = startWorker();
  const waiting = new Map<number, Waiting>();
  let next = 0;
  let broken: Error | null = null;

  const ready = new Promise<void>((resolve, reject) => {
    waiting.set(-1, { done: () => resolve(), fail: reject });
  });
  ready.catch(() => {});

  const settle = (drawn: Drawn) => {
    const entry = waiting.get(drawn.id);
    waiting.delete(drawn.id);
    // An idle studio must not keep a process alive that has nothing else to do.
    if (waiting.size === 0) worker.unref();
    if (drawn.error === null) entry?.done(drawn);
    else entry?.fail(new Error(`picture not drawn: ${drawn.error}`));
  };

  worker.on('message', (message: Drawn | 'ready') =>
    settle(message === 'ready' ? { id: -1, ...NOTHING, error: null } : message),
  );
  const stop = (error: Error) => {
    broken ??= error;
    for (const { fail } of waiting.values()) fail(broken);
    waiting.clear();
  };
  worker.on('error', stop);
  worker.on('exit', () => stop(new Error('the studio is closed')));

  const draw = (request: Request, reader: Reader) =>
    new Promise<Drawn>((done, fail) => {
      if (broken) return fail(broken);
      const id = next++;
      waiting.set(id, { done, fail });
      worker.ref();
      const job: Job = { id, request, language: reader.language, names: reader.names };
      worker.postMessage(job);
    });

  return {
    ready,
    picture: async (request, reader) => {
      const { png, width, height, alt } = await draw(request, reader);
      const bytes = png!;
      return { png: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), width, height, alt };
    },
    close: async () => {
      await worker.terminate();
    },
  };
}
