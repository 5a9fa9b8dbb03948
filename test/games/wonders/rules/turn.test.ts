import { describe, expect, it } from 'vitest';
import { legal, waiting } from '../../../../src/games/wonders/rules/rules.ts';
import { setup } from '../../../../src/games/wonders/rules/setup.ts';
import { all, answer, answersOf, build, coinsOf, debtsOf, goOn, lastTurn, pay, sell, stage, table } from '../table.ts';

describe('the draft', () => {
  const hands = [['altar'], ['theater'], ['baths']] as const;
  const seated = hands.map(([card]) => ({ hand: ['tavern', card] as const }));
  const passed = (age: 1 | 2 | 3) => all(table(seated, { age }), sell('tavern'), sell('tavern'), sell('tavern')).hands;

  it('goes to the left, the next seat, in Ages I and III', () => {
    expect(passed(1)).toEqual([['baths'], ['altar'], ['theater']]);
    expect(passed(3)).toEqual([['baths'], ['altar'], ['theater']]);
  });

  it('goes to the right, the seat before, in Age II', () => {
    expect(passed(2)).toEqual([['theater'], ['baths'], ['altar']]);
  });

  it('has seven turns of eight cards with Cities, six of seven without', () => {
    for (const [variant, cards] of [
      ['cities', 8],
      ['teams', 8],
      ['base', 7],
    ] as const) {
      let state = setup(4, { variant, sides: 'day' }, 'lengths');
      expect(state.hands.map(({ length }) => length)).toEqual([cards, cards, cards, cards]);
      let turns = 0;
      for (; state.age === 1; turns++) {
        const seats = waiting(state);
        for (const seat of seats) {
          const [card] = state.hands[seat] ?? [];
          if (card) state = answer(state, seat, sell(card));
        }
      }
      expect(turns).toBe(cards - 1);
    }
  });

  it('uses each board at most once, and Byzantium and Petra only with Cities', () => {
    const boards = (variant: 'cities' | 'base', seed: string) =>
      setup(7, { variant, sides: 'random' }, seed).cities.map(({ wonder }) => wonder);
    for (let i = 0; i < 40; i++) {
      expect(new Set(boards('cities', `${i}`)).size).toBe(7);
      expect(boards('base', `${i}`)).not.toContain('petra');
      expect(boards('base', `${i}`)).not.toContain('byzantium');
    }
  });

  it('asks one seat after the other for its side where sides are chosen in turn', () => {
    let state = setup(3, { variant: 'cities', sides: 'chosen' }, 'sides');
    for (const [seat, side] of (['night', 'day', 'night'] as const).entries()) {
      expect([state.phase, waiting(state)]).toEqual(['side', [seat]]);
      state = answer(state, seat, { kind: 'side', side });
    }
    expect(state.cities.map(({ side }) => side)).toEqual(['night', 'day', 'night']);
    expect([state.phase, waiting(state)]).toEqual(['choose', [0, 1, 2]]);
  });
});

