import { z } from 'zod';
import type { Json } from '#engine';

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

export function parseJson(text: unknown): Json {
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
