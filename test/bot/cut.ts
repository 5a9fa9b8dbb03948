import { setTimeout as wait } from 'node:timers/promises';
import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import type { Dice } from '#engine';
import type { Event } from '../../src/local/world.ts';
import type { ProcessHarness } from '../rig/process-harness.ts';

/** When the bot is killed: at the press itself, at its n-th request after it, or so many milliseconds later. */
export type Moment =
  | { readonly at: 'press' }
  | { readonly at: 'request'; readonly number: number; readonly later: number }
  | { readonly at: 'time'; readonly later: number };

/** A confirmed turn makes five requests: acknowledge, answer, post the table, fetch the old one, edit it. */
const REQUESTS = { confirm: 5, other: 2 } as const;
/** About as long as the work of a press takes. */
const WORK = 120;

export function randomMoment(luck: Dice, confirms: boolean): Moment {
  const kind = luck.roll(8);
  if (kind === 0) return { at: 'press' };
  if (kind < 3) return { at: 'time', later: luck.roll(WORK) };
  return { at: 'request', number: 1 + luck.roll(confirms ? REQUESTS.confirm : REQUESTS.other), later: luck.roll(4) };
}

/** What was posted between a press and the kill. */
export type Told = { readonly answered: boolean; readonly tables: readonly APIMessage[] };

/** By then a press with fewer requests is done, and the bot idle. */
const IDLE = 600;
/** Discord gives up on an answer after this. */
const DEADLINE = 3_000;

function moment(harness: ProcessHarness, when: Moment): Promise<void> {
  if (when.at === 'press') return Promise.resolve();
  if (when.at === 'time') return wait(when.later);
  return new Promise((resolve) => {
    let left = when.number;
    const finish = () => {
      stop();
      clearTimeout(idle);
      // Without a delay: the bot is killed before it receives the response.
      if (when.later === 0) resolve();
      else setTimeout(resolve, when.later - 1);
    };
    const idle = setTimeout(finish, IDLE);
    const stop = harness.watch(() => {
      left -= 1;
      if (left === 0) finish();
    });
  });
}

const isThinking = ({ flags }: APIMessage) => ((flags ?? 0) & MessageFlags.Loading) !== 0;

/** Kills the bot during a press, and returns what it sent before. */
export async function cut(harness: ProcessHarness, when: Moment, press: () => Promise<unknown>): Promise<Told> {
  const tables: APIMessage[] = [];
  let answered = false;
  const stop = harness.world.listen((event: Event) => {
    if ((event.kind !== 'post' && event.kind !== 'edit') || isThinking(event.post.message)) return;
    if (event.post.viewer !== null) answered = true;
    else if (event.kind === 'post') tables.push(event.post.message);
  });
  const moved = moment(harness, when).then(() => harness.kill());
  const outcome = press();
  await moved;
  // What the bot sent before its end may still be on its way into the chat.
  await wait(10);
  harness.clock.advance(DEADLINE);
  await outcome;
  stop();
  return { answered, tables };
}
