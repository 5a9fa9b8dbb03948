import { describe, expect, test } from 'vitest';
import { itemAt } from '#engine';
import type { PanelRequest } from '../../../src/games/tourists/requests.ts';
import { tourists } from '../../../src/games/tourists/rules/index.ts';
import { visitKindsOf } from '../../../src/games/tourists/rules/places.ts';
import type { State } from '../../../src/games/tourists/rules/types.ts';
import { touristsUi } from '../../../src/games/tourists/ui.ts';
import { en } from '../../../src/games/tourists/words/en.ts';
import { dice } from '../../rig/play.ts';
import { goodGame } from './views.ts';

const READER = { language: 'en', names: ['Ada'], preselect: true } as const;

/** The first position of a random match in which so many tourists stand in the city and one may move. */
function moving(count: number): State {
  const chance = dice('moving');
  let state = tourists.setup(1, { level: '1' }, 'moving');
  for (;;) {
    const legal = tourists.legal(state, 0);
    if (state.cities[0]?.tourists.length === count && visitKindsOf(legal).includes('jump')) return state;
    state = tourists.apply(state, 0, itemAt(legal, chance.roll(legal.length)));
  }
}

function jumpPanel(state: State) {
  const legal = tourists.legal(state, 0);
  const panel = touristsUi.panel(tourists.view(state, 0), legal, READER, [visitKindsOf(legal).indexOf('jump')]);
  const picture = panel?.picture as PanelRequest | undefined;
  if (!panel || picture?.prompt.mode !== 'visit') throw new Error('no visit is asked for');
  return { ...panel, prompt: picture.prompt };
}

describe('a jump', () => {
  test('asks at once where to if there is only one tourist, and Back leads to all that can be done', () => {
    const { prompt, ready, back } = jumpPanel(moving(1));
    expect(prompt.from).not.toBeNull();
    expect(prompt.marks).toHaveLength(1);
    expect([ready, back]).toEqual([true, []]);
  });

  test('asks who jumps if there are several', () => {
    const { prompt, ready } = jumpPanel(moving(2));
    expect([prompt.from, prompt.places.length, ready]).toEqual([null, 2, false]);
  });
});

describe('the starting tiles', () => {
  const begun = tourists.setup(1, { level: '1' }, 'start');
  const laid = tourists.apply(begun, 0, itemAt(tourists.legal(begun, 0), 0));

  test('have no points to speak of, and another letter is for the tile that is looked at', () => {
    const panel = touristsUi.panel(tourists.view(laid, 0), tourists.legal(laid, 0), READER, [1]);
    expect(panel?.lines[0]).toBe(
      'Selected: the 2 tiles as shown. Press **Confirm**, or pick another letter for tile 2.',
    );
    expect(panel?.lines.join(' ')).not.toMatch(/points/);
  });

  test('are told together, a later tile by where and how it lies', () => {
    const whole = goodGame('hint', 1, '1');
    const told = whole.map((state) => touristsUi.prepared(tourists.view(state, 0), tourists.view(begun, 0), READER));
    expect(told.map((each) => each?.what)).toContain('the 3 tiles as shown');
    const later = told.flatMap((each) => (each && !/as shown/.test(each.what) ? [each.what] : []));
    expect(later.length).toBeGreaterThan(0);
    for (const what of later)
      expect(what).toMatch(
        /^the tile at [A-N]\d+( rotated (90|180|270)°)?( and (a new tourist at|a walk from|a jump from|no tourist) .*)?$/,
      );
  });
});

test('nothing is done for later in the last round', () => {
  const states = goodGame('later', 1, '1');
  const reasons = states.map((state) => {
    const view = tourists.view(state, 0);
    return [view.round, touristsUi.reason(view, view, 0, READER)];
  });
  const before = reasons.filter(([round]) => round === 12).map(([, reason]) => reason);
  expect(before.length).toBeGreaterThan(0);
  expect(Object.values(en.motive.later)).toEqual(expect.arrayContaining(before));
  expect(new Set(reasons.filter(([round]) => round === 13).map(([, reason]) => reason))).toEqual(new Set([null]));
});
