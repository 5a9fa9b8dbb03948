import { describe, expect, test } from 'vitest';
import { makeDice, makeRng, pick } from '#engine';
import { CARD_IDS, type CardId, cardOf, nextStage } from '../../../../src/games/wonders/rules/content.ts';
import type { Offer } from '../../../../src/games/wonders/rules/offers.ts';
import { type Moment, offerForStage, offerToBuild } from '../../../../src/games/wonders/rules/payments.ts';
import type { City } from '../../../../src/games/wonders/rules/types.ts';
import { city, randomCities } from '../random-cities.ts';
import { paymentsAgain } from '../second-payments.ts';

const SECOND: Moment = { turn: 2, turns: 7 };
const build = (card: CardId, own: City, left: City, right: City, moment = SECOND) =>
  offerToBuild([own, left, right], 0, card, moment);
/** Neighbors: ore is on the left, clay on the right. */
const rhodos = city('rhodos');
const petra = city('petra');
const waysOf = (offer: Offer) =>
  offer.kind === 'pay' ? offer.ways.map(({ bank, left, right }) => [bank, left, right]) : offer.kind;

describe('what a building costs', () => {
  test('nothing when the card has no cost, or when the city makes all of it', () => {
    expect(build('altar', city('gizah'), rhodos, petra)).toEqual({ kind: 'own' });
    expect(build('baths', city('gizah'), rhodos, petra)).toEqual({ kind: 'own' });
  });

  test('missing resources are bought from the two neighbors, 2 coins a unit', () => {
    expect(waysOf(build('barracks', city('gizah'), rhodos, petra))).toEqual([[0, 2, 0]]);
    expect(waysOf(build('guard-tower', city('gizah'), rhodos, petra))).toEqual([[0, 0, 2]]);
  });

  test('coins go to the bank', () => {
    expect(waysOf(build('sawmill', city('gizah'), rhodos, petra))).toEqual([[1, 0, 0]]);
    expect(waysOf(build('pigeonhole', city('gizah'), rhodos, petra))).toEqual([[1, 2, 0]]);
  });

  test('all payments that no other one beats are offered, cheapest first, then by what the left gets', () => {
    const left = city('rhodos', { cards: ['sawmill', 'stone-pit'] });
    const right = city('petra', { cards: ['sawmill', 'stone-pit'] });
    const own = city('alexandria', { coins: 6, cards: ['east-trading-post'] });
    // A wood and a stone: both here, both there, or one of each.
    expect(waysOf(build('timber-yard', own, left, right))).toEqual([[1, 0, 0]]);
    expect(waysOf(build('temple', { ...own, cards: [...own.cards, 'clay-pool'] }, left, right))).toEqual([
      [0, 0, 1],
      [0, 2, 0],
    ]);
    expect(waysOf(build('archery-range', { ...own, cards: [...own.cards, 'ore-vein'] }, left, right))).toEqual([
      [0, 0, 2],
      [0, 2, 1],
      [0, 4, 0],
    ]);
  });

  test('of payments that cost the same, those that give the left neighbor less come first', () => {
    const own = city('gizah', { coins: 9, cards: ['ore-vein'] });
    const seller = city('rhodos', { cards: ['lumber-yard', 'sawmill'] });
    expect(waysOf(build('archery-range', own, seller, seller))).toEqual([
      [0, 0, 4],
      [0, 2, 2],
      [0, 4, 0],
    ]);
  });

  test('of payments that give the left neighbor the same, only the one that gives the right neighbor less is offered', () => {
    const seller = city('rhodos', { cards: ['sawmill', 'glassworks', 'clay-pool', 'stone-pit'] });
    const right = { ...seller, wonder: city('petra').wonder };
    // Raw materials cost 1 on the right, so that buying the glass there and a raw material on the left is never wise.
    const own = city('gizah', { coins: 9, cards: ['east-trading-post'] });
    expect(waysOf(build('temple', own, seller, right))).toEqual([
      [0, 0, 4],
      [0, 2, 2],
      [0, 4, 1],
      [0, 6, 0],
    ]);
    // With the Black Market there are two ways to make one good; the Cache makes one of the others cheaper.
    const smuggler = city('rhodos', {
      side: 'night',
      coins: 9,
      cards: ['smugglers-cache', 'black-market', 'glassworks-2'],
    });
    const neighbor = city('olympia', { cards: ['glassworks', 'timber-yard'] });
    expect(waysOf(build('temple', smuggler, city('ephesos'), neighbor))).toEqual([[0, 0, 1]]);
  });

  test('what the coins at the turn’s start do not cover is dropped', () => {
    const own = city('gizah', { coins: 1, cards: ['east-trading-post'] });
    const left = city('babylon');
    const right = city('rhodos', { cards: ['lumber-yard'] });
    expect(waysOf(build('stockade', own, left, right))).toEqual([[0, 0, 1]]);
    expect(build('stockade', { ...own, coins: 0 }, left, right)).toEqual({
      kind: 'dear',
      way: { bank: 0, left: 0, right: 1 },
    });
    expect(build('sawmill', { ...own, coins: 0 }, left, right)).toEqual({
      kind: 'dear',
      way: { bank: 1, left: 0, right: 0 },
    });
  });

  test('goods nobody makes are missing, as few as can be', () => {
    expect(build('stockade', city('gizah'), rhodos, petra)).toEqual({ kind: 'missing', goods: ['W'] });
    expect(build('palace', city('gizah'), rhodos, petra)).toEqual({ kind: 'missing', goods: ['W', 'G', 'P', 'T'] });
    // Two clay are there and one of them may be ore: one good lacks, whichever.
    const left = city('babylon', { cards: ['clay-pit'] });
    const offer = build('siege-workshop', city('gizah'), left, petra);
    expect(offer).toEqual({ kind: 'missing', goods: ['C'] });
  });

  test('no city may hold two buildings of one name: Loom, Glassworks and Press of Ages I and II are one', () => {
    expect(build('loom-2', city('gizah', { cards: ['loom'] }), rhodos, petra)).toEqual({ kind: 'has' });
    expect(build('press', city('gizah', { cards: ['press-2'] }), rhodos, petra)).toEqual({ kind: 'has' });
    expect(build('altar', city('gizah', { cards: ['altar'] }), rhodos, petra)).toEqual({ kind: 'has' });
  });

  test('nothing by a chain, coins included, and the free building is offered alone', () => {
    expect(build('statue', city('gizah', { cards: ['well'], coins: 0 }), rhodos, petra)).toEqual({ kind: 'chain' });
    expect(build('forum', city('gizah', { cards: ['west-trading-post'] }), rhodos, petra)).toEqual({ kind: 'chain' });
    const makesAll = city('gizah', { cards: ['quarry', 'baths'] });
    expect(build('aqueduct', makesAll, rhodos, petra)).toEqual({ kind: 'chain' });
  });
});

