import { constants } from 'node:os';
import { type ResourceLimits, Worker } from 'node:worker_threads';

export type ThreadOptions = {
  /** By how many steps of priority it stands behind the thread that starts it; not at all if not said. */
  readonly behind?: number;
  readonly resourceLimits?: ResourceLimits;
  readonly workerData?: unknown;
};

/**
 * Where there are too few processors for all, a thread that has stepped back gets less of one than those that haven't:
 * by 5 steps a third, by 10 a tenth. On Linux a thread has a priority of its own; elsewhere this would be that of the
 * process.
 */
const stepBack = (steps: number): string =>
  process.platform === 'linux' && steps > 0
    ? `const { getPriority, setPriority } = require('node:os');
       setPriority(0, Math.min(getPriority() + ${steps}, ${constants.priority.PRIORITY_LOW}));`
    : '';

/** One that is source does not inherit the loader that reads TypeScript, whichever way this process was started. */
function load(file: URL): string {
  const source = JSON.stringify(file.href);
  if (!file.pathname.endsWith('.ts')) return `import(${source})`;
  const loader = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  return `import(${loader}).then(({ register }) => { register(); return import(${source}); })`;
}

/** A thread that runs this file. It steps back before it reads it: that alone takes a fifth of a second. */
export function startThread(file: URL, { behind = 0, ...options }: ThreadOptions = {}): Worker {
  return new Worker(`${stepBack(behind)}\n${load(file)}`, { eval: true, execArgv: [], ...options });
}
