import { describe, expect, it } from 'vitest';
import { LEAST_SIZE, type TextShape } from '#draw';
import type { PictureRequest } from '#games/contract';
import { layout } from '#games/pictures';
import { LANGUAGES } from '#i18n';
import { BOARD_IDS, CARD_IDS } from '../../src/games/cities/rules/content.ts';
import { RICH, RICH_LONG } from '../games/cities/rich-views.ts';
import { EVERY_CITY } from '../games/sprawlopolis/every-city.ts';
import { EVERY_TOURIST } from '../games/tourists/every-tourist.ts';
import { shareOf } from '../rig/todays-share.ts';
import { contrast } from './color-science.ts';
import { sceneFor } from './drawing.ts';
import { GOLDEN } from './golden-samples.ts';
import { HARD_NAMES, NAMES } from './names.ts';
import { outside, overlaps, ownTexts, textExtent, texts } from './shapes.ts';

/** Every board and every card somewhere, in a standard and in both long neighborhoods. */
const everything: PictureRequest[] = [
  ...BOARD_IDS.flatMap((board, i): PictureRequest[] => {
    const card = (k: number) => [{ kind: 'card', card: CARD_IDS[(4 * i + k) % CARD_IDS.length]! } as const];
    const cards = [card(0), card(1), card(2), [null]] as const;
    const view = { ...RICH, board, market: { ...RICH.market, cards } };
    const town = { ...RICH.towns[0]!, cards: CARD_IDS.slice(4 * i, 4 * i + 8) };
    const long = RICH_LONG.towns.map((each, k) => ({ ...each, cards: CARD_IDS.slice(2 * i + k, 2 * i + k + 14) }));
    return [
      { game: 'cities', kind: 'board', view },
      { game: 'cities', kind: 'neighborhood', view: { ...view, towns: [town, ...view.towns.slice(1)] }, seat: 0 },
      ...[0, 1].map(
        (seat): PictureRequest => ({
          game: 'cities',
          kind: 'neighborhood',
          view: { ...RICH_LONG, board, towns: long },
          seat,
        }),
      ),
      ...[0, 1, 2].map(
        (achievement): PictureRequest => ({ game: 'cities', kind: 'achievement', view, seat: 0, achievement }),
      ),
      { game: 'cities', kind: 'overview', view },
      { game: 'cities', kind: 'final', view },
      { game: 'cities', kind: 'final', view: { ...view, phase: 'over', active: null } },
    ];
  }),
  ...CARD_IDS.map((card): PictureRequest => ({ game: 'cities', kind: 'card', view: RICH, seat: 1, card })),
  ...CARD_IDS.slice(0, 8).flatMap((card) =>
    [0, 1].map((seat): PictureRequest => ({ game: 'cities', kind: 'card', view: RICH_LONG, seat, card })),
  ),
  ...EVERY_CITY,
  ...EVERY_TOURIST,
  ...GOLDEN.map(({ request }) => request),
];

const cases = LANGUAGES.flatMap((language) =>
  [NAMES, HARD_NAMES].flatMap((names) =>
    shareOf(everything, 80).map((request) => ({
      request,
      language,
      names,
      sheet: layout(request, sceneFor(language, names)),
    })),
  ),
);
const tell = ({ request, language }: (typeof cases)[number]) => `${request.kind} in ${language}`;

describe('every layout', () => {
  it('keeps its shapes inside the canvas', () => {
    for (const each of cases) expect(outside(each.sheet), tell(each)).toEqual([]);
  });

  it('sets whole pixels', () => {
    for (const each of cases) {
      for (const shape of each.sheet.shapes) {
        if (shape.kind === 'path') continue;
        expect(
          [shape.x, shape.y].every(Number.isInteger),
          `${tell(each)}: ${JSON.stringify(shape).slice(0, 200)}`,
        ).toBe(true);
      }
    }
  });

  it('is the same each time', () => {
    for (const { request, language, names, sheet } of cases.slice(0, 40)) {
      expect(JSON.stringify(layout(request, sceneFor(language, names)))).toBe(JSON.stringify(sheet));
    }
  });

  it('uses no type below the least size', () => {
    for (const each of cases) {
      for (const text of ownTexts(each.sheet))
        expect(text.size, `${tell(each)}: ${text.text}`).toBeGreaterThanOrEqual(LEAST_SIZE);
    }
  });

  it('gives every text, also inside drawings, enough contrast', () => {
    for (const each of cases.slice(0, cases.length / LANGUAGES.length / 2)) {
      for (const { text } of texts(each.sheet.shapes)) {
        expect(
          contrast(text.color, text.on),
          `${tell(each)}: ${text.text} ${text.color} on ${text.on}`,
        ).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

describe('texts', () => {
  it('never run into each other, whatever the names', () => {
    for (const each of cases) expect(overlaps(each.sheet), tell(each)).toEqual([]);
  });

  it('fit without being cut when they are our own words', () => {
    const cut = new Set<string>();
    for (const each of cases.filter(({ names }) => names === NAMES)) {
      for (const { text } of ownTexts(each.sheet) as TextShape[])
        if (text.endsWith('…')) cut.add(`${tell(each)}: ${text}`);
    }
    expect([...cut]).toEqual([]);
  });

  it('cut a name that is too long and keep the rest', () => {
    const sheet = layout({ game: 'cities', kind: 'neighborhood', view: RICH, seat: 0 }, sceneFor('en', HARD_NAMES));
    const name = ownTexts(sheet)[0]!;
    expect(name.text).toMatch(/^Wilhel.*…$/);
    expect(textExtent(name).right).toBeLessThan(345);
  });
});
