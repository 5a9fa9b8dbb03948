import { createHash } from 'node:crypto';
import type { Json } from '#engine';
import type { PanelState } from '#games/contract';
import { privateAddress, privateKindOf } from '#room';

/** The first word names the command the router hands the press to. */
export const PREFIX = 'cities';

/** Stands on what can't be pressed: it needs an id all the same. */
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

/** Numbers as they stand in ids and in the values of menus. */
export const makeNumbers = (numbers: PanelState): string => numbers.map((number) => number ?? NOTHING).join(':');

/** Null for anything that this program can't have made. */
export function parseNumbers(words: readonly string[]): PanelState | null {
  if (words.length > MOST_NUMBERS || !words.every((word) => word === NOTHING || /^-?\d{1,3}$/.test(word))) return null;
  return words.map((word) => (word === NOTHING ? null : Number(word)));
}

export const makeId = ({ match, verb, stamp, numbers }: Press & { readonly verb: Verb | typeof HELD }): string =>
  [PREFIX, match, verb, stamp, ...(numbers.length ? [makeNumbers(numbers)] : [])].join(':');

/** Stands for the match in what is about no match. */
export const NO_MATCH = '0000';

/** Tells apart what means the same in one message; it means nothing itself. */
const COPY = '~';
export const copyOf = (id: string, copy: number): string => `${id}:${COPY}${copy}`;
const withoutCopy = (words: readonly string[]): readonly string[] =>
  words.at(-1)?.startsWith(COPY) ? words.slice(0, -1) : words;

/** Null for anything that this program can't have made. */
export function parseId(words: readonly string[]): Press | null {
  const [match = '', verb = '', stamp = '', ...rest] = withoutCopy(words);
  if (!/^[0-9a-z]{4,16}$/.test(match) || !/^[a-z-]+$/.test(verb) || !/^[0-9a-f]{0,12}$/.test(stamp)) return null;
  const numbers = parseNumbers(rest);
  return numbers && { match, verb, stamp, numbers };
}

/** The whole log: after another step in place of the last one the same list may be on offer. */
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

/** Where the room of a match is: a private one is whoever presses' own, any other is the channel's. */
export function addressOfMatch({ channelId, guildId, user }: Somewhere, match: string): string {
  const kind = privateKindOf(match);
  return kind ? privateAddress(kind, guildId, user.id) : channelId;
}

/** Where the room is that a button stands for, whatever else it says. */
export const addressPressed = (pressed: Somewhere & { readonly customId: string }): string =>
  addressOfMatch(pressed, parseId(pressed.customId.split(':').slice(1))?.match ?? '');