describe('what is for sale', () => {
  test('a choice card serves one unit, the own one and the neighbor’s', () => {
    const own = city('alexandria', { coins: 9, cards: ['clay-pit'] });
    expect(waysOf(build('raider-fort', own, city('gizah'), city('rhodos')))).toEqual([[1, 0, 2]]);
    expect(build('raider-fort', own, city('gizah'), city('ephesos'))).toEqual({ kind: 'missing', goods: ['O'] });
    const seller = city('babylon', { cards: ['clay-pit'] });
    expect(build('raider-fort', city('alexandria'), seller, city('ephesos')).kind).toBe('missing');
  });

  test('yellow cards, stages and black cards are never sold', () => {
    const yellow = city('babylon', { cards: ['caravansery', 'forum'] });
    const black = city('gizah', { cards: ['secret-warehouse', 'black-market'] });
    expect(build('barracks', city('alexandria'), yellow, black).kind).toBe('missing');
    expect(build('apothecary', city('alexandria'), yellow, black).kind).toBe('missing');
    const stages = city('alexandria', { side: 'night', stages: 2 });
    expect(build('barracks', city('gizah'), stages, city('babylon')).kind).toBe('missing');
    expect(build('apothecary', city('gizah'), stages, city('babylon')).kind).toBe('missing');
    expect(build('barracks', stages, city('gizah'), city('babylon'))).toEqual({ kind: 'own' });
  });

  test('West is left, East right: a trading post makes raw materials cost 1 on its side', () => {
    const [left, right] = [city('rhodos', { cards: ['press'] }), city('petra', { cards: ['ore-vein', 'press-2'] })];
    const west = city('gizah', { cards: ['west-trading-post'] });
    const east = city('gizah', { cards: ['east-trading-post'] });
    expect(waysOf(build('barracks', west, left, right))).toEqual([
      [0, 1, 0],
      [0, 0, 2],
    ]);
    expect(waysOf(build('barracks', east, left, right))).toEqual([
      [0, 0, 1],
      [0, 2, 0],
    ]);
    expect(waysOf(build('scriptorium', west, left, right))).toEqual([
      [0, 0, 2],
      [0, 2, 0],
    ]);
  });

  test('the Marketplace makes manufactured goods cost 1 on both sides', () => {
    const own = city('gizah', { cards: ['marketplace'] });
    expect(waysOf(build('scriptorium', own, city('ephesos'), rhodos))).toEqual([[0, 1, 0]]);
    expect(waysOf(build('scriptorium', own, rhodos, city('ephesos')))).toEqual([[0, 0, 1]]);
    expect(waysOf(build('barracks', own, rhodos, city('ephesos')))).toEqual([[0, 2, 0]]);
  });

  test('the wharf takes 1 off one unit a turn on its side, and nothing below 0', () => {
    const own = city('gizah', { coins: 9, cards: ['west-clandestine-wharf'] });
    const left = city('rhodos', { cards: ['foundry'] });
    expect(waysOf(build('barracks', own, left, petra))).toEqual([[0, 1, 0]]);
    expect(waysOf(build('statue', { ...own, cards: [...own.cards, 'lumber-yard'] }, left, petra))).toEqual([[0, 3, 0]]);
    const both = { ...own, cards: [...own.cards, 'west-trading-post' as const] };
    expect(build('barracks', both, left, petra)).toEqual({ kind: 'own' });
    expect(waysOf(build('barracks', own, petra, left))).toEqual([[0, 0, 2]]);
  });

  test('Smuggler’s Cache: only the unit that the neighbor’s board itself makes costs 1 less', () => {
    const own = city('gizah', { coins: 9, cards: ['smugglers-cache', 'lumber-yard'] });
    const left = city('rhodos', { cards: ['foundry'] });
    expect(waysOf(build('barracks', own, left, petra))).toEqual([[0, 1, 0]]);
    expect(waysOf(build('statue', own, left, petra))).toEqual([[0, 3, 0]]);
    expect(waysOf(build('barracks', own, city('babylon', { cards: ['ore-vein'] }), petra))).toEqual([[0, 2, 0]]);
    const post: City = { ...own, cards: [...own.cards, 'west-trading-post'] };
    expect(build('barracks', post, left, petra)).toEqual({ kind: 'own' });
    expect(waysOf(build('statue', post, left, petra))).toEqual([[0, 1, 0]]);
    // The board's unit is free already, so the wharf serves for another.
    const wharf: City = { ...post, cards: [...post.cards, 'west-clandestine-wharf'] };
    expect(build('statue', wharf, left, petra)).toEqual({ kind: 'own' });
  });

  test('Secret Warehouse: one more of a good that own brown, gray and the board make', () => {
    const own = city('alexandria', { cards: ['secret-warehouse', 'clay-pit'], coins: 0 });
    // A choice card makes both its kinds.
    expect(build('raider-fort', { ...own, coins: 1 }, city('gizah'), city('babylon'))).toMatchObject({
      kind: 'pay',
      ways: [{ bank: 1, left: 0, right: 0 }],
    });
    expect(build('baths', { ...own, cards: ['secret-warehouse', 'caravansery'] }, rhodos, petra).kind).toBe('own');
    const forum = city('alexandria', { cards: ['secret-warehouse', 'forum'] });
    expect(build('traders-guild', forum, city('gizah'), city('babylon'))).toEqual({ kind: 'missing', goods: ['T'] });
  });

  test('Black Market: one of a good that own brown, gray and the board do not make', () => {
    const own = city('alexandria', { cards: ['black-market'] });
    expect(build('barracks', own, city('gizah'), city('babylon'))).toEqual({ kind: 'own' });
    expect(build('lair', own, city('gizah'), petra)).toEqual({ kind: 'own' });
    const choice = city('alexandria', { cards: ['black-market', 'clay-pit'] });
    expect(build('raider-fort', choice, city('gizah'), city('babylon'))).toEqual({ kind: 'missing', goods: ['O'] });
    // A Forum does not count as making anything.
    const forum = city('alexandria', { cards: ['black-market', 'forum'] });
    expect(build('traders-guild', forum, city('gizah'), city('babylon'))).toEqual({ kind: 'own' });
  });
});

