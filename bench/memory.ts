import { encodePng } from '#draw';
import { Painter } from '#draw/canvas';
import { itemAtCyclic } from '#engine';
import type { PictureRequest } from '#games/contract';
import { layout } from '#games/pictures';
import { altText } from '#games/words';
import { openGamesDrawPool } from '#workers';
import type { GamesDrawPool } from '../src/workers/open-pools.ts';
import { NAMES } from '../test/draw/names.ts';
import { requestsFor } from '../test/games/cities/sample-requests.ts';
import { playout } from '../test/games/cities/sample-views.ts';
import { turn } from './measure.ts';
import { printTargets } from './report.ts';

/**
 * Draws pictures of all kinds from game after game, the way the worker does, and watches the memory the
 * process holds. Give a number to draw fewer.
 */
const PICTURES = Number(process.argv[2] ?? 5000);
/** By then every size of every sprite has been drawn. */
const WARM_UP = Math.min(3000, PICTURES);
const EVERY = 250;
const GAMES = 12;

const collect = (globalThis as { gc?: () => void }).gc;
const painter = new Painter();
/** Memory after garbage collection; native memory is freed a turn after its object. */
async function megabytes(): Promise<number> {
  for (let i = 0; i < 3; i++) {
    collect?.();
    await turn();
  }
  return process.memoryUsage().rss / 2 ** 20;
}

let drawn = 0;
const samples: number[] = [];

function requestsOf(index: number): PictureRequest[] {
  const seats = 2 + (index % 3);
  const length = seats === 2 && index % 2 ? 'long' : 'standard';
  const states = playout(`memory ${index}`, seats, { board: 'random', length });
  return states.filter((_, i) => i % 7 === index % 7).flatMap((state) => requestsFor(state));
}

async function draw(request: PictureRequest, index: number): Promise<void> {
  const reader = { language: index % 2 ? 'es' : 'en', names: NAMES.map((name) => `${name} ${index}`) } as const;
  const sheet = layout(request, { ...reader, measure: painter.measure });
  painter.paint(sheet);
  encodePng(painter.scanlines, sheet);
  altText(request, reader);
  await turn();
  drawn++;
  if (drawn >= WARM_UP && drawn % EVERY === 0) samples.push(await megabytes());
  if (drawn % 1000 === 0) console.log(`${drawn} pictures, ${(await megabytes()).toFixed(0)} MB`);
}

// Played beforehand, so that only drawing is measured.
const requests = Array.from({ length: GAMES }, (_, game) => requestsOf(game)).flat();
while (drawn < WARM_UP + PICTURES) {
  for (const request of requests) await draw(request, drawn % 40);
}
/** How many pictures are asked for at once, as when many press at the same moment. */
const BURST = 400;

/** Peak memory of the process while the drawing thread handles a burst of pictures. */
async function burst(drawPool: GamesDrawPool): Promise<number> {
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss / 2 ** 20);
  }, 20);
  const asked = Array.from({ length: BURST }, (_, i) => itemAtCyclic(requests, i * 7));
  await Promise.all(asked.map((request) => drawPool.picture(request, { language: 'en', names: NAMES })));
  clearInterval(watch);
  return most;
}

async function bursts(): Promise<readonly [idle: number, first: number, second: number]> {
  const drawPool = openGamesDrawPool();
  await drawPool.ready;
  const idle = await megabytes();
  const first = await burst(drawPool);
  const second = await burst(drawPool);
  await drawPool.close();
  return [idle, first, second];
}

const [idle, first, second] = await bursts();
const middle = (Math.max(...samples) + Math.min(...samples)) / 2;
printTargets([
  {
    name: `MB over ${PICTURES} pictures, highest above the middle`,
    value: Math.max(...samples) - middle,
    max: 20,
    timed: true,
  },
  { name: 'memory after them ÷ memory before them', value: samples.at(-1)! / samples[0]!, max: 1.1, timed: true },
  { name: `MB more than at rest while ${BURST} pictures wait`, value: first - idle, max: 300, timed: true },
  { name: "a second burst's peak ÷ the first's", value: second / first, max: 1.1, timed: true },
]);
