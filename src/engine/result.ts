import type { ZodError } from 'zod';
import { required } from './checked-access.ts';

/** Every reason the engine refuses. Only i18n turns a code into a sentence. */
const REFUSALS = [
  'over',
  'not-your-turn',
  'illegal',
  'nothing-to-undo',
  'unknown-game',
  'other-rules',
  'bad-seats',
  'bad-option',
  'bad-file',
  'bad-hash',
  'bad-outcome',
] as const;

export type EngineRefusalCode = (typeof REFUSALS)[number];

/** `at` names the offending field, `detail` says what is wrong with it. */
export type Refusal = { readonly code: EngineRefusalCode; readonly at: string; readonly detail: string };

export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

export const done = <Value>(value: Value): Result<Value> => ({ ok: true, value });

export const refuse = (
  code: EngineRefusalCode,
  at = '',
  detail = '',
): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: { code, at, detail },
});

const pathOf = (path: readonly PropertyKey[]) =>
  path.map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i ? '.' : ''}${String(key)}`)).join('');

/** Turns the first thing a schema found wrong into a refusal that names the field, which lies below `at`. */
export function refuseInput(error: ZodError, at: readonly PropertyKey[] = []): ReturnType<typeof refuse> {
  const issue = required(error.issues[0], 'issue in an error');
  return refuse('bad-file', pathOf([...at, ...issue.path]), issue.message);
}
