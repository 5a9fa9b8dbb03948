import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '../../src/local/discord-limits.ts';
import type { Player } from '../rig/chat-player.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { readMessage } from '../rig/message-text.ts';
import {
  chooseStarts,
  mover,
  offers,
  prepareTurn,
  pressAndRead,
  pressVerb,
  startGame,
  tableAfter,
} from '../rig/table-buttons.ts';

describe('the private messages of a person at a table', () => {
  let harness: InProcessHarness;
  let players: [Player, Player];
  let table: APIMessage;
  let active: Player;
  let other: Player;

  beforeEach(async () => {
    harness = await InProcessHarness.open({ seed: () => 'private messages' });
    players = [harness.person('Ada'), harness.person('Bruno').speak('en-US')];
    table = await chooseStarts(players, await startGame(players));
    active = mover(players, table);
    other = active === players[0] ? players[1] : players[0];
  });
  afterEach(async () => {
    expect(harness.output).not.toMatch(/"level":(40|50|60)/);
    await harness.close();
  });

  const own = (player = active): APIMessage[] => player.messages().filter((message) => player.isPrivate(message));
  const idsOf = (messages: readonly APIMessage[]) => messages.map(({ id }) => id);
  /** Takes building pieces at the table: each is placed by a press of its own. */
  const takePieces = () => pressAndRead(active, offers(table, 'take')[12]!);
  const deletions = (from: number) =>
    harness.requests.slice(from).filter((request) => /^DELETE \/webhooks\/.* 204$/.test(request));
  /** Presses on this very message, though a newer one may have the same button. */
  const pressOn = (message: APIMessage, verb: string) => active.press(offers(message, verb)[0]!.customId, message);

  it('are one: each new one takes the place of the one before', async () => {
    const panel = await takePieces();
    const scores = await pressVerb(active, 'scores', table);
    await active.loses(panel);
    expect(idsOf(own())).toEqual([scores.id]);
    const again = await pressVerb(active, 'mine', table);
    await active.loses(scores);
    expect(idsOf(own())).toEqual([again.id]);
    expect(readMessage(again)).toBe(readMessage(panel));
    await active.slash('cities rules');
    const rules = await active.answer();
    await active.loses(again);
    expect(idsOf(own())).toEqual([rules.id]);
  });

  it('are each person’s own, and a lesson’s is not the table’s', async () => {
    const panel = await takePieces();
    await pressVerb(other, 'mine', table);
    expect(idsOf(own())).toEqual([panel.id]);
    await active.slash('cities learn');
    const lesson = await active.answer();
    await pressVerb(active, 'more', table);
    await active.loses(panel);
    expect(idsOf(own())).toContain(lesson.id);
    expect(own()).toHaveLength(2);
  });

  it('go with Confirm, which leaves nothing behind', async () => {
    const panel = await prepareTurn(active, await takePieces());
    await pressVerb(active, 'confirm', panel);
    await active.loses(panel);
    await tableAfter(active, table);
    expect(own()).toEqual([]);
  });

  it('show what is looked at in the place of the panel, and lead back to what it showed', async () => {
    const panel = await takePieces();
    const [first] = offers(panel, 'show', 'put', 'menu');
    const shown = await pressAndRead(active, first!);
    const before = structuredClone(shown);
    for (const verb of ['rules', 'signs', 'hint']) {
      const look = await pressVerb(active, verb, shown);
      expect(look.id, verb).toBe(panel.id);
      expect(offers(look, 'mine'), verb).toHaveLength(1);
      const back = await pressVerb(active, 'mine', look);
      expect(readMessage(back), verb).toBe(readMessage(before));
      expect(offers(back), verb).toEqual(offers(before));
    }
    expect(idsOf(own())).toEqual([panel.id]);
  });

  it('go on leading back after one look has led to another', async () => {
    const panel = await takePieces();
    const before = readMessage(panel);
    const rules = await pressVerb(active, 'rules', panel);
    const topic = await pressAndRead(active, offers(rules, 'topic').at(-1)!);
    const signs = await pressVerb(active, 'signs', topic);
    expect(readMessage(await pressVerb(active, 'mine', signs))).toBe(before);
    // Of what the table opened, More leads to the rest and back.
    const more = await pressVerb(other, 'more', table);
    const look = await pressVerb(other, 'all', more);
    expect(look.id).toBe(more.id);
    expect(offers(await pressVerb(other, 'more', look), 'fair')).toHaveLength(1);
  });

  it('are one for an impatient thumb, too', async () => {
    await active.pressTwice(offers(table, 'mine')[0]!.customId);
    const panel = await active.finds('the panel', (each) => active.isPrivate(each) && offers(each, 'take').length > 0);
    expect(own()).toHaveLength(1);
    const ready = await prepareTurn(active, await pressAndRead(active, offers(panel, 'take')[12]!));
    const answered = harness.output.length;
    await active.pressTwice(offers(ready, 'confirm')[0]!.customId);
    await harness.waitForLog(/"what":"confirm".*"outcome":"repeated"/, answered);
    table = await tableAfter(active, table);
    expect(own()).toEqual([]);
    expect(readMessage(table)).toContain(`**${active === players[0] ? 'Ada' : 'Bruno'}**`);
  });

  it('answer the same press once more as soon as it has an answer', async () => {
    const shown: string[] = [];
    while (shown.length < 5) shown.push((await pressVerb(active, 'scores', table)).id);
    expect(new Set(shown).size).toBe(5);
    await expect.poll(() => idsOf(own())).toEqual(shown.slice(-1));
  });

  it('keep the panel beside a refusal, which goes with the next press', async () => {
    const panel = await takePieces();
    await active.forge(offers(panel, 'rules')[0]!.customId.replace(/:rules:.*/, ':confirm:0123456789'), panel);
    const refusal = await active.answer();
    expect(idsOf(own())).toEqual([panel.id, refusal.id]);
    await active.forge(offers(panel, 'rules')[0]!.customId.replace(/:rules:.*/, ':confirm:9876543210'), panel);
    const second = await active.answer();
    await active.loses(refusal);
    expect(idsOf(own())).toEqual([panel.id, second.id]);
    await prepareTurn(active, panel);
    await active.loses(second);
    expect(idsOf(own())).toEqual([panel.id]);
  });

  it('stay after their token expires in 15 minutes, and new ones still come', async () => {
    const panel = await takePieces();
    const before = harness.requests.length;
    harness.clock.advance(LIMITS.tokenTime);
    const scores = await pressVerb(active, 'scores', table);
    await pressVerb(other, 'scores', table);
    expect(idsOf(own())).toEqual([panel.id, scores.id]);
    expect(deletions(before)).toEqual([]);
    // A press renews it.
    await pressOn(panel, 'rules');
    await active.loses(scores);
    await pressVerb(active, 'scores', table);
    await active.loses(panel);
    expect(own()).toHaveLength(1);
  });

  it('can be dismissed by their reader, and the next one still comes', async () => {
    const panel = await takePieces();
    active.dismiss(panel);
    const again = await pressVerb(active, 'mine', table);
    expect(readMessage(again)).toBe(readMessage(panel));
    const ready = await prepareTurn(active, again);
    await pressVerb(active, 'confirm', ready);
    await tableAfter(active, table);
    expect(own()).toEqual([]);
  });

  it('are left where they are after a restart', async () => {
    const panel = await takePieces();
    await harness.stop();
    await harness.start();
    const again = await pressVerb(active, 'mine', table);
    expect(idsOf(own())).toEqual([panel.id, again.id]);
    // The old one works, and takes the place of the new one.
    await pressOn(panel, 'rules');
    await active.loses(again);
    expect(idsOf(own())).toEqual([panel.id]);
  });

  it('answer plainly when the table has moved on: a hint, Play this, the signs', async () => {
    const panel = await pressVerb(active, 'mine', table);
    const hint = structuredClone(await pressVerb(active, 'hint', panel));
    const ready = await prepareTurn(active, await takePieces());
    const [signs, asked] = [offers(ready, 'signs')[0]!, offers(ready, 'hint')[0]!];
    await pressVerb(active, 'confirm', ready);
    const next = await tableAfter(active, table);
    const log = readMessage(next);
    await active.forge(offers(hint, 'follow')[0]!.customId, next);
    expect(readMessage(await active.answer())).not.toMatch(/^$|\{\{|Something went wrong/);
    await active.forge(asked.customId, next);
    expect(readMessage(await active.answer())).not.toMatch(/^$|\{\{|Something went wrong/);
    await active.forge(signs.customId, next);
    expect((await active.answer()).attachments).toHaveLength(1);
    await pressVerb(active, 'scores', next);
    expect(readMessage(next)).toBe(log);
    await expect.poll(own).toHaveLength(1);
  });
});
