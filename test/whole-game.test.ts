import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Dice, pick } from '../src/engine/rng.ts';
import { dice } from './support/play.ts';
import type { Player } from './support/player.ts';
import { readMessage } from './support/reading.ts';
import { accept, mover, type Offer, offers, pressVerb, startGame } from './support/table.ts';
import { Town } from './support/town.ts';

const NEXT = /The game is over|choose a start tile|it is your turn/;
const OVER = /The game is over/;
const SEED = /Seed `([0-9a-f]{48})`/;
/** Some twenty seconds on an idle machine; only a game that never ends takes this long. */
const PATIENCE = 300_000;
/** The panel of a turn that was taken back whole points to the table's buttons. */
const NOTHING_TAKEN = /one of the worker buttons|uno de los botones de trabajador/;

/** Confirms when that is offered; turns a tile, looks about and takes back now and then, as people do. */
function choose(luck: Dice, panel: APIMessage): Offer {
  const [confirm] = offers(panel, 'confirm');
  const [turn] = offers(panel, 'turn');
  if (turn && luck.roll(2) === 0) return turn;
  if (confirm) return confirm;
  const moves = offers(panel, 'put', 'menu');
  const wanders = offers(panel, 'show', 'back');
  const wander = wanders.length > 0 && (moves.length === 0 || luck.roll(8) === 0);
  return pick(luck, wander ? wanders : moves);
}

/** One turn through the buttons, from the table to the message that follows it. */
async function takeTurn(player: Player, luck: Dice, table: APIMessage): Promise<APIMessage> {
  let panel: APIMessage;
  do {
    panel = await accept(player, pick(luck, offers(table, 'take')));
    while (offers(panel).length > 0) panel = await accept(player, choose(luck, panel));
  } while (NOTHING_TAKEN.test(readMessage(panel)));
  return player.sees(NEXT, table);
}

async function playOut(players: readonly [Player, ...Player[]], computers: number, luck: Dice): Promise<APIMessage> {
  let table = await startGame(players, computers);
  while (!OVER.test(readMessage(table))) table = await takeTurn(mover(players, table), luck, table);
  return table;
}

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
      expectSecretKept(await playOut(players, 0, dice('two people')));
      expect(town.output).not.toMatch(/"level":(40|50|60)/);
    },
    PATIENCE,
  );

  it(
    'is finished by one person with a computer',
    async () => {
      const players = [town.person('Chen', 'game-night')] as const;
      expectSecretKept(await playOut(players, 1, dice('one person')));
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
