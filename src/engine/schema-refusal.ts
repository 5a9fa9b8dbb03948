import type { ZodError } from 'zod';
import { sure } from './checked-access.ts';
import { refuse } from './result.ts';

const pathOf = (path: readonly PropertyKey[]) =>
  path.map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i ? '.' : ''}${String(key)}`)).join('');

/** Turns the first thing a schema found wrong into a refusal that names the field, which lies below `at`. */
export function refuseInput(error: ZodError, at: readonly PropertyKey[] = []): ReturnType<typeof refuse> {
  const issue = sure(error.issues[0], 'issue in an error');
  return refuse('bad-file', pathOf([...at, ...issue.path]), issue.message);
}
