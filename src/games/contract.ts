import type { Scene } from '../draw/scene.ts';
import type { Drawing } from '../draw/shape.ts';
import type { Options, Seat } from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import type { Reader } from '../i18n/speech.ts';
import type { InEach, Language, Say } from '../i18n/voices.ts';
import type { GameId } from './index.ts';

/** Which picture of which game. Everything in it is plain data, for it travels to another thread. */
export type Request = { readonly game: GameId; readonly kind: string; readonly [field: string]: Json };

/** What a panel was asked to show: up to four small whole numbers whose meaning only the stage knows. */
export type Shown = readonly (number | null)[];

/** What a press means, as a stage says it. Only the bot turns it into a custom id, and back. */
export type Intent =
  /** Plays the n-th legal action. */
  | { readonly kind: 'play'; readonly index: number }
  /** Changes what the panel shows. */
  | { readonly kind: 'show'; readonly shown: Shown }
  /** Takes the last placed thing up and puts it down rotated. */
  | { readonly kind: 'rotate' }
  /** Shows everyone a move that is only talked about. */
  | { readonly kind: 'post'; readonly shown: Shown };

export type Button = {
  readonly label: string;
  /** Null for what can't be pressed now. */
  readonly intent: Intent | null;
  readonly style?: 'primary' | 'secondary' | 'success' | 'danger';
  readonly emoji?: string;
};

export type Choice = { readonly label: string; readonly intent: Intent; readonly chosen?: boolean };

/** Something to press: a row of buttons, a menu, or places, which are buttons as long as they fit and a menu otherwise. */
export type Control =
  | { readonly kind: 'buttons'; readonly buttons: readonly Button[] }
  | { readonly kind: 'menu'; readonly prompt: string; readonly choices: readonly Choice[] }
  | { readonly kind: 'places'; readonly prompt: string; readonly places: readonly (Button & Choice)[] };

export type Panel = {
  readonly picture: Request;
  readonly lines: readonly string[];
  readonly controls: readonly Control[];
  /** Buttons of the last row, before Back and Confirm. */
  readonly extra: readonly Button[];
  readonly ready: boolean;
};

/** Something to look at more closely. */
export type Closeup = { readonly label: string; readonly request: Request };

/** The public picture, and what the seat to move can press. */
export type Table = { readonly picture: Request; readonly controls: readonly Control[] };

/** A move that is only talked about: the panel in which it is made up, and what the others see of it. */
export type Proposal = {
  readonly panel: Omit<Panel, 'ready'>;
  /** Null until it is complete. */
  readonly post: { readonly shown: Shown; readonly line: string; readonly picture: Request } | null;
};

/** What a seat sees, and what everyone does. */
export type Views<View> = { readonly seat: Seat; readonly own: View; readonly open: View };

/** How one game shows itself in a channel. Everything else about a channel is the same for all games. */
export interface Stage<View extends Json = Json, Action extends Json = Json, Wanted extends Request = Request> {
  readonly icons: { readonly mine: string; readonly home: string };
  /** Whether all build the same thing, so that there is nothing of one's own to look at. */
  readonly shared: boolean;
  /** From what everyone sees; `legal` is empty where the game's moves are not open. */
  table(view: View, legal: readonly Action[], reader: Reader): Table;
  /** What a finished turn was, in one line, and the picture of what changed. */
  story(view: View, reader: Reader): { line: string; picture: Wanted | null };
  /** The private panel in which the turn is prepared; null before anything is taken. */
  panel(view: View, legal: readonly Action[], reader: Reader, shown: Shown): Panel | null;
  /** The action that takes the place of the last step when what it put down is rotated. */
  rotated(legal: readonly Action[], last: Action): Action | null;
  home(view: View, seat: Seat): Wanted;
  overview(view: View): Wanted;
  final(view: View): Wanted;
  /** Who stands where in mid-game, if there is a picture of it. */
  standing?(view: View): Wanted;
  scoreLines(view: View, reader: Reader): readonly string[];
  closeups(view: View, seat: Seat, reader: Reader): readonly Closeup[];
  /** For games in which table talk is part of the play: any seat may show a move without making it. */
  propose?(views: Views<View>, reader: Reader, shown: Shown): Proposal;
  /** A picture that goes with a topic of the rules, from a game in full swing. */
  topicPicture(topic: string, view: View): Wanted | null;
  /** A picture of one of the things the game is made of, by its id. */
  thingPicture?(id: string): Wanted | null;
}

/** What one game looks like. */
export interface Pictures<Wanted extends Request = Request> {
  /** The colours it has learnt, six digits each; without any it is drawn with those that every game can use. */
  readonly colors?: string;
  /** The picture as shapes; nothing is drawn yet. */
  layout(request: Wanted, scene: Scene): Drawing;
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
  readonly tables: InEach<GameWords<Chosen>>;
  say(language: Language): Say<Spoken>;
  /** Calls those the table waits for. */
  call(view: View, mention: string, language: Language): string;
  /** A picture told in a few sentences. */
  alt(request: Wanted, reader: Reader): string;
  /** A picture in words, good enough to play from. */
  text(request: Wanted, reader: Reader): string;
  /** Everything the game is made of, one fact each. */
  content(language: Language): readonly Fact[];
}
