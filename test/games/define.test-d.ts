import { definePictures, defineUi, type PicturesFor, type UiFor, type UiParts, type WordsFor } from '#games/define';
import type { Rules } from '#games/rules';
import { citiesPictures } from '../../src/games/cities/pictures/index.ts';
import type { Cities } from '../../src/games/cities/requests.ts';
import type { View } from '../../src/games/cities/rules/view.ts';
import { citiesUi } from '../../src/games/cities/ui.ts';
import { citiesWords } from '../../src/games/cities/words/index.ts';
import { touristsPictures } from '../../src/games/tourists/pictures/index.ts';
import { touristsUi } from '../../src/games/tourists/ui.ts';
import { touristsWords } from '../../src/games/tourists/words/index.ts';

/** Compiled by `npm run types`, never run: each line after a `@ts-expect-error` is a mistake the compiler has to refuse. */

export const ui: UiFor<Rules['cities']> = citiesUi;
export const words: WordsFor<Rules['cities']> = citiesWords;
export const pictures: PicturesFor<'cities'> = citiesPictures;

// @ts-expect-error It shows the views of another game.
export const otherUi: UiFor<Rules['cities']> = touristsUi;
// @ts-expect-error It says what there is in another game.
export const otherWords: WordsFor<Rules['cities']> = touristsWords;
// @ts-expect-error It draws what another game asks for.
export const otherPictures: PicturesFor<'cities'> = touristsPictures;

/** Cities with nothing beyond what every game must. */
type Bare = Omit<Cities, 'can'> & { readonly can: never };
const bare: UiParts<Bare> = {
  table: citiesUi.table,
  panel: citiesUi.panel,
  story: citiesUi.story,
  progress: citiesUi.progress,
};
export const least = defineUi<Bare>(bare);
// @ts-expect-error Its rules plan ahead, and it doesn't say why a plan is lost.
export const half: UiFor<Rules['cities']> = least;
// @ts-expect-error It has a capability that it doesn't name.
defineUi<Bare>({ ...bare, reveals: citiesUi.reveals });
// @ts-expect-error It names a time-lapse and has no picture for it.
definePictures<Omit<Cities, 'can'> & { readonly can: 'film' }>({ layout: citiesPictures.layout });

declare const seated: (view: View & { readonly seat: number }) => null;
// @ts-expect-error A spectator may look, who has no seat.
export const greedy: UiParts<Bare> = { ...bare, panel: seated };
