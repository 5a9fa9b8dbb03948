import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#i18n';
import { layout } from '../../../../src/games/wonders/pictures/wonders-layout.ts';
import type { WondersOptions } from '../../../../src/games/wonders/rules/types.ts';
import { sceneFor } from '../../../draw/drawing.ts';
import { HARD_NAMES, NAMES } from '../../../draw/names.ts';
import { outside, overlaps, ownTexts } from '../../../draw/shapes.ts';
import { wondersGame, wondersRequestsFor } from '../sample-requests.ts';

const GAMES: readonly (readonly [number, WondersOptions])[] = [
  [3, { variant: 'cities', sides: 'random' }],
  [4, { variant: 'teams', sides: 'night' }],
  [5, { variant: 'base', sides: 'random' }],
  [6, { variant: 'teams', sides: 'chosen' }],
  [7, { variant: 'cities', sides: 'night' }],
];

describe('pictures of whole games of Wonders', () => {
  for (const [seats, options] of GAMES) {
    it(`lie well with ${seats} seats, ${options.variant}`, () => {
      const states = wondersGame(`pictures ${seats}`, seats, options).filter((_, i) => i % 4 === 0);
      for (const [i, state] of states.entries()) {
        const language = LANGUAGES[i % LANGUAGES.length] ?? 'en';
        const names = i % 3 ? NAMES : HARD_NAMES;
        for (const request of wondersRequestsFor(state, i % seats)) {
          const sheet = layout(request, sceneFor(language, names));
          const where = `${request.kind}, state ${i}, ${language}`;
          expect(outside(sheet), where).toEqual([]);
          expect(overlaps(sheet), where).toEqual([]);
          const cut = ownTexts(sheet).filter(({ text }) => names === NAMES && text.endsWith('…'));
          expect(cut, where).toEqual([]);
        }
      }
    });
  }
});
