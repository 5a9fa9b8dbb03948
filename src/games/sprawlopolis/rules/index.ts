import { defineGame } from '#engine';
import { computer } from './computer.ts';
import { lookahead } from './lookahead.ts';
import { scorePosition } from './position.ts';
import { apply, effect, legal } from './rules.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { planning } from './turn-planning.ts';
import { type Action, DIFFICULTIES, HANDS, type SprawlopolisOptions, type State } from './types.ts';
import { type View, view } from './view.ts';

export const sprawlopolis = defineGame<State, Action, View, SprawlopolisOptions, 'planning'>({
  id: 'sprawlopolis',
  seats: { min: 1, max: 4 },
  options: {
    difficulty: { choices: DIFFICULTIES.map((value) => ({ value })) },
    hands: { choices: HANDS.map((value) => ({ value })) },
  },
  setup,
  legal,
  apply,
  effect,
  waiting: (state) => (state.active === null ? [] : [state.active]),
  view,
  outcome,
  scorePosition,
  planning,
  computer,
  lookahead,
});
