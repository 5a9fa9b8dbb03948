import { z } from 'zod';
import { isJsonObject, type Json, type JsonObject, refuseInput } from '#engine';
import { errorMessage } from './store-result.ts';

/** Fields of every record: the version of its format and the number of writes. */
export type Stamped = { readonly version: number; readonly revision: number };

export const stampFields = <const Version extends number>(version: Version) => ({
  version: z.literal(version),
  revision: z.int().min(0),
});

function isJson(value: unknown): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.every(isJson);
  return isPlain(value) && Object.values(value).every(isJson);
}

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

function parseJson(text: unknown): Json {
  if (typeof text !== 'string') throw new Error('not text');
  try {
    return JSON.parse(text);
  } catch {
    // The original message quotes the text, and a seed must not reach a log.
    throw new Error('not JSON');
  }
}

/** Unlike `z.json()` this does not copy, which is most of the time of loading a match. */
export const jsonSchema = z.custom<Json>(isJson, 'not JSON');

export type RecordKind<Value extends Stamped> = {
  /** First part of the key, without a colon. */
  readonly kind: string;
  readonly version: number;
  /** Must accept its own output, since records are checked before writing, too. */
  readonly schema: z.ZodType<Value>;
  /** By the version they start from; each leads to the next version. */
  readonly migrations: { readonly [from: number]: (record: JsonObject) => JsonObject };
};

export const keyOf = (kind: { readonly kind: string }, id: string): string => `${kind.kind}:${id}`;

export type Reading<Value> =
  | { readonly code: 'fine'; readonly value: Value }
  | { readonly code: 'broken'; readonly problem: string }
  | { readonly code: 'newer'; readonly problem: string };

const broken = (problem: string) => ({ code: 'broken', problem }) as const;

/** Keyv's format: the record in `{ value }`. */
export const wrapRecord = (record: object): string => JSON.stringify({ value: record });

export function unwrapRecord(text: unknown): Json | undefined {
  const outer = parseJson(text);
  if (!isJsonObject(outer)) return undefined;
  const { value } = outer;
  return value;
}

/** Parses, migrates and validates. Never throws, even if a migration does. */
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

/** Why a record must not be written: it couldn't be read again. Null if it can. */
export function validationProblem<Value extends Stamped>(kind: RecordKind<Value>, record: Value): string | null {
  try {
    const reading = validate(kind, record);
    return reading.code === 'fine' ? null : reading.problem;
  } catch (error) {
    return errorMessage(error);
  }
}
