import { expect, test } from 'vitest';
import { sprawlopolis } from '../../../../src/games/sprawlopolis/rules/index.ts';
import { scoreCity } from '../../../../src/games/sprawlopolis/rules/scoring.ts';
import type { Action } from '../../../../src/games/sprawlopolis/rules/types.ts';
import { dice } from '../../../rig/play.ts';
import { CLOSED, sprawlopolisMatch, takeTurns } from '../match.ts';

test('the normal computer takes most points with the last card', () => {
  const { state } = takeTurns(sprawlopolisMatch(2), 13);
  const seat = state.active ?? -1;
  const legal = sprawlopolis.legal(state, seat);
  const after = (action: Action) =>
    action.kind === 'place' ? scoreCity([...state.city, action], state).total : Number.NaN;
  const chosen = sprawlopolis.computer(sprawlopolis.view(state, seat), legal, dice('same'), 'normal');
  expect(after(chosen)).toBe(Math.max(...legal.map(after)));
});

test('the normal computer begins like a person: its first card goes to one of the best places', () => {
  for (let match = 0; match < 12; match++) {
    const { state } = sprawlopolisMatch(1 + (match % 4), CLOSED, `opening ${match}`);
    const seat = state.active ?? -1;
    const legal = sprawlopolis.legal(state, seat).filter((action) => action.kind === 'place');
    const after = (action: Action) => (action.kind === 'place' ? scoreCity([...state.city, action], state).total : -99);
    const chosen = sprawlopolis.computer(sprawlopolis.view(state, seat), legal, dice('same'), 'normal');
    const better = legal.filter((action) => after(action) > after(chosen)).length;
    expect(better, `${better} of ${legal.length}`).toBeLessThan(legal.length / 20);
  }
});
