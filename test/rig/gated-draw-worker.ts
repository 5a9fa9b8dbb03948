import { isMainThread } from 'node:worker_threads';
import type { PictureRequest } from '#games/contract';
import { layout, rehearsal } from '#games/pictures';
import { altText } from '#games/words';
import { serve } from '../../src/workers/draw-server.ts';

export const AT_GATE = 'gate';
/** Not a picture: the drawing thread waits here until the state isn't 0. */
export type Gate = { readonly game: typeof AT_GATE; readonly kind: typeof AT_GATE; readonly state: Int32Array };

const isGate = (request: PictureRequest | Gate): request is Gate => request.game === AT_GATE;
const [blank] = rehearsal(0);
let drawn = 0;

if (!isMainThread && blank)
  await serve<PictureRequest | Gate>({
    layout: (request, scene) => {
      if (!isGate(request)) drawn += 1;
      else Atomics.wait(request.state, 0, 0);
      return layout(isGate(request) ? blank : request, scene);
    },
    alt: (request, reader) => (isGate(request) ? String(drawn) : altText(request, reader)),
    rehearsal: () => [],
  });
