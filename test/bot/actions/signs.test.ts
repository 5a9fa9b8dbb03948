import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAME_IDS } from '#games';
import { WORDS } from '#games/words';
import { InProcessHarness } from '../../rig/in-process-harness.ts';
import { readMessage } from '../../rig/message-text.ts';
import { chooseStarts, mover, offers, pressAndRead, pressVerb, startGame } from '../../rig/table-buttons.ts';

describe('what do the signs mean', () => {
  let harness: InProcessHarness;
  beforeAll(async () => {
    harness = await InProcessHarness.open();
  });
  afterAll(() => harness.close());

  it.each(GAME_IDS)('is answered in private, below the rules of %s, and leads back to them', async (game) => {
    const ada = harness.person('Ada');
    await ada.slash('cities rules', { game });
    const answer = await pressVerb(ada, 'signs', await ada.answer());
    expect(ada.isPrivate(answer)).toBe(true);
    const [picture] = answer.attachments;
    expect(picture?.description).toContain(Object.values(WORDS[game].legend!.en)[0]);
    const [first] = offers(answer, 'topic');
    const rules = await pressAndRead(ada, first!);
    expect(readMessage(rules)).toContain(`## ${WORDS[game].texts.en.name}`);
  });

  it('is answered in the language of the person who asks', async () => {
    const bruno = harness.person('Bruno').speak('es-ES');
    await bruno.slash('cities rules', { game: 'wonders' });
    const answer = await pressVerb(bruno, 'signs', await bruno.answer());
    expect(answer.attachments[0]?.description).toContain(WORDS.wonders.legend!.es['debt']);
  });

  it('opens in the place of the panel, and leads back to it', async () => {
    const players = [harness.person('Ada'), harness.person('Bruno')] as const;
    const table = await chooseStarts(players, await startGame(players));
    const owner = mover(players, table);
    const panel = await pressAndRead(owner, offers(table, 'take')[0]!);
    expect(owner.isPrivate(panel)).toBe(true);
    const before = readMessage(panel);
    const answer = await pressVerb(owner, 'signs', panel);
    expect(answer.id).toBe(panel.id);
    expect(readMessage(await pressVerb(owner, 'mine', answer))).toBe(before);
  });

  it('says plainly that there is nothing on a game that nobody knows', async () => {
    const ada = harness.person('Ada');
    await ada.slash('cities rules', { game: 'cities' });
    const [offer] = offers(await ada.answer(), 'signs');
    await ada.forge(offer!.customId.replace(/\d+$/, '99'));
    expect(readMessage(await ada.answer())).toMatch(/no rules on that/);
  });
});
