import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { singleProcess } from '../../src/bot/coordination.ts';
import { type Component, flatten } from '../../src/local/schema/component-schema.ts';
import type { Player } from '../rig/chat-player.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { readMessage } from '../rig/message-text.ts';
import { dice } from '../rig/play.ts';
import { isOver, nextTable, takeTurn } from '../rig/random-player.ts';
import { skipToLastTurns } from '../rig/skip-to-end.ts';
import { mover, offers, pressAndRead, pressVerb, startGame } from '../rig/table-buttons.ts';
import { isWhole } from '../rig/todays-share.ts';
import { buildAll } from './daily-player.ts';

const NAMES = { Ada: '[nitro](https://evil.example)', Bruno: '@everyone', Chen: '<@1> **bold**' } as const;
const HARMLESS = ['\\[nitro\\]\\(https\\://evil.example\\)', '\\@everyone', '\\<\\@1\\> \\*\\*bold\\*\\*'];
/** Names with Markdown and mentions. */
const HARMFUL = [/(?<!\\)\[nitro/, /(?<!\\)@everyone/, /(?<!\\)<@1>/, /(?<!\\)\*\*bold/];
const HOUR = 3_600_000;

type Body = { readonly components?: Component[]; readonly allowed_mentions?: { readonly parse?: readonly string[] } };

let harness: InProcessHarness;
const texts: string[] = [];
const parsed: unknown[] = [];
let [ada, bruno, chen]: Player[] = [];

beforeAll(async () => {
  harness = await InProcessHarness.open({ coordination: singleProcess() });
  [ada, bruno, chen] = ['Ada', 'Bruno', 'Chen'].map((name) => harness.person(name));
  for (const { user } of harness.world.people.values()) {
    const evil = Object.entries(NAMES).find(([name]) => name === user.global_name)?.[1];
    if (evil) user.global_name = evil;
  }
  harness.watch(({ call }) => {
    const body = call.body as (Body & { data?: Body }) | undefined;
    const { components = [], allowed_mentions } = body?.data ?? body ?? {};
    if (!Array.isArray(components)) return;
    for (const one of flatten(components)) if (one.type === ComponentType.TextDisplay) texts.push(one.content);
    parsed.push(...(allowed_mentions?.parse ?? []));
  });
  for (const player of [ada!, bruno!, chen!]) await asked(player, 'settings', { text: true });
});
afterAll(() => harness.close());

async function asked(player: Player, command: string, values: Record<string, string | boolean> = {}) {
  await player.slash(`cities ${command}`, values);
  return player.answer();
}

/** Checks that everything sent since a point is harmless, and that each of these names appears in it. */
function expectSaid(from: number, names: readonly string[]): void {
  const said = texts.slice(from);
  for (const harm of HARMFUL) expect(said.filter((text) => harm.test(text))).toEqual([]);
  for (const name of names) expect(said.some((text) => text.includes(name))).toBe(true);
}

async function onTable(table: APIMessage): Promise<void> {
  await pressVerb(chen!, 'scores', table);
  const more = await pressVerb(chen!, 'more', table);
  await pressAndRead(chen!, offers(more, 'town')[0]!);
  await asked(ada!, 'since');
  await asked(bruno!, 'mine');
}

it('names mean nothing but themselves in lobby, table, story, scores and the final sheet', async () => {
  const luck = dice('evil names');
  const players = [ada!, bruno!, chen!] as const;
  let table = await startGame(players, 1, { length: 'standard' });
  for (let turns = 0; !isOver(table); turns++) {
    if (turns % 5 === 4) await onTable(table);
    if (turns === 5 && !isWhole) {
      await skipToLastTurns(harness, [ada!.id], 8);
      table = await nextTable(ada!, table);
    }
    table = await takeTurn(mover(players, table), luck, table);
  }
  expect(texts.some((text) => /wins?!/.test(text))).toBe(true);
  expectSaid(0, HARMLESS);
});

it('and neither in ranking, profile, history, replay and the text of a file', async () => {
  const from = texts.length;
  for (const player of [ada!, bruno!, chen!]) {
    const ranking = await asked(player, 'ranking', { game: 'cities' });
    await pressVerb(player, 'publish', ranking);
    const profile = await asked(player, 'profile');
    await pressVerb(player, 'publish', profile);
    for (const verb of ['sheet', 'replay', 'export'])
      await pressVerb(player, verb, await pressAndRead(player, offers(await asked(player, 'history'), 'past')[0]!));
    await asked(chen!, 'profile', { player: player.id });
  }
  expectSaid(from, HARMLESS);
});

it('and neither in what is asked, proposed, left and planned', async () => {
  const from = texts.length;
  const table = await startGame([ada!, bruno!], 0, { game: 'sprawlopolis', hints: 'always' });
  let panel = await pressVerb(bruno!, 'propose', table);
  for (let i = 0; i < 6 && offers(panel, 'post').length === 0; i++)
    panel = await pressAndRead(bruno!, offers(panel, 'suggest')[0]!);
  await pressVerb(bruno!, 'post', panel);
  const shown = await ada!.finds('proposal', (message) => offers(message, 'approve').length > 0);
  await pressVerb(ada!, 'approve', shown);
  await pressVerb(bruno!, 'go', await asked(bruno!, 'leave'));
  const more = await pressVerb(chen!, 'more', await ada!.sees(/left\./));
  await pressAndRead(chen!, offers(more, 'ask-seat')[0]!);
  await ada!.sees(/wants to take/);
  await pressVerb(ada!, 'finish', await asked(ada!, 'end'));
  expectSaid(from, HARMLESS);
});

it('and neither where the daily city is announced', async () => {
  const from = texts.length;
  await asked(ada!, 'server', { daily: 'on' });
  await buildAll(harness, [ada!, bruno!, chen!]);
  const told = await harness.person('Gael').sees(/finished the daily city/);
  expect(readMessage(told)).toContain('finished the daily city');
  harness.clock.advance(24 * HOUR);
  await harness.person('Gael').sees(/seed was/);
  expectSaid(from, HARMLESS);
  expect(parsed).toEqual([]);
});
