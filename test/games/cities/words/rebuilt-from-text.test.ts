import { describe, expect, test } from 'vitest';
import { altText } from '#games/words';
import { ALT_TEXT_LIMIT, LANGUAGES, type Language } from '#i18n';
import { AREA_FEATURES, COLORS, FEATURES, type Feature, type Land } from '../../../../src/games/cities/rules/kinds.ts';
import type { Length, Space, Town } from '../../../../src/games/cities/rules/types.ts';
import type { View } from '../../../../src/games/cities/rules/view.ts';
import { homeOf } from '../../../../src/games/cities/words/address.ts';
import { speech } from '../../../../src/games/cities/words/speech.ts';
import { RICH, RICH_LONG } from '../rich-views.ts';
import { playout, viewOf } from '../sample-views.ts';

type Built = Omit<Space, 'x' | 'y'>;

const bare = (land: Land): Built => ({ land, feature: null, color: null, height: 0 });

/** What a word of the description stands for, as a listener would read it. */
function meaning(language: Language) {
  const say = speech(language);
  const lands = new Map<string, Land>([
    ...COLORS.map((color) => [say(`color.${color}`), color] as const),
    [say('land.water'), 'water'],
    [say('land.park'), 'park'],
  ]);
  const grounds = new Map<string, { feature: Feature; land: Land }>(
    (['water', 'park'] as const).flatMap((land) =>
      AREA_FEATURES[land].map((feature) => [say(`feature.${feature}`), { feature, land }] as const),
    ),
  );
  const gray = new Map<string, Feature>(
    FEATURES.flatMap((feature) =>
      feature === 'special' || feature === 'monument' ? [[say(`pictures.alt.space.${feature}`), feature] as const] : [],
    ),
  );
  const building = (text: string): Pick<Built, 'color' | 'height'> => {
    const [, color, height] = /^(.+) (\d)$/.exec(text) ?? [];
    return { color: COLORS.find((each) => say(`color.${each}`) === color) ?? null, height: Number(height ?? 0) };
  };
  return (text: string): Built => {
    const [, covering, covered, rest] = /^(.+) \((.+)\) ?(.*)$/.exec(text) ?? [];
    const feature = gray.get(covering ?? '');
    if (feature) return { ...bare(lands.get(covered!)!), feature, ...building(rest!) };
    const ground = grounds.get(text);
    if (ground) return { ...bare(ground.land), feature: ground.feature };
    const land = lands.get(text);
    if (land) return bare(land);
    const built = building(text);
    return { ...bare(built.color!), ...built };
  };
}

/** The neighborhood as the description has it. */
function rebuilt(alt: string, language: Language, length: Length): Space[] {
  const say = speech(language);
  const read = meaning(language);
  const before = say('pictures.alt.rows', { rows: '|' }).split('|')[0]!;
  const told = alt.slice(alt.indexOf(before) + before.length);
  const home = homeOf(length);
  return told
    .slice(0, told.indexOf('.'))
    .split('; ')
    .flatMap((row) => {
      const [, letter, number, texts] = /^([A-Z])(\d+) (.*)$/.exec(row)!;
      const words = texts!.split(', ').flatMap((each) => {
        const [text, often] = each.split(' ×');
        return new Array<string>(Number(often ?? 1)).fill(text!);
      });
      return words.flatMap((text, i) =>
        text === say('pictures.alt.space.gap')
          ? []
          : [{ x: letter!.charCodeAt(0) - 65 + i - home.x, y: Number(number) - 1 - home.y, ...read(text) }],
      );
    });
}

const sorted = (spaces: readonly Space[]) => [...spaces].sort((a, b) => a.y - b.y || a.x - b.x);

function expectRebuilt(view: View, seat: number, language: Language): void {
  const names = ['A name of thirty-two letters, 0001', 'B', 'C', 'D'];
  const alt = altText({ game: 'cities', kind: 'neighborhood', view, seat }, { language, names });
  expect(alt.length).toBeLessThanOrEqual(ALT_TEXT_LIMIT);
  expect(sorted(rebuilt(alt, language, view.length)), alt).toEqual(sorted(view.towns[seat]!.spaces));
}

/** The longest words everywhere: as many any-color spaces and monuments as there are, then the highest buildings. */
function wordy(): Town {
  const spaces = Array.from({ length: 60 }, (_, i): Space => {
    const at = { x: i % 6, y: Math.floor(i / 6), land: 'yellow' } as const;
    if (i % 6 === 0) return { ...at, feature: 'special', color: 'yellow', height: 1 + (i % 4) };
    if (i % 10 === 1) return { ...at, feature: 'monument', color: null, height: 0 };
    return {
      ...at,
      land: i % 2 ? 'yellow' : 'green',
      feature: null,
      color: i % 2 ? 'yellow' : 'green',
      height: 1 + (i % 4),
    };
  });
  return { tiles: [], spaces, cards: [] };
}

describe.each(LANGUAGES)('the description of a neighborhood in %s', (language) => {
  test('says every space, so that it can be built from it', () => {
    for (const seat of RICH.towns.keys()) expectRebuilt(RICH, seat, language);
    for (const seat of [0, 1]) expectRebuilt(RICH_LONG, seat, language);
  });

  test('does so at every point of a game, the long one too', () => {
    for (const length of ['standard', 'long'] as const) {
      const states = playout(`rebuilt ${length}`, 2, { board: 'venice', length });
      for (const state of states.filter(({ phase }, i) => phase !== 'start' && i % 7 === 0))
        for (const seat of [0, 1]) expectRebuilt(viewOf(state), seat, language);
    }
  });

  test('fits with the longest words there can be', () => {
    expectRebuilt({ ...RICH_LONG, towns: [wordy(), ...RICH_LONG.towns.slice(1)] }, 0, language);
  });
});
