import { defineGame } from '#engine';
import { computer } from './computer.ts';
import { BOARD_IDS } from './content.ts';
import { lookahead } from './lookahead.ts';
import { scorePosition } from './position.ts';
import { apply, effect, legal, rest, waiting } from './rules.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { planning } from './turn-planning.ts';
import type { Action, CitiesOptions, State } from './types.ts';
import { type View, view } from './view.ts';

export const cities = defineGame<State, Action, View, CitiesOptions, 'planning'>({
  id: 'cities',
  seats: { min: 2, max: 4 },
  options: {
    board: { choices: ['random', ...BOARD_IDS].map((value) => ({ value })) },
    length: { choices: [{ value: 'standard' }, { value: 'long', seats: [2] }] },
  },
  setup,
  legal,
  apply,
  effect,
  rest,
  waiting,
  view,
  outcome,
  scorePosition,
  planning,
  computer,
  lookahead,
});
