import { defineGame } from '#engine';
import { computer } from './computer.ts';
import { lookahead } from './lookahead.ts';
import { scorePosition } from './position.ts';
import { apply, effect, legal, waiting } from './rules.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { type Action, SCORING_LEVELS, type State, type TouristsOptions } from './types.ts';
import { type View, view } from './view.ts';

export const tourists = defineGame<State, Action, View, TouristsOptions>({
  id: 'tourists',
  // The rulebook sets no upper limit: everyone builds a city of their own.
  seats: { min: 1, max: 8 },
  // The first is the default: the rulebook advises level 1 for a first game.
  options: { level: { choices: SCORING_LEVELS.map((value) => ({ value })) } },
  setup,
  legal,
  apply,
  effect,
  waiting,
  view,
  outcome,
  scorePosition,
  computer,
  lookahead,
});
