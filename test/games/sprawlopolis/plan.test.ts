import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '../../rig/chat-player.ts';
import { InProcessHarness } from '../../rig/in-process-harness.ts';
import { readMessage } from '../../rig/message-text.ts';
import { mover, offers, placeFirst, pressVerb, startGame, tableAfter } from '../../rig/table-buttons.ts';

/** Tests below follow one game. */
describe.each(['en-US', 'es-ES'] as const)('a card planned before its turn, in %s', (locale) => {
  let harness: InProcessHarness;
  let players: [Player, Player];
  let table: APIMessage;
  let active: Player;
  let other: Player;
  let panel: APIMessage;

  const say = (english: RegExp, spanish: RegExp) => (locale === 'en-US' ? english : spanish);

  function look(next: APIMessage) {
    table = next;
    active = mover(players, table);
    other = active === players[0] ? players[1] : players[0];
  }

  beforeAll(async () => {
    harness = await InProcessHarness.open({ seed: () => 'a card planned ahead' });
    players = [harness.person('Ada').speak(locale), harness.person('Bruno').speak(locale)];
    look(await startGame(players, 0, { game: 'sprawlopolis', language: 'en' }));
  });
  afterAll(() => harness.close());

  it('begins with what one holds', async () => {
    const cards = await pressVerb(other, 'home', table);
    expect(offers(cards, 'mine')).toHaveLength(1);
    panel = await pressVerb(other, 'mine', cards);
    expect(readMessage(panel)).toMatch(say(/\*\*Plan\*\* – it’s/, /\*\*Plan\*\* – le toca/));
    expect(offers(await pressVerb(active, 'home', table), 'mine')).toEqual([]);
  });

  it('can be shown to all as a proposal, and kept', async () => {
    panel = await placeFirst(other, panel);
    expect(offers(panel, 'post')).toHaveLength(1);
    await pressVerb(other, 'post', panel);
    await active.sees(/proposes/);
    await harness.stop();
    await harness.start();
    const proposal = await active.sees(/proposes/);
    await pressVerb(active, 'approve', proposal);
    await active.sees(/Agreed: (Ada|Bruno) \(1 of 1\)/);
    const kept = await pressVerb(other, 'keep', panel);
    expect(readMessage(kept)).toMatch(say(/Plan saved/, /Plan guardado/));
  });

  it('is placed with one press when the turn has come', async () => {
    const laid = await placeFirst(active, await pressVerb(active, 'mine', table));
    await pressVerb(active, 'confirm', laid);
    look(await tableAfter(active, table));
    expect(offers(table, 'plan')).toHaveLength(1);
    await pressVerb(active, 'plan', table);
    const owner = active;
    look(await tableAfter(active, table));
    expect(active).not.toBe(owner);
    expect(offers(table, 'plan')).toEqual([]);
  });
});
