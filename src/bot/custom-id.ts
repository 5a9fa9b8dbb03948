import { createHash } from 'node:crypto';
import type { Json } from '../engine/json.ts';

/** The first word names the command the router hands the press to. */
export const PREFIX = 'cities';

/**
 * `cities:<match>:<verb>:<stamp>:<numbers…>`. The stamp is a digest of the list a button was offered from and of all
 * that was played before; the numbers are indexes into that list. So an id can't express an illegal action, and an
 * old one is recognised.
 */
export type Press = {
  readonly match: string;
  readonly verb: string;
  readonly stamp: string;
  readonly numbers: readonly number[];
};

export const makeId = ({ match, verb, stamp, numbers }: Press): string =>
  [PREFIX, match, verb, stamp, ...numbers].join(':');

/** Stands for the match in what is about no match. */
export const NO_MATCH = '0000';

const MOST_NUMBERS = 4;

/** Null for anything that this program can't have made. */
export function parseId(words: readonly string[]): Press | null {
  const [match = '', verb = '', stamp = '', ...rest] = words;
  if (!/^[0-9a-z]{4,16}$/.test(match) || !/^[a-z-]{1,16}$/.test(verb) || !/^[0-9a-f]{0,12}$/.test(stamp)) return null;
  if (rest.length > MOST_NUMBERS || !rest.every((word) => /^\d{1,3}$/.test(word))) return null;
  return { match, verb, stamp, numbers: rest.map(Number) };
}

/** The whole log: after another step in place of the last one the same list may be on offer. */
export const stampOf = (legal: readonly Json[], log: readonly Json[]): string =>
  createHash('sha1')
    .update(JSON.stringify([log, legal]))
    .digest('hex')
    .slice(0, 10);
