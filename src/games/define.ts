import type { Capable, Game, Json, Strict } from '#engine';
import { totalLines } from '#i18n';
import type {
  GameTypes,
  PictureRequest,
  PicturesCapabilities,
  PicturesCore,
  ReviewUi,
  UiCapabilities,
  UiCore,
  WordsCapabilities,
  WordsCore,
} from './contract.ts';
import type { GameId } from './index.ts';

/** The required and the defaulted members of a part of a game. */
type With<Part, Needed extends keyof Part> = Pick<Part, Needed> & Partial<Part>;
/** Every capability of a part, each compared strictly. */
type StrictAll<Parts> = { readonly [part in keyof Parts]: Strict<Parts[part]> };

type LooseReview<G extends GameTypes> = With<ReviewUi<G>, 'move' | 'contrast'>;
type LooseUi<G extends GameTypes> = With<UiCore<G>, 'table' | 'panel' | 'story' | 'progress'> & {
  readonly review?: LooseReview<G>;
};
type WrittenCapabilities<G extends GameTypes> = StrictAll<
  Omit<UiCapabilities<G>, 'review'> & { readonly review: LooseReview<G> }
>;

/** A game's ui of exactly its types and capabilities. */
export type UiOf<G extends GameTypes, Topic extends string = string> = UiCore<G, Topic> &
  Capable<UiCapabilities<G>, G['can']>;

/** A ui as its author writes it: what isn't needed is left out. */
export type UiParts<G extends GameTypes, Topic extends string = string> = Strict<
  With<UiCore<G, Topic>, 'table' | 'panel' | 'story' | 'progress'>
> &
  Capable<WrittenCapabilities<G>, G['can']>;

type TypesOf<Rules> =
  Rules extends Game<infer _State, infer Action, infer View, infer Chosen>
    ? {
        readonly view: View;
        readonly action: Action;
        readonly options: Chosen;
        readonly request: PictureRequest;
        can: never;
      }
    : never;

/** The ui that fits some rules: the same types, and the ui half of their capabilities. */
export type UiFor<Rules> = UiCore<TypesOf<Rules>> &
  (Rules extends { readonly planning: object } ? { readonly planning: object } : { readonly planning?: never });
/** The words that fit some rules. */
export type WordsFor<Rules> = WordsCore<TypesOf<Rules>>;
/** The picture requests of the game with this id. */
export type PicturesFor<Id extends GameId> = PicturesCore<
  GameTypes & { readonly request: PictureRequest & { game: Id } }
>;

/** A game's ui, with the table's picture wherever the game defines none. */
export function defineUi<G extends GameTypes, Topic extends string = string>(parts: UiParts<G, Topic>): UiOf<G, Topic>;
export function defineUi(parts: LooseUi<GameTypes>): UiCore<GameTypes> {
  const { table, progress, review } = parts;
  const round = (view: Json) => progress(view, 0).round;
  return {
    icons: { mine: '✋', home: '🏠' },
    shared: false,
    lasting: 'table',
    home: table,
    overview: table,
    final: (view) => [table(view)],
    standing: () => null,
    scoreLines: (view, { names }) =>
      totalLines(
        names,
        names.map((_, seat) => progress(view, seat).total),
      ),
    roundName: String,
    closeups: () => [],
    reason: () => null,
    because: () => null,
    hinted: () => null,
    moves: () => null,
    prepared: () => null,
    rotated: () => null,
    barred: () => null,
    isTaught: () => true,
    primer: () => null,
    topicAt: () => null,
    topicPicture: () => null,
    thingPicture: () => null,
    ...parts,
    ...(review && {
      review: {
        round,
        gain: (view: Json, before: Json, seat: number) => progress(view, seat).total - progress(before, seat).total,
        feat: () => null,
        where: () => null,
        ...review,
      },
    }),
  };
}

/** A game's pictures of exactly its types and capabilities. */
export type PicturesOf<G extends GameTypes> = PicturesCore<G> & Capable<PicturesCapabilities<G>, G['can']>;
/** Pictures as their author writes them. */
export type PicturesParts<G extends GameTypes> = Strict<With<PicturesCore<G>, 'layout'>> &
  Capable<StrictAll<PicturesCapabilities<G>>, G['can']>;

export function definePictures<G extends GameTypes>(parts: PicturesParts<G>): PicturesOf<G>;
export function definePictures(parts: With<PicturesCore<GameTypes>, 'layout'>): PicturesCore<GameTypes> {
  return { colors: null, rehearsal: () => [], ...parts };
}

/** A game's words of exactly its types and capabilities. */
export type WordsOf<G extends GameTypes> = WordsCore<G> & Capable<WordsCapabilities<G>, G['can']>;
/** Words as their author writes them. */
export type WordsParts<G extends GameTypes> = Strict<With<WordsCore<G>, 'texts' | 'say' | 'call' | 'describe'>> &
  Capable<StrictAll<WordsCapabilities<G>>, G['can']>;

export function defineWords<G extends GameTypes>(parts: WordsParts<G>): WordsOf<G>;
export function defineWords(
  parts: With<WordsCore<GameTypes>, 'texts' | 'say' | 'call' | 'describe'>,
): WordsCore<GameTypes> {
  return { content: () => [], ...parts };
}
