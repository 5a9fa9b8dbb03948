import { expect, test } from 'vitest';
import { type Outcome, startMatch } from '#engine';
import { escapeNames } from '#i18n';
import { outcomeLine } from '../../../src/bot/views/table.ts';
import { wonders } from '../../../src/games/wonders/rules/index.ts';
import type { WondersOptions } from '../../../src/games/wonders/rules/types.ts';
import { roomOf } from '../../rig/room-of-match.ts';

const NAMES = ['Ada', 'Bruno', 'Chen', 'Dolores'];

function lineFor(variant: WondersOptions['variant'], ranking: readonly (readonly number[])[]): string {
  const players = NAMES.map((name) => ({ name, computer: null }));
  const match = startMatch(wonders, players, { variant, sides: 'day' }, 'seed');
  const outcome: Outcome = { kind: 'ranked', scores: NAMES.map(() => ({ total: 40, parts: [] })), ranking };
  return escapeNames(outcomeLine(roomOf(match), outcome));
}

test.each([
  ['one winner', 'base', [[2], [0, 1, 3]], '🏆 **Chen** wins!'],
  ['a tie', 'base', [[0, 1], [2], [3]], '🏆 It’s a tie! **Ada and Bruno** win!'],
  [
    'a team, which wins together',
    'teams',
    [
      [0, 1],
      [2, 3],
    ],
    '🏆 **Ada and Bruno** win!',
  ],
  ['two teams that tie', 'teams', [[0, 1, 2, 3]], '🏆 It’s a tie! **Ada, Bruno, Chen and Dolores** win!'],
] as const)('%s is told as such', (_, variant, ranking, line) => expect(lineFor(variant, ranking)).toBe(line));
