import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

const attempt = (read: () => string): string => {
  try {
    return read().trim();
  } catch {
    return '';
  }
};

/** Where process ids are comparable: this machine since its last boot, and this container. */
const here = (): string =>
  [
    hostname(),
    attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')).slice(0, 8),
    attempt(() => readlinkSync('/proc/self/ns/pid')).replace(/\D/g, ''),
  ].join('/');

/** Fields of /proc/<pid>/stat after the name: the first is the state, the twentieth the start time. */
const statOf = (pid: number | string): string[] =>
  attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
    .replace(/^.*\) /s, '')
    .split(' ');

/** Process ids are reused; the start time tells two processes apart. */
const startTimeOf = (pid: number | string): string => statOf(pid)[19] ?? '';

/** Zombies have ended, but their parent hasn't collected them yet. */
const isZombie = (pid: number): boolean => statOf(pid)[0] === 'Z';

/** Identifies a process so that others on this machine can see whether it still runs. */
export const processId = (): string => `${here()}#${process.pid}@${startTimeOf(process.pid)}`;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** True only if that process ran on this machine and has ended. */
export function isProcessGone(holder: string): boolean {
  const [, place, pid, born] = /^(.*)#(\d+)@(\d*)$/.exec(holder) ?? [];
  if (place !== here() || pid === undefined) return false;
  return !isRunning(Number(pid)) || startTimeOf(pid) !== born;
}
