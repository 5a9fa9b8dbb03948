import { expect, test } from 'vitest';
import type { PictureRequest } from '#games/contract';
import { layout } from '#games/pictures';
import { altText } from '#games/words';
import { LANGUAGES } from '#i18n';
import { sceneFor } from '../draw/drawing.ts';
import { ownTexts } from '../draw/shapes.ts';
import { RICH_PIECES } from './cities/rich-views.ts';
import { OWN_LAID } from './tourists/rich-views.ts';

const NAMES = ['Ada', 'Bruno', 'Chen', 'Dolores'];
const MADE: readonly PictureRequest[] = [
  {
    game: 'cities',
    kind: 'panel',
    view: RICH_PIECES,
    prompt: { held: null, places: [], rotation: null, marks: [] },
  },
  { game: 'tourists', kind: 'panel', view: OWN_LAID, prompt: { mode: 'done' } },
];

test.each(MADE.flatMap((request) => LANGUAGES.map((language) => [request.game, language, request] as const)))(
  'a turn of %s that is only planned or advised does not ask in %s for a Confirm that is not there',
  (_, language, request) => {
    const written = (shown: PictureRequest) => [
      altText(shown, { language, names: NAMES }),
      ...ownTexts(layout(shown, sceneFor(language, NAMES))).map(({ text }) => text),
    ];
    const asks = (shown: PictureRequest) => written(shown).filter((text) => text.includes('?'));
    expect(asks(request).length).toBeGreaterThan(1);
    expect(asks({ ...request, plan: true })).toEqual([]);
  },
);

test.each(LANGUAGES)('a heading that is no question ends with a full stop among the sentences of %s', (language) => {
  const prompt = { mode: 'tile', tile: 14, rotation: 0, places: [], marks: [] };
  const request = { game: 'tourists', kind: 'panel', view: { ...OWN_LAID, phase: 'start' }, prompt } as const;
  expect(altText(request, { language, names: NAMES })).toMatch(
    /^(Place a starting tile|Coloca una loseta de inicio)\. /,
  );
});
