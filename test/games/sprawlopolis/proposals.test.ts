import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '../../rig/chat-player.ts';
import { InProcessHarness } from '../../rig/in-process-harness.ts';
import { readMessage } from '../../rig/message-text.ts';
import { mover, type Offer, offers, pressAndRead, pressVerb, startGame, tableAfter } from '../../rig/table-buttons.ts';

const LANGUAGES = [
  {
    language: 'en',
    locale: 'en-US',
    hand: (name: string) => new RegExp(`${name} has ([^.]+)\\.`),
    level: /City of Sprawlopolis, harder game\./,
    whose: (name: string) => `It’s **${name}**’s turn, so these are their cards.`,
    proposes: /proposes/,
    agreed: (name: string) => `Agreed: ${name} (1 of 1)`,
    against: (name: string) => `Against: ${name}`,
    played: (name: string) => `${name} played this.`,
    changed: /The city has changed\./,
    late: /The city has changed since this was proposed/,
    cardless: /You don’t have this card/,
  },
  {
    language: 'es',
    locale: 'es-ES',
    hand: (name: string) => new RegExp(`${name} tiene ([^.]+)\\.`),
    level: /Ciudad de Sprawlopolis, nivel difícil\./,
    whose: (name: string) => `Le toca a **${name}**, así que estas son sus cartas.`,
    proposes: /propone/,
    agreed: (name: string) => `De acuerdo: ${name} (1 de 1)`,
    against: (name: string) => `Mejor no: ${name}`,
    played: (name: string) => `${name} ha jugado esto.`,
    changed: /La ciudad ha cambiado\./,
    late: /La ciudad ha cambiado desde esta propuesta/,
    cardless: /No tienes esta carta/,
  },
] as const;

