import type { Drawing, Preview, Rect, Scene, Shape } from '#draw';
import type { Json, Options, Seat } from '#engine';
import type { PerLanguage, Reader, Translate } from '#i18n';
import type { Language } from '../i18n/translator.ts';
import type {
  Closeup,
  Control,
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

/** The types one game is made of, and what it can do beyond what every game can. */
export type GameTypes = {
  readonly view: Json;
  readonly action: Json;
  readonly options: Options;
  readonly request: PictureRequest;
  readonly can: Capability;
};

/**
 * What a game may offer: each capability is complete or absent. Some span several parts of a game under one name; a game
 * that names one in `can` must have all of its parts.
 */
type Capability =
  | keyof UiCapabilities<GameTypes>
  | keyof PicturesCapabilities<GameTypes>
  | keyof WordsCapabilities<GameTypes>;

/** How one game shows itself in a channel. Everything else about a channel is the same for all games. */
export interface UiCore<G extends GameTypes, Topic extends string = string> {
  readonly icons: { readonly mine: string; readonly home: string };
  /** Whether all build the same thing, so that there is nothing of one's own to look at. */
  readonly shared: boolean;
  /** From what everyone sees. */
  table(view: G['view']): G['request'];
  /** Which public picture stays in the channel when the next table comes: what was moved in, or the table itself. */
  readonly lasting: 'move' | 'table';
  /** What a finished turn was; `before` is what everyone saw when the turn before it had ended. */
  story(view: G['view'], before: G['view'], reader: Reader): Story<G['request']>;
  /** What a seat's turn was good for above all, in a few words; null where nothing stands out. */
  reason(view: G['view'], before: G['view'], seat: Seat, reader: Reader): string | null;
  /** Several turns in one picture, oldest first; null to show the last one alone. */
  moves(turns: readonly { readonly view: G['view']; readonly before: G['view'] }[]): G['request'] | null;
  /** What a seat has prepared so far; null where it has prepared nothing. */
  prepared(view: G['view'], before: G['view'], reader: Reader): Prepared<G['request']> | null;
  /** The private panel in which the turn is prepared; null before anything is taken. */
  panel(view: G['view'], legal: readonly G['action'][], reader: Reader, shown: PanelState): Panel | null;
  /** The action that takes the place of the last step when what it put down is rotated. */
  rotated(legal: readonly G['action'][], last: G['action']): G['action'] | null;
  /** Why something can't be done that a button asks about, in one sentence; null if it can by now. */
  barred(view: G['view'], about: PanelState, reader: Reader): string | null;
  /** Whether tips for beginners fit this table. */
  isTaught(view: G['view']): boolean;
  /** The table's picture while somebody at it plays for the first time, where it then shows more. */
  primer(view: G['view']): G['request'] | null;
  home(view: G['view'], seat: Seat): G['request'];
  overview(view: G['view']): G['request'];
  /** The end, in several pictures where one can't hold it all. */
  final(view: G['view']): readonly G['request'][];
  /** Who stands where in mid-game, if there is a picture of it. */
  standing(view: G['view']): G['request'] | null;
  scoreLines(view: G['view'], reader: Reader): readonly string[];
  progress(view: G['view'], seat: Seat): Progress;
  /** How a round is counted. */
  roundName(round: number): string;
  closeups(view: G['view'], seat: Seat, reader: Reader): readonly Closeup[];
  /** The topic of the rules on what the viewer has to do, or null; `shown` is what the panel shows, null at the table. */
  topicAt(view: G['view'], shown: PanelState | null): Topic | null;
  /** A picture that goes with a topic of the rules, from a game in full swing. */
  topicPicture(topic: Topic, view: G['view']): G['request'] | null;
  /** A picture of one of the things the game is made of, by its id. */
  thingPicture(id: string): G['request'] | null;
}

/** Everyone may know what a seat can do: a turn begins with buttons below the table. */
interface OpenMovesUi<G extends GameTypes> {
  /** Built from what everyone sees: players who can't press these buttons see them, too. */
  controls(view: G['view'], legal: readonly G['action'][], reader: Reader): readonly Control[];
}

/** Turns can be planned ahead. The rules say of what position, and what a step rests on. */
interface PlanningUi<G extends GameTypes> {
  /** Why a planned step can't be played any more, in one sentence. */
  lost(view: G['view'], step: { readonly action: G['action']; readonly object: Json }, reader: Reader): string;
}

/** A step may reveal something hidden in mid-turn: from there no step is undone, and it can't be tried out. */
interface RevealsUi<G extends GameTypes> {
  /** What is asked before such an action is played, so that it isn't a slip; null for any other. */
  warning(view: G['view'], action: G['action'], reader: Reader): string | null;
  /** The face-down thing such an action takes, in words; null for any other. */
  hidden(action: G['action'], reader: Reader): string | null;
  /** A step nobody has taken, selected where it would be. */
  selected(view: G['view'], action: G['action'], seat: Seat): G['request'];
  /** What such a step is good for, in a few words. */
  purpose(view: G['view'], action: G['action'], reader: Reader): string;
}

/** Table talk is part of the play: any seat may show a move without making it. */
interface TalkUi<G extends GameTypes> {
  propose(views: Views<G['view']>, reader: Reader, shown: PanelState): Proposal;
  /** How a move is shown that was proposed and then made; null if none like it can be. */
  proposed(action: G['action']): PanelState | null;
}

/** A time-lapse can be made of a finished match. */
interface FilmUi<G extends GameTypes> {
  /** A seat's city in the window that shows how far it has grown at the end. */
  growing(view: G['view'], seat: Seat, end: G['view']): G['request'];
  /** What a turn deserves a longer look for than others, in a few words: a goal, not just points. */
  feat(view: G['view'], before: G['view'], seat: Seat, reader: Reader): string | null;
}

/** A finished match can be reviewed, from what everyone saw. */
export interface ReviewUi<G extends GameTypes> {
  /** In which round a move from this position falls, from 1; 0 for what comes before the first. */
  round(view: G['view']): number;
  /** What a seat's own move brought; a turn may also bring points that were won before. */
  gain(view: G['view'], before: G['view'], seat: Seat): number;
  /** What a seat did, in words. */
  move(view: G['view'], before: G['view'], seat: Seat, reader: Reader): string;
  /**
   * What a seat could do, or did, in its turn, as briefly as `move` says it: from what it saw before to what it has
   * prepared, and the action that ends the turn or reveals something.
   */
  choice(view: G['view'], before: G['view'], action: G['action'], reader: Reader): string;
  /** What that was above all, in a few words; null where it has no name of its own. */
  feat(view: G['view'], before: G['view'], seat: Seat, reader: Reader): string | null;
  /** Where it was played; null if the place has no name. */
  where(view: G['view'], reader: Reader): string | null;
}

/** What the ui of a game may have more; each complete or absent. */
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
  /** The colors it has learned, six digits each; null where it is drawn with those that every game can use. */
  readonly colors: string | null;
  /** The picture as shapes; nothing is drawn yet. */
  layout(request: G['request'], scene: Scene): Drawing;
  /**
   * Pictures nobody sees, drawn when the drawing pool opens, so that the drawings most matches need are at hand. The second
   * round may have other things in it: a first picture needs drawings of its own, and making them is worn in as well.
   */
  rehearsal(round: 0 | 1): readonly G['request'][];
}

