import type { Drawing, Mark, Preview, Rect, Scene, Shape } from '#draw';
import type { Json, Options, Seat } from '#engine';
import type { PerLanguage, Reader, Translate } from '#i18n';
import type { Language } from '../i18n/translator.ts';
import type { GameId } from './index.ts';

/** A frame of an animated picture: a city, and what stands around it. */
export type Film = {
  readonly mark: Mark;
  /** What was shown before: only what has changed since is drawn over it. */
  readonly before: Request | null;
  /** How long it is shown, in milliseconds. */
  readonly delay: number;
};

/** Which picture of which game. Everything in it is plain data, for it travels to another thread. */
export type Request = {
  readonly game: GameId;
  readonly kind: string;
  /** Whether it shows a turn that is only planned. */
  readonly plan?: true;
  /** Whether it is one frame of an animated picture: then it comes as a file of that one frame. */
  readonly film?: Film;
  readonly [field: string]: Json;
};

/** What a panel was asked to show: up to four small whole numbers whose meaning only the game's ui knows. */
export type Shown = readonly (number | null)[];

/** What a press means, as the game's ui says it. Only the bot turns it into a custom id, and back. */
export type Intent =
  /** Plays the n-th legal action. */
  | { readonly kind: 'play'; readonly index: number }
  /** Changes what the panel shows. */
  | { readonly kind: 'show'; readonly shown: Shown }
  /** Takes the last placed thing up and puts it down rotated. */
  | { readonly kind: 'rotate' }
  /** Takes the last placed thing up and plays the n-th of what could be played before it. */
  | { readonly kind: 'instead'; readonly index: number }
  /** Begins the turn anew with another action than it began with. */
  | { readonly kind: 'anew'; readonly action: Json }
  /** Shows everyone a move that is only talked about. */
  | { readonly kind: 'post'; readonly shown: Shown }
  /** Can't be done now; who presses it hears the reason. What it is about is up to four small numbers, as in `Shown`. */
  | { readonly kind: 'why'; readonly about: Shown }
  /** Is what the panel shows already, and can't be pressed. */
  | { readonly kind: 'chosen' };

export type Button = {
  readonly label: string;
  readonly intent: Intent;
  readonly style?: 'primary' | 'secondary' | 'success' | 'danger';
  readonly emoji?: string;
};

export type Choice = { readonly label: string; readonly intent: Intent; readonly chosen?: boolean };

/** Something to press: a row of buttons, a menu, or places, which are buttons as long as they fit `rows` rows and a menu otherwise. */
export type Control =
  | { readonly kind: 'buttons'; readonly buttons: readonly Button[] }
  | { readonly kind: 'menu'; readonly prompt: string; readonly choices: readonly Choice[] }
  | {
      readonly kind: 'places';
      readonly prompt: string;
      readonly places: readonly (Button & Choice)[];
      /** Three, if not said. */
      readonly rows?: number;
    };

export type Panel = {
  readonly picture: Request;
  readonly lines: readonly string[];
  readonly controls: readonly Control[];
  /** Buttons of the last row, between Confirm and Back. */
  readonly extra: readonly Button[];
  /** Buttons of the last row, behind Back: to what could be had instead. */
  readonly beside?: readonly Button[];
  /** What Back shows again, where the panel shows only a part of a step: nothing placed is taken back then. */
  readonly back?: Shown;
  /** What Confirm is called here, and keeping it as a plan, where that says more than the usual. */
  readonly confirm?: { readonly now: string; readonly plan: string };
  /** Whether Confirm ends the turn, dropping what fits nowhere. */
  readonly ready: boolean;
  /** What the panel shows as chosen before anybody chose: Confirm plays it, step by step, and then ends the turn. */
  readonly marked?: readonly Json[];
};

/** Something to look at more closely. */
export type Closeup = {
  readonly label: string;
  readonly request: Request;
  /** What else is good to know about it. */
  readonly note?: string;
};

/** The public picture, and what the seat to move can press. */
export type Table = { readonly picture: Request; readonly controls: readonly Control[] };

/** A move that is only talked about: the panel in which it is made up, and what the others see of it. */
export type Proposal = {
  /** Whose cards or pieces it is about. */
  readonly of: Seat;
  readonly panel: Omit<Panel, 'ready'>;
  /** Null until it is complete. */
  readonly post: {
    readonly shown: Shown;
    readonly line: string;
    readonly picture: Request;
    /** What plays it, for whoever is to move; the turn ends after it. */
    readonly action: Json;
  } | null;
};

/** What a seat sees, and what everyone does. */
export type Views<View> = { readonly seat: Seat; readonly own: View; readonly open: View };

/** What points came to: a seat's own, or those of all together against a target. */
export type Points = { readonly gain: number; readonly total: number; readonly target?: number };

/** Points so far, against what target if there is one, and the round, of so many, that is played now; from 1 on. */
export type Reached = {
  readonly total: number;
  readonly target: number | null;
  readonly round: number;
  readonly rounds: number;
};

