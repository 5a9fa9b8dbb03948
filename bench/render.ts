import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { encodePng } from '#draw';
import { Painter } from '#draw/canvas';
import type { PictureRequest } from '#games/contract';
import { layout } from '#games/pictures';
import { openGamesDrawPool } from '#workers';
import { indexed } from '../src/draw/png/png.ts';
import type { GamesDrawPool } from '../src/workers/open-pools.ts';
import { NAMES } from '../test/draw/names.ts';
import { requestsFor } from '../test/games/cities/sample-requests.ts';
import { playout } from '../test/games/cities/sample-views.ts';
import { CLOSED } from '../test/games/sprawlopolis/match.ts';
import { sprawlopolisPlayout, sprawlopolisRequestsFor } from '../test/games/sprawlopolis/sample-requests.ts';
import { playTo, touristsMatch } from '../test/games/tourists/match.ts';
import { touristsRequestsFor } from '../test/games/tourists/sample-requests.ts';
import { wondersGame, wondersRequestsFor } from '../test/games/wonders/sample-requests.ts';
import { timed, turn } from './measure.ts';
import { median, printTargets, type Target } from './report.ts';

/** The targets for pictures: state to PNG bytes, against the lower bound and against the canvas library. */
const SUBJECTS = {
  neighborhood: { game: 'cities', kind: 'neighborhood', most: 3.1, share: 0.45 },
  board: { game: 'cities', kind: 'board', most: 3.3, share: 0.45 },
  // Every outline of a city of Sprawlopolis is new with every card; it takes a little longer than lots and tiles.
  city: { game: 'sprawlopolis', kind: 'city', most: 4.3, share: 0.45 },
  // Its share of the library's bytes is printed only: the bars set for it are time and the size of the file.
  'round of Tourists': { game: 'tourists', kind: 'round', most: 5, share: null },
  'hand of Wonders': { game: 'wonders', kind: 'hand', most: 5, share: 0.45 },
  'table of Wonders': { game: 'wonders', kind: 'table', most: 5, share: 0.45 },
} as const;
type Subject = keyof typeof SUBJECTS;
const NAMED = Object.keys(SUBJECTS) as Subject[];
const ROUNDS = 12;

const reader = { language: 'en', names: NAMES } as const;
const painter = new Painter();
const scene = { ...reader, measure: painter.measure };

const game = playout('bench', 3, { board: 'lisbon', length: 'standard' });
const sprawlopolis = sprawlopolisPlayout('bench', 3, CLOSED);
/** Every fifth state of a game of Cities, every second of the other, when there is much to see. */
const asked: readonly PictureRequest[] = [
  ...later(game, 5).flatMap((state) => requestsFor(state)),
  ...later(sprawlopolis, 2).flatMap((state) => sprawlopolisRequestsFor(state)),
  ...[9, 10, 11, 12].flatMap((round) => touristsRequestsFor(playTo(touristsMatch(4, '3', 'bench'), round).state, null)),
  ...later(wondersGame('bench', 7, { variant: 'cities', sides: 'random' }), 1).flatMap((state) =>
    wondersRequestsFor(state, 0),
  ),
];
const requests = (subject: Subject): PictureRequest[] => {
  const { game: id, kind } = SUBJECTS[subject];
  return asked.filter((request) => request.game === id && request.kind === kind).slice(0, 14);
};

function later<T>(states: readonly T[], every: number): T[] {
  return states.slice(Math.floor(states.length * 0.6)).filter((_, i) => i % every === 0);
}

function draw(request: PictureRequest): Buffer {
  const sheet = layout(request, scene);
  painter.paint(sheet);
  return encodePng(painter.scanlines, sheet);
}

/** All vectors on a new canvas, the library's encoder. */
function drawPlainly(request: PictureRequest): Buffer {
  const plain = new Painter({ cache: false });
  plain.paint(layout(request, { ...reader, measure: plain.measure }));
  return plain.exactPng();
}

function noise(exact: Buffer, ours: Buffer): number {
  const a = PNG.sync.read(exact).data;
  const b = PNG.sync.read(ours).data;
  let sum = 0;
  let count = 0;
  for (let i = 0; i < a.length; i++) {
    if (a[i | 3] !== 255 || i % 4 === 3) continue;
    sum += (a[i]! - b[i]!) ** 2;
    count++;
  }
  return 10 * Math.log10(65025 / (sum / count));
}

type Measured = { ours: number; floor: number; plain: number; share: number; kilobytes: number; decibels: number };

