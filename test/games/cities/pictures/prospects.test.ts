import { expect, test } from 'vitest';
import { layout } from '#games/pictures';
import { additions } from '../../../../src/games/cities/pictures/gain-pills.ts';
import { cities } from '../../../../src/games/cities/rules/index.ts';
import { townOf } from '../../../../src/games/cities/rules/scoring.ts';
import { prospects, standingOf } from '../../../../src/games/cities/rules/standing-after.ts';
import { citiesUi } from '../../../../src/games/cities/ui.ts';
import { sceneFor } from '../../../draw/drawing.ts';
import { ownTexts } from '../../../draw/shapes.ts';
import { promptFor } from '../sample-requests.ts';
import { playout, viewOf } from '../sample-views.ts';

const STATES = (['standard', 'long'] as const).flatMap((length) =>
  playout('prospects', 2, { board: 'lisbon', length }).filter(({ work }, i) => work?.hand.length && i % 9 === 0),
);
const reader = { language: 'en', names: ['Ada', 'Bo'] } as const;

test('a place promises in the picture what its button promises', () => {
  for (const state of STATES) {
    const seat = state.active!;
    const view = viewOf(state, seat);
    const panel = citiesUi.panel(view, cities.legal(state, seat), reader, [])!;
    const [places] = panel.controls.flatMap((control) => (control.kind === 'places' ? [control.places] : []));
    const gains = places!.map(({ label }) => label.split(' ')[1]).filter((gain) => gain !== undefined);
    const { shapes, ...size } = layout(panel.picture, sceneFor('en', reader.names));
    const written = ownTexts({ ...size, shapes }).map(({ text }) => text);
    for (const gain of gains) expect(written, gain).toContain(gain);
  }
});

test('what a place adds to all cards together is what it adds to the score but for water, parks and monuments', () => {
  for (const state of STATES) {
    const seat = state.active!;
    const view = viewOf(state, seat);
    const { held, places } = promptFor(state, seat, false);
    const now = standingOf(view, seat, townOf(view, seat));
    const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
    for (const { total, cards, goals } of prospects(view, seat, held!, places, 0)) {
      if (held !== 'tile' && ['red', 'blue', 'green', 'yellow'].includes(held!))
        expect(total - now.total).toBe(sum(cards) - sum(now.cards));
      for (const { have, need } of goals) expect(have).toBeLessThanOrEqual(need);
    }
  }
});

test('of many places the best and the worst are named, and only what they add', () => {
  expect(additions([0, 0])).toEqual([]);
  expect(additions([3, 1, 0, -3, 3])).toEqual([
    { letters: 'AE', points: 3 },
    { letters: 'D', points: -3 },
  ]);
  expect(additions([1, 1, 1, 1])).toEqual([{ letters: 'AB…', points: 1 }]);
});
