import { setImmediate as pause, setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { encodePng, numbers, type Scene, type Sheet } from '#draw';
import { Painter } from '#draw/canvas';
import type { Reader } from '#i18n';
import { type Drawn, type Job, NOTHING, type Opened, READY, type Request, rehearsalReader } from './draw-client.ts';
import { exposure } from './film-exposure.ts';

/** What the thread draws, said by those who start it. */
export type Album<Wanted extends Request> = {
  readonly layout: (request: Wanted, scene: Scene) => Sheet;
  readonly alt: (request: Wanted, reader: Reader) => string;
  readonly rehearsal: (round: 0 | 1) => readonly Wanted[];
};

/** Draws one picture after the other on one kept canvas, away from the thread that talks to people. */
const painter = new Painter();

function develop(sheet: Sheet): Buffer {
  painter.paint(sheet);
  return encodePng(painter.scanlines, sheet);
}

/** One frame of an animated picture, as a file of its own. */
function shoot<Wanted extends Request>({ layout, alt }: Album<Wanted>, request: Wanted, reader: Reader) {
  const scene = { ...reader, measure: painter.measure };
  const frame = exposure(painter, (each) => layout(each as Wanted, scene), request);
  return { ...frame, alt: alt(request, reader) };
}

function draw<Wanted extends Request>(album: Album<Wanted>, request: Wanted, { language, names }: Reader) {
  if (request.film) return shoot(album, request, { language, names });
  const { layout, alt } = album;
  const sheet = layout(request, { language, names, measure: painter.measure });
  const { width, height } = sheet;
  return { png: develop(sheet), width, height, alt: alt(request, { language, names }) };
}

/** Nobody waits for a picture when none was asked for in this many milliseconds. */
const QUIET = 400;
let lastAsked = performance.now();

const untilQuiet = () => lastAsked + QUIET - performance.now();

async function quiet(): Promise<void> {
  await pause();
  for (let left = untilQuiet(); left > 0; left = untilQuiet()) await sleep(left);
}

/** The first picture of a game should not have to wait for every sprite it needs, nor for the rehearsal. */
async function rehearse<Wanted extends Request>(album: Album<Wanted>): Promise<void> {
  await quiet();
  painter.paint(numbers());
  for (const round of [0, 1] as const) {
    for (const [i, request] of album.rehearsal(round).entries()) {
      await quiet();
      draw(album, request, rehearsalReader(i, round));
    }
  }
}

/** A picture that was asked for, drawn or not. */
function answer<Wanted extends Request>(album: Album<Wanted>, { id, request, ...reader }: Asked<Wanted>): void {
  try {
    const drawn = draw(album, request, reader);
    // A Buffer may share its memory with others or with the encoder, and from Node 22 on such memory can't be transferred.
    const png = new Uint8Array(drawn.png);
    const answer: Drawn = { id, ...drawn, png, error: null };
    parentPort?.postMessage(answer, [png.buffer]);
  } catch (error) {
    const answer: Drawn = { id, ...NOTHING, error: error instanceof Error ? error.message : String(error) };
    parentPort?.postMessage(answer);
  }
}

type Asked<Wanted> = Omit<Job, 'request'> & { readonly request: Wanted };

/**
 * Draws whatever the thread is asked for, for ever. Each picture has a turn of the event loop to itself: pixels are freed
 * between turns only, and the port delivers in one turn all that was asked for meanwhile.
 */
export async function serve<Wanted extends Request>(album: Album<Wanted>): Promise<void> {
  const asked: Asked<Wanted>[] = [];
  const next = () => {
    const job = asked.shift();
    if (!job) return;
    if (asked.length > 0) setImmediate(next);
    answer(album, job);
  };
  parentPort?.on('message', (job: Asked<Wanted>) => {
    lastAsked = performance.now();
    asked.push(job);
    if (asked.length === 1) setImmediate(next);
  });
  const opened: Opened = workerData;
  if (opened.rehearse) await rehearse(album);
  painter.expand();
  const ready: Drawn = { id: READY, ...NOTHING, error: null };
  parentPort?.postMessage(ready);
}
