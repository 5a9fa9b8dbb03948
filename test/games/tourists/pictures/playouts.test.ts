import { describe, expect, it } from 'vitest';
import type { Point } from '#engine';
import { layout } from '#games/pictures';
import { altText, pictureText } from '#games/words';
import type { Reader } from '#i18n';
import { around } from '../../../../src/games/tourists/pictures/city-frame.ts';
import { tilePoints } from '../../../../src/games/tourists/rules/city.ts';
import { tourists } from '../../../../src/games/tourists/rules/index.ts';
import { SCORING_LEVELS } from '../../../../src/games/tourists/rules/types.ts';
import type { View } from '../../../../src/games/tourists/rules/view.ts';
import { fieldName } from '../../../../src/games/tourists/words/address.ts';
import { draw, sceneFor } from '../../../draw/drawing.ts';
import { HARD_NAMES, NAMES } from '../../../draw/names.ts';
import { ownTexts } from '../../../draw/shapes.ts';
import { EIGHT, EIGHT_OVER, OWN_LAID } from '../rich-views.ts';
import { touristsPlayout } from '../views.ts';

const games = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seats) =>
  SCORING_LEVELS.map((level) => ({
    seats,
    level,
    states: touristsPlayout(`pictures ${seats} ${level}`, seats, level),
  })),
);

describe('pictures of random games', () => {
  it('show finished cities of eight within the limit', () => {
    for (const kind of ['round', 'final'] as const) {
      const png = draw({ game: 'tourists', kind, view: EIGHT_OVER }, 'es', HARD_NAMES);
      expect(png.length, kind).toBeLessThanOrEqual(250 * 1024);
    }
  });
});

describe('the round picture', () => {
  it('shows nothing of a round that is not over, to any seat', () => {
    const scene = sceneFor('en', NAMES);
    for (const { states, seats } of games.filter(({ level }) => level === '2')) {
      for (const state of states.filter((_, i) => i % (3 * seats) === 1)) {
        const open = JSON.stringify(
          layout({ game: 'tourists', kind: 'round', view: tourists.view(state, null) }, scene),
        );
        for (let seat = 0; seat < seats; seat++) {
          const own = layout({ game: 'tourists', kind: 'round', view: tourists.view(state, seat) }, scene);
          expect(JSON.stringify(own)).toBe(open);
        }
      }
    }
  });

  it('draws the tile and the cities large enough for a phone, however many play', () => {
    for (const { states, seats } of games.filter(({ level }) => level === '3')) {
      for (const state of states.filter((_, i) => i % (9 * seats) === 5)) {
        const view = tourists.view(state, null);
        const { shapes } = layout({ game: 'tourists', kind: 'round', view }, sceneFor('es', NAMES));
        const keys = shapes.flatMap((shape) => (shape.kind === 'image' ? [shape.sprite.key] : []));
        const cities = keys.filter((key) => key.startsWith('little city'));
        const tiles = keys.filter((key) => key.startsWith('tourists tile'));
        expect([cities.length, tiles.length]).toEqual(view.phase === 'start' ? [0, 3] : [seats, 1]);
        for (const key of [...cities, ...tiles]) expect(Number(key.split('@').at(-1))).toBeGreaterThanOrEqual(57);
      }
    }
  });

  it('shows of a part of a city the tile just placed, the tourist who moved, and all it can beside them', () => {
    const states = games.filter(({ level, seats }) => level === '1' && seats > 4).flatMap((each) => each.states);
    const shown = states
      .filter((_, i) => i % 23 === 0)
      .flatMap(({ cities, last }) => cities.map((city, seat) => ({ city, change: last[seat]! })));
    for (const { city, change } of shown) {
      const { left, top, width, height } = around(city, change, 2);
      const isShown = ({ x, y }: Point) => x >= left && x < left + width && y >= top && y < top + height;
      for (const tile of change.laid.slice(-1)) expect(isShown(tile)).toBe(true);
    }
    const tiles = [
      { tile: 1, x: 0, y: 0, turn: 0 },
      { tile: 2, x: 1, y: 0, turn: 0 },
      { tile: 3, x: 0, y: 1, turn: 0 },
      { tile: 4, x: -1, y: 0, turn: 0 },
    ] as const;
    const walked = { kind: 'walk', from: { x: -1, y: 0 }, x: -2, y: 0 } as const;
    expect(around({ tiles }, { laid: [tiles[0]], visit: null }, 2)).toMatchObject({ left: 0, top: 0 });
    expect(around({ tiles }, { laid: [tiles[1]], visit: null }, 2)).toMatchObject({ left: 0, top: 0 });
    expect(around({ tiles }, { laid: [tiles[2]], visit: walked }, 2)).toMatchObject({ left: -1, top: 0 });
  });

  it('says who is still building', () => {
    const words = ownTexts(layout({ game: 'tourists', kind: 'round', view: EIGHT }, sceneFor('en', NAMES)));
    expect(words.map(({ text }) => text)).toContain('5 of 8');
    const alt = altText({ game: 'tourists', kind: 'round', view: EIGHT }, { language: 'en', names: NAMES });
    expect(alt).toContain('Still building: Théo, Kenji, Priya, Jonas, Otieno.');
  });
});

