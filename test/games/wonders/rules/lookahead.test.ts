import { describe, expect, test } from 'vitest';
import { chooseAction } from '../../../../src/engine/lookahead.ts';
import { type CardId, cardOf } from '../../../../src/games/wonders/rules/content.ts';
import { wonders } from '../../../../src/games/wonders/rules/index.ts';
import type { State } from '../../../../src/games/wonders/rules/types.ts';
import { dice } from '../../../rig/play.ts';

/** A match of `normal` up to where seat 0 is to choose in that turn of that Age. */
function upTo(age: number, turn: number, seed: string): State {
  const chance = dice(seed);
  let state = wonders.setup(4, { variant: 'cities', sides: 'random' }, seed);
  while (state.age < age || state.turn < turn || state.phase !== 'choose') {
    const [seat = 0] = wonders.waiting(state);
    const action = wonders.computer(wonders.view(state, seat), wonders.legal(state, seat), chance, 'normal');
    state = wonders.apply(state, seat, action);
  }
  return state;
}

const sorted = (cards: readonly CardId[] = []) => cards.toSorted();

describe('what hard makes up', () => {
  const state = upTo(2, 5, 'made up');
  const own = wonders.view(state, 0).own!;

  test('are hands out of those it passed on, of the right size', () => {
    const { hands } = wonders.lookahead.fill(wonders.view(state, 0), dice('fill')).state;
    expect(sorted(hands[0])).toEqual(sorted(state.hands[0]));
    for (const [holder, hand] of hands.entries()) {
      expect(hand).toHaveLength(state.hands[holder]!.length);
      if (holder > 0) expect(own.recalled?.hands[holder]).toEqual(expect.arrayContaining([...hand]));
    }
  });

  test('are answers of all the others, for everyone chooses at once', () => {
    const filled = wonders.lookahead.fill(wonders.view(state, 0), dice('fill')).state;
    expect(wonders.waiting(filled)).toEqual([0]);
  });

  test('are never more guilds and black cards than an Age is dealt', () => {
    const late = upTo(3, 2, 'made up');
    const drawn = (cards: readonly CardId[], color: string) =>
      new Set(cards.filter((card) => cardOf(card).age === 3 && cardOf(card).color === color)).size;
    for (let i = 0; i < 20; i++) {
      const { hands } = wonders.lookahead.fill(wonders.view(late, 0), dice(`fill ${i}`)).state;
      const all = [...hands.flat(), ...late.cities.flatMap(({ cards }) => cards)];
      expect(drawn(all, 'purple')).toBeLessThanOrEqual(6);
      expect(drawn(all, 'black')).toBeLessThanOrEqual(4);
    }
  });
});

test('hard looks once where it knows all hands for sure, and its dice do not matter then', () => {
  let certain = 0;
  for (let match = 0; match < 8 && certain < 2; match++) {
    const state = upTo(3, 6, `certain ${match}`);
    const view = wonders.view(state, 0);
    const knows = state.hands.every(
      (hand, holder) => holder === 0 || view.own?.recalled?.hands[holder]?.length === hand.length,
    );
    expect(wonders.lookahead.effort(view) === 0).toBe(knows);
    if (!knows) continue;
    certain++;
    const by = (luck: string) => chooseAction(wonders, view, wonders.legal(state, 0), dice(luck), 'hard');
    expect(by('one')).toEqual(by('other'));
  }
  expect(certain).toBeGreaterThan(0);
});
