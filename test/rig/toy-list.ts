import { COMMON_COLORS } from '#draw';
import type { Game } from '#engine';
import type { GameUi, PictureRequest, Pictures, Words } from '#games/contract';
import { fitAltText, type Reader } from '#i18n';
import { toyPictures } from './toy/pictures/index.ts';
import { toy } from './toy/rules/index.ts';
import { toyUi } from './toy/ui.ts';
import { toyWords } from './toy/words/index.ts';

/** A game as it stands in the lists. */
export type Listed = {
  readonly game: Game;
  readonly ui: GameUi;
  readonly pictures: Pictures;
  readonly words: Words;
};

/** The correct toy game. */
export const soundToy = { game: toy, ui: toyUi, pictures: toyPictures, words: toyWords };

/** What a test lists besides the games of the program, by id; it may put something broken in its place. */
export const extra = new Map<string, Listed>([['toy', soundToy]]);

const lookup = <Part extends keyof Listed>(part: Part) =>
  Object.defineProperties(
    {},
    Object.fromEntries([...extra.keys()].map((id) => [id, { enumerable: true, get: () => extra.get(id)?.[part] }])),
  );

type Index = typeof import('#games');
type Rules = typeof import('#games/rules');
type Uis = typeof import('#games/uis');
type Drawn = typeof import('#games/pictures');
type Said = typeof import('#games/words');

const merged = (real: object, part: keyof Listed): object =>
  Object.defineProperties({ ...real }, Object.getOwnPropertyDescriptors(lookup(part)));

/**
 * For `vi.mock` of the lists, with what each of them really holds:
 *
 *     vi.mock('../../src/games/rules.ts', async (real) => (await import('../rig/toy-list.ts')).listed.rules(await real()));
 */
export const listed = {
  index: (real: Index) => ({
    ...real,
    GAME_IDS: [...real.GAME_IDS, ...extra.keys()],
    isGameId: (id: string) => extra.has(id) || real.isGameId(id),
  }),
  rules: (real: Rules) => ({
    RULES: merged(real.RULES, 'game'),
    GAMES: [...real.GAMES.filter(Boolean), ...[...extra.values()].map(({ game }) => game)],
  }),
  uis: (real: Uis) => ({ UIS: merged(real.UIS, 'ui') }),
  pictures: (real: Drawn) => ({
    PICTURES: merged(real.PICTURES, 'pictures'),
    layout: (request: PictureRequest, scene: Parameters<Drawn['layout']>[1]) => {
      const { pictures } = extra.get(request.game) ?? {};
      return pictures
        ? { ...pictures.layout(request, scene), palette: pictures.colors ?? COMMON_COLORS }
        : real.layout(request, scene);
    },
    rehearsal: () => [],
  }),
  words: (real: Said) => ({
    WORDS: merged(real.WORDS, 'words'),
    altText: (request: PictureRequest, reader: Reader) =>
      extra.has(request.game)
        ? fitAltText(extra.get(request.game)?.words.describe(request, reader, false) ?? [])
        : real.altText(request, reader),
  }),
};
