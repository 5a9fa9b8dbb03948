import { parentPort } from 'node:worker_threads';
import type { ComputerTask, Entry, MistakeCheck, MistakeFound } from '#engine';
import type { ThinkRequest, ThinkResult } from './think-pool.ts';

/** What a thinking thread can do. */
export type ThinkHandlers = {
  readonly think: (task: ComputerTask) => readonly Entry[];
  readonly checkMistake: (check: MistakeCheck) => Generator<void, MistakeFound>;
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const post = (result: ThinkResult): void => parentPort?.postMessage(result);

/** One step per turn of the event loop: whatever else arrives is done in between. */
function runSteps(id: number, steps: Generator<void, MistakeFound>): void {
  try {
    const { done, value } = steps.next();
    if (done) post({ id, mistake: value });
    else setImmediate(runSteps, id, steps);
  } catch (error) {
    post({ id, error: messageOf(error) });
  }
}

/** Does whatever the thread is sent. */
export function serve({ think, checkMistake }: ThinkHandlers): void {
  const run = (id: number, task: ComputerTask): ThinkResult => {
    try {
      return { id, entries: think(task) };
    } catch (error) {
      return { id, error: messageOf(error) };
    }
  };
  parentPort?.on('message', (request: ThinkRequest) => {
    if ('task' in request) post(run(request.id, request.task));
    else runSteps(request.id, checkMistake(request.check));
  });
}
