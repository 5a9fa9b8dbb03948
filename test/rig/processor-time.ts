import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterAll, expect } from 'vitest';

/** A setup file for `npm run test:time`: notes how much processor time each test file takes, its processes included. */
const { TEST_TIME = '', TEST_GROUP = '' } = process.env;

const TICKS_PER_SECOND = 100;

/** Seconds of processes that this one started and that have ended; only Linux tells. */
function childSeconds(): number {
  if (process.platform !== 'linux') return 0;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // The name of the program, in brackets, may hold blanks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

function seconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + childSeconds();
}

/** This file is run before each test file, so that loading the test and the program counts. */
const begun = seconds();

afterAll(() => {
  const file = relative(process.cwd(), expect.getState().testPath ?? '');
  const line = { group: TEST_GROUP, file, seconds: seconds() - begun };
  appendFileSync(TEST_TIME, `${JSON.stringify(line)}\n`);
});
