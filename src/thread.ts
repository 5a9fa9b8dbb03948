import { type ResourceLimits, Worker } from 'node:worker_threads';

/**
 * A thread that begins with this file. One that is source does not inherit the loader that reads TypeScript, whichever
 * way this process was started, so it begins with a line of script that registers one and then turns to the file.
 */
export function startThread(file: URL, resourceLimits: ResourceLimits = {}, workerData: unknown = null): Worker {
  if (!file.pathname.endsWith('.ts')) return new Worker(file, { execArgv: [], resourceLimits, workerData });
  const [loader, source] = [import.meta.resolve('tsx/esm/api'), file.href].map((url) => JSON.stringify(url));
  const script = `import(${loader}).then(({ register }) => { register(); return import(${source}); })`;
  return new Worker(script, { eval: true, execArgv: [], resourceLimits, workerData });
}
