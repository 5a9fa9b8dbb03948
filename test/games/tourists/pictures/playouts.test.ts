import { describe, expect, it } from 'vitest';
import { layout } from '#games/pictures';
import { altText } from '#games/words';
import { tilePoints } from '../../../../src/games/tourists/rules/city.ts';
import { tourists } from '../../../../src/games/tourists/rules/index.ts';
import { SCORING_LEVELS } from '../../../../src/games/tourists/rules/types.ts';
import { fieldName } from '../../../../src/games/tourists/words/address.ts';
import { cityText, roundText } from '../../../../src/games/tourists/words/text.ts';
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

  it('says who is still building', () => {
    const words = ownTexts(layout({ game: 'tourists', kind: 'round', view: EIGHT }, sceneFor('en', NAMES)));
    expect(words.map(({ text }) => text)).toContain('5 of 8');
    const alt = altText({ game: 'tourists', kind: 'round', view: EIGHT }, { language: 'en', names: NAMES });
    expect(alt).toContain('Still building: Théo, Kenji, Priya, Jonas, Otieno.');
  });
});

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
      const free = cityText(view, 0, reader).find((line) => line.startsWith('The tile may go '))!;
      expect(free.split(', ')).toHaveLength(tilePoints(view.cities[0]!.tiles).length);
    }
  });

  it('tell of the table what the round picture shows', () => {
    const text = roundText(EIGHT, reader);
    expect(text[0]).toBe('Tourists, level 3, round 10 of 13.');
    expect(text[1]).toBe('Tile of this round: top water, water; bottom terrace, attraction.');
    for (const name of NAMES) expect(text.some((line) => line.startsWith(`City of ${name}: `))).toBe(true);
  });

  it('tell what is prepared, and where each point comes from', () => {
    const text = cityText(OWN_LAID, 0, reader).join('\n');
    expect(text).toMatch(/This round so far: tile \(top .*; bottom .*\) laid at G5\./);
    expect(text).toMatch(/Tourist on \w\d+, terrace, \d+ points; in view /);
    expect(text).toMatch(/Tourist on \w\d+, park, \d+ points; zone .*; beside it /);
  });

  it('are complete in Spanish too', () => {
    const spanish = { language: 'es', names: NAMES } as const;
    const text = [...cityText(OWN_LAID, 0, spanish), ...roundText(EIGHT, spanish)].join('\n');
    expect(text).not.toMatch(/\b(water|park|terrace|attraction|tile|Row|zone|tourist|laid)\b/);
  });
});
