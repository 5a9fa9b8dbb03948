import { describe, expect, test } from 'vitest';
import { pick } from '#engine';
import { QUICK_LEVELS } from '../../../../src/engine/game.ts';
import { type CardId, cardOf } from '../../../../src/games/wonders/rules/content.ts';
import { cardWorth, stageWorth } from '../../../../src/games/wonders/rules/evaluation.ts';
import { lossWorth, outlookOf, WEIGHTS } from '../../../../src/games/wonders/rules/evaluation-context.ts';
import { wonders } from '../../../../src/games/wonders/rules/index.ts';
import type { Age } from '../../../../src/games/wonders/rules/kinds.ts';
import type { Action, City, State, WondersOptions } from '../../../../src/games/wonders/rules/types.ts';
import { dice } from '../../../rig/play.ts';
import { city } from '../random-cities.ts';

type Mind = (typeof QUICK_LEVELS)[number] | 'random';
const CITIES: WondersOptions = { variant: 'cities', sides: 'random' };

/** One game in which each seat chooses in its own way, always something legal. */
function play(minds: readonly Mind[], options: WondersOptions, seed: string): State {
  const chance = dice(seed);
  let state = wonders.setup(minds.length, options, seed);
  for (let [seat] = wonders.waiting(state); seat !== undefined; [seat] = wonders.waiting(state)) {
    const legal = wonders.legal(state, seat);
    const mind = minds[seat]!;
    const action =
      mind === 'random' ? pick(chance, legal) : wonders.computer(wonders.view(state, seat), legal, chance, mind);
    expect(legal).toContain(action);
    if (mind !== 'random') expect(action.kind).not.toBe('always');
    state = wonders.apply(state, seat, action);
  }
  return state;
}

const totals = (state: State): number[] => {
  const outcome = wonders.outcome(state);
  return outcome?.kind === 'ranked' ? outcome.scores.map(({ total }) => total) : [];
};

test('normal plays better than easy and easy better than chance', () => {
  const games = Array.from({ length: 6 }, (_, i) =>
    totals(play(['normal', 'easy', 'random', 'easy'], CITIES, `computer ${i}`)),
  );
  const [normal, easy, random] = [0, 1, 2].map((seat) => games.reduce((sum, game) => sum + game[seat]!, 0));
  expect(normal).toBeGreaterThan(easy! * 1.1);
  expect(easy).toBeGreaterThan(random! * 1.3);
});

describe.each(QUICK_LEVELS)('the %s computer', (level) => {
  test.each<[number, WondersOptions]>([
    [3, { variant: 'cities', sides: 'chosen' }],
    [5, { variant: 'cities', sides: 'night' }],
    [7, { variant: 'cities', sides: 'random' }],
    [3, { variant: 'base', sides: 'day' }],
    [7, { variant: 'base', sides: 'chosen' }],
    [4, { variant: 'teams', sides: 'random' }],
    [6, { variant: 'teams', sides: 'night' }],
  ])('plays to the end with %i seats and %o, always something legal', (seats, options) => {
    const minds = Array.from({ length: seats }, (_, i): Mind => (i === 1 ? 'random' : level));
    expect(totals(play(minds, options, `whole ${seats}`))).toHaveLength(seats);
  });

  test('chooses the same from the same view and dice', () => {
    const state = wonders.setup(4, CITIES, 'same');
    const choose = () => wonders.computer(wonders.view(state, 0), wonders.legal(state, 0), dice('same'), level);
    expect(choose()).toEqual(choose());
  });
});

/** Seat 0 of three cities with a hand, at some time of the game. */
function position(own: City, hand: readonly CardId[], change: Partial<State> = {}, others?: [City, City]): State {
  const state = wonders.setup(3, CITIES, 'position');
  const cities = [own, ...(others ?? [city('gizah'), city('petra')])];
  return { ...state, cities, hands: state.hands.with(0, hand), ...change };
}
const choose = (state: State): Action =>
  wonders.computer(wonders.view(state, 0), wonders.legal(state, 0), dice('any'), 'normal');
const outlook = (state: State) => outlookOf(wonders.view(state, 0), WEIGHTS);
const worth = (state: State, card: CardId) => cardWorth(outlook(state), 0, card);
const at = (age: Age, turn: number) => ({ age, turn });

