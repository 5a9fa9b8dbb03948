/** Every reason for which the engine says no. Only i18n turns a code into a sentence. */
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

/** `at` names the offending field, `detail` what is wrong with it, where there is more to say. */
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
