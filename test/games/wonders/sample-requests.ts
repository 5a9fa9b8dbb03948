import { makeDice, makeRng, pick, type Seat } from '#engine';
import type { WondersRequest } from '../../../src/games/wonders/requests.ts';
import { wonders } from '../../../src/games/wonders/rules/index.ts';
import type { Action, State, WondersOptions } from '../../../src/games/wonders/rules/types.ts';

/** What people do most: they build, now and then a stage, and sell when nothing else can be done. */
function lively(legal: readonly Action[], dice: ReturnType<typeof makeDice>): Action {
  const end = legal.find(({ kind }) => kind === 'end');
  if (end) return end;
  const answers = legal.filter(({ kind }) => kind !== 'always');
  const wishes = ['build', 'unearth', 'stage'] as const;
  const kinds = dice.roll(4) === 0 ? [...wishes].reverse() : wishes;
  const liked = kinds.map((kind) => answers.filter((action) => action.kind === kind)).find(({ length }) => length > 0);
  return pick(dice, liked ?? answers);
}

/** The states of one game after each turn that was told, with cities as they come to be when people play. */
export function wondersGame(seed: string, seats: number, options: WondersOptions): State[] {
  const dice = makeDice(makeRng(`lively ${seed}`));
  let state = wonders.setup(seats, options, seed);
  const states = [state];
  for (let [seat] = wonders.waiting(state); seat !== undefined; [seat] = wonders.waiting(state)) {
    const action = lively(wonders.legal(state, seat), dice);
    const { opens } = wonders.effect(state, seat, action);
    state = wonders.apply(state, seat, action);
    if (opens) states.push(state);
  }
  return states;
}

/** What a seat is asked in this state, as a picture. */
function panelOf(state: State, seat: Seat): WondersRequest[] {
  const view = wonders.view(state, seat);
  const asked = state.asked.includes(seat);
  switch (state.phase) {
    case 'choose':
    case 'last':
      return view.own && view.own.hand.length > 0
        ? [null, view.own.hand.length - 1].map((chosen) => ({ game: 'wonders', kind: 'hand', view, chosen }))
        : [];
    case 'pile':
      return asked && view.own?.pile
        ? [{ game: 'wonders', kind: 'pile', view, cards: view.own.pile.slice(0, 8), page: 0, pages: 2, chosen: 0 }]
        : [];
    case 'loss':
      return asked ? [{ game: 'wonders', kind: 'loss', view, chosen: null }] : [];
    case 'side':
      return asked ? [{ game: 'wonders', kind: 'sides', view, seat }] : [];
    case 'over':
      return [];
  }
}

/** Every picture that may be asked for in a state, as this seat sees it. */
export function wondersRequestsFor(state: State, seat: Seat): WondersRequest[] {
  const view = wonders.view(state, seat);
  return [
    { game: 'wonders', kind: 'table', view: wonders.view(state, null) },
    { game: 'wonders', kind: 'city', view, seat },
    { game: 'wonders', kind: 'final', view },
    ...(view.conflict ? [{ game: 'wonders', kind: 'conflict', view } as const] : []),
    ...(view.partner && view.partner.hand.length > 0 ? [{ game: 'wonders', kind: 'partner', view } as const] : []),
    ...panelOf(state, seat),
  ];
}
