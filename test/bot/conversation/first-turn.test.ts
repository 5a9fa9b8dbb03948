import type { APIMessage } from 'discord-api-types/v10';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Player } from '../../rig/chat-player.ts';
import { readMessage } from '../../rig/message-text.ts';
import type { StoredSnapshot } from '../../rig/stored-snapshots.ts';
import { offers, prepareTurn, pressAndRead, pressVerb } from '../../rig/table-buttons.ts';
import { begin, firstTurn, LINK, openWorkers, panelOf, type Scene, type Turn, workerSent } from './scene.ts';

let scene: Scene;
let host: Player;
let guest: Player;
let third: Player;
let turn: Turn;
let table: APIMessage;
let active: Player;
let other: Player;

async function beginAt(at: StoredSnapshot): Promise<void> {
  scene = await begin(at);
  ({ host, guest, third } = scene);
  turn = await scene.turn();
  ({ table, active, other } = turn);
}

describe('the first turn', () => {
  beforeEach(() => beginAt(firstTurn));

  it('has sixteen worker spaces once everyone has a starting tile', () => {
    const buttons = active.buttons(table);
    expect(buttons).toHaveLength(16 + 5);
    expect(new Set(buttons.map(({ customId }) => customId)).size).toBe(21);
    expect(offers(table, 'take').length).toBeGreaterThan(0);
    expect(table.attachments.at(-1)).toMatchObject({ filename: 'table.png', width: 1000 });
  });

  it('says that everyone has a starting tile only once everyone has', () => {
    const choices = third
      .messages()
      .map(readMessage)
      .filter((words) => / took a starting tile$/m.test(words));
    expect(choices.length).toBeGreaterThan(1);
    for (const words of choices.slice(0, -1)) expect(words).not.toMatch(/Everyone has a starting tile/);
  });

  it('lets the other player only plan, and refuses spectators', async () => {
    const [worker] = offers(table, 'take');
    await other.press(worker?.customId ?? '');
    const plan = scene.inLanguageOf(other, /\*\*Plan\*\* – it’s Bruno’s turn/, /\*\*Plan\*\* – le toca a Ada/);
    expect(await scene.toldPrivately(other)).toMatch(plan);
    await pressVerb(other, 'drop', await other.answer());
    await third.press(worker?.customId ?? '');
    expect(await scene.toldPrivately(third)).toMatch(/not in this game/);
  });

  it('shows scores in private to anyone', async () => {
    await third.slash('cities scores');
    expect(await scene.toldPrivately(third)).toMatch(/\*\*Ada\*\* – \d+\n\*\*Bruno\*\* – \d+/);
    await third.press('Scores');
    expect(await scene.toldPrivately(third)).toMatch(/\*\*Ada\*\* – \d+/);
  });

  it('shows neighborhoods and rules in private to anyone', async () => {
    await guest.slash('cities neighborhood');
    expect(await scene.toldPrivately(guest)).toMatch(/\(picture: Barrio de Bruno/);
    await third.press('My neighborhood');
    expect(await scene.toldPrivately(third)).toMatch(/\(picture: All neighborhoods.*Ada.*Bruno/s);
    await host.press('My neighborhood');
    expect(await scene.toldPrivately(host)).toMatch(/\(picture: Ada’s neighborhood/);
    await third.press('More');
    await third.answer();
    await third.press('All neighborhoods');
    expect(await scene.toldPrivately(third)).toMatch(/\(picture: .*Ada.*Bruno/s);
    await guest.press('Rules');
    expect(await scene.toldPrivately(guest)).toMatch(/En cada ronda/);
  });

  it('opens a private panel when a worker is sent; a double press sends one worker', async () => {
    await active.pressTwice(openWorkers(turn)[0].customId);
    const panel = await active.finds('the panel', (message) => offers(message, 'back').length > 0);
    expect(readMessage(panel)).toMatch(scene.inLanguageOf(active, /You took/, /Has tomado/));
    await other.slash('cities scores');
    await other.answer();
    const panels = active.messages().filter((message) => offers(message, 'put', 'menu').length > 0);
    expect(new Set(panels.map(readMessage)).size).toBe(1);
    expect(active.isPrivate(panel)).toBe(true);
    for (const bystander of [other, third]) expect(bystander.canSee(/You took|Has tomado/)).toBe(false);
    expect(offers(panel, 'put', 'menu').length).toBeGreaterThan(0);
  });
});

describe('a turn that has begun', () => {
  let panel: APIMessage;

  beforeEach(async () => {
    await beginAt(workerSent);
    panel = panelOf(active);
  });

  it('lets you take another space, and answers the panel of the first one with a link to the table', async () => {
    const [worker, another] = openWorkers(turn);
    const first = structuredClone(panel);
    await active.press(another.customId);
    expect(await scene.toldPrivately(active)).toMatch(scene.inLanguageOf(active, /You took/, /Has tomado/));
    await active.forge(offers(first, 'put', 'menu')[0]?.customId ?? '', first, ['0']);
    const words = await active.sees(
      scene.inLanguageOf(active, /Press \*\*My turn\*\*/, /Pulsa \*\*My turn\*\*/),
      first,
    );
    expect(readMessage(words)).toMatch(LINK);
    expect(readMessage(words)).toContain(table.id);
    expect(offers(await pressAndRead(active, worker), 'put', 'menu').length).toBeGreaterThan(0);
  });

  it('undoes step by step, even the worker', async () => {
    const [place] = offers(panel, 'put', 'menu');
    if (!place) throw new Error('Nothing can be put down.');
    panel = await pressAndRead(active, place);
    panel = await pressVerb(active, 'back', panel);
    expect(offers(panel, 'put', 'menu')).toContainEqual(place);
    panel = await pressVerb(active, 'back', panel);
    expect(readMessage(panel)).toMatch(scene.inLanguageOf(active, /What would you like to take/, /Qué te llevas/));
    panel = await pressAndRead(active, openWorkers(turn)[0]);
    expect(offers(panel, 'put', 'menu')).toContainEqual(place);
  });

  it('goes on after a restart, without registering commands again', async () => {
    scene.harness.requests.length = 0;
    await scene.harness.stop();
    await scene.harness.start();
    expect(scene.harness.requests.filter((request) => request.startsWith('PUT'))).toEqual([]);
    panel = await pressVerb(active, 'mine', table);
    expect(active.isPrivate(panel)).toBe(true);
    expect(readMessage(panel)).toMatch(scene.inLanguageOf(active, /You took/, /Has tomado/));
    expect(offers(await prepareTurn(active, panel), 'confirm')).toHaveLength(1);
  });

  it('posts one new table after Confirm, and takes the buttons off the old one', async () => {
    const ready = await prepareTurn(active, panel);
    const [old, posts] = [structuredClone(table), third.messages().length];
    await active.pressTwice(offers(ready, 'confirm')[0]?.customId ?? '');
    const next = await scene.turn(old);
    await third.press('Scores');
    await third.answer();
    expect(third.messages()).toHaveLength(posts + 2);
    expect(offers(scene.now(old))).toEqual([]);
    expect(await next.active.press(offers(old, 'take')[0]?.customId ?? '', old)).toBe('refused');
    await next.active.forge(offers(old, 'take')[0]?.customId ?? '', old);
    const words = await scene.toldPrivately(next.active);
    expect(words).toMatch(scene.inLanguageOf(next.active, /The table has moved on/, /La mesa ha avanzado/));
    expect(words).toContain(next.table.id);
  });
});
