import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '../../rig/chat-player.ts';
import { GatedDrawPool } from '../../rig/gated-draw-pool.ts';
import { InProcessHarness } from '../../rig/in-process-harness.ts';
import { type Offer, offers, pressVerb } from '../../rig/table-buttons.ts';

describe('a picture that is out of date', () => {
  const gate = new GatedDrawPool();
  let harness: InProcessHarness;
  let [ada, bruno]: Player[] = [];
  let table: APIMessage;

  beforeAll(async () => {
    harness = await InProcessHarness.open({ drawPool: () => gate.drawPool });
    [ada, bruno] = [harness.person('Ada').speak('en-US'), harness.person('Bruno').speak('en-US')];
    await ada.slash('cities new', { game: 'tourists', hints: 'always' });
    const lobby = await ada.sees(/wants to play/);
    await pressVerb(bruno, 'join', lobby);
    await pressVerb(ada, 'start', lobby);
    table = await ada.sees(/Still building/);
  });
  afterEach(() => gate.open());
  afterAll(() => harness.close());

  const touch = (player: Player, { customId, value }: Offer) =>
    value === null ? player.press(customId) : player.choose(customId, value);

  /** Takes both offers while nothing is drawn; returns how many pictures were drawn in the end. */
  async function hasty(player: Player, [first, second]: readonly Offer[], what: string): Promise<number> {
    const before = await gate.drawn();
    await gate.shut();
    const said = harness.output.length;
    await touch(player, first!);
    await touch(player, second!);
    await harness.waitForLog(new RegExp(`"what":"${what}".*"outcome":"superseded"`), said);
    gate.open();
    await harness.waitForLog(/"outcome":"done"/, said);
    return (await gate.drawn()) - before;
  }

  it('is not drawn where the same person looks at something else in the same message', async () => {
    const panel = await pressVerb(ada!, 'mine', table);
    const before = panel.attachments.map(({ id }) => id);
    const looks = offers(panel, 'show');
    expect(looks.length).toBeGreaterThan(1);
    expect(await hasty(ada!, looks, 'show')).toBe(1);
    expect(panel.attachments.map(({ id }) => id)).not.toEqual(before);
  });

  it('is not drawn where another topic of the rules is chosen', async () => {
    await ada!.slash('cities rules', { game: 'tourists' });
    const drawn = offers(await ada!.answer(), 'topic').filter(({ value }) => /level|placing/.test(value ?? ''));
    expect(await hasty(ada!, drawn, 'topic')).toBe(1);
  });

  it('is drawn for each of two people who look', async () => {
    const looks = await Promise.all(
      [ada!, bruno!].map(async (each) => offers(await pressVerb(each, 'mine', table), 'show')),
    );
    const before = await gate.drawn();
    const said = harness.output.length;
    await gate.shut();
    await Promise.all([touch(ada!, looks[0]![0]!), touch(bruno!, looks[1]![0]!)]);
    gate.open();
    await harness.waitForLog(/"what":"show".*"outcome":"done"/, said);
    const second = harness.output.indexOf('"what":"show"', said) + 1;
    await harness.waitForLog(/"what":"show".*"outcome":"done"/, harness.output.indexOf('\n', second));
    expect((await gate.drawn()) - before).toBe(2);
  });

  it('is not drawn for a table that the next turn replaces', async () => {
    const panels = await Promise.all([ada!, bruno!].map((each) => pressVerb(each, 'mine', table)));
    const before = await gate.drawn();
    await gate.shut();
    const said = harness.output.length;
    await pressVerb(ada!, 'confirm', panels[0]!);
    await bruno!.press(offers(panels[1]!, 'confirm')[0]!.customId, panels[1]!);
    await harness.waitForLog(/"what":"confirm"/, said);
    gate.open();
    const next = await ada!.sees(/Still building/, table);
    // The player who ended the round moves again, and gets the next panel at once.
    const isOwn = (message: APIMessage) => bruno!.isPrivate(message) && message.id > next.id;
    const { attachments: own } = await bruno!.finds('the next turn', isOwn);
    expect(own.length).toBeGreaterThan(0);
    expect((await gate.drawn()) - before).toBe(next.attachments.length + own.length);
  });
});
