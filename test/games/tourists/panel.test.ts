import { describe, expect, test } from 'vitest';
import { itemAt } from '../../../src/engine/sure.ts';
import type { PanelRequest } from '../../../src/games/tourists/request.ts';
import { tourists } from '../../../src/games/tourists/rules/index.ts';
import { visitKindsOf } from '../../../src/games/tourists/rules/places.ts';
import type { State } from '../../../src/games/tourists/rules/types.ts';
import { touristsStage } from '../../../src/games/tourists/stage.ts';
import { dice } from '../../rig/play.ts';

const READER = { language: 'en', names: ['Ada'] } as const;

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
  const panel = touristsStage.panel(tourists.view(state, 0), legal, READER, [visitKindsOf(legal).indexOf('jump')]);
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