/** What the pictures of a game may have more; each complete or absent. */
export type PicturesCapabilities<G extends GameTypes> = {
  readonly film: {
    /** Of a picture of one city the city alone, as large as fits. */
    town(request: G['request'], room: Rect, scene: Scene): readonly Shape[];
  };
  readonly review: {
    /** A seat's city in little, with what was moved in it last, for a part of another picture. */
    vignette(request: G['request'], at: Rect, scene: Scene): readonly Shape[];
  };
  /** Some days it's the city of the day. */
  readonly daily: {
    /** Of an overview before the first move what everyone begins with. */
    preview(request: G['request'], scene: Scene): Preview;
  };
};

/** A game's pictures as the rest of the program sees them. */
export type Pictures = PicturesCore<GameTypes> & Partial<PicturesCapabilities<GameTypes>>;

/** What an option is called: over its menu, as an option of the slash command, and what each choice is called. */
type OptionWords<Value extends string = string> = {
  readonly label: string;
  readonly command: { readonly name: string; readonly text: string };
  readonly choice: { readonly [value in Value]: string };
};

/** What common code says in the words of whatever game is played. */
type CommonWords = {
  readonly name: string;
  readonly table: {
    /** How a turn begins where there is nothing to prepare yet; `link` leads to the table. */
    readonly begin: string;
    /** Buttons: what a seat has of its own, and everything there is. */
    readonly home: string;
    readonly all: string;
    /** Over the menu of what can be looked at more closely. */
    readonly closer: string;
  };
  /** What a stretch of a match is called: under a graph, by itself, and in a sentence. */
  readonly review: { readonly axis: string; readonly round: string; readonly within: string };
  /** For somebody's first tables, one after the other: what to press, what one has, what counts. */
  readonly hints: { readonly first: string; readonly second: string; readonly third: string };
};

/** What every game has to say. The table of a game has more in it, which is nobody else's business. */
export type GameWords<Chosen extends Options = Options> = CommonWords & {
  /** Asks whose things to look at; only where a seat has something of its own. */
  readonly table: {
    readonly whose?: string;
    /** How the seats of the list in the lobby lie to each other, where that matters. */
    readonly seating?: string;
  };
  readonly option: { readonly [name in keyof Chosen]: OptionWords<Chosen[name]> };
  /** In short, topic by topic, in the order in which they are read. */
  readonly rules: { readonly [topic: string]: { readonly title: string; readonly text: string } };
};

/** A card, a tile, a goal … as somebody needs it who plays on paper. `text` is the whole sentence a player reads. */
export type Fact = {
  readonly kind: string;
  readonly id: string | number;
  readonly text: string;
  /** What it is called, if it has a name: it can be looked up by it. */
  readonly name?: string;
  readonly [field: string]: Json;
};

/** How one game says things: its texts in each language, and the sentences made with them. */
export interface WordsCore<G extends GameTypes> {
  /** For what is read as it stands, without anything to fill in. */
  readonly texts: PerLanguage<GameWords<G['options']>>;
  say(language: Language): Translate<CommonWords>;
  /** Calls those the table waits for. */
  call(view: G['view'], mention: string, language: Language): string;
  /** A picture told in a few sentences. */
  alt(request: G['request'], reader: Reader): string;
  /** A picture in words, good enough to play from. */
  text(request: G['request'], reader: Reader): string;
  /** Everything the game is made of, one fact each. */
  content(language: Language): readonly Fact[];
}

/** What the words of a game may have more; each complete or absent. */
export type WordsCapabilities<G extends GameTypes> = {
  readonly daily: {
    /** What the preview of a daily city shows, in sentences. */
    preview(request: G['request'], reader: Reader): readonly string[];
  };
  /** What the steps of the lesson say, by their names. */
  readonly lesson: PerLanguage<{ readonly [step: string]: string }>;
};

/** A game's words as the rest of the program sees them. */
export type Words = WordsCore<GameTypes> & Partial<WordsCapabilities<GameTypes>>;
