import { describe, expect, test } from 'vitest';
import { importMatch } from '#engine';
import { sprawlopolis } from '../../../../src/games/sprawlopolis/rules/index.ts';
import type { State } from '../../../../src/games/sprawlopolis/rules/types.ts';
import { accepted } from '../../../rig/play.ts';
import { fixtureNames, readFixture } from '../../fixtures.ts';

const at = (number: number, x: number, y: number, turned = false) => ({ number, turned, x, y });
const position = {
  game: 'sprawlopolis',
  difficulty: 'standard',
  scoring: [6, 7, 18],
  placements: [at(4, 0, 0), at(17, 1, 1), at(1, 1, 3, true), at(15, -1, 1), at(2, 2, 0, true)],
};
const score = (changes: object) => sprawlopolis.scorePosition({ ...position, ...changes });

describe('a position', () => {
  test('is scored in one object', () => {
    const text = '{"groups":{"C":2,"P":4,"I":2,"R":3},"roads":7,"conditions":{"6":1,"7":-1,"18":10},';
    expect(JSON.stringify(accepted(score({})))).toBe(`${text}"total":14,"target":31,"won":false}`);
  });

  test('counts roads but not their cost in the easier game, one zone in the harder', () => {
    expect(accepted(score({ difficulty: 'easier' }))).toMatchObject({ roads: 7, total: 21 });
    expect(accepted(score({ difficulty: 'harder' }))).toMatchObject({ groups: { C: 2, P: 4 }, total: 4 - 7 + 10 });
  });

  test.each(fixtureNames(sprawlopolis))('of the finished game %s has its total and its end', (name) => {
    const file = readFixture(sprawlopolis, name);
    const { city, scoring, difficulty } = accepted(importMatch([sprawlopolis], file)).state as State;
    const placements = city.map(({ card: number, turned, x, y }) => ({ number, turned, x, y }));
    const { score: sheet, target, won } = file.outcome;
    expect(accepted(score({ scoring, difficulty, placements }))).toMatchObject({ total: sheet.total, target, won });
  });

  test.each([
    ['no object', null, ''],
    ['another difficulty', { ...position, difficulty: 'hardest' }, 'difficulty'],
    ['two scoring cards', { ...position, scoring: [1, 2] }, 'scoring'],
    ['a card that does not exist', { ...position, scoring: [1, 2, 19] }, 'scoring[2]'],
    ['a scoring card twice', { ...position, scoring: [8, 9, 8] }, 'scoring[2]'],
    ['no card in the city', { ...position, placements: [] }, 'placements'],
    ['half a block', { ...position, placements: [at(4, 0.5, 0)] }, 'placements[0].x'],
    ['a quarter turn', { ...position, placements: [{ ...at(4, 0, 0), turned: 1 }] }, 'placements[0].turned'],
    ['a card laid twice', { ...position, placements: [at(4, 0, 0), at(4, 1, 0)] }, 'placements[1].number'],
    ['a scoring card in the city', { ...position, placements: [at(7, 0, 0)] }, 'placements[0].number'],
    ['a card at a corner only', { ...position, placements: [at(4, 0, 0), at(5, 2, 2)] }, 'placements[1]'],
    ['a card apart', { ...position, placements: [at(4, 0, 0), at(5, 1, 0), at(8, 9, 9)] }, 'placements[2]'],
    ['a field too many', { ...position, color: 1 }, ''],
  ])('is refused with its field for %s', (_, data, field) => {
    expect(sprawlopolis.scorePosition(data)).toMatchObject({ ok: false, refusal: { code: 'bad-file', at: field } });
  });

  test('may lie anywhere', () => {
    const placements = position.placements.map((placement) => ({
      ...placement,
      x: placement.x - 900,
      y: 700 + placement.y,
    }));
    expect(score({ placements })).toEqual(score({}));
  });
});
