import { defineGame } from '#engine';
import { partnerOf } from './city.ts';
import { computer } from './computer.ts';
import { lookahead } from './lookahead.ts';
import { scorePosition } from './position.ts';
import { apply, effect, legal, told, waiting } from './rules.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { type Action, SIDE_RULES, type State, type WondersOptions } from './types.ts';
import { type View, view } from './view.ts';

/** The seat counts that allow teams of two. */
const TEAM_SEATS: readonly number[] = [4, 6];

export const wonders = defineGame<State, Action, View, WondersOptions>({
  id: 'wonders',
  seats: { min: 3, max: 7 },
  options: {
    variant: { choices: [{ value: 'cities' }, { value: 'teams', seats: TEAM_SEATS }, { value: 'base' }] },
    // The day sides are for first games.
    sides: { choices: SIDE_RULES.map((value) => ({ value })) },
  },
  teams: (seats, { variant }) =>
    variant === 'teams' && TEAM_SEATS.includes(seats)
      ? Array.from({ length: seats / 2 }, (_, team) => [2 * team, partnerOf(2 * team)])
      : [],
  setup,
  legal,
  apply,
  effect,
  told,
  waiting,
  view,
  outcome,
  scorePosition,
  computer,
  lookahead,
});
