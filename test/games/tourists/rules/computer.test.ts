import { describe, expect, test } from 'vitest';
import { pick } from '#engine';
import { QUICK_LEVELS } from '../../../../src/engine/game.ts';
import { tourists } from '../../../../src/games/tourists/rules/index.ts';
import { SCORING_LEVELS, type ScoringLevel, type State } from '../../../../src/games/tourists/rules/types.ts';
import { dice } from '../../../rig/play.ts';

type Mind = (typeof QUICK_LEVELS)[number] | 'random';

/** One game in which each seat chooses in its own way, always something legal. */
function play(minds: readonly Mind[], level: ScoringLevel, seed: string): State {
  const chance = dice(seed);
  let state = tourists.setup(minds.length, { level }, seed);
  for (let [seat] = tourists.waiting(state); seat !== undefined; [seat] = tourists.waiting(state)) {
    const legal = tourists.legal(state, seat);
    const mind = minds[seat]!;
    const action =
      mind === 'random' ? pick(chance, legal) : tourists.computer(tourists.view(state, seat), legal, chance, mind);
    expect(legal).toContain(action);
    state = tourists.apply(state, seat, action);
  }
  return state;
}

function totals(minds: readonly Mind[], level: ScoringLevel, seed: string): number[] {
  const outcome = tourists.outcome(play(minds, level, seed));
  return outcome?.kind === 'ranked' ? outcome.scores.map(({ total }) => total) : [];
}

describe.each(SCORING_LEVELS)('on level %s', (level) => {
  test('normal begins like a person: a tourist comes as soon as there is somewhere to stand', () => {
    for (let match = 0; match < 10; match++) {
      const chance = dice(`opening ${match}`);
      let state = tourists.setup(2, { level }, `opening ${match}`);
      while (state.round <= 2) {
        const seat = tourists.waiting(state)[0]!;
        state = tourists.apply(
          state,
          seat,
          tourists.computer(tourists.view(state, seat), tourists.legal(state, seat), chance, 'normal'),
        );
      }
      expect(state.cities.map((city) => city.tourists.length)).toEqual([2, 2]);
    }
  });

  test('normal plays better than easy and easy better than chance', () => {
    const games = Array.from({ length: 4 }, (_, i) => totals(['normal', 'easy', 'random'], level, `computer ${i}`));
    const [normal, easy, random] = [0, 1, 2].map((seat) => games.reduce((sum, game) => sum + game[seat]!, 0));
    expect(normal).toBeGreaterThan(easy! * 1.1);
    expect(easy).toBeGreaterThan(random! * 1.5);
  });
});

describe.each(QUICK_LEVELS)('the %s computer', (level) => {
  test('plays alone and with eight', () => {
    expect(totals([level], '3', 'alone')).toHaveLength(1);
    expect(totals(new Array(8).fill(level), '2', 'many')).toHaveLength(8);
  });

  test('builds another city in every seat, though the tiles are the same', () => {
    const minds = new Array(4).fill(level);
    const cities = play(minds, '1', 'different').cities.map(({ tiles }) => JSON.stringify(tiles));
    expect(new Set(cities).size).toBe(4);
  });
});
