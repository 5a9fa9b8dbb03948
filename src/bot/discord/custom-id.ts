import { createHash } from 'node:crypto';
import type { Json } from '#engine';
import type { Shown } from '#games/contract';

/** The first word names the command the router hands the press to. */
export const PREFIX = 'cities';

/** What can be pressed on the messages of a match. */
const MATCH_VERBS = [
  ...['join', 'leave', 'move', 'computer', 'options', 'set', 'start', 'cancel', 'rematch'],
  ...[
    'take',
    'turn-up',
    'mine',
    'put',
    'menu',
    'show',
    'hint',
    'turn',
    'instead',
    'anew',
    'back',
    'confirm',
    'undo',
    'beg',
  ],
  ...['plan', 'keep', 'revise', 'alone', 'wait', 'drop'],
  ...['propose', 'suggest', 'post', 'approve', 'object', 'play-shown', 'change-shown'],
  ...['next', 'quit'],
  ...['home', 'town', 'closeup', 'all', 'scores', 'since', 'more', 'fair', 'why'],
  ...['sheet', 'review', 'look-back', 'replay', 'step', 'timelapse', 'film', 'share', 'export'],
  ...[
    'leave-game',
    'go',
    'return',
    'sit',
    'ask-seat',
    'finish',
    'hand-turn',
    'hand-seat',
    'agree',
    'disagree',
    'snooze',
  ],
] as const;
export type MatchVerb = (typeof MATCH_VERBS)[number];

/** What can be pressed that is about no match. */
const PERSONAL_VERBS = [
  'daily',
  'daily-mine',
  'daily-best',
  'daily-rules',
  'rules',
  'topic',
  'setting',
  'forget',
  'ranking',
  'ladder',
  'profile',
  'publish',
  'history',
  'past',
] as const;
export type PersonalVerb = (typeof PERSONAL_VERBS)[number];

/** Stands on what can't be pressed: it needs an id all the same. */
export const HELD = 'held';

export const VERBS = [...MATCH_VERBS, ...PERSONAL_VERBS, HELD] as const;
export type Verb = (typeof VERBS)[number];

/**
 * `cities:<match>:<verb>:<stamp>:<numbers…>`. The stamp is a digest of the list a button was offered from and of all
 * that was played before; the numbers are indexes into that list, or what a panel shall show. So an id can't express
 * an illegal action, and an old one is recognized.
 */
export type Press = {
  readonly match: string;
  readonly verb: Verb;
  readonly stamp: string;
  readonly numbers: Shown;
};

const NOTHING = '_';
const MOST_NUMBERS = 4;

/** Numbers as they stand in ids and in the values of menus. */
export const makeNumbers = (numbers: Shown): string => numbers.map((number) => number ?? NOTHING).join(':');

/** Null for anything that this program can't have made. */
export function parseNumbers(words: readonly string[]): Shown | null {
  if (words.length > MOST_NUMBERS || !words.every((word) => word === NOTHING || /^-?\d{1,3}$/.test(word))) return null;
  return words.map((word) => (word === NOTHING ? null : Number(word)));
}

export const makeId = ({ match, verb, stamp, numbers }: Press): string =>
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
  const [match = '', named, stamp = '', ...rest] = withoutCopy(words);
  const verb = VERBS.find((known) => known === named);
  if (!verb || !/^[0-9a-z]{4,16}$/.test(match) || !/^[0-9a-f]{0,12}$/.test(stamp)) return null;
  const numbers = parseNumbers(rest);
  return numbers && { match, verb, stamp, numbers };
}

/** The whole log: after another step in place of the last one the same list may be on offer. */
export const stampOf = (legal: readonly Json[], log: readonly Json[]): string =>
  createHash('sha1')
    .update(JSON.stringify([log, legal]))
    .digest('hex')
    .slice(0, 10);