/** One thing that happened, without a full stop, and what it earned; null for what earns nothing by its nature. */
export type Told = {
  readonly text: string;
  readonly points: Points | null;
  /** Whose doing it was, where it was one seat's and there may be a reason for it. */
  readonly by?: Seat;
};

/** A turn as far as it is prepared, in words, and what it brings now. */
export type Prepared<Wanted extends Request = Request> = {
  readonly what: string;
  readonly gain: number;
  /** On which the places that the words name are found; the panel's, if not said. */
  readonly picture?: Wanted;
};

/** A finished turn: a line for each thing that happened, and the picture of what changed, in whose town it did. */
export type Story<Wanted extends Request = Request> = {
  readonly lines: readonly Told[];
  readonly picture: Wanted | null;
  /** Null where it is everyone's. */
  readonly seat: Seat | null;
};

/** One thing a lesson explains, and what it waits for: that it was read, a turn, or an action that is like one of these. */
export type LessonStep = {
  /** By which its text is found among the words. */
  readonly name: string;
  readonly until: 'read' | 'turn' | readonly { readonly [field: string]: Json }[];
  /** Whether the turn in which it was done is to end as well before anything else is explained. */
  readonly ended?: true;
};

/** A first match in which everything is explained, the same for everybody. */
export type Lesson = {
  readonly seed: string;
  readonly options: Options;
  readonly computers: number;
  readonly steps: readonly LessonStep[];
};

/** How a finished match is looked back on, from what everyone saw. */
export interface Hindsight<View extends Json = Json, Action extends Json = Json> {
  /** The points of each seat; where all have one score together, that alone. */
  points(view: View): readonly number[];
  /** What all together had to reach. */
  target?(view: View): number;
  /** In which round a move from this position falls, from 1; 0 for what comes before the first. */
  round(view: View): number;
  /** How rounds are counted, where not in digits. */
  numeral?(round: number): string;
  /** What a seat's own move brought, where a turn also brings points that were won before. */
  gain?(view: View, before: View, seat: Seat): number;
  /** What a seat did, in words. */
  move(view: View, before: View, seat: Seat, reader: Reader): string;
  /**
   * What a seat could do, or did, in its turn, as briefly as `move` says it: from what it saw before to what it has
   * prepared, and the action that ends the turn or turns something up.
   */
  choice(view: View, before: View, action: Action, reader: Reader): string;
  /** What that was above all, in a few words, where it has a name of its own. */
  feat?(view: View, before: View, seat: Seat, reader: Reader): string | null;
  /** Where it was played, if the place has a name. */
  where?(view: View, reader: Reader): string;
}

