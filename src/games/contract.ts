import type { Drawing, LegendSign, Motif, Preview, Rect, Scene, Shape } from '#draw';
import type { Json, Options, Seat } from '#engine';
import type { MoveContrast, PerLanguage, Person, Reader, Translate } from '#i18n';
import type { Language } from '../i18n/translator.ts';
import type {
  Closeup,
  Control,
  Hinted,
  Lesson,
  Panel,
  PanelState,
  PictureRequest,
  Prepared,
  Progress,
  Proposal,
  Story,
  Views,
} from './ui-data.ts';

export type * from './ui-data.ts';

/** The types of one game, and its optional capabilities. */
export type GameTypes = {
  readonly view: Json;
  readonly action: Json;
  readonly options: Options;
  readonly request: PictureRequest;
  readonly can: Capability;
};

/**
 * What a game may offer: each capability is complete or absent. Some span several parts of a game under one name; a
 * game that names one in `can` must have all of its parts.
 */
type Capability =
  | keyof UiCapabilities<GameTypes>
  | keyof PicturesCapabilities<GameTypes>
  | keyof WordsCapabilities<GameTypes>;

/** How one game shows itself in a channel. Everything else about a channel is the same for all games. */
export interface UiCore<G extends GameTypes, Topic extends string = string> {
  readonly icons: { readonly mine: string; readonly home: string };
  /** Whether all players build the same thing, so there is no city of one's own to look at. */
  readonly shared: boolean;
  /** Built from the public view. */
  table(view: G['view']): G['request'];
  /** Which picture stays in the channel when the next table is posted: that of the move, or the table itself. */
  readonly lasting: 'move' | 'table';
  /** Describes a finished turn; `before` is the public view at the end of the previous turn. */
  story(view: G['view'], before: G['view'], reader: Reader): Story<G['request']>;
  /** The main reason for a seat's turn in a few words; null if nothing stands out. */
  reason(view: G['view'], before: G['view'], seat: Seat, reader: Reader): string | null;
  /** Several turns in one picture, oldest first; null to show the last one alone. */
  moves(turns: readonly { readonly view: G['view']; readonly before: G['view'] }[]): G['request'] | null;
  /** The same as the rest of a sentence that begins with what the turn scores: "it scores nothing yet but …". */
  because(view: G['view'], before: G['view'], seat: Seat, reader: Reader): string | null;
  /** What a hint says to place, in the panel's own letters; null where its buttons say all there is to do. */
  hinted(
    view: G['view'],
    legal: readonly G['action'][],
    steps: readonly G['action'][],
    reader: Reader,
  ): Hinted<G['request']> | null;
  /** What a seat has prepared so far; null where it has prepared nothing. */
  prepared(view: G['view'], before: G['view'], reader: Reader): Prepared<G['request']> | null;
  /** The private panel in which the turn is prepared; null before anything is taken. */
  panel(view: G['view'], legal: readonly G['action'][], reader: Reader, shown: PanelState): Panel | null;
  /** The action that replaces the last step when its tile or card is rotated. */
  rotated(legal: readonly G['action'][], last: G['action']): G['action'] | null;
  /** Why a grayed-out button can't be used, in one sentence; null if it can by now. */
  barred(view: G['view'], about: PanelState, reader: Reader): string | null;
  /** Whether tips for beginners fit this table. */
  isTaught(view: G['view']): boolean;
  /** The table's picture while someone plays for the first time, if it shows more then. */
  primer(view: G['view']): G['request'] | null;
  home(view: G['view'], seat: Seat): G['request'];
  overview(view: G['view']): G['request'];
  /** The end, in several pictures where one can't hold it all. */
  final(view: G['view']): readonly G['request'][];
  /** The standings during a game, if there is a picture of them. */
  standing(view: G['view']): G['request'] | null;
  scoreLines(view: G['view'], reader: Reader): readonly string[];
  progress(view: G['view'], seat: Seat): Progress;
  /** How a round is counted. */
  roundName(round: number): string;
  closeups(view: G['view'], seat: Seat, reader: Reader): readonly Closeup[];
  /** The rules topic for what the viewer has to do, or null; `shown` is the state of the panel, null at the table. */
  topicAt(view: G['view'], shown: PanelState | null): Topic | null;
  /** A picture for a rules topic, taken from the current game. */
  topicPicture(topic: Topic, view: G['view']): G['request'] | null;
  /** A picture of a card, tile or other component, by its id. */
  thingPicture(id: string): G['request'] | null;
}