/** The best of several rounds per picture, alternating, so that other load on the machine affects all equally. */
async function measure(request: PictureRequest): Promise<Measured> {
  const ways = {
    ours: () => draw(request),
    floor: (() => {
      draw(request);
      const rows = indexed(painter.scanlines, layout(request, scene)).scanlines().slice();
      return () => deflateSync(rows, { level: 1, chunkSize: 262_144 });
    })(),
    plain: () => drawPlainly(request),
  };
  const best = { ours: Number.POSITIVE_INFINITY, floor: Number.POSITIVE_INFINITY, plain: Number.POSITIVE_INFINITY };
  for (let round = 0; round < ROUNDS; round++) {
    for (const way of ['ours', 'floor', 'plain'] as const) {
      if (way === 'plain' && round > 3) continue;
      await turn();
      best[way] = Math.min(best[way], timed<unknown>(ways[way]).ms);
    }
  }
  const png = draw(request);
  const exact = painter.exactPng();
  const plain = drawPlainly(request);
  return { ...best, share: png.length / plain.length, kilobytes: png.length / 1024, decibels: noise(exact, png) };
}

/** How long the main thread is blocked while the drawing pool draws. */
async function stall(kind: Subject): Promise<number> {
  const drawPool = openGamesDrawPool();
  await drawPool.ready;
  const pictures = requests(kind);
  const least = pictures.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, request] of pictures.entries()) least[i] = Math.min(least[i]!, await busyTime(drawPool, request));
  }
  await drawPool.close();
  return median(least);
}

/** The processor time of this thread while the picture is drawn: an upper bound for any stall. */
async function busyTime(drawPool: GamesDrawPool, request: PictureRequest): Promise<number> {
  await turn();
  const before = performance.eventLoopUtilization();
  await drawPool.picture(request, reader);
  return performance.eventLoopUtilization(before).active;
}

/** In a process of its own: the first picture after opening the drawing pool, and one drawn when all is warm. */
async function firstAndWarm(): Promise<void> {
  const drawPool = openGamesDrawPool();
  await drawPool.ready;
  const pictures = NAMED.map((kind) => requests(kind).at(-1)!);
  const time = async (request: PictureRequest) => {
    const start = performance.now();
    await drawPool.picture(request, reader);
    return performance.now() - start;
  };
  const first = await time(pictures[0]!);
  for (let i = 0; i < 20; i++) for (const request of pictures) await time(request);
  const warm: number[] = [];
  for (let i = 0; i < 15; i++) warm.push(await time(pictures[0]!));
  console.log(JSON.stringify({ first, warm: median(warm) }));
  await drawPool.close();
}

function firstToWarm(): number {
  const ratios = [0, 1, 2].map(() => {
    const run = spawnSync(process.execPath, ['--import', 'tsx', fileURLToPath(import.meta.url), 'first'], {
      encoding: 'utf8',
    });
    const { first, warm } = JSON.parse(run.stdout) as { first: number; warm: number };
    return first / warm;
  });
  return median(ratios);
}

async function main(): Promise<void> {
  const targets: Target[] = [];
  for (const kind of NAMED) {
    for (const request of requests(kind)) for (let i = 0; i < 12; i++) draw(request);
    const measured: Measured[] = [];
    for (const request of requests(kind)) measured.push(await measure(request));
    const middle = (key: keyof Measured) => median(measured.map((each) => each[key]));
    const worst = (key: keyof Measured) => Math.max(...measured.map((each) => each[key]));
    const [ours, floor, plain] = [middle('ours'), middle('floor'), middle('plain')];
    const { most, share } = SUBJECTS[kind];
    console.log(
      `${kind}: ours ${ours.toFixed(1)} ms, floor ${floor.toFixed(1)} ms, plain ${plain.toFixed(1)} ms; ` +
        `bytes ÷ the library's PNG ${worst('share').toFixed(3)}`,
    );
    if (share !== null) targets.push({ name: `${kind}: bytes ÷ the library's PNG`, value: worst('share'), max: share });
    targets.push(
      {
        name: `${kind}: state to PNG ÷ zlib 1 over ready index rows`,
        value: ours / floor,
        max: most,
        timed: true,
      },
      { name: `${kind}: state to PNG ÷ all vectors, encodeSync`, value: ours / plain, max: 0.25, timed: true },
      { name: `${kind}: largest file, KB`, value: worst('kilobytes'), max: 250 },
      { name: `${kind}: worst PSNR, dB`, value: Math.min(...measured.map((each) => each.decibels)), min: 40 },
      {
        name: `${kind}: event loop stalled ÷ all vectors, encodeSync`,
        value: (await stall(kind)) / plain,
        max: 0.05,
        timed: true,
      },
    );
  }
  targets.push({ name: 'first picture of a process ÷ a warm one', value: firstToWarm(), max: 3, timed: true });
  console.log();
  printTargets(targets);
}

if (process.argv[2] === 'first') await firstAndWarm();
else await main();
