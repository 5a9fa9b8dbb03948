import { z } from 'zod';
import { isJsonObject, type Json, type JsonObject, refuseInput } from '#engine';
import { parseJson } from './json-schema.ts';
import { errorMessage } from './store-result.ts';

/** What every record carries: the version of its format and how often it was written. */
export type Stamped = { readonly version: number; readonly revision: number };

export const stampFields = <const Version extends number>(version: Version) => ({
  version: z.literal(version),
  revision: z.int().min(0),
});

export type RecordKind<Value extends Stamped> = {
  /** First part of the key, without a colon. */
  readonly kind: string;
  readonly version: number;
  /** Must accept its own output, since records are checked before they are written as well. */
  readonly schema: z.ZodType<Value>;
  /** By the version they start from; each leads to the next one. */
  readonly migrations: { readonly [from: number]: (record: JsonObject) => JsonObject };
};

export const keyOf = (kind: { readonly kind: string }, id: string): string => `${kind.kind}:${id}`;

export type Reading<Value> =
  | { readonly code: 'fine'; readonly value: Value }
  | { readonly code: 'broken'; readonly problem: string }
  | { readonly code: 'newer'; readonly problem: string };

const broken = (problem: string) => ({ code: 'broken', problem }) as const;

/** As Keyv writes it: the record wrapped in `{ value }`. */
export const wrapRecord = (record: object): string => JSON.stringify({ value: record });

/** What `wrap` or Keyv wrote. */
export function unwrapRecord(text: unknown): Json | undefined {
  const outer = parseJson(text);
  if (!isJsonObject(outer)) return undefined;
  const { value } = outer;
  return value;
}

/** Parse, migrate, validate. Never throws, whatever the text and the migrations do. */
export function readRecord<Value extends Stamped>(kind: RecordKind<Value>, text: unknown): Reading<Value> {
  try {
    const stored = unwrapRecord(text);
    if (!isJsonObject(stored)) return broken('not a record');
    const { version } = stored;
    if (typeof version !== 'number' || !Number.isInteger(version)) return broken('version: not a number');
    if (version > kind.version) {
      return { code: 'newer', problem: `version ${version}, this program knows ${kind.version}` };
    }
    return validate(kind, migrate(kind, stored, version));
  } catch (error) {
    return broken(error instanceof z.ZodError ? firstProblem(error) : errorMessage(error));
  }
}

function migrate(kind: RecordKind<Stamped>, stored: JsonObject, from: number): JsonObject {
  let record = stored;
  for (let version = from; version < kind.version; version++) {
    const step = kind.migrations[version];
    if (!step) throw new Error(`no way from version ${version}`);
    record = { ...step(record), version: version + 1 };
  }
  return record;
}

function firstProblem(error: z.ZodError): string {
  const { at, detail } = refuseInput(error).refusal;
  return `${at}: ${detail}`;
}

function validate<Value extends Stamped>(kind: RecordKind<Value>, record: unknown): Reading<Value> {
  const parsed = kind.schema.safeParse(record);
  if (parsed.success) return { code: 'fine', value: parsed.data };
  return broken(firstProblem(parsed.error));
}

/** What is wrong with a record that is about to be written: it could not be read again. Null if nothing is. */
export function validationProblem<Value extends Stamped>(kind: RecordKind<Value>, record: Value): string | null {
  try {
    const reading = validate(kind, record);
    return reading.code === 'fine' ? null : reading.problem;
  } catch (error) {
    return errorMessage(error);
  }
}
