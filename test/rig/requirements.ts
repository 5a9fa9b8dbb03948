import { type SuiteOptions, TestRunner } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What this machine lacks, so that the test is skipped. */
    lacks?: string;
  }
}

const { CI } = process.env;

/** Skips the running test and says why; in CI, where nothing is skipped, it fails. */
export function lack(what: string): never {
  if (CI) throw new Error(`nothing is skipped in CI: ${what}`);
  const test = TestRunner.getCurrentTest();
  if (!test) throw new Error(`${what}, which is found out only in a test or before each`);
  return test.context.skip(what);
}

/** The same for all tests of a `describe`, known before they begin; in CI they run, and fail for want of it. */
export const unless = (there: boolean, what: string): SuiteOptions =>
  there || CI ? {} : { skip: true, meta: { lacks: what } };
