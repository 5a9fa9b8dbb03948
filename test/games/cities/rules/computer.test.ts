import { describe, expect, test } from 'vitest';
import { QUICK_LEVELS } from '../../../../src/engine/game.ts';
import { judgeOf } from '../../../../src/games/cities/rules/computer.ts';
import { BOARD_IDS, type BoardId } from '../../../../src/games/cities/rules/content.ts';
import { share } from '../../../../src/games/cities/rules/evaluation.ts';
import { cities } from '../../../../src/games/cities/rules/index.ts';
import { scoreTown } from '../../../../src/games/cities/rules/scoring.ts';
import { dice } from '../../../rig/play.ts';

describe.each(QUICK_LEVELS)('the %s computer', (level) => {
  test.each([
    [2, 'standard'],
    [2, 'long'],
    [3, 'standard'],
    [4, 'standard'],
  ] as const)('plays legal games to the end with %s seats, %s', (seats, length) => {
    let state = cities.setup(seats, { board: 'random', length }, `computer ${seats}`);
    const chance = dice('computer');
    let dropped = 0;
    let placed = 0;
    while (state.active !== null) {
      const legal = cities.legal(state, state.active);
      const action = cities.computer(cities.view(state, state.active), legal, chance, level);
      expect(legal).toContain(action);
      if (action.kind === 'drop' && legal.length > 1) dropped++;
      if (action.kind === 'piece' || action.kind === 'feature') placed++;
      state = cities.apply(state, state.active, action);
    }
    expect(dropped).toBeLessThan(placed / 4);
  });
});

describe('the normal computer begins like a person', () => {
  /** Plays until the first worker of each seat is sent; returns where they went. */
  function opening(seed: string) {
    const chance = dice(seed);
    let state = cities.setup(2, { board: 'random', length: 'standard' }, seed);
    const workers = new Map<number, string>();
    while (workers.size < 2) {
      const seat = state.active!;
      const action = cities.computer(cities.view(state, seat), cities.legal(state, seat), chance, 'normal');
      if (action.kind === 'worker' && !workers.has(seat)) workers.set(seat, `${action.row} ${action.slot}`);
      state = cities.apply(state, seat, action);
    }
    return [...workers.values()];
  }

  test('sends few of its first workers to the hidden card or the bag', () => {
    const sent = Array.from({ length: 20 }, (_, i) => opening(`opening ${i}`)).flat();
    const blind = sent.filter((space) => space === 'cards 3' || space === 'pieces 3').length;
    expect(blind, `${blind} of ${sent.length}`).toBeLessThan(sent.length / 4);
  });

  test('chooses its starting tile with the goals of the board in mind', () => {
    const chosen = (seed: string, board: BoardId) => {
      const state = { ...cities.setup(2, { board: 'random', length: 'standard' }, seed), board };
      const seat = state.active!;
      return cities.computer(cities.view(state, seat), cities.legal(state, seat), dice(seed), 'normal');
    };
    const seeds = Array.from({ length: 10 }, (_, i) => `start ${i}`);
    const choices = seeds.map((seed) => new Set(BOARD_IDS.map((board) => JSON.stringify(chosen(seed, board)))).size);
    expect(choices.filter((count) => count > 1).length, choices.join(' ')).toBeGreaterThan(seeds.length / 2);
  });
});

test('to a seat that sends its last worker nothing counts that does not score', () => {
  const chance = dice('last turn');
  let state = cities.setup(2, { board: 'random', length: 'standard' }, 'last turn');
  let judged = 0;
  while (state.active !== null) {
    const seat = state.active;
    const [view, legal] = [cities.view(state, seat), cities.legal(state, seat)];
    if (share(view, seat, 1) === 0) {
      const town = state.towns[seat]!;
      // Goals that are met and not claimed yet will be at the turn's end.
      const claimed = { ...view, rings: view.rings.map((ring) => ring.map(() => seat)) };
      expect(judgeOf(claimed, seat).value(town)).toBe(scoreTown(town, state.board, []).total);
      judged++;
    }
    state = cities.apply(state, seat, cities.computer(view, legal, chance, 'normal'));
  }
  expect(judged).toBeGreaterThan(1);
});

test('a seat with its last worker reveals a card that may score if no open one does', () => {
  let hopeful = 0;
  // It does not come about in the first three.
  for (let match = 3; match < 60 && hopeful < 2; match++) {
    const chance = dice(`hope ${match}`);
    let state = cities.setup(3, { board: 'random', length: 'standard' }, `hope ${match}`);
    while (state.active !== null) {
      const seat = state.active;
      const [view, legal] = [cities.view(state, seat), cities.legal(state, seat)];
      const action = cities.computer(view, legal, chance, 'normal');
      const town = state.towns[seat]!;
      const cards = legal.flatMap((each) => (each.kind === 'worker' && each.row === 'cards' ? [each.slot] : []));
      const points = cards.map((slot) => {
        const [item] = view.market.cards[slot];
        if (item?.kind !== 'card') return null;
        return scoreTown({ ...town, cards: [...town.cards, item.card] }, state.board, []).total;
      });
      const before = scoreTown(town, state.board, []).total;
      const isLast = share(view, seat, 1) === 0 && cards.length === legal.length && cards.length > 1;
      if (isLast && points.includes(null) && points.every((total) => total === null || total === before)) {
        expect(action).toMatchObject({ row: 'cards', slot: cards[points.indexOf(null)] });
        hopeful++;
      }
      state = cities.apply(state, seat, action);
    }
  }
  expect(hopeful).toBeGreaterThan(0);
});
