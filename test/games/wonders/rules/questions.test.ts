import { describe, expect, it } from 'vitest';
import type { CardId } from '../../../../src/games/wonders/rules/content.ts';
import { effect, legal, waiting } from '../../../../src/games/wonders/rules/rules.ts';
import { setup } from '../../../../src/games/wonders/rules/setup.ts';
import type { Answer, State } from '../../../../src/games/wonders/rules/types.ts';
import { view } from '../../../../src/games/wonders/rules/view.ts';
import { all, answer, answersOf, build, coinsOf, debtsOf, lastTurn, pay, sell, stage, step, table } from '../table.ts';

const unearth = (card: CardId): Answer => ({ kind: 'unearth', card });
const LEAVE: Answer = { kind: 'leave' };

describe('Babylon’s last card', () => {
  const babylon = { wonder: 'babylon', side: 'night', stages: 1 } as const;

  it('is a turn of its own: coins of the turn before can be spent', () => {
    const state = all(
      table([{ ...babylon, coins: 0, hand: ['altar', 'tree-farm'] }, {}, {}], lastTurn()),
      sell('altar'),
      sell('altar'),
      sell('altar'),
    );
    expect([state.phase, waiting(state)]).toEqual(['last', [0]]);
    expect(answersOf(state, 0)).toEqual([build('tree-farm'), sell('tree-farm')]);
    const built = answer(state, 0, build('tree-farm'));
    expect(built.cities[0]).toMatchObject({ coins: 2, cards: ['tree-farm'] });
    expect(built.age).toBe(2);
    expect(built.pile).not.toContain('tree-farm');
  });

  it('comes in the Age in which the stage is built, even on its last turn', () => {
    const state = all(
      table([{ ...babylon, stages: 0, cards: ['quarry'], hand: ['altar', 'tavern'] }, {}, {}], lastTurn()),
      stage('altar'),
      sell('altar'),
      sell('altar'),
    );
    expect(state.phase).toBe('last');
  });

  it('does not come on another turn, nor from the day side', () => {
    const sold = (more: object, city: object) =>
      all(table([{ ...babylon, ...city }, {}, {}], more), sell('altar'), sell('altar'), sell('altar')).phase;
    expect(sold({ turn: 6 }, {})).toBe('choose');
    expect(sold(lastTurn(), { side: 'day', stages: 3 })).toBe('choose');
  });

  it('strikes and is struck with the rest of the turn (example 4)', () => {
    const rich = ['press', 'glassworks', 'lumber-yard'] as const;
    let state = all(
      table(
        [
          {
            wonder: 'halikarnassos',
            stages: 1,
            cards: ['glassworks', 'press'],
            hand: ['tavern', 'forging-agency'],
            coins: 9,
          },
          { ...babylon, cards: ['press'], coins: 3, hand: ['baths', 'opium-den'] },
          { wonder: 'gizah', cards: rich, hand: ['lair', 'altar'], coins: 9 },
        ],
        { age: 2, ...lastTurn() },
      ),
      stage('tavern'),
      sell('baths'),
      build('lair'),
    );
    expect([state.phase, waiting(state)]).toEqual(['last', [1]]);
    state = answer(state, 1, build('opium-den'));
    // B's card that was sold and both leftovers lie on the pile.
    expect([state.phase, waiting(state), state.pile.toSorted()]).toEqual([
      'pile',
      [0],
      ['altar', 'baths', 'forging-agency'],
    ]);
    state = answer(state, 0, unearth('forging-agency'));
    expect([state.phase, waiting(state)]).toEqual(['pile', [0]]);
    state = answer(state, 0, unearth('altar'));
    expect([state.phase, state.owed]).toEqual(['loss', [2 + 3, 2, 3]]);
    state = all(state, pay(5), pay(2), pay(3));
    expect([state.age, state.conflict?.age]).toEqual([3, 2]);
  });
});

