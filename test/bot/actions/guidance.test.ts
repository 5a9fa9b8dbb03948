import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '../../rig/chat-player.ts';
import { InProcessHarness } from '../../rig/in-process-harness.ts';
import { readMessage } from '../../rig/message-text.ts';
import { chooseStarts, mover, offers, prepareTurn, pressVerb, startGame, tableAfter } from '../../rig/table-buttons.ts';

describe.each(['en-US', 'es-ES'] as const)('a player who needs help, in %s', (locale) => {
  let harness: InProcessHarness;
  let players: readonly [Player, Player];
  let stranger: Player;
  let table: APIMessage;
  let active: Player;
  let other: Player;

  const say = (english: RegExp, spanish: RegExp) => (locale === 'en-US' ? english : spanish);

  function look(next: APIMessage) {
    table = next;
    active = mover(players, table);
    other = active === players[0] ? players[1] : players[0];
  }

  beforeAll(async () => {
    harness = await InProcessHarness.open({ seed: () => 'guidance' });
    players = [harness.person('Ada'), harness.person('Bruno')];
    stranger = harness.person('Chen');
    for (const player of [...players, stranger]) player.speak(locale);
    look(await chooseStarts(players, await startGame(players, 0, { language: 'en' })));
  });
  afterAll(() => harness.close());

  async function pressSpace(player: Player, row: number, place: number): Promise<APIMessage> {
    await player.press(active.buttons(table)[row * 4 + place]?.customId ?? '', table);
    return player.answer();
  }

  async function takeCard(place: number): Promise<void> {
    await pressVerb(active, 'confirm', await pressSpace(active, 0, place));
    look(await tableAfter(active, table));
  }

  it('finds the rules on what is at hand, at the table and in a panel', async () => {
    expect(readMessage(await pressVerb(active, 'rules', table))).toMatch(
      say(/## Cities · A round/, /## Cities · Una ronda/),
    );
    const panel = await pressSpace(active, 0, 0);
    expect(readMessage(await pressVerb(active, 'rules', panel))).toMatch(
      say(/· Scoring cards/, /· Cartas de puntuación/),
    );
    const tile = await pressSpace(active, 1, 0);
    expect(readMessage(await pressVerb(active, 'rules', tile))).toMatch(say(/· Tiles/, /· Losetas/));
    // A person who plans gets the rules for the plan; a spectator those for the public view.
    const plan = await pressSpace(other, 2, 0);
    expect(readMessage(await pressVerb(other, 'rules', plan))).toMatch(say(/· Features/, /· Atributos/));
    expect(readMessage(await pressVerb(stranger, 'rules', table))).toMatch(say(/· A round/, /· Una ronda/));
  });

  it('takes a card by its name, or plans it', async () => {
    const labels = (player: Player, panel: APIMessage) => player.buttons(panel).map(({ label }) => label);
    const taken = labels(active, await pressSpace(active, 0, 0));
    expect(taken.slice(0, 2)).toEqual(locale === 'en-US' ? ['Take it', 'Back'] : ['Tomarla', 'Atrás']);
    expect(taken.slice(2, 4)).toEqual([expect.stringMatching(/^◀ /), expect.stringMatching(/ ▶$/)]);
    expect(labels(other, await pressSpace(other, 0, 1))[0]).toBe(locale === 'en-US' ? 'Plan it' : 'Ponerla en mi plan');
  });

  it('hears in private why a grayed space can’t be had', async () => {
    const first = active;
    await takeCard(0);
    const own = await pressSpace(first, 0, 0);
    expect(first.isPrivate(own)).toBe(true);
    expect(readMessage(own)).toMatch(
      say(/You already have a worker on space 1 in the scoring cards row/, /Tu trabajador ya está en la casilla 1/),
    );
    expect(readMessage(await pressSpace(active, 0, 0))).toMatch(
      say(/already took space 1 in the scoring cards row/, /ha tomado la casilla 1/),
    );
    expect(readMessage(await pressSpace(stranger, 0, 0))).toMatch(
      say(/already took space 1/, /ha tomado la casilla 1/),
    );
    await takeCard(1);
    await takeCard(2);
    // Two workers a row: the space left is for the player to move, not for the one who has sent both.
    expect(offers(table, 'why')).toHaveLength(3);
    const spent = say(/You’ve already sent 2 workers to the scoring cards/, /Ya has enviado 2 trabajadores a/);
    expect(readMessage(await pressSpace(first, 0, 3))).toMatch(spent);
    await pressVerb(active, 'confirm', await prepareTurn(active, await pressSpace(active, 3, 0)));
    look(await tableAfter(active, table));
    expect(active).toBe(first);
    expect(offers(table, 'why')).toHaveLength(5);
    expect(readMessage(await pressSpace(first, 0, 3))).toMatch(spent);
    const others = say(/(Ada|Bruno) has already sent 2 workers.*\*\*My turn\*\*/, /ya ha enviado 2 trabajadores/);
    expect(readMessage(await pressSpace(other, 0, 3))).toMatch(others);
    // Only the asker is told, and nothing is played.
    expect(offers(table, 'take')).toHaveLength(11);
  });
});
