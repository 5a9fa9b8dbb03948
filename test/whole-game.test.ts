import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dice } from './support/play.ts';
import { playOut } from './support/random-player.ts';
import { readMessage } from './support/reading.ts';
import { pressVerb, startGame } from './support/table.ts';
import { Town } from './support/town.ts';

const OVER = /The game is over/;
const SEED = /Seed `([0-9a-f]{48})`/;
/** Some twenty seconds on an idle machine; only a game that never ends takes this long. */
const PATIENCE = 300_000;
describe('a whole game through buttons and menus alone', () => {
  let town: Town;
  /** Every message as it was posted and as it was changed. */
  const heard: APIMessage[] = [];

  beforeAll(async () => {
    town = await Town.open();
    town.world.listen((event) => {
      if (event.kind === 'post' || event.kind === 'edit') heard.push(structuredClone(event.post.message));
    });
  });
  afterAll(() => town.close());

  /** The seed is told at the end, and nowhere before. */
  function expectSecretKept(final: APIMessage) {
    const seed = SEED.exec(readMessage(final))?.[1];
    expect(seed).toBeDefined();
    const told = heard.filter((message) => JSON.stringify(message).includes(seed!));
    expect(new Set(told.map(({ id }) => id))).toEqual(new Set([final.id]));
    expect(final.attachments.at(-1)?.description).toMatch(/Final scores/);
  }

  it(
    'is finished by two people',
    async () => {
      const players = [town.person('Ada'), town.person('Bruno')] as const;
      expectSecretKept(await playOut(players, {}, dice('two people')));
      expect(town.output).not.toMatch(/"level":(40|50|60)/);
    },
    PATIENCE,
  );

  it(
    'is finished by one person with a computer',
    async () => {
      const players = [town.person('Chen', 'game-night')] as const;
      expectSecretKept(await playOut(players, { computers: 1 }, dice('one person')));
      expect(town.output).not.toMatch(/"level":(40|50|60)/);
    },
    PATIENCE,
  );

  it('begins with the hash of the shuffle, whoever chooses first', async () => {
    const host = town.person('Emeka', 'chatter');
    // Three computers mostly choose before the host; who begins is part of the shuffle.
    for (let game = 0; game < 3; game++) {
      expect(readMessage(await startGame([host], 3))).toMatch(/hash is `[0-9a-f]+`/);
      await host.slash('cities end');
      await host.answer();
    }
  });

  it('can be played again', async () => {
    const player = town.person('Ada');
    const answer = await pressVerb(player, 'rematch', await player.sees(OVER));
    expect(readMessage(answer)).not.toMatch(/no longer of use/);
  });
});
