import { describe, expect, test } from 'vitest';
import { exportMatch, importMatch } from '#engine';
import { GAMES } from '#games/rules';
import { accepted } from '../rig/play.ts';
import { fixtureNames, listOf, readFixture } from './fixtures.ts';

describe.each(GAMES.map((game) => [game.id, game] as const))('finished games of %s', (_, game) => {
  test('are at least six', () => {
    const lacking = `Say in ${listOf(game)} which are to be kept, and let npm run regenerate -- fixtures play them.`;
    expect(fixtureNames(game).length, lacking).toBeGreaterThanOrEqual(6);
  });

  test.each(fixtureNames(game))('%s leads to its outcome again', (name) => {
    const file = readFixture(game, name);
    expect(file.outcome).not.toBeNull();
    expect(exportMatch(game, accepted(importMatch(GAMES, file)))).toEqual(file);
  });
});
