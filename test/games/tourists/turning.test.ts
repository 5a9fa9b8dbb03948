import { describe, expect, test } from 'vitest';
import { itemAt } from '#engine';
import type { Panel } from '#games/contract';
import { LANGUAGES } from '#i18n';
import { tourists } from '../../../src/games/tourists/rules/index.ts';
import { ROTATIONS, type ScoringLevel, type State } from '../../../src/games/tourists/rules/types.ts';
import { touristsUi } from '../../../src/games/tourists/ui.ts';
import { dice } from '../../rig/play.ts';

/** Positions of a random match in which one tile is to be laid. */
function placingStates(level: ScoringLevel): State[] {
  const chance = dice(level);
  const found: State[] = [];
  let state = tourists.setup(1, { level }, level);
  while (tourists.waiting(state).length > 0) {
    const legal = tourists.legal(state, 0);
    if (tourists.view(state, 0).hand.length === 1) found.push(state);
    state = tourists.apply(state, 0, itemAt(legal, chance.roll(legal.length)));
  }
  return found;
}

const buttonsOf = ({ controls }: Panel) =>
  controls.flatMap((control) => {
    if (control.kind === 'menu') return [];
    return control.kind === 'places' ? control.places : control.buttons;
  });

/** What each lettered place promises. */
const gainsOf = (panel: Panel): Map<string, number> =>
  new Map(
    buttonsOf(panel).flatMap(({ label, intent }) => {
      const [letter = '', gain = '0'] = label.split(' ');
      return intent.kind === 'play' ? [[letter, Number(gain.replace('−', '-'))] as const] : [];
    }),
  );

describe.each(LANGUAGES)('a tile in hand, in %s', (language) => {
  test('is turned to any of four ways by one press, and each letter has the most of all of them', () => {
    const reader = { language, names: ['Ada'], preselect: true };
    const all = (['1', '3'] as const).flatMap(placingStates).filter((_, i) => i % 4 === 0);
    expect(all.length).toBeGreaterThan(4);
    for (const state of all) {
      const [view, legal] = [tourists.view(state, 0), tourists.legal(state, 0)];
      const panel = touristsUi.panel(view, legal, reader, [])!;
      const turns = buttonsOf(panel).flatMap(({ intent }) => (intent.kind === 'show' ? [intent.shown] : []));
      expect(turns).toHaveLength(ROTATIONS.length);
      const turned = turns.map((shown) => gainsOf(touristsUi.panel(view, legal, reader, shown)!));
      const best = gainsOf(panel);
      for (const [letter, gain] of best)
        expect(gain).toBe(Math.max(...turned.map((gains) => gains.get(letter) ?? Number.NEGATIVE_INFINITY)));
    }
  });
});