describe('a turn', () => {
  it('waits for all, and nothing happens before the last one has confirmed', () => {
    const state = answer(table([{}, {}, {}]), 1, sell('altar'));
    expect(waiting(state)).toEqual([0, 2]);
    expect(coinsOf(state)).toEqual([3, 3, 3]);
    expect(coinsOf(goOn(state))).toEqual([3, 6, 3]);
  });

  it('offers the sale of every card, and each card of two alike once', () => {
    const state = table([{ hand: ['palace', 'palace', 'altar'], coins: 0 }, {}, {}]);
    expect(answersOf(state, 0)).toEqual([sell('palace'), build('altar'), sell('altar')]);
  });

  it('puts a sold card on the pile and a tucked one under the board, where nobody sees them', () => {
    const state = all(
      table([{ hand: ['altar', 'tavern'], cards: ['lumber-yard', 'tree-farm'] }, {}, {}]),
      stage('altar'),
      sell('altar'),
      sell('theater'),
    );
    expect(state.tucked).toEqual(['altar']);
    expect(state.pile).toEqual(['altar', 'theater']);
    expect(state.cities[0]).toMatchObject({ stages: 1, cards: ['lumber-yard', 'tree-farm'] });
    expect(JSON.stringify(state.news)).not.toContain('altar');
  });

  it('lets coins that come in this turn pay for nothing in it', () => {
    const state = table([{ coins: 0, hand: ['tavern', 'tree-farm'] }, {}, {}]);
    expect(answersOf(state, 0)).not.toContainEqual(build('tree-farm'));
  });

  it('lets nobody buy what a neighbor builds in this very turn', () => {
    const state = table([{ hand: ['stockade'] }, { hand: ['lumber-yard'] }, {}]);
    expect(answersOf(state, 0)).toEqual([sell('stockade')]);
  });

  it('counts what neighbors build in the same turn for coins per card (a Vineyard beside a new Sawmill)', () => {
    const state = all(
      table([{ hand: ['vineyard', 'altar'] }, { hand: ['sawmill', 'altar'] }, { hand: ['altar', 'baths'] }], {
        age: 2,
      }),
      build('vineyard'),
      build('sawmill'),
      sell('altar'),
    );
    expect(coinsOf(state)).toEqual([4, 2, 6]);
  });

  it('pays the neighbors whom it bought from, and the bank what the card costs', () => {
    const state = all(
      table([
        { hand: ['pigeonhole', 'altar'], coins: 5 },
        { hand: ['altar', 'baths'], wonder: 'rhodos' },
        { hand: ['altar', 'baths'], wonder: 'petra' },
      ]),
      build('pigeonhole', 2, 0),
      sell('altar'),
      sell('altar'),
    );
    expect(coinsOf(state)).toEqual([2, 8, 6]);
  });

  it('discards everyone’s last card face down, for nothing', () => {
    const state = all(table([{}, {}, {}], lastTurn()), sell('altar'), sell('altar'), sell('altar'));
    expect(state.pile.toSorted()).toEqual(['altar', 'altar', 'altar', 'theater', 'theater', 'theater']);
    expect([state.age, state.turn]).toEqual([2, 1]);
    expect(coinsOf(state)).toEqual([6, 6, 6]);
  });
});

describe('black cards that hand out coins and debts', () => {
  it('gives others and neighbors their coins, and raiders their token and the neighbors a debt', () => {
    const state = all(
      table([{ hand: ['customs'] }, { hand: ['raider-camp'] }, { hand: ['dive'] }, { hand: ['altar'] }]),
      build('customs'),
      build('raider-camp'),
      build('dive'),
      sell('altar'),
    );
    // Customs: 1 to each other; Dive: 6 and 1 to each neighbor; a sale: 3.
    expect(coinsOf(state)).toEqual([3, 3 + 1 + 1, 3 + 6 + 1, 3 + 1 + 1 + 3]);
    expect(debtsOf(state)).toEqual([1, 0, 1, 0]);
    expect(state.cities[1]?.tokens).toEqual([1]);
  });

  it('takes no coins instead of a raider’s debt, and asks nobody', () => {
    const state = all(
      table([{ hand: ['raider-camp'] }, { hand: ['altar'], coins: 9 }, { hand: ['altar'] }]),
      build('raider-camp'),
      build('altar'),
      build('altar'),
    );
    expect([state.phase, debtsOf(state), coinsOf(state)]).toEqual(['choose', [0, 1, 1], [3, 9, 3]]);
  });

  it('pays Memorial for every defeat, then takes them away', () => {
    const state = all(
      table(
        [
          { hand: ['memorial'], cards: ['lumber-yard', 'stone-pit', 'loom'], tokens: [-1, 1, -1] },
          { hand: ['altar'] },
          { hand: ['altar'] },
        ],
        { age: 3 },
      ),
      build('memorial'),
      build('altar'),
      build('altar'),
    );
    expect(state.cities[0]).toMatchObject({ coins: 7, tokens: [1] });
  });
});

