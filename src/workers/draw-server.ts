import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { encodePng, numbers, type Scene, type Sheet } from '#draw';
import { Painter } from '#draw/canvas';
import type { Reader } from '#i18n';
import {
  type DrawRequest,
  type DrawResult,
  type DrawTask,
  type DrawThreadData,
  NO_PICTURE,
  READY,
  rehearsalReader,
} from './draw-client.ts';
import { drawFilmFrame } from './film-frame.ts';

/** What a drawing thread can draw. */
export type Drawings<Wanted extends DrawRequest> = {
  readonly layout: (request: Wanted, scene: Scene) => Sheet;
  readonly alt: (request: Wanted, reader: Reader) => string;
  readonly rehearsal: (round: 0 | 1) => readonly Wanted[];
};

/** One canvas, kept for all pictures. */
const painter = new Painter();

function encode(sheet: Sheet): Buffer {
  painter.paint(sheet);
  return sheet.exact ? painter.exactPng() : encodePng(painter.scanlines, sheet);
}

/** One frame of an animated picture, as a file of its own. */
function drawFrame<Wanted extends DrawRequest>({ layout, alt }: Drawings<Wanted>, request: Wanted, reader: Reader) {
  const scene = { ...reader, measure: painter.measure };
  const frame = drawFilmFrame(painter, (each) => layout(each as Wanted, scene), request);
  return { ...frame, alt: alt(request, reader) };
}

function draw<Wanted extends DrawRequest>(drawings: Drawings<Wanted>, request: Wanted, { language, names }: Reader) {
  if (request.film) return drawFrame(drawings, request, { language, names });
  const { layout, alt } = drawings;
  const sheet = layout(request, { language, names, measure: painter.measure });
  const { width, height } = sheet;
  return { png: encode(sheet), width, height, alt: alt(request, { language, names }) };
}

/** Nobody waits for a picture if none was requested in this many milliseconds. */
const QUIET_MS = 400;
let lastRequest = performance.now();

const untilQuiet = () => lastRequest + QUIET_MS - performance.now();

async function quiet(): Promise<void> {
  await nextTurn();
  for (let left = untilQuiet(); left > 0; left = untilQuiet()) await sleep(left);
}

/** The first picture of a game should wait neither for every sprite it needs nor for the rehearsal. */
async function rehearse<Wanted extends DrawRequest>(drawings: Drawings<Wanted>): Promise<void> {
  await quiet();
  painter.paint(numbers());
  for (const round of [0, 1] as const) {
    for (const [i, request] of drawings.rehearsal(round).entries()) {
      await quiet();
      draw(drawings, request, rehearsalReader(i, round));
    }
  }
}

type Task<Wanted> = Omit<DrawTask, 'request'> & { readonly request: Wanted };

function run<Wanted extends DrawRequest>(drawings: Drawings<Wanted>, { id, request, ...reader }: Task<Wanted>): void {
  try {
    const drawn = draw(drawings, request, reader);
    // A Buffer may share its memory with others or with the encoder; since Node 22 such memory can't be transferred.
    const png = new Uint8Array(drawn.png);
    const result: DrawResult = { id, ...drawn, png, error: null };
    parentPort?.postMessage(result, [png.buffer]);
  } catch (error) {
    const result: DrawResult = { id, ...NO_PICTURE, error: error instanceof Error ? error.message : String(error) };
    parentPort?.postMessage(result);
  }
}

/**
 * Draws whatever the thread is sent. Each picture has a turn of the event loop to itself: pixels are freed between turns
 * only, and the port delivers in one turn all that has arrived.
 */
export async function serve<Wanted extends DrawRequest>(drawings: Drawings<Wanted>): Promise<void> {
  const queue: Task<Wanted>[] = [];
  const next = () => {
    const task = queue.shift();
    if (!task) return;
    if (queue.length > 0) setImmediate(next);
    run(drawings, task);
  };
  parentPort?.on('message', (task: Task<Wanted>) => {
    lastRequest = performance.now();
    queue.push(task);
    if (queue.length === 1) setImmediate(next);
  });
  const data: DrawThreadData = workerData;
  if (data.rehearse) await rehearse(drawings);
  painter.expand();
  const ready: DrawResult = { id: READY, ...NO_PICTURE, error: null };
  parentPort?.postMessage(ready);
}
