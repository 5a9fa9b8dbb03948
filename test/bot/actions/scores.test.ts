import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Player } from '../../rig/chat-player.ts';
import { InProcessHarness } from '../../rig/in-process-harness.ts';
import { readMessage } from '../../rig/message-text.ts';
import { offers, pressVerb } from '../../rig/table-buttons.ts';

const LEADS = { en: /Leading: /, es: /En cabeza: / };
const WON = /\bTie\b|tie for|Winner|wins|Empate|Gana/;

describe.each(['en', 'es'] as const)('scores in mid-game, in %s', (language) => {
  let harness: InProcessHarness;
  let ada: Player;

  beforeEach(async () => {
    harness = await InProcessHarness.open({ seed: () => 'in mid-game' });
    ada = harness.person('Ada').speak(language === 'en' ? 'en-US' : 'es-ES');
  });
  afterEach(() => harness.close());

  async function scoresOf(game: string, computers: number): Promise<string> {
    await ada.slash('cities new', { game, computers });
    const lobby = await ada.sees(/wants to play|quiere jugar/);
    await pressVerb(ada, 'start', lobby);
    const table = await ada.finds('table', (message: APIMessage) => offers(message, 'scores').length > 0);
    return readMessage(await pressVerb(ada, 'scores', table));
  }

  it.each(['cities', 'wonders'])(
    'say who leads %s, also where several have the same, and never who wins',
    async (game) => {
      const told = await scoresOf(game, 2);
      expect(told).toMatch(LEADS[language]);
      expect(told).not.toMatch(WON);
    },
  );

  it('are sorted and broken down in Tourists, and name no winner', async () => {
    const told = await scoresOf('tourists', 2);
    expect(told).toMatch(language === 'en' ? /1\. .*attractions \d+, parks \d+/ : /1\. .*atracciones \d+, parques \d+/);
    expect(told).not.toMatch(WON);
  });
});
