/** Every reason the store refuses. Only i18n turns a code into a sentence. */
export type StoreRefusalCode =
  | 'bad-url'
  | 'missing-package'
  | 'unavailable'
  | 'not-saved'
  | 'stale'
  | 'invalid'
  | 'broken'
  | 'newer'
  | 'closing';

/** `key` names the record, channel or package, `detail` what went wrong; neither ever holds a record's contents. */
export type StoreRefusal = {
  readonly code: StoreRefusalCode;
  readonly key: string;
  readonly detail: string;
  /** The new key of a broken record that was moved; null if it wasn't. */
  readonly aside: string | null;
};

export type StoreRefused = { readonly ok: false; readonly refusal: StoreRefusal };
export type StoreResult<Value> = { readonly ok: true; readonly value: Value } | StoreRefused;

export const done = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });

export const refuse = (
  code: StoreRefusalCode,
  key: string,
  detail = '',
  aside: string | null = null,
): StoreRefused => ({ ok: false, refusal: { code, key, detail, aside } });

/** The code of a driver's or Node's error, such as ECONNREFUSED. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