describe('losses', () => {
  const opium = () =>
    table([
      { hand: ['opium-stash'], coins: 2 },
      { hand: ['stockade'], coins: 2, wonder: 'gizah' },
      { hand: ['altar'], coins: 2, wonder: 'babylon' },
    ]);

  it('come after all gains, once; who has no coins takes debts without being asked (example 1)', () => {
    const state = all(opium(), build('opium-stash'), build('stockade', 2, 0), sell('altar'));
    expect(coinsOf(state)).toEqual([5, 0, 7]);
    expect([state.phase, waiting(state)]).toEqual(['loss', [2]]);
    const paid = answer(state, 2, pay(1));
    expect([coinsOf(paid), debtsOf(paid)]).toEqual([
      [5, 0, 6],
      [0, 1, 0],
    ]);
    const owed = answer(state, 2, pay(0));
    expect([coinsOf(owed), debtsOf(owed)]).toEqual([
      [5, 0, 7],
      [0, 1, 1],
    ]);
  });

  it('of one turn add up for each victim, and a builder suffers the others’ (example 2)', () => {
    const state = all(
      table([{ hand: ['hideout'] }, { hand: ['opium-stash'] }, { hand: ['altar'] }]),
      build('hideout'),
      build('opium-stash'),
      build('altar'),
    );
    expect([waiting(state), state.owed]).toEqual([
      [0, 1, 2],
      [1, 1, 2],
    ]);
    expect(answersOf(state, 2)).toEqual([pay(0), pay(1), pay(2)]);
  });

  it('“per own” counts what the victim has when the loss falls, also a token of the same turn (example 5)', () => {
    const rich = { cards: ['stone-pit', 'glassworks', 'loom', 'clay-pool', 'ore-vein'] } as const;
    const state = all(
      table([{ hand: ['sepulcher'], ...rich }, { hand: ['raider-fort'], ...rich }, { hand: ['altar'] }], { age: 2 }),
      build('sepulcher'),
      build('raider-fort'),
      build('altar'),
    );
    expect(state.owed).toEqual([0, 1, 0]);
  });

  it('let everyone split them between coins and debts as they like, in secret, and all at once', () => {
    const state = all(
      table([{ hand: ['opium-den'], cards: ['press'] }, { hand: ['altar'] }, { hand: ['altar'], coins: 1 }], {
        age: 2,
      }),
      build('opium-den'),
      build('altar'),
      build('altar'),
    );
    expect(answersOf(state, 1)).toEqual([pay(0), pay(1), pay(2), pay(3)]);
    expect(answersOf(state, 2)).toEqual([pay(0), pay(1)]);
    const half = answer(state, 1, pay(1));
    expect([half.phase, debtsOf(half)]).toEqual(['loss', [0, 0, 0]]);
    const both = answer(half, 2, pay(1));
    expect([coinsOf(both), debtsOf(both)]).toEqual([
      [7, 2, 0],
      [0, 2, 2],
    ]);
    expect(both.news).toEqual([
      { kind: 'lost', seat: 1, coins: 1, debts: 2 },
      { kind: 'lost', seat: 2, coins: 1, debts: 2 },
    ]);
  });

  it('nobody can choose about are not asked', () => {
    const state = all(
      table([{ hand: ['hideout'] }, { hand: ['altar'], coins: 0 }, { hand: ['altar'], coins: 0 }]),
      build('hideout'),
      build('altar'),
      build('altar'),
    );
    expect([state.phase, state.turn, debtsOf(state)]).toEqual(['choose', 2, [0, 1, 1]]);
  });

  it('hit the partner, too, in team play', () => {
    const state = all(
      table([{ hand: ['hideout'] }, { hand: ['altar'] }, { hand: ['altar'] }, { hand: ['altar'] }], {
        variant: 'teams',
      }),
      build('hideout'),
      build('altar'),
      build('altar'),
      build('altar'),
    );
    expect(waiting(state)).toEqual([1, 2, 3]);
  });
});

describe('no two buildings of one name', () => {
  it('holds for the Loom, the Glassworks and the Press of Ages I and II', () => {
    const state = table([{ cards: ['loom', 'press'], hand: ['loom-2', 'press-2', 'glassworks-2'] }, {}, {}], {
      age: 2,
    });
    expect(legal(state, 0).filter(({ kind }) => kind === 'build')).toEqual([build('glassworks-2')]);
  });
});
