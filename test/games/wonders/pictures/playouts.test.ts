import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../../src/engine/game.ts';
import { makeDice, makeRng } from '../../../../src/engine/rng.ts';
import { layout } from '../../../../src/games/wonders/pictures/layout.ts';
import type { WondersRequest } from '../../../../src/games/wonders/request.ts';
import { inOrder } from '../../../../src/games/wonders/rules/content.ts';
import { wonders } from '../../../../src/games/wonders/rules/index.ts';
import type { State, WondersOptions } from '../../../../src/games/wonders/rules/types.ts';
import { LANGUAGES } from '../../../../src/i18n/index.ts';
import { sceneFor } from '../../../draw/drawing.ts';
import { HARD_NAMES, NAMES } from '../../../draw/names.ts';
import { outside, overlaps } from '../../../draw/shapes.ts';

/** Every state of a game in which all act at random. */
function playout(seed: string, seats: number, options: WondersOptions): State[] {
  const dice = makeDice(makeRng(`moves ${seed}`));
  let state = wonders.setup(seats, options, seed);
  const states = [state];
  for (let waiting = wonders.waiting(state); waiting.length > 0; waiting = wonders.waiting(state)) {
    const seat = waiting[dice.roll(waiting.length)]!;
    const legal = wonders.legal(state, seat);
    state = wonders.apply(state, seat, legal[dice.roll(legal.length)]!);
    states.push(state);
  }
  return states;
}

/** What may be shown to the seat in this state: what it is asked, and what it may look at. */
function requestsFor(state: State, seat: Seat): WondersRequest[] {
  const view = wonders.view(state, seat);
  const own = view.own!;
  const asked = state.asked.includes(seat);
  const game = 'wonders';
  const questions: { readonly [phase in State['phase']]?: () => WondersRequest[] } = {
    side: () => [{ game, kind: 'sides', view, seat }],
    choose: () => [null, own.hand.length - 1].map((chosen) => ({ game, kind: 'hand', view, chosen })),
    last: () => [{ game, kind: 'hand', view, chosen: 0 }],
    pile: () => {
      const cards = inOrder(own.pile ?? []).slice(0, 8);
      return [{ game, kind: 'pile', view, cards, page: 0, pages: 2, chosen: null }];
    },
    loss: () => [{ game, kind: 'loss', view, chosen: 0 }],
  };
  return [
    ...(asked ? (questions[state.phase]?.() ?? []) : []),
    ...(view.partner ? [{ game, kind: 'partner', view } as const] : []),
    { game, kind: 'table', view },
    { game, kind: 'city', view, seat },
    ...(view.conflict ? [{ game, kind: 'conflict', view } as const] : []),
    { game, kind: 'final', view },
  ];
}

const GAMES: readonly (readonly [number, WondersOptions])[] = [
  [3, { variant: 'cities', sides: 'chosen' }],
  [5, { variant: 'base', sides: 'random' }],
  [6, { variant: 'teams', sides: 'night' }],
  [7, { variant: 'cities', sides: 'night' }],
];

/** All that is rare, and now and then what is not. */
const shown = (states: readonly State[]) =>
  [...states.entries()].filter(([i, { phase }]) => {
    const isRare = phase !== 'choose' && phase !== 'over';
    return isRare || i % 23 === 0 || i + 1 === states.length;
  });

describe('pictures of random games', () => {
  for (const [seats, options] of GAMES) {
    it(`hold together with ${seats} seats, ${options.variant}`, () => {
      const kinds = new Set<string>();
      for (const [i, state] of shown(playout(`pictures ${seats}`, seats, options))) {
        for (const request of requestsFor(state, state.asked[i % state.asked.length] ?? i % seats)) {
          kinds.add(request.kind);
          const sheet = layout(request, sceneFor(LANGUAGES[i % 2]!, i % 3 ? NAMES : HARD_NAMES));
          expect([...outside(sheet), ...overlaps(sheet)], `${request.kind} after ${i} steps`).toEqual([]);
        }
      }
      expect([...kinds]).toEqual(expect.arrayContaining(['hand', 'table', 'city', 'conflict', 'final']));
    });
  }
});
