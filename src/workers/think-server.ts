import { parentPort } from 'node:worker_threads';
import type { ComputerTask, Entry, MistakeCheck, MistakeFound } from '#engine';
import type { Finding, Question } from './think-client.ts';

/** What the thread can do, said by those who start it. */
export type Mind = {
  readonly think: (thought: ComputerTask) => readonly Entry[];
  readonly doubt: (doubt: MistakeCheck) => Generator<void, MistakeFound>;
};

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const tell = (answered: Finding): void => parentPort?.postMessage(answered);

/** Goes on step by step: whatever is to be thought is thought before the next one. */
function muse(id: number, steps: Generator<void, MistakeFound>): void {
  try {
    const { done, value } = steps.next();
    if (done) tell({ id, regret: value });
    else setImmediate(muse, id, steps);
  } catch (error) {
    tell({ id, error: said(error) });
  }
}

/** Thinks whatever the thread is asked to, for ever. */
export function serve({ think, doubt }: Mind): void {
  const answer = (id: number, thought: ComputerTask): Finding => {
    try {
      return { id, entries: think(thought) };
    } catch (error) {
      return { id, error: said(error) };
    }
  };
  parentPort?.on('message', (asked: Question) => {
    if ('thought' in asked) tell(answer(asked.id, asked.thought));
    else muse(asked.id, doubt(asked.doubt));
  });
}
