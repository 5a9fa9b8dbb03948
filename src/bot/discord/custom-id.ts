import { createHash } from 'node:crypto';
import type { Json } from '#engine';
import type { PanelState } from '#games/contract';
import { privateAddress, privateKindOf } from '#room';

/** The first field names the command, which the router finds by it. */
export const PREFIX = 'cities';

/** For disabled buttons, which need an id, too. */
export const HELD = 'held';

/** @public Filled in by actions/index.ts, which knows all actions and imports this file. */
// biome-ignore lint/suspicious/noEmptyInterface: it is extended where the actions are
export interface Registered {}

/** The id of an action: what a button does. */
export type Verb = Registered extends { verb: infer Id extends string } ? Id : never;

/**
 * `cities:<match>:<verb>:<stamp>:<numbers…>`. The stamp is a digest of the list a button was offered from and of all
 * that was played before; the numbers are indexes into that list, or what a panel shall show. So an id can't express
 * an illegal action, and an old one is recognized.
 */
export type Press = {
  readonly match: string;
  readonly verb: string;
  readonly stamp: string;
  readonly numbers: PanelState;
};

const NOTHING = '_';
const MOST_NUMBERS = 4;

/** Numbers as written in ids and in the values of menus. */
export const makeNumbers = (numbers: PanelState): string => numbers.map((number) => number ?? NOTHING).join(':');

/** Null if this program can't have made it. */
export function parseNumbers(words: readonly string[]): PanelState | null {
  if (words.length > MOST_NUMBERS || !words.every((word) => word === NOTHING || /^-?\d{1,3}$/.test(word))) return null;
  return words.map((word) => (word === NOTHING ? null : Number(word)));
}

export const makeId = ({ match, verb, stamp, numbers }: Press & { readonly verb: Verb | typeof HELD }): string =>
  [PREFIX, match, verb, stamp, ...(numbers.length ? [makeNumbers(numbers)] : [])].join(':');

/** In place of a match's id, for buttons without a match. */
export const NO_MATCH = '0000';

/** Includes the whole log, since another step may lead to the same list. */
const COPY = '~';
export const copyOf = (id: string, copy: number): string => `${id}:${COPY}${copy}`;
const withoutCopy = (words: readonly string[]): readonly string[] =>
  words.at(-1)?.startsWith(COPY) ? words.slice(0, -1) : words;

/** Null if this program can't have made it. */
export function parseId(words: readonly string[]): Press | null {
  const [match = '', verb = '', stamp = '', ...rest] = withoutCopy(words);
  if (!/^[0-9a-z]{4,16}$/.test(match) || !/^[a-z-]+$/.test(verb) || !/^[0-9a-f]{0,12}$/.test(stamp)) return null;
  const numbers = parseNumbers(rest);
  return numbers && { match, verb, stamp, numbers };
}

/** Includes the whole log, since another step may lead to the same list. */
export const stampOf = (legal: readonly Json[], log: readonly Json[]): string =>
  createHash('sha1')
    .update(JSON.stringify([log, legal]))
    .digest('hex')
    .slice(0, 10);

type Somewhere = {
  readonly channelId: string;
  readonly guildId: string | null;
  readonly user: { readonly id: string };
};

/** The address of a match's room: the presser's for a private match, the channel's for any other. */
export function addressOfMatch({ channelId, guildId, user }: Somewhere, match: string): string {
  const kind = privateKindOf(match);
  return kind ? privateAddress(kind, guildId, user.id) : channelId;
}

/** The address of the room that a button belongs to. */
export const addressPressed = (pressed: Somewhere & { readonly customId: string }): string =>
  addressOfMatch(pressed, parseId(pressed.customId.split(':').slice(1))?.match ?? '');
