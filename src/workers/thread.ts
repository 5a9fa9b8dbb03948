import { constants } from 'node:os';
import { type ResourceLimits, Worker } from 'node:worker_threads';

export type ThreadOptions = {
  /** By how many steps its priority is below that of the thread that starts it; 0 by default. */
  readonly niceness?: number;
  readonly resourceLimits?: ResourceLimits;
  readonly workerData?: unknown;
};

/**
 * Where there are too few processors, a thread of lower priority gets less time than the others: a third at 5 steps, a
 * tenth at 10. On Linux a thread has a priority of its own; elsewhere this would be that of the process.
 */
const lowerPriority = (steps: number): string =>
  process.platform === 'linux' && steps > 0
    ? `const { getPriority, setPriority } = require('node:os');
       setPriority(0, Math.min(getPriority() + ${steps}, ${constants.priority.PRIORITY_LOW}));`
    : '';

/** A thread doesn't inherit the loader that reads TypeScript, whichever way this process was started. */
function load(file: URL): string {
  const source = JSON.stringify(file.href);
  if (!file.pathname.endsWith('.ts')) return `import(${source})`;
  const loader = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  return `import(${loader}).then(({ register }) => { register(); return import(${source}); })`;
}

/** A thread that runs this file. Its priority is lowered before it loads it: loading alone takes a fifth of a second. */
export function startThread(file: URL, { niceness = 0, ...options }: ThreadOptions = {}): Worker {
  return new Worker(`${lowerPriority(niceness)}\n${load(file)}`, { eval: true, execArgv: [], ...options });
}