/** Legal actions are public: a turn begins with buttons below the table. */
interface OpenMovesUi<G extends GameTypes> {
  /** Built from what everyone sees: players who can't press these buttons see them, too. */
  controls(view: G['view'], legal: readonly G['action'][], reader: Reader): readonly Control[];
}

/** Turns can be planned ahead. The rules define the position to plan in, and what a step depends on. */
interface PlanningUi<G extends GameTypes> {
  /** Why a planned step can't be played any more, in one sentence. */
  lost(view: G['view'], step: { readonly action: G['action']; readonly object: Json }, reader: Reader): string;
}

/** A step may reveal something in mid-turn: then it can't be undone or tried out. */
interface RevealsUi<G extends GameTypes> {
  /** The confirmation question for such an action; null for any other. */
  warning(view: G['view'], action: G['action'], reader: Reader): string | null;
  /** The face-down card or tile such an action takes, in words; null for any other. */
  hidden(action: G['action'], reader: Reader): string | null;
  /** The picture of such a step before it's taken, shown as selected. */
  selected(view: G['view'], action: G['action'], seat: Seat): G['request'];
  /** What such a step is good for, as the rest of a sentence that begins with "it". */
  purpose(view: G['view'], action: G['action'], reader: Reader): string;
}

/** Table talk is part of the game: any seat may propose a move. */
interface TalkUi<G extends GameTypes> {
  propose(views: Views<G['view']>, reader: Reader, shown: PanelState): Proposal;
  /** How a proposed move that was then played is shown; null if such a move can't be proposed. */
  proposed(action: G['action']): PanelState | null;
}

/** A finished match has a time-lapse. */
interface FilmUi<G extends GameTypes> {
  /** A seat's city, in a frame large enough for how far it has grown at the end. */
  growing(view: G['view'], seat: Seat, end: G['view']): G['request'];
  /** The highlight for which a turn is shown longer, in a few words: a goal, not just points. */
  feat(view: G['view'], before: G['view'], seat: Seat, reader: Reader): string | null;
}

/** A turn from a decision on, as its seat saw it: before it, when it was prepared, and the action that ended or revealed. */
export type ReviewedTurn<G extends GameTypes> = {
  readonly before: G['view'];
  readonly view: G['view'];
  readonly action: G['action'];
};

/** A finished match can be reviewed, based on the public views. */
export interface ReviewUi<G extends GameTypes> {
  /** The round of a move from this position, from 1; 0 before the first round. */
  round(view: G['view']): number;
  /** The points a seat's own move scored; a turn may also include points earned earlier. */
  gain(view: G['view'], before: G['view'], seat: Seat): number;
  /** What a seat did, in words. */
  move(view: G['view'], before: G['view'], seat: Seat, reader: Reader): string;
  /**
   * One turn, as it was played and as an expert would have: what makes the difference, never the same name in both.
   * Null where they come to the same.
   */
  contrast(played: ReviewedTurn<G>, better: ReviewedTurn<G>, person: Person, reader: Reader): MoveContrast | null;
  /** A short name of that turn; null if it has none. */
  feat(view: G['view'], before: G['view'], seat: Seat, reader: Reader): string | null;
  /** Where it was played; null if the place has no name. */
  where(view: G['view'], reader: Reader): string | null;
}

/** Optional capabilities of a game's ui; each complete or absent. */
export type UiCapabilities<G extends GameTypes> = {
  readonly openMoves: OpenMovesUi<G>;
  readonly planning: PlanningUi<G>;
  readonly reveals: RevealsUi<G>;
  readonly talk: TalkUi<G>;
  readonly film: FilmUi<G>;
  readonly review: ReviewUi<G>;
  readonly lesson: Lesson;
};

/** A game's ui as the rest of the program sees it. */
export type GameUi = UiCore<GameTypes> & Partial<UiCapabilities<GameTypes>>;

/** What one game looks like. */
export interface PicturesCore<G extends GameTypes> {
  /** The game's own palette, six digits per color; null to use the common palette. */
  readonly colors: string | null;
  /** Lays out the picture as shapes, without drawing it. */
  layout(request: G['request'], scene: Scene): Drawing;
  /**
   * Pictures drawn once when the drawing pool opens, to fill the caches with what most matches need. The second round
   * may contain other things, so that creating new drawings is warmed up, too.
   */
  rehearsal(round: 0 | 1): readonly G['request'][];
}