describe('powers', () => {
  const olympia = (side: City['side'], stages: number, change: Partial<City> = {}) =>
    city('olympia', { side, stages, coins: 0, ...change });
  const at = (own: City, card: CardId, moment: Moment) => build(card, own, city('gizah'), city('babylon'), moment).kind;

  test('Olympia day: a building whose color is not yet in the city is free, black too', () => {
    const own = olympia('day', 2, { cards: ['altar'] });
    expect(at(own, 'militia', SECOND)).toBe('power');
    expect(at(own, 'workshop', SECOND)).toBe('power');
    expect(at(own, 'temple', SECOND)).toBe('missing');
    expect(at(olympia('day', 1), 'militia', SECOND)).toBe('dear');
  });

  test('Olympia night: the first turn’s card and the last regular turn’s, never the leftover', () => {
    const [one, two] = [olympia('night', 1), olympia('night', 2)];
    expect(at(one, 'workshop', { turn: 1, turns: 7 })).toBe('power');
    expect(at(one, 'workshop', { turn: 7, turns: 7 })).toBe('missing');
    expect(at(two, 'workshop', { turn: 7, turns: 7 })).toBe('power');
    expect(at(two, 'workshop', { turn: 6, turns: 6 })).toBe('power');
    expect(at(two, 'workshop', { turn: 6, turns: 7 })).toBe('missing');
    expect(at(two, 'workshop', { turn: 8, turns: 7 })).toBe('missing');
    expect(at(two, 'workshop', { turn: 8, turns: 7 })).toBe('missing');
  });

  test('buildings only are free, not stages', () => {
    const cities = [olympia('day', 2), city('gizah'), city('babylon')];
    expect(offerForStage(cities, 0).kind).toBe('missing');
  });

  test('Architect Firm: stages need no resources, but Petra still costs coins', () => {
    const own = city('petra', { side: 'night', cards: ['architect-firm'], coins: 9 });
    const cities = [own, city('gizah'), city('babylon')];
    expect(offerForStage(cities, 0)).toEqual({ kind: 'own' });
    expect(offerForStage(cities.with(0, { ...own, stages: 1 }), 0)).toEqual({
      kind: 'dear',
      way: { bank: 10, left: 0, right: 0 },
    });
    expect(offerForStage(cities.with(0, { ...own, stages: 2 }), 0)).toEqual({ kind: 'complete' });
  });
});

