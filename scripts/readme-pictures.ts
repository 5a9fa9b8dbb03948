import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { openTimeLapses } from '../src/bot/scheduling/time-lapses.ts';
import { finishedRoom } from '../test/draw/film/samples.ts';
import { NAMES } from '../test/draw/names.ts';
import { plainDrawPool } from '../test/rig/built-draw-pool.ts';
import { ALWAYS_QUIET } from '../test/rig/manual-lull.ts';

/** Writes the README's pictures into docs/images: a golden picture and the time-lapse of a finished match. */
const folder = new URL('../docs/images/', import.meta.url);
mkdirSync(folder, { recursive: true });

copyFileSync(new URL('../test/golden/wonders/hand.png', import.meta.url), new URL('wonders-hand.png', folder));

const drawPool = plainDrawPool();
const room = finishedRoom('cities/two-new-york');
const film = await openTimeLapses({ drawPool, ...ALWAYS_QUIET }).make(
  room,
  0,
  { language: 'en', names: NAMES },
  async () => {},
);
await drawPool.close();
writeFileSync(new URL('cities-game.gif', folder), film.png);
console.log(`docs/images/cities-game.gif: ${Math.round(film.png.length / 1000)} kB`);
