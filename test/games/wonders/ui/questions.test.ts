import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { en } from '../../../../src/games/wonders/words/en.ts';
import { offersOn } from '../../../crawl/message-offers.ts';
import type { Player } from '../../../rig/chat-player.ts';
import { readMessage } from '../../../rig/message-text.ts';
import { offers } from '../../../rig/table-buttons.ts';
import { lastTurn, table } from '../table.ts';
import { Position } from './position.ts';

const { panel: said } = en;

describe('a loss', () => {
  let at: Position;
  /** The first seat strikes turn after turn; hands go on to the left. */
  beforeAll(async () => {
    at = await Position.open(
      table([
        { cards: ['lumber-yard', 'glassworks'], hand: ['hideout', 'well', 'baths', 'altar'] },
        { cards: ['stockade'], coins: 3, hand: ['lair', 'tavern', 'walls', 'school'] },
        { coins: 2, hand: ['opium-stash', 'statue', 'forum', 'arena'] },
      ]),
    );
  });
  afterAll(() => at.close());

  /** What can be pressed besides what explains. */
  const labels = (panel: Parameters<typeof offersOn>[0]) =>
    offersOn(panel).flatMap(({ label, verb }) => (['rules', 'signs', 'why', 'hint'].includes(verb) ? [] : [label]));
  const cityOf = async (seat: number) => (await at.stored()).state.cities[seat]!;

  it('is told at once, and asks those it hits, with one mention each', async () => {
    await at.answer(at.bruno, 4, 'Sell');
    await at.answer(at.chen, 4, 'Sell');
    await at.answer(at.ada, 1, 'Build');
    const told = readMessage(await at.next());
    expect(told).toMatch(/\*\*Ada\*\* built Hideout: all others lose 1/);
    expect(told).toContain(`${at.bruno.mention}, ${at.chen.mention}, will you pay in coins or take debts?`);
    expect(at.called).toEqual(new Set([at.bruno.id, at.chen.id]));
    expect(readMessage(await at.panel(at.ada))).toBe('It’s Bruno and Chen’s turn.');
  });

  it('can be paid with coins for good: that is said, and needs Confirm like everything else', async () => {
    const panel = await at.panel(at.bruno);
    expect(labels(panel)).toEqual(['1 coin', '1 debt', said.always]);
    const ready = await at.press(at.bruno, panel, said.always);
    expect(readMessage(ready)).toContain(said.alwaysOn);
    expect(labels(ready)).toEqual(['Confirm', 'Back']);
    await at.press(at.bruno, ready, 'Confirm');
    await at.answer(at.chen, '1 debt');
    expect(readMessage(await at.next())).toMatch(
      /\*\*Bruno\*\* paid 1 coin\n\*\*Chen\*\* took 1 debt, \*\*−1 point\*\* \(now 0\)\n/,
    );
    expect((await at.stored()).log.map(({ action }) => action)).toContainEqual({ kind: 'always', on: true });
  });

  it('is then not asked about any more; others still are', async () => {
    const before = await cityOf(1);
    // What Chen held has come round.
    await at.answer(at.chen, 3, 'Sell');
    await at.answer(at.ada, 1, 'Build');
    await at.answer(at.bruno, 1, 'Sell');
    const told = readMessage(await at.next());
    expect(told).toContain(`${at.chen.mention}, will you pay in coins or take debts?`);
    expect(at.called).toEqual(new Set([at.chen.id]));
    await at.answer(at.chen, '1 coin');
    expect(readMessage(await at.next())).toMatch(/\*\*Bruno\*\* paid 1 coin\n/);
    expect(await cityOf(1)).toMatchObject({ coins: before.coins + 3 - 1, debts: 0 });
  });

  it('is asked about again when that is revoked', async () => {
    const panel = await at.panel(at.bruno);
    expect(readMessage(panel)).toContain(said.alwaysOn);
    const revoked = await at.press(at.bruno, panel, said.ask);
    expect(readMessage(revoked)).not.toContain(said.alwaysOn);
    await at.press(at.bruno, revoked, 1, 'Sell', 'Confirm');
    expect((await at.stored()).log.map(({ action }) => action)).toContainEqual({ kind: 'always', on: false });
    // Now it is what Bruno held at first.
    await at.answer(at.chen, 1, 'Sell');
    await at.answer(at.ada, 1, 'Build');
    expect(readMessage(await at.next())).toMatch(/\*\*Ada\*\* built Lair: all others lose 2/);
    expect(at.called).toEqual(new Set([at.bruno.id, at.chen.id]));
    expect(labels(await at.panel(at.bruno))).toEqual(['2 coins', '1 coin, 1 debt', '2 debts', said.always]);
  });
});