describe('normal', () => {
  test('begins like a person: it builds, mostly what makes goods, and something else where that is better', () => {
    const first = Array.from({ length: 20 }, (_, match) => {
      const state = wonders.setup(4, CITIES, `opening ${match}`);
      return [0, 1, 2, 3].map((seat) =>
        wonders.computer(wonders.view(state, seat), wonders.legal(state, seat), dice('any'), 'normal'),
      );
    }).flat();
    const colors = first.map((action) => (action.kind === 'build' ? cardOf(action.card).color : action.kind));
    const goods = colors.filter((color) => color === 'brown' || color === 'gray').length;
    const said = `${goods} of ${colors.length}: ${[...new Set(colors)].join(' ')}`;
    expect(colors.filter((color) => color === 'sell' || color === 'stage')).toEqual([]);
    expect(goods, said).toBeGreaterThan(colors.length / 2);
    expect(goods, said).toBeLessThan(colors.length);
  });

  test('wants goods early, and those it does not make', () => {
    const babylon = city('babylon');
    expect(worth(position(babylon, []), 'ore-vein')).toBeGreaterThan(2);
    expect(worth(position(babylon, []), 'ore-vein')).toBeGreaterThan(
      worth(position(babylon, [], at(2, 7)), 'ore-vein'),
    );
    expect(worth(position(babylon, [], at(3, 7)), 'ore-vein')).toBe(0);
    const rich = city('babylon', { cards: ['foundry', 'ore-vein'] });
    expect(worth(position(rich, []), 'mine')).toBeLessThan(worth(position(babylon, []), 'mine'));
  });

  test('values a trading post by what that neighbor sells', () => {
    const seller = city('gizah', { cards: ['quarry', 'sawmill', 'clay-pool'] });
    const state = position(city('ephesos'), [], {}, [seller, city('alexandria')]);
    expect(worth(state, 'west-trading-post')).toBeGreaterThan(worth(state, 'east-trading-post'));
  });

  test('wants shields that win conflicts, not those that change nothing', () => {
    const behind = [city('gizah', { cards: ['walls'] }), city('petra', { cards: ['stables'] })] as [City, City];
    const far = [
      city('gizah', { cards: ['contingent', 'arsenal'] }),
      city('petra', { cards: ['contingent'] }),
    ] as const;
    const own = city('babylon');
    const end = at(3, 7);
    expect(worth(position(own, [], end, behind), 'arsenal')).toBeGreaterThan(10);
    expect(worth(position(own, [], end, [...far]), 'arsenal')).toBeLessThan(1);
    const winner = city('babylon', { cards: ['contingent'] });
    expect(worth(position(winner, [], end, behind), 'arsenal')).toBeLessThan(1);
  });

  test('wants diplomacy when it would lose, not when it would win', () => {
    const strong = [city('gizah', { cards: ['contingent'] }), city('petra', { cards: ['contingent'] })] as [City, City];
    const weak = worth(position(city('babylon'), [], at(3, 7), strong), 'embassy');
    expect(weak).toBeGreaterThan(4);
    expect(worth(position(city('babylon', { cards: ['contingent'] }), [], at(3, 7)), 'embassy')).toBeLessThan(0);
  });

  test('wants the symbol that completes a set most', () => {
    const two = city('babylon', { cards: ['apothecary', 'workshop'] });
    const state = position(two, [], at(2, 7));
    expect(worth(state, 'library')).toBeGreaterThan(worth(state, 'dispensary'));
    expect(worth(position(city('babylon'), [], at(3, 7)), 'lodge')).toBeCloseTo(1);
    expect(worth(position(two, [], at(3, 7)), 'university')).toBeCloseTo(8);
  });

  test('counts a chain as something to come', () => {
    const own = city('babylon');
    const lone = worth(position(own, []), 'well');
    expect(lone).toBeGreaterThan(3);
    expect(worth(position(own, [], at(3, 1)), 'well')).toBeCloseTo(3);
  });

  test('counts what others lose and gain', () => {
    const state = position(city('babylon'), [], at(3, 7));
    expect(worth(state, 'brotherhood')).toBeGreaterThan(4);
    expect(worth(state, 'mint')).toBeLessThan(8);
  });

  test('builds a stage that scores when no card does', () => {
    const own = city('gizah', { side: 'night', stages: 3, cards: ['quarry', 'stone-pit', 'press', 'loom'] });
    const state = position(own, ['loom-2', 'vineyard'], at(3, 7), [city('rhodos'), city('petra')]);
    expect(stageWorth(outlook(state), 0)).toBeCloseTo(7);
    expect(choose(state)).toMatchObject({ kind: 'stage' });
  });

  test('sells or tucks the card that the next seat wants', () => {
    const own = city('babylon', { cards: ['altar', 'theater', 'well'] });
    const next = city('gizah', { cards: ['apothecary', 'workshop', 'library', 'dispensary', 'laboratory'] });
    const state = position(own, ['lumber-yard', 'lodge'], at(3, 6), [next, city('petra')]);
    expect(choose(state)).toEqual({ kind: 'sell', card: 'lodge' });
  });

  test('pays the neighbor who is behind, if the price is the same', () => {
    const rich = city('rhodos', { cards: ['palace', 'pantheon', 'lumber-yard'] });
    const poor = city('petra', { cards: ['lumber-yard'] });
    const state = position(city('gizah'), ['stockade'], at(1, 7), [rich, poor]);
    expect(choose(state)).toEqual({ kind: 'build', card: 'stockade', left: 0, right: 2 });
    const other = position(city('gizah'), ['stockade'], at(1, 7), [poor, rich]);
    expect(choose(other)).toEqual({ kind: 'build', card: 'stockade', left: 2, right: 0 });
  });

  test('pays losses with coins while a coin is worth less than a debt', () => {
    const own = city('gizah', { coins: 5 });
    const owed = { phase: 'loss', asked: [0], owed: [3, 0, 0] } as const;
    expect(choose(position(own, [], { ...at(3, 7), ...owed }))).toEqual({ kind: 'pay', coins: 3 });
    expect(lossWorth(outlook(position(own, [], at(3, 7))), 5, 3)).toBeCloseTo(1);
    expect(lossWorth(outlook(position(own, [], at(3, 7))), 0, 3)).toBe(3);
  });

  test('takes the best card of the pile, and nothing if none is good for it', () => {
    const digging = (pile: readonly CardId[]) =>
      position(city('gizah'), [], { ...at(3, 7), phase: 'pile', asked: [0], pile });
    expect(choose(digging(['altar', 'palace', 'loom']))).toEqual({ kind: 'unearth', card: 'palace' });
    const winner = city('gizah', { cards: ['contingent'] });
    const poor = { ...digging(['embassy']), cities: [winner, city('rhodos'), city('petra')] };
    expect(choose(poor)).toEqual({ kind: 'leave' });
  });

  test('chooses the side of its board that wins more often', () => {
    const choosing = (wonder: City['wonder']) => position(city(wonder), [], { phase: 'side', asked: [0] });
    expect(choose(choosing('rhodos'))).toEqual({ kind: 'side', side: 'night' });
    expect(choose(choosing('petra'))).toEqual({ kind: 'side', side: 'day' });
  });
});
