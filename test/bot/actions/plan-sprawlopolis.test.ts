import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { InProcessHarness } from '../../rig/in-process-harness.ts';
import { readMessage } from '../../rig/message-text.ts';
import { mover, offers, pressVerb, startGame, tableAfter } from '../../rig/table-buttons.ts';

describe.each(['en-US', 'es-ES'] as const)('a turn of Sprawlopolis planned before it comes, in %s', (locale) => {
  let harness: InProcessHarness;

  beforeEach(async () => {
    harness = await InProcessHarness.open({ seed: () => 'a card planned ahead' });
  });
  afterEach(() => harness.close());

  it('is kept as it is selected from the first, by the button its words name', async () => {
    const players = [harness.person('Ada').speak(locale), harness.person('Bruno').speak(locale)] as const;
    const table = await startGame([...players], 0, { game: 'sprawlopolis', language: 'en', hints: 'always' });
    const active = mover(players, table);
    const owner = players.find((each) => each !== active)!;
    const panel = await pressVerb(owner, 'mine', table);
    const [keep] = offers(panel, 'keep');
    const { label } = owner.buttons(panel).find(({ customId }) => customId === keep?.customId)!;
    expect(readMessage(panel)).toContain(`**${label}**`);
    const kept = await pressVerb(owner, 'keep', panel);
    expect(offers(kept, 'revise')).toHaveLength(1);
    const mine = await pressVerb(active, 'mine', table);
    await pressVerb(active, 'confirm', mine);
    const next = await tableAfter(owner, table);
    await pressVerb(owner, 'plan', next);
    expect(mover(players, await tableAfter(owner, next))).toBe(active);
  });
});