describe('building from the discard pile', () => {
  const digger = {
    wonder: 'halikarnassos',
    stages: 1,
    cards: ['glassworks', 'press'],
    hand: ['tavern', 'well'],
  } as const;
  const dug = (seat: object, pile: readonly CardId[], more: Partial<State> = {}) =>
    all(table([{ ...digger, ...seat }, {}, {}], { pile, ...more }), stage('tavern'), build('altar'), build('altar'));

  it('costs nothing, coins included, and has its full effect', () => {
    const state = answer(dug({ coins: 0 }, ['palace', 'gambling-den']), 0, unearth('gambling-den'));
    expect(state.cities[0]).toMatchObject({ coins: 9, cards: ['glassworks', 'press', 'gambling-den'] });
    expect(coinsOf(state)).toEqual([9, 5, 5]);
    expect(state.pile).toEqual(['palace']);
  });

  it('includes what was sold in this very turn', () => {
    const state = all(table([digger, {}, {}]), stage('tavern'), sell('theater'), build('altar'));
    expect(answersOf(state, 0)).toEqual([unearth('theater'), LEAVE]);
  });

  it('may be declined', () => {
    const state = answer(dug({}, ['palace']), 0, LEAVE);
    expect(state.news).toEqual([{ kind: 'left', seat: 0 }]);
    expect([state.phase, state.pile]).toEqual(['choose', ['palace']]);
  });

  it('is asked whenever the pile holds a card, also when none of them may be built', () => {
    const state = dug({ cards: ['glassworks', 'press', 'palace'] }, ['palace']);
    expect([waiting(state), answersOf(state, 0)]).toEqual([[0], [LEAVE]]);
  });

  it('is not asked when there is no pile', () => {
    expect(dug({}, []).phase).toBe('choose');
  });

  it('comes to Halikarnassos first, then to the Forging Agency', () => {
    const state = all(
      table([{ hand: ['forging-agency', 'well'] }, digger, {}], { age: 2, pile: ['palace', 'senate', 'altar'] }),
      build('forging-agency'),
      stage('tavern'),
      build('altar'),
    );
    expect(waiting(state)).toEqual([1]);
    const next = answer(state, 1, unearth('palace'));
    expect(waiting(next)).toEqual([0]);
    expect(answersOf(next, 0)).toEqual([unearth('altar'), unearth('senate'), LEAVE]);
  });

  it('shows the pile only to the seat that builds from it, at that moment', () => {
    const state = dug({}, ['senate', 'palace']);
    expect(view(state, 0).own?.pile).toEqual(['senate', 'palace']);
    for (const seat of [1, 2]) expect(view(state, seat).own?.pile).toBeNull();
    expect(view(state, null).discarded).toBe(2);
  });

  it('of guilds and black cards is allowed, losses included', () => {
    const state = answer(dug({}, ['brotherhood', 'workers-guild'], { age: 3 }), 0, unearth('brotherhood'));
    expect([state.phase, state.owed]).toEqual(['loss', [0, 3, 3]]);
  });
});

describe('“always pay with coins”', () => {
  const struck = (more: Partial<State> = {}) =>
    table([{ hand: ['hideout', 'dive'], coins: 2 }, { hand: ['altar', 'theater'], coins: 2 }, { coins: 2 }], more);

  it('holds for the match: the loss at hand is paid, later ones are not asked', () => {
    let state = all(struck(), build('hideout'), build('altar'), build('altar'));
    state = step(state, 1, { kind: 'always', on: true });
    expect(legal(state, 1)).toEqual([{ kind: 'end' }]);
    state = answer(step(state, 1, { kind: 'end' }), 2, pay(0));
    expect([coinsOf(state), debtsOf(state), state.always]).toEqual([
      [2, 1, 2],
      [0, 0, 1],
      [false, true, false],
    ]);
    const later = all(
      { ...state, hands: [['opium-stash'], ['well'], ['well']] },
      build('opium-stash'),
      build('well'),
      build('well'),
    );
    expect([later.phase, waiting(later)]).toEqual(['loss', [2]]);
  });

  it('can be revoked while choosing a card, once in a turn', () => {
    const state = step(struck({ always: [false, true, false] }), 1, { kind: 'always', on: false });
    expect(legal(state, 1).filter(({ kind }) => kind === 'always')).toEqual([]);
    const asked = all(state, build('hideout'), build('altar'), build('altar'));
    expect(waiting(asked)).toEqual([1, 2]);
  });

  it('takes debts for what the coins do not cover', () => {
    const state = all(
      table(
        [
          { hand: ['opium-den'], cards: ['press'] },
          { hand: ['altar'], coins: 1 },
          { hand: ['altar'], coins: 0 },
        ],
        {
          age: 2,
          always: [false, true, true],
        },
      ),
      build('opium-den'),
      build('altar'),
      build('altar'),
    );
    expect([coinsOf(state), debtsOf(state)]).toEqual([
      [7, 0, 0],
      [0, 2, 3],
    ]);
  });

  it('is not offered without the black cards', () => {
    expect(legal(struck({ variant: 'base' }), 1).some(({ kind }) => kind === 'always')).toBe(false);
  });
});

