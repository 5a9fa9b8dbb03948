import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Suite } from './project.ts';

export type Run = { readonly passed: boolean; readonly output: string };

const KEPT_OUTPUT = 4_000;

/** Those of `npm test`: the slow group would notice more. */
const GROUPS = ['unit', 'bot', 'isolated'];

/** Runs tests in a process group of their own, so that one in a loop ends with all its workers. */
export function runSuite(root: string, { files, only }: Suite, limit: number): Promise<Run> {
  const args = [
    'run',
    ...GROUPS.flatMap((group) => ['--project', group]),
    '--bail',
    '1',
    '--maxWorkers',
    '1',
    '--reporter',
    'dot',
    // Deleted with the copy, unlike what is in the project's node_modules.
    '--experimental.fsModuleCachePath',
    join(root, '.cache'),
    ...(only ? ['-t', only] : []),
    ...files,
  ];
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk).slice(-KEPT_OUTPUT);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const timer = setTimeout(end, limit);
  process.once('exit', end);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      process.off('exit', end);
      resolve({ passed: code === 0, output });
    });
  });
}