describe.each(LANGUAGES)('a city that is talked over, in $language', (said) => {
  const { language, locale } = said;
  let harness: InProcessHarness;
  let ada: Player;
  let chen: Player;
  let table: APIMessage;
  let active: Player;
  let other: Player;

  const nameOf = (player: Player) => (player === ada ? 'Ada' : 'Chen');
  const now = ({ id }: APIMessage) => harness.world.posts.get(id)!.message;
  const labels = (message: APIMessage) => ada.buttons(message).map(({ label }) => label.replace('✓ ', ''));

  function look(next: APIMessage) {
    table = next;
    active = mover([ada, chen], table);
    other = active === ada ? chen : ada;
  }

  const begin = async (options: Record<string, string> = {}) =>
    look(await startGame([ada, chen], 0, { game: 'sprawlopolis', language, hints: 'always', ...options }));

  async function callOff() {
    await ada.slash('cities end');
    await pressVerb(ada, 'finish', await ada.answer());
    await ada.answer();
  }

  /** Shows one of the lettered places to all, and returns what everyone sees of it. */
  async function show(player: Player, letter: number): Promise<APIMessage> {
    const before = player.last();
    const talk = await pressVerb(player, 'propose', table);
    await pressVerb(player, 'post', await pressAndRead(player, offers(talk, 'suggest')[letter]!));
    return player.finds('the proposal', (one) => one.id > before.id && said.proposes.test(readMessage(one)));
  }

  beforeAll(async () => {
    harness = await InProcessHarness.open();
    [ada, chen] = [harness.person('Ada').speak(locale), harness.person('Chen').speak(locale)];
  });
  afterAll(() => harness.close());

  it('shows with open hands to everyone who holds what, and how hard it is', async () => {
    await begin({ hands: 'open', difficulty: 'harder' });
    expect(readMessage(table)).toMatch(said.level);
    for (const player of [ada, chen]) expect(readMessage(table)).toMatch(said.hand(nameOf(player)));
  });

  it('lets who plans propose an own card then, too, which the seat to move does not hold', async () => {
    const before = other.last();
    await pressVerb(other, 'post', await pressVerb(other, 'mine', table));
    const shown = await other.finds('it', (one) => one.id > before.id && said.proposes.test(readMessage(one)));
    expect(offers(shown).map(({ verb }) => verb)).toEqual(['approve', 'object', 'change-shown']);
    const [card] = said.hand(nameOf(other)).exec(readMessage(table))!.slice(1);
    expect(readMessage(shown)).toContain(card);
    const changed = await pressVerb(other, 'change-shown', shown);
    expect(labels(changed)).toContain(card);
    expect(readMessage(changed)).not.toContain(said.whose(nameOf(active)));
    expect(readMessage(await pressVerb(other, 'hint', changed))).toContain(`**${card}**`);
  });

  it('lets anyone propose then from the hand of the seat to move, which plays it with one press', async () => {
    const cards = said
      .hand(nameOf(active))
      .exec(readMessage(table))![1]!
      .split(/, (?=\S)/);
    const talk = await pressVerb(other, 'propose', table);
    expect(other.isPrivate(talk)).toBe(true);
    expect(readMessage(talk)).toContain(said.whose(nameOf(active)));
    expect(labels(talk)).toEqual(expect.arrayContaining(cards));
    // Who is to move talks of the same cards, and need not be told whose they are.
    const own = await pressVerb(active, 'propose', table);
    expect(readMessage(own)).not.toContain(said.whose(nameOf(active)));
    expect(labels(own)).toEqual(expect.arrayContaining(cards));
    const [passed, taken] = [await show(other, 1), await show(other, 0)];
    for (const shown of [passed, taken])
      expect(offers(shown).map(({ verb }) => verb)).toEqual(['approve', 'object', 'play-shown', 'change-shown']);
    const [old, player] = [table, active];
    const [{ customId }] = offers(taken, 'play-shown') as [Offer];
    await pressVerb(player, 'play-shown', taken);
    look(await tableAfter(ada, old));
    expect(active).not.toBe(player);
    await expect.poll(() => readMessage(now(taken))).toContain(said.played(nameOf(player)));
    expect(readMessage(now(taken))).not.toMatch(said.changed);
    await expect.poll(() => readMessage(now(passed))).toMatch(said.changed);
    for (const shown of [passed, taken]) expect(offers(now(shown))).toEqual([]);
    await active.forge(customId, taken);
    expect(readMessage(await active.answer())).toMatch(said.late);
    await callOff();
  });

  it('keeps closed hands to their owners: others agree by name, and play only what they hold', async () => {
    await begin();
    for (const player of [ada, chen]) expect(readMessage(table)).not.toMatch(said.hand(nameOf(player)));
    expect(readMessage(await pressVerb(other, 'propose', table))).not.toContain(said.whose(nameOf(active)));
    const shown = await show(other, 0);
    expect(offers(shown).map(({ verb }) => verb)).toEqual(['approve', 'object', 'change-shown']);
    await pressVerb(active, 'approve', shown);
    await expect.poll(() => readMessage(now(shown))).toContain(said.agreed(nameOf(active)));
    await pressVerb(active, 'object', now(shown));
    await expect.poll(() => readMessage(now(shown))).toContain(said.against(nameOf(active)));
    expect(readMessage(now(shown))).not.toContain(said.agreed(nameOf(active)));
    const [change] = offers(shown, 'change-shown');
    await active.forge(change!.customId.replace('change-shown', 'play-shown'), now(shown));
    expect(readMessage(await active.answer())).toMatch(said.cardless);
    await callOff();
  });

  it('has nothing to propose for who plays alone', async () => {
    const first = await startGame([ada], 0, { game: 'sprawlopolis', language, hints: 'always' });
    expect(offers(first, 'propose')).toEqual([]);
    const panel = await pressVerb(ada, 'mine', first);
    expect(offers(panel, 'confirm')).toHaveLength(1);
    expect(offers(panel, 'post')).toEqual([]);
    await callOff();
  });
});
