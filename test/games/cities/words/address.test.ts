import { describe, expect, test } from 'vitest';
import { pictureText } from '#games/words';
import type { CitiesOptions } from '../../../../src/games/cities/rules/types.ts';
import { spaceName } from '../../../../src/games/cities/words/address.ts';
import { playout, viewOf } from '../sample-views.ts';

const FRAMES = [
  ['standard', 'E5', /^[A-J]([1-9]|10)$/],
  ['long', 'I9', /^[A-R]([1-9]|1[0-8])$/],
] as const;

describe.each(FRAMES)('in a %s game', (length, home, frame) => {
  const options: CitiesOptions = { board: 'sydney', length };
  const games = ['one', 'two', 'three'].map((seed) => playout(seed, 2, options));

  test(`the starting tile's upper left space is ${home}, and the frame holds every space`, () => {
    expect(spaceName(length, { x: 0, y: 0 })).toBe(home);
    for (const game of games)
      for (const { spaces } of game.at(-1)!.towns)
        for (const space of spaces) expect(spaceName(length, space)).toMatch(frame);
  });

  test('what once stood under a name is found there to the end of the game', () => {
    const reader = { language: 'en', names: ['Ada', 'Bo'] } as const;
    const text = (view: ReturnType<typeof viewOf>) =>
      pictureText({ game: 'cities', kind: 'neighborhood', view, seat: 0 }, reader);
    for (const game of games) {
      const views = game.filter(({ phase }) => phase !== 'start').map((state) => viewOf(state));
      const [first, last] = [text(views[0]!), text(views.at(-1)!)];
      for (const [named] of first.matchAll(/\b[A-R]\d{1,2} (?=water|park)\w+/g)) expect(last).toContain(named);
    }
  });
});
