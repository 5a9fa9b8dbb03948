import { describe, expect, it } from 'vitest';
import { makeDice, makeRng, pick } from '#engine';
import { type CardId, inOrder } from '../../../../src/games/wonders/rules/content.ts';
import { wonders } from '../../../../src/games/wonders/rules/index.ts';
import type { State } from '../../../../src/games/wonders/rules/types.ts';
import { all, build, lastTurn, sell, stage, table } from '../table.ts';

const recalled = (state: State, seat: number) => wonders.view(state, seat).own?.recalled;

const HANDS: readonly (readonly CardId[])[] = [
  ['altar', 'theater', 'well', 'tavern'],
  ['lumber-yard', 'stone-pit', 'clay-pool', 'loom'],
  ['ore-vein', 'press', 'glassworks', 'baths'],
];
const three = (more: Partial<State> = {}) =>
  table(
    HANDS.map((hand) => ({ hand, coins: 9 })),
    more,
  );

describe('what a seat remembers of the hands it passed on', () => {
  it('is nothing in the first turn of an Age', () => {
    expect(recalled(three(), 0)).toEqual({ hands: [null, null, null], gone: [] });
  });

  it('is the hand that the next seat has now, without what the seat itself took', () => {
    const state = all(three(), build('altar'), build('loom'), build('press'));
    expect(recalled(state, 0)?.hands).toEqual([null, inOrder(['theater', 'well', 'tavern']), null]);
  });

  it('goes the other way in Age II', () => {
    const state = all(three({ age: 2 }), build('altar'), build('loom'), build('press'));
    expect(recalled(state, 0)?.hands).toEqual([null, null, inOrder(['theater', 'well', 'tavern'])]);
  });

  it('loses what is built, and keeps what is sold or put under a board: nobody saw which card that was', () => {
    const once = all(three(), build('altar'), build('loom'), build('press'));
    const built = all(once, sell('ore-vein'), build('theater'), sell('clay-pool'));
    expect(recalled(built, 0)?.hands[2]).toEqual(inOrder(['well', 'tavern']));
    const sold = all(once, sell('ore-vein'), sell('theater'), sell('clay-pool'));
    expect(recalled(sold, 0)?.hands[2]).toEqual(inOrder(['theater', 'well', 'tavern']));
    expect(recalled(sold, 0)?.gone).toEqual(['ore-vein']);
    const staged = all(
      { ...once, cities: once.cities.map((city) => ({ ...city, wonder: 'petra', side: 'day', stages: 1 })) },
      stage('ore-vein'),
      stage('theater'),
      stage('clay-pool'),
    );
    expect(recalled(staged, 0)?.hands[2]).toEqual(inOrder(['theater', 'well', 'tavern']));
  });

  it('tells nothing once the hands are empty at the end of an Age: what was left over hides what went', () => {
    const last = three({
      ...lastTurn(),
      hidden: HANDS.map(() => Array.from({ length: lastTurn().turn - 1 }, () => null)),
    });
    const state = all(
      { ...last, hands: [['hideout', 'well'], ...HANDS.slice(1)] },
      build('hideout'),
      sell('loom'),
      sell('press'),
    );
    expect(state.phase).toBe('loss');
    expect(recalled(state, 1)).toEqual({ hands: [null, null, null], gone: ['loom'] });
    const { state: filled } = wonders.lookahead.fill(wonders.view(state, 1), makeDice(makeRng('fill')));
    expect(filled.hands).toEqual([[], [], []]);
  });

  it('always has in it what the others hold, and is no longer than what they hold and hide', () => {
    const dice = makeDice(makeRng('remembers'));
    let state = wonders.setup(5, { variant: 'cities', sides: 'random' }, 'remembers');
    let remembered = 0;
    for (let [seat] = wonders.waiting(state); seat !== undefined; [seat] = wonders.waiting(state)) {
      for (const [holder, cards] of (recalled(state, seat)?.hands ?? []).entries()) {
        if (!cards) continue;
        const rest = [...cards];
        for (const card of state.hands[holder] ?? []) expect(rest.splice(rest.indexOf(card), 1)).toEqual([card]);
        expect([...state.pile, ...state.tucked]).toEqual(expect.arrayContaining(rest));
        remembered++;
      }
      state = wonders.apply(state, seat, pick(dice, wonders.legal(state, seat)));
    }
    expect(remembered).toBeGreaterThan(300);
  });

  it('begins with the next Age in a match from before anything was noted', () => {
    const { hidden: _, ...before } = three({ turn: 7, decks: [HANDS, HANDS] });
    const later = all(before, build('altar'), build('loom'), build('press'));
    expect(recalled(before, 0)).toBeNull();
    expect(later.age).toBe(2);
    expect(recalled(later, 0)).toEqual({ hands: [null, null, null], gone: [] });
  });

  it('fills in exactly what is known', () => {
    const state = all(three(), build('altar'), build('loom'), build('press'));
    const filled = wonders.lookahead.fill(wonders.view(state, 0), makeDice(makeRng('fill'))).state;
    expect(filled.hands[0]).toEqual(state.hands[0]);
    expect(filled.hands[1]).toEqual(inOrder(state.hands[1] ?? []));
    expect(filled.hands[2]).toHaveLength(3);
  });
});