/** How one game shows itself in a channel. Everything else about a channel is the same for all games. */
export interface GameUi<View extends Json = Json, Action extends Json = Json, Wanted extends Request = Request> {
  readonly icons: { readonly mine: string; readonly home: string };
  /** Whether all build the same thing, so that there is nothing of one's own to look at. */
  readonly shared: boolean;
  /** From what everyone sees; `legal` is empty where the game's moves are not open. */
  table(view: View, legal: readonly Action[], reader: Reader): Table;
  /** Which public picture stays in the channel when the next table comes: what was moved in, or the table itself. */
  readonly lasting: 'move' | 'table';
  /** What a finished turn was; `before` is what everyone saw when the turn before it had ended. */
  story(view: View, before: View, reader: Reader): Story<Wanted>;
  /** What a seat's turn was good for above all, in a few words; null where nothing stands out. */
  reason(view: View, before: View, seat: Seat, reader: Reader): string | null;
  /** What a seat has prepared so far; null where it has prepared nothing. */
  prepared(view: View, before: View, reader: Reader): Prepared<Wanted> | null;
  /** A step nobody has taken, marked where it would be: for one that turns something up, and can't be tried out. */
  marked?(view: View, action: Action, seat: Seat): Wanted;
  /** What such a step is good for, in a few words. */
  purpose?(view: View, action: Action, reader: Reader): string;
  /** Several turns in one picture, oldest first; without it the last one is shown alone. */
  moves?(turns: readonly { readonly view: View; readonly before: View }[]): Wanted;
  /** The table's picture while somebody at it plays for the first time, where it then shows more. */
  primer?(view: View): Wanted | null;
  /** Whether hints for beginners fit this table; they fit all, if not said. */
  isTaught?(view: View): boolean;
  /** The private panel in which the turn is prepared; null before anything is taken. */
  panel(view: View, legal: readonly Action[], reader: Reader, shown: Shown): Panel | null;
  /**
   * What is asked before an action of the table is played, if it turns up something hidden in mid-turn: from there no
   * step is taken back, so it must not be one slip. Null for any other action.
   */
  warning?(view: View, action: Action, reader: Reader): string | null;
  /** What an action takes that lies face down, in words; null for any other. */
  hidden?(action: Action, reader: Reader): string | null;
  /** Why something can't be done that a button asks about, in one sentence; null if it can by now. */
  barred?(view: View, about: Shown, reader: Reader): string | null;
  /** The topic of the rules on what the viewer has to do; `shown` is what the panel shows, null at the table. */
  topicAt(view: View, shown: Shown | null): string;
  /** The action that takes the place of the last step when what it put down is rotated. */
  rotated(legal: readonly Action[], last: Action): Action | null;
  home(view: View, seat: Seat): Wanted;
  /** The same in the window that shows how far it has grown at the end, where it would move otherwise. */
  growing?(view: View, seat: Seat, end: View): Wanted;
  /** What a turn deserves a longer look for than others, in a few words: a goal, not just points. */
  feat?(view: View, before: View, seat: Seat, reader: Reader): string | null;
  /** How far a seat has come, or all together. */
  reached(view: View, seat: Seat): Reached;
  overview(view: View): Wanted;
  final(view: View): Wanted;
  /** Further pictures of the end, where one can't hold it all. */
  finalMore?(view: View): readonly Wanted[];
  /** Who stands where in mid-game, if there is a picture of it. */
  standing?(view: View): Wanted;
  scoreLines(view: View, reader: Reader): readonly string[];
  closeups(view: View, seat: Seat, reader: Reader): readonly Closeup[];
  /** For games in which table talk is part of the play: any seat may show a move without making it. */
  propose?(views: Views<View>, reader: Reader, shown: Shown): Proposal;
  /** How a move is shown that was proposed and then made; null if none like it can be. */
  proposed?(action: Action): Shown | null;
  /** Why a planned step can't be played any more, in one sentence; only where turns can be planned. */
  lost?(view: View, step: { readonly action: Action; readonly object: Json }, reader: Reader): string;
  readonly lesson: Lesson;
  readonly hindsight: Hindsight<View, Action>;
  /** A picture that goes with a topic of the rules, from a game in full swing. */
  topicPicture(topic: string, view: View): Wanted | null;
  /** A picture of one of the things the game is made of, by its id. */
  thingPicture?(id: string): Wanted | null;
}

/** What one game looks like. */
export interface Pictures<Wanted extends Request = Request> {
  /** The colors it has learned, six digits each; without any it is drawn with those that every game can use. */
  readonly colors?: string;
  /** The picture as shapes; nothing is drawn yet. */
  layout(request: Wanted, scene: Scene): Drawing;
  /** Of a picture of one city the city alone, as large as fits the room. */
  town(request: Wanted, room: Rect, scene: Scene): readonly Shape[];
  /** Of an overview before the first move what everyone begins with; where the game is one for a daily city. */
  preview?(request: Wanted, scene: Scene): Preview;
  /** A seat's city in little, with what was moved in it last, for a part of another picture. */
  vignette(request: Wanted, at: Rect, scene: Scene): readonly Shape[];
  /**
   * Pictures nobody sees, drawn when the studio opens, so that the drawings most matches need are at hand. The second
   * round may have other things in it: a first picture needs drawings of its own, and making them is worn in as well.
   */
  rehearsal(round: 0 | 1): readonly Wanted[];
}

/** What an option is called: over its menu, as an option of the slash command, and what each choice is called. */
export type OptionWords<Value extends string = string> = {
  readonly label: string;
  readonly command: { readonly name: string; readonly text: string };
  readonly choice: { readonly [value in Value]: string };
};

/** What common code says in the words of whatever game is played. */
export type Spoken = {
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
export type GameWords<Chosen extends Options = Options> = Spoken & {
  /** Asks whose things to look at; only where a seat has something of its own. */
  readonly table: {
    readonly whose?: string;
    /** How the seats of the list in the lobby lie to each other, where that matters. */
    readonly seating?: string;
  };
  readonly option: { readonly [name in keyof Chosen]: OptionWords<Chosen[name]> };
  /** What the steps of the lesson say, by their names. */
  readonly lesson: { readonly [step: string]: string };
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

/** How one game says things: its table in each language, and the sentences made with it. */
export interface Words<View extends Json = Json, Wanted extends Request = Request, Chosen extends Options = Options> {
  /** For what is read as it stands, without anything to fill in. */
  readonly tables: PerLanguage<GameWords<Chosen>>;
  say(language: Language): Translate<Spoken>;
  /** Calls those the table waits for. */
  call(view: View, mention: string, language: Language): string;
  /** A picture told in a few sentences. */
  alt(request: Wanted, reader: Reader): string;
  /** A picture in words, good enough to play from. */
  text(request: Wanted, reader: Reader): string;
  /** What the preview of a daily city shows, in sentences. */
  preview?(request: Wanted, reader: Reader): readonly string[];
  /** Everything the game is made of, one fact each. */
  content(language: Language): readonly Fact[];
}