describe('a second finder, that tries every unit with every source,', () => {
  const stageCost = (own: City) => nextStage(own)?.cost;
  const found = (offer: Offer) => {
    if (offer.kind === 'own') return [{ bank: 0, left: 0, right: 0 }];
    if (offer.kind === 'pay') return offer.ways;
    return offer.kind === 'missing' ? null : [];
  };

  test.each([0, 1, 2, 3])('agrees on a thousand random cities (%i)', (batch) => {
    for (let i = 0; i < 1000; i++) {
      const cities = randomCities(`payments ${batch} ${i}`, 3, 8);
      const dice = makeDice(makeRng(`card ${batch} ${i}`));
      const [own, left, right] = cities as [City, City, City];
      const free = own.cards.includes('architect-firm');
      const cost = stageCost(own);
      if (cost && !free) expect(found(offerForStage(cities, 0))).toEqual(paymentsAgain(own, left, right, cost));
      for (let n = 0; n < 3; n++) {
        const card = pick(dice, CARD_IDS);
        const offer = offerToBuild(cities, 0, card, SECOND);
        if (['has', 'chain', 'power'].includes(offer.kind)) continue;
        expect(found(offer), `${i} ${card}`).toEqual(paymentsAgain(own, left, right, cardOf(card).cost));
      }
    }
  });

  test('finds a way as soon as the missing goods are there, and none with fewer', () => {
    for (let i = 0; i < 500; i++) {
      const cities = randomCities(`missing ${i}`, 3, 6);
      const [own, left, right] = cities as [City, City, City];
      const card = cardOf(CARD_IDS[i % CARD_IDS.length]!);
      const offer = offerToBuild(cities, 0, CARD_IDS[i % CARD_IDS.length]!, SECOND);
      if (offer.kind !== 'missing') continue;
      const without = (lack: readonly string[]) => {
        const goods = [...card.cost.goods];
        for (const good of lack) goods.splice(goods.indexOf(good as (typeof goods)[number]), 1);
        return paymentsAgain(own, left, right, { coins: 0, goods });
      };
      expect(without(offer.goods)).not.toBeNull();
      for (const spared of offer.goods.keys()) expect(without(offer.goods.toSpliced(spared, 1))).toBeNull();
    }
  });
});
