import { PNG } from 'pngjs';
import { altText } from '#games/words';
import type { GamesDrawPool } from '../../src/workers/open-pools.ts';

const png = PNG.sync.write(new PNG({ width: 1, height: 1 }));
/** For tests that count which pictures there are, whatever they show. */
export const blankDrawPool = (): GamesDrawPool => ({
  ready: Promise.resolve(),
  picture: async (request, reader) => ({ png, width: 1, height: 1, alt: altText(request, reader) }),
  close: async () => {},
});
