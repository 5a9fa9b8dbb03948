import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../../src/local/rest/fault-injection.ts';
import type { Call } from '../../src/local/rest/route.ts';
import type { Interaction } from '../../src/local/world.ts';
import type { Player } from '../rig/chat-player.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { FAULTS, stopFailing } from '../rig/request-faults.ts';
import { chooseStarts, offers, startGame } from '../rig/table-buttons.ts';

/** A wait this long means that an answer will never come; it only bounds tests that fail anyway. */
const TIMEOUT = 120_000;
/** Most milliseconds that a minute of the bot's clock may take while someone waits. */
const MINUTE = 5_000;

/** Numbers between 0 and 1 that are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const isAnswer = ({ path }: Call): boolean => path.startsWith('/webhooks/');
const isThinking = ({ flags }: APIMessage): boolean => ((flags ?? 0) & MessageFlags.Loading) !== 0;

/** Collects presses from now on, and which of them are still without an answer. */
function listenForSilence({ world }: InProcessHarness) {
  const asked: Interaction[] = [];
  const answered = new Set<string>();
  world.listen((event) => {
    if (event.kind === 'asked') asked.push(event.interaction);
    if (event.kind !== 'post' && event.kind !== 'edit') return;
    const { message } = event.post;
    if (isThinking(message)) return;
    if (message.interaction_metadata) answered.add(message.interaction_metadata.id);
  });
  // A second press while the first is being answered is acknowledged where it was made, and no more.
  const isRepeat = ({ original, source }: Interaction) => original !== null && original === source;
  const silent = () => asked.filter((one) => one.state !== 'failed' && !isRepeat(one) && !answered.has(one.id));
  return { asked, silent };
}

/** How often the log reports each one as answered. */
function timesAnswered({ output }: InProcessHarness, asked: readonly Interaction[]): number[] {
  const lines = output.split('\n').filter((line) => line.includes('"msg":"answered"'));
  return asked.map(({ id }) => lines.filter((line) => line.includes(`"id":"${id}"`)).length);
}

describe('a storm', () => {
  let harness: InProcessHarness;
  let players: [Player, Player];
  let table: APIMessage;

  beforeAll(async () => {
    harness = await InProcessHarness.open();
    players = [harness.person('Ada'), harness.person('Bruno')];
    table = await chooseStarts(players, await startGame(players));
  });
  afterAll(() => harness.close());

  /** Presses that are answered in private: views and refusals. */
  const presses = (player: Player): (() => Promise<unknown>)[] => {
    const [any] = offers(table, 'take');
    const other = (verb: string) => any!.customId.replace(':take:', `:${verb}:`);
    return [
      () => player.forge(offers(table, 'scores')[0]!.customId, table),
      () => player.forge(offers(table, 'more')[0]!.customId, table),
      () => player.forge(any!.customId.replace(/:take:\w+/, ':take:0123456789'), table),
      () => player.forge(other('beg'), table),
      () => player.forge('cities:what:is:this', table),
      () => player.slash('cities since'),
    ];
  };

  /** Presses during the storm, then waits for the answers after it. */
  async function press(count: number, fault: Fault, share: number, lasts = 0): Promise<number> {
    const { asked, silent } = listenForSilence(harness);
    const random = numbers(7);
    harness.injectFault = (call) => (isAnswer(call) && random() < share ? fault : null);
    const all = [...presses(players[0]), ...presses(harness.person('Chen'))];
    for (let i = 0; i < count; i++) await all[i % all.length]!();
    // By id, since an earlier press may still be answered.
    const answered = () => timesAnswered(harness, asked);
    const once = Array.from({ length: count }, () => 1);
    await expect.poll(answered, { timeout: TIMEOUT, interval: 20 }).toEqual(once);
    stopFailing(harness);
    await new Promise((resolve) => setTimeout(resolve, lasts));
    for (let minutes = 0; minutes < 14 && silent().length > 0; minutes++) {
      harness.clock.advance(60_000);
      // Retries run in real time, which takes longer on a busy machine.
      await vi.waitUntil(() => silent().length === 0, { timeout: MINUTE, interval: 20 }).catch(() => {});
    }
    expect(answered()).toEqual(once);
    return silent().length;
  }

  it.each([1, 0.8, 0.5])('of 500s (%d of the answers) leaves nobody without an answer', async (share) => {
    expect(await press(25, FAULTS['500'], share)).toBe(0);
  });

  it.each([1, 0.5])('of broken connections (%d of the answers) leaves nobody without an answer', async (share) => {
    expect(await press(25, 'closed', share)).toBe(0);
  });

  it('of limits on everything leaves nobody without an answer', async () => {
    expect(await press(12, FAULTS['a global 429'], 0.5, 9_500)).toBe(0);
  });
});
