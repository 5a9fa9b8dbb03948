import { expect, it } from 'vitest';
import { readMessage } from '../rig/reading.ts';
import { pressVerb, startGame } from '../rig/table.ts';
import { type Tables, wholeGames } from './whole-game.ts';

const TABLES: Tables = [['two people', { channel: 'town-square', people: ['Ada', 'Bruno'], chosen: {} }]];
const OVER = /The game is over/;

wholeGames(TABLES, (house) => {
  it('begins with the hash of the shuffle, whoever chooses first', async () => {
    const host = house().person('Gael', 'chatter').speak('en-US');
    // Three computers mostly choose before the host; who begins is part of the shuffle.
    for (let game = 0; game < 3; game++) {
      expect(readMessage(await startGame([host], 3))).toMatch(/Fair shuffle: `[0-9a-f]{16}`/);
      await host.slash('cities end');
      await pressVerb(host, 'finish', await host.answer());
    }
  });

  it('can be played again', async () => {
    const player = house().person('Ada');
    const answer = await pressVerb(player, 'rematch', await player.sees(OVER));
    expect(readMessage(answer)).not.toMatch(/no longer of use/);
  });
});