describe('Olympia at night', () => {
  const olympia = { wonder: 'olympia', side: 'night', stages: 2, hand: ['palace', 'altar'] } as const;
  const canBuild = (turn: number, city: object = {}) =>
    legal(table([{ ...olympia, ...city }, {}, {}], { age: 3, turn }), 0).some(
      (action) => action.kind === 'build' && action.card === 'palace',
    );

  it('builds the first card of an Age and that of the last regular turn free, with Cities the seventh', () => {
    expect([1, 2, 6, 7].map((turn) => canBuild(turn))).toEqual([true, false, false, true]);
  });

  it('has only the first one before its second stage', () => {
    expect([1, 7].map((turn) => canBuild(turn, { stages: 1 }))).toEqual([true, false]);
  });
});

describe('what everyone may know', () => {
  it('opens when the last one has confirmed, and not before', () => {
    const first = step(table([{}, {}, {}]), 0, sell('altar'));
    expect(effect(first, 0, { kind: 'end' })).toEqual({ ends: true, reveals: false, opens: false });
    const last = all(step(table([{}, {}, {}]), 0, sell('altar')), null, sell('altar'), sell('altar'));
    expect(effect(last, 0, { kind: 'end' })).toEqual({ ends: true, reveals: true, opens: true });
  });

  it('is not what someone holds or has chosen; that someone is done is', () => {
    const state = answer(table([{}, {}, {}]), 1, build('altar'));
    const seen = view(state, 0);
    expect(seen.done).toEqual([false, true, false]);
    expect(seen.held).toEqual([2, 2, 2]);
    expect(JSON.stringify(view(state, null))).not.toContain('altar');
    expect(view(state, 1).own).toMatchObject({ hand: ['altar', 'theater'], answer: build('altar') });
  });

  it('is no hand while sides are chosen, not even one’s own or a partner’s: they are dealt after that', () => {
    let state = setup(4, { variant: 'teams', sides: 'chosen' }, 'sides first');
    for (const seat of [0, 1, 2, 3]) {
      const seen = [0, 1, 2, 3].map((viewer) => view(state, viewer));
      expect(seen.map(({ own, partner }) => [own?.hand, partner?.hand])).toEqual(seen.map(() => [[], []]));
      expect(seen[0]?.held).toEqual([8, 8, 8, 8]);
      state = answer(state, seat, { kind: 'side', side: 'night' });
    }
    expect(view(state, 1).own?.hand).toEqual(state.hands[1]);
    expect(view(state, 1).partner?.hand).toEqual(state.hands[0]);
  });

  it('includes a partner’s hand and choice for the partner alone', () => {
    const team = table([{}, { hand: ['palace', 'altar'] }, {}, {}], { variant: 'teams' });
    const state = answer(team, 1, sell('palace'));
    expect(view(state, 0).partner).toEqual({ hand: ['palace', 'altar'], answer: sell('palace') });
    for (const seat of [1, 2, 3, null])
      expect(JSON.stringify(view(state, seat === 1 ? 2 : seat))).not.toContain('palace');
  });
});
