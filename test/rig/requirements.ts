import { spawnSync } from 'node:child_process';
import type { SuiteOptions } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What this machine lacks, so that the test is skipped. */
    lacks?: string;
  }
}

const { CI, TEST_POSTGRES_URL, TEST_REDIS_URL } = process.env;

/**
 * Options of a test or a `describe` that is skipped where something is missing. Decided before the test begins, so that a
 * skipped test has started nothing. In CI nothing is skipped: the test runs and fails. Either way the end of the run names
 * what is missing.
 */
export const skipUnless = (available: boolean, lacks: string): SuiteOptions =>
  available ? {} : { skip: !CI, meta: { lacks } };

const canRun = (command: string, ...words: string[]): boolean => spawnSync(command, words).status === 0;

export const needsPostgres = skipUnless(Boolean(TEST_POSTGRES_URL), 'TEST_POSTGRES_URL is not set');
export const needsRedis = skipUnless(Boolean(TEST_REDIS_URL), 'TEST_REDIS_URL is not set');

/** For tests that start a Redis of their own. */
export const needsRedisServer = () => skipUnless(canRun('redis-server', '--version'), 'there is no redis-server');
export const needsSystemd = () => skipUnless(canRun('systemd-analyze', '--version'), 'there is no systemd-analyze');