describe('Babylon’s last card', () => {
  let at: Position;
  beforeAll(async () => {
    const babylon = { wonder: 'babylon', side: 'night', stages: 1, coins: 0, hand: ['altar', 'tree-farm'] } as const;
    at = await Position.open(table([babylon, {}, {}], lastTurn()));
  });
  afterAll(() => at.close());

  it('is asked about after the reveal, of nobody else', async () => {
    for (const player of [at.ada, at.bruno, at.chen]) await at.answer(player, 1, 'Sell');
    const told = readMessage(await at.next());
    expect(told.match(/\*\* sold a card/g)).toHaveLength(3);
    expect(told).toContain(`${at.ada.mention}, you can play your last card, too.`);
    expect(at.called).toEqual(new Set([at.ada.id]));
    for (const player of [at.bruno, at.chen]) expect(readMessage(await at.panel(player))).toBe('It’s Ada’s turn.');
  });

  it('is built with the coins of the turn before; then the Age ends', async () => {
    const panel = await at.panel(at.ada);
    expect(readMessage(panel)).toContain(said.question.last);
    expect(offersOn(panel, 'show').map(({ label }) => label)).toEqual([
      'Tree Farm · 1 coin',
      '◀ Bruno',
      'Chen ▶',
      said.words,
    ]);
    await at.press(at.ada, panel, 1, 'Build', 'Confirm');
    const told = readMessage(await at.next());
    expect(told).toMatch(/\*\*Ada\*\* built Tree Farm, paying 1 coin to the bank/);
    expect(told).toMatch(/Age I.*\nAge II begins/);
    // The player who has just pressed is asked, but needs no notification.
    expect(told).toContain(`${at.ada.mention}, ${at.bruno.mention}, ${at.chen.mention}, pick a card`);
    expect(at.called).toEqual(new Set([at.bruno.id, at.chen.id]));
  });
});

describe('the discard pile', () => {
  let at: Position;
  const digger = {
    wonder: 'halikarnassos',
    stages: 1,
    cards: ['glassworks', 'press'],
    hand: ['tavern', 'well'],
  } as const;
  const full = [
    ...(['stone-pit', 'baths', 'walls', 'school', 'opium-den', 'senate', 'castrum', 'palace'] as const),
    ...(['loom', 'lodge', 'embassy', 'press'] as const),
  ];
  const menuOf = (panel: Parameters<typeof offersOn>[0]) => offersOn(panel, 'menu').map(({ label }) => label);
  const buttonsOf = (panel: Parameters<typeof offersOn>[0]) => offersOn(panel, 'put', 'show').map(({ label }) => label);

  async function digWith(pile: typeof full | ['press']): Promise<void> {
    at = await Position.open(table([digger, {}, {}], { pile }));
    await at.answer(at.ada, 1, 'Stage 2');
    for (const player of [at.bruno, at.chen]) await at.answer(player, 1, 'Build');
    await at.next();
  }
  const isRefused = async (player: Player) => expect(offers(await at.panel(player))).toEqual([]);

  describe('of more cards than a page holds', () => {
    beforeAll(() => digWith(full));
    afterAll(() => at.close());

    it('is shown to who may build from it, page by page', async () => {
      expect(readMessage(at.table)).toContain(`${at.ada.mention}, you can build a card from the discard pile.`);
      expect(at.called).toEqual(new Set([at.ada.id]));
      for (const player of [at.bruno, at.chen]) await isRefused(player);
      const first = await at.panel(at.ada);
      // A Press stands in the city already.
      expect(menuOf(first)).toHaveLength(8);
      expect(buttonsOf(first)).toEqual([said.next, said.nothing]);
      const second = await at.press(at.ada, first, said.next);
      expect(menuOf(second)).toHaveLength(3);
      expect([...menuOf(first), ...menuOf(second)].map((label) => label)).not.toContain('Press');
      expect(buttonsOf(second)).toEqual([said.previous, said.nothing]);
      expect(menuOf(await at.press(at.ada, second, said.previous))).toEqual(menuOf(first));
    });

    it('may be left alone, and looked at again', async () => {
      const nothing = await at.press(at.ada, await at.panel(at.ada), said.nothing);
      expect(readMessage(nothing)).toContain(said.chosen.leave);
      expect(menuOf(await at.press(at.ada, nothing, 'Back'))).toHaveLength(8);
    });

    it('gives a card of its second page for nothing', async () => {
      const second = await at.press(at.ada, await at.panel(at.ada), said.next);
      const [label = ''] = menuOf(second);
      const ready = await at.press(at.ada, second, label);
      expect(readMessage(ready)).toContain(`Build ${label} from the discard pile for free.`);
      await at.press(at.ada, ready, 'Confirm');
      expect(readMessage(await at.next())).toContain(`**Ada** built ${label} from the discard pile`);
      expect((await at.stored()).state.pile).toHaveLength(full.length - 1);
    });
  });

  describe('of which nothing may be built', () => {
    beforeAll(() => digWith(['press']));
    afterAll(() => at.close());

    it('is asked about anyway: nobody can tell', async () => {
      expect(readMessage(at.table)).toContain(`${at.ada.mention}, you can build a card from the discard pile.`);
      const panel = await at.panel(at.ada);
      expect(readMessage(panel)).toContain(said.question.pileEmpty);
      expect([menuOf(panel), buttonsOf(panel)]).toEqual([[], [said.nothing]]);
      await at.press(at.ada, panel, said.nothing, 'Confirm');
      expect(readMessage(await at.next())).toContain('**Ada** built nothing from the discard pile\n');
    });
  });
});