const cityText = (view: View, seat: number, reader: Reader) =>
  pictureText({ game: 'tourists', kind: 'city', view, seat, zones: true }, reader).split('\n');
const roundText = (view: View, reader: Reader) =>
  pictureText({ game: 'tourists', kind: 'round', view }, reader).split('\n');

describe('text views', () => {
  const reader = { language: 'en', names: NAMES } as const;
  const some = games.flatMap(({ states }) => states.filter((_, i) => i % 29 === 0));

  it('name every field with its kind and every tourist with its points', () => {
    for (const state of some) {
      const view = tourists.view(state, 0);
      const lines = cityText(view, 0, reader);
      const text = lines.join('\n');
      for (const field of view.cities[0]!.fields) expect(text).toContain(`${fieldName(field)} ${field.kind}`);
      expect(lines.filter((line) => line.startsWith('Tourist on '))).toHaveLength(view.cities[0]!.tourists.length);
      expect(text).not.toMatch(/undefined|touristsPictures|\{\{/);
    }
  });

  it('name every place the tile in hand may go to', () => {
    for (const state of some) {
      const view = tourists.view(state, 0);
      if (view.hand.length === 0) continue;
      const free = cityText(view, 0, reader).find((line) => line.startsWith('The tile’s top left space can go '))!;
      expect(free.split(', ')).toHaveLength(tilePoints(view.cities[0]!.tiles).length);
    }
  });

  it('tell of the table what the round picture shows', () => {
    const text = roundText(EIGHT, reader);
    expect(text[0]).toBe('Tourists, level 3, round 10 of 13.');
    expect(text[1]).toBe('This round’s tile: top water, water; bottom terrace, attraction.');
    for (const name of NAMES) expect(text.some((line) => line.startsWith(`${name}’s city: `))).toBe(true);
  });

  it('tell what is prepared, and where each point comes from', () => {
    const text = cityText(OWN_LAID, 0, reader).join('\n');
    expect(text).toMatch(/This round so far: tile \(top .*; bottom .*\) placed at G5\./);
    expect(text).toMatch(/Tourist on \w\d+, terrace, \d+ points; in view /);
    expect(text).toMatch(/Tourist on \w\d+, park, \d+ points; zone .*; beside it /);
  });

  it('are complete in Spanish too', () => {
    const spanish = { language: 'es', names: NAMES } as const;
    const text = [...cityText(OWN_LAID, 0, spanish), ...roundText(EIGHT, spanish)].join('\n');
    expect(text).not.toMatch(/\b(water|park|terrace|attraction|tile|Row|zone|tourist|laid)\b/);
  });
});
