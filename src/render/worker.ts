import { parentPort } from 'node:worker_threads';
import { Painter } from './canvas.ts';
import { altText } from './cities/alt.ts';
import { layout } from './cities/request.ts';
import { encodePng } from './png.ts';
import { rehearsal } from './rehearsal.ts';
import { type Drawn, type Job, NOTHING } from './studio.ts';

/** Draws one picture after the other on one kept canvas, away from the thread that talks to people. */
const painter = new Painter();

function draw({ request, language, names }: Omit<Job, 'id'>) {
  const alt = altText(request, { language, names });
  const { width, height, ...sheet } = layout(request, { language, names, measure: painter.measure });
  painter.paint({ width, height, ...sheet });
  return { png: encodePng(painter.rows, width, height), width, height, alt };
}

// The first picture of a game should not have to wait for every sprite it needs.
for (const job of rehearsal()) draw(job);

parentPort?.on('message', ({ id, ...job }: Job) => {
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
parentPort?.postMessage('ready');
