import { checkFonts } from '#draw';
import { itemAt, maxBy } from '#engine';
import type { Reader } from '#i18n';
import { type Drawn, Easel, type Opening, type Request } from './draw-client.ts';
import { GcNudge } from './gc-nudge.ts';

export type Picture = {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
  /** The same in words, at most 1024 characters. */
  readonly alt: string;
};

export type Studio<Wanted extends Request = Request> = {
  /** Resolves when the worker has its fonts and most common drawings at hand; rejects if an asset is missing. */
  readonly ready: Promise<void>;
  /** Where `overtaken` is raised before its turn has come, nothing is drawn, and who asked is told by `Overtaken`. */
  readonly picture: (request: Wanted, reader: Reader, overtaken?: AbortSignal) => Promise<Picture>;
  readonly close: () => Promise<void>;
};

/** Nobody waits for the picture any more: something newer takes its place. */
export class Overtaken extends Error {}

/** Pictures a thread has at hand, the one it draws included: the next one need not be fetched from this thread. */
const AT_HAND = 2;

type Commission = {
  readonly request: Request;
  readonly reader: Reader;
  readonly done: (drawn: Drawn) => void;
  readonly fail: (error: unknown) => void;
};

/** Worker threads that draw: the thread that talks to people is free meanwhile. What they can't begin yet waits here. */
export function openStudio<Wanted extends Request>(opening: Opening): Studio<Wanted> {
  checkFonts();
  const easels = Array.from({ length: Math.max(1, opening.threads ?? 1) }, () => new Easel(opening));
  const ready = Promise.all(easels.map((easel) => easel.ready)).then(() => {});
  ready.catch(() => {});
  const line: Commission[] = [];
  const gcNudge = new GcNudge();
  let closed = false;

  /** Gives what waits to whoever has least to do; a thread that died took its pictures with it and is replaced. */
  const handOut = () => {
    const at = easels.indexOf(maxBy(easels, (easel) => -easel.owed));
    const next = itemAt(easels, at).owed < AT_HAND ? line.shift() : undefined;
    if (!next) return;
    if (itemAt(easels, at).stopped && !closed) easels[at] = new Easel(opening);
    itemAt(easels, at).draw(next.request, next.reader).then(next.done, next.fail).finally(handOut);
    handOut();
  };

  const drawn = (request: Wanted, reader: Reader, overtaken?: AbortSignal) =>
    new Promise<Drawn>((done, fail) => {
      if (overtaken?.aborted) return fail(new Overtaken());
      const commission = { request, reader, done, fail };
      line.push(commission);
      overtaken?.addEventListener('abort', () => {
        const at = line.indexOf(commission);
        if (at < 0) return;
        line.splice(at, 1);
        fail(new Overtaken());
      });
      handOut();
    });

  return {
    ready,
    picture: async (request, reader, overtaken) => {
      const { png, width, height, alt } = await drawn(request, reader, overtaken);
      gcNudge.add(png.byteLength);
      return { png: Buffer.from(png.buffer, png.byteOffset, png.byteLength), width, height, alt };
    },
    close: async () => {
      closed = true;
      await Promise.all(easels.map((easel) => easel.close()));
    },
  };
}
