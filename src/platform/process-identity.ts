import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

const attempt = (read: () => string): string => {
  try {
    return read().trim();
  } catch {
    return '';
  }
};

/** Where process numbers mean the same: on this machine, since it was last started, in this container. */
const here = (): string =>
  [
    hostname(),
    attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')).slice(0, 8),
    attempt(() => readlinkSync('/proc/self/ns/pid')).replace(/\D/g, ''),
  ].join('/');

/** What Linux tells of a process: its state first, when it began twentieth. */
const statOf = (pid: number | string): string[] =>
  attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
    .replace(/^.*\) /s, '')
    .split(' ');

/** A number is given again after a while; when the process began tells two apart. */
const startTimeOf = (pid: number | string): string => statOf(pid)[19] ?? '';

/** Ended, but its parent has not asked about it yet. */
const isZombie = (pid: number): boolean => statOf(pid)[0] === 'Z';

/** Names a process so that others on this machine can see whether it is still there. */
export const processId = (): string => `${here()}#${process.pid}@${startTimeOf(process.pid)}`;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** True only if that process ran on this machine and is not there any more. */
export function isProcessGone(holder: string): boolean {
  const [, place, pid, born] = /^(.*)#(\d+)@(\d*)$/.exec(holder) ?? [];
  if (place !== here() || pid === undefined) return false;
  return !isRunning(Number(pid)) || startTimeOf(pid) !== born;
}
