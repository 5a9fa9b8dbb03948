import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { words } from '#i18n';
import type { Player } from '../../rig/chat-player.ts';
import { InProcessHarness } from '../../rig/in-process-harness.ts';
import { readMessage } from '../../rig/message-text.ts';
import { chooseStarts, mover, offers, pressVerb, startGame } from '../../rig/table-buttons.ts';

const bold = (text: string): string[] => [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, phrase]) => phrase!);

describe.each([
  ['en', 'es', 'es-ES'],
  ['es', 'en', 'en-US'],
] as const)('at a table in %s, who reads %s', (posted, read, locale) => {
  let harness: InProcessHarness;
  let players: [Player, Player];

  beforeAll(async () => {
    harness = await InProcessHarness.open({ seed: () => 'posted' });
    players = [harness.person('Ada').speak(locale), harness.person('Bruno').speak(locale)];
  });
  afterAll(() => harness.close());

  it('is told in that language of the buttons as they are called at the table', async () => {
    const table = await chooseStarts(players, await startGame(players, 0, { language: posted }));
    const stranger = harness.person('Chen').speak(locale);
    const refused = readMessage(await pressVerb(stranger, 'mine', table));
    const [own, shown] = [words(read), words(posted)];
    expect(refused.replace(/\*\*[^*]+\*\*/g, '')).toBe(own('bot.refusal.stranger').replace(/\*\*[^*]+\*\*/g, ''));
    const labels = [shown('bot.table.scores'), shown('bot.table.rules'), shown('bot.table.more')];
    expect(bold(refused)).toEqual(labels);
    expect(
      harness
        .person('Ada')
        .buttons(table)
        .map(({ label }) => label),
    ).toEqual(expect.arrayContaining(labels));

    const active = mover(players, table);
    const other = active === players[0] ? players[1] : players[0];
    const planned = await pressVerb(other, 'take', table);
    const kept = readMessage(
      await pressVerb(other, 'keep', offers(planned, 'keep').length ? planned : await readied(other, planned)),
    );
    expect(kept).toContain(`**${shown('bot.plan.button')}**`);
  });

  /** A plan is kept once something is chosen. */
  async function readied(player: Player, panel: Awaited<ReturnType<typeof pressVerb>>) {
    let shown = panel;
    while (offers(shown, 'keep').length === 0) shown = await pressVerb(player, 'put', shown);
    return shown;
  }
});
