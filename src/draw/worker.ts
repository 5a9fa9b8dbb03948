import { setImmediate as pause, setTimeout as sleep } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { altText, layout } from '../games/pictures.ts';
import { numbers, rehearsal } from '../games/rehearsal.ts';
import { Painter } from './canvas.ts';
import { encodePng } from './png/png.ts';
import type { Sheet } from './shape.ts';
import { type Drawn, type Job, NOTHING, READY } from './studio.ts';

/** Draws one picture after the other on one kept canvas, away from the thread that talks to people. */
const painter = new Painter();

function develop(sheet: Sheet): Buffer {
  painter.paint(sheet);
  return encodePng(painter.rows, sheet);
}

function draw({ request, language, names }: Omit<Job, 'id'>) {
  const sheet = layout(request, { language, names, measure: painter.measure });
  const { width, height } = sheet;
  return { png: develop(sheet), width, height, alt: altText(request, { language, names }) };
}

/** Nobody waits for a picture when none was asked for in this many milliseconds. */
const QUIET = 400;
let lastAsked = performance.now();

const untilQuiet = () => lastAsked + QUIET - performance.now();

async function quiet(): Promise<void> {
  await pause();
  for (let left = untilQuiet(); left > 0; left = untilQuiet()) await sleep(left);
}

parentPort?.on('message', ({ id, ...job }: Job) => {
  lastAsked = performance.now();
  try {
    const drawn = draw(job);
    const answer: Drawn = { id, ...drawn, error: null };
    // A buffer of its own can change hands without being copied.
    parentPort?.postMessage(answer, [drawn.png.buffer as ArrayBuffer]);
  } catch (error) {
    const answer: Drawn = { id, ...NOTHING, error: error instanceof Error ? error.message : String(error) };
    parentPort?.postMessage(answer);
  }
});

/** The first picture of a game should not have to wait for every sprite it needs, nor for the rehearsal. */
async function rehearse(): Promise<void> {
  await quiet();
  develop(numbers());
  for (const job of rehearsal()) {
    await quiet();
    draw(job);
  }
  const ready: Drawn = { id: READY, ...NOTHING, error: null };
  parentPort?.postMessage(ready);
}

await rehearse();
