import type { PictureRequest } from '#games/contract';
import { altText } from '#games/words';
import type { GamesDrawPool } from '../../../../src/workers/open-pools.ts';

/** A drawing pool that draws nothing: what there is to read beside a picture is all of it; `onAsked` hears of each. */
export const openScribe =
  (onAsked: (request: PictureRequest) => void = () => {}) =>
  (): GamesDrawPool => ({
    ready: Promise.resolve(),
    picture: async (request, reader) => {
      onAsked(request);
      return { png: Buffer.from('a picture'), width: 1, height: 1, alt: altText(request, reader) };
    },
    close: async () => {},
  });