/** Optional capabilities of a game's pictures; each complete or absent. */
export type PicturesCapabilities<G extends GameTypes> = {
  readonly film: {
    /** Only the city from a picture of one city, as large as fits. */
    town(request: G['request'], room: Rect, scene: Scene): readonly Shape[];
  };
  readonly review: {
    /** A thumbnail of a seat's city with its last move, for use in another picture. */
    vignette(request: G['request'], at: Rect, scene: Scene): readonly Shape[];
  };
  /** The lid of the game's box, shown in the lobby. */
  readonly cover: {
    /** Without words, in a square of about 350; what lies beyond the lid is cut off. */
    art(): readonly Shape[];
  };
  /** The game can be the daily city. */
  readonly daily: {
    /** The start position, from an overview before the first move. */
    preview(request: G['request'], scene: Scene): Preview;
  };
  /** The signs in its pictures, each by itself, made by the functions that draw it there. */
  readonly legend: {
    readonly signs: { readonly [name: string]: (scene: Scene) => LegendSign };
    /** The game's words for them, in the order in which they are explained. */
    readonly meanings: PerLanguage<{ readonly [name: string]: string }>;
  };
  /**
   * What its buttons, menus and stories show as application emojis, by the plain name its words mark them with: the same
   * drawings as in its pictures, legible at 22 pixels.
   */
  readonly emojis: { readonly [name: string]: () => Motif };
};

/** A game's pictures as the rest of the program sees them. */
export type Pictures = PicturesCore<GameTypes> & Partial<PicturesCapabilities<GameTypes>>;

/** The names of an option: its menu, its slash command option and its choices. */
type OptionWords<Value extends string = string> = {
  readonly label: string;
  readonly command: { readonly name: string; readonly text: string };
  readonly choice: { readonly [value in Value]: string };
};

/** Texts of common code that each game words for itself. */
type CommonWords = {
  readonly name: string;
  readonly table: {
    /** Buttons: what a seat has of its own, and everything there is. */
    readonly home: string;
    readonly all: string;
    /** The label of the menu of details. */
    readonly closer: string;
  };
  /** The name of a round: under a graph, and by itself. */
  readonly review: { readonly axis: string; readonly round: string };
  /** Beginner tips for someone's first tables, one per table: what to press, what they have, what counts. */
  readonly hints: { readonly first: string; readonly second: string; readonly third: string };
};

/** The texts every game must have. A game's own table of texts has more. */
export type GameWords<Chosen extends Options = Options> = CommonWords & {
  /** Asks whose things to look at; only where a seat has something of its own. */
  readonly table: {
    readonly whose?: string;
    /** How the seats in the lobby are arranged, if that matters. */
    readonly seating?: string;
  };
  readonly option: { readonly [name in keyof Chosen]: OptionWords<Chosen[name]> };
  /** The rules in short, topic by topic, in reading order. */
  readonly rules: { readonly [topic: string]: { readonly title: string; readonly text: string } };
};

/** A card, a tile, a goal … for someone who plays on paper. `text` is the full text on it. */
export type Fact = {
  readonly kind: string;
  readonly id: string | number;
  readonly text: string;
  /** Its name, if it has one, to look it up by. */
  readonly name?: string;
  readonly [field: string]: Json;
};

/** A game's texts in each language, and the functions that build sentences from them. */
export interface WordsCore<G extends GameTypes> {
  /** For texts without placeholders. */
  readonly texts: PerLanguage<GameWords<G['options']>>;
  say(language: Language): Translate<CommonWords>;
  /** Mentions the players who are to move. */
  call(view: G['view'], mention: string, language: Language): string;
  /**
   * A picture in words: line by line, complete enough to play from, or else in a few sentences, the most important first,
   * of which an alt text has as many as fit.
   */
  describe(request: G['request'], reader: Reader, full: boolean): readonly string[];
  /** All components of the game, one fact each. */
  content(language: Language): readonly Fact[];
}

/** Optional capabilities of a game's words; each complete or absent. */
export type WordsCapabilities<G extends GameTypes> = {
  /** What the lobby says of the game: in one sentence what it is, and what the lid of its box shows. */
  readonly cover: {
    /** How long a match usually takes, without the waiting in between. */
    readonly minutes: number;
    readonly texts: PerLanguage<{ readonly about: string; readonly alt: string }>;
  };
  readonly daily: {
    /** What the preview of a daily city shows, in sentences. */
    preview(request: G['request'], reader: Reader): readonly string[];
  };
  /** What each sign in the pictures means, by its name, in the order in which they are explained. */
  readonly legend: PerLanguage<{ readonly [name: string]: string }>;
  /** The texts of the lesson's steps, by name. */
  readonly lesson: PerLanguage<{ readonly [step: string]: string }>;
};

/** A game's words as the rest of the program sees them. */
export type Words = WordsCore<GameTypes> & Partial<WordsCapabilities<GameTypes>>;
