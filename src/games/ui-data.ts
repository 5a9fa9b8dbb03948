import type { Mark } from '#draw';
import type { Json, Options, Seat } from '#engine';
import type { GameId } from './index.ts';

/** A frame of an animated picture: a city, and the texts around it. */
type FilmFrame = {
  readonly mark: Mark;
  /** The previous frame: only the difference is encoded. */
  readonly before: PictureRequest | null;
  /** How long it is shown, in milliseconds. */
  readonly delay: number;
};

/** Which picture of which game. Plain data, since it is sent to another thread. */
export type PictureRequest = {
  readonly game: GameId;
  readonly kind: string;
  /** Whether it shows a planned turn. */
  readonly plan?: true;
  /** Whether the plan is only a hint. */
  readonly hint?: true;
  /** Whether it belongs to a daily city. */
  readonly daily?: true;
  /** Whether it is a frame of an animated picture, encoded on its own. */
  readonly film?: FilmFrame;
  readonly [field: string]: Json;
};

/** Which part of a panel is shown: up to four small whole numbers whose meaning only the game's ui knows. */
export type PanelState = readonly (number | null)[];

/** What a button does, in terms of the game's ui. Only the bot converts it to and from a custom id. */
export type Intent =
  /** Plays the n-th legal action. */
  | { readonly kind: 'play'; readonly index: number }
  /** Changes what the panel shows. */
  | { readonly kind: 'show'; readonly shown: PanelState }
  /** Rotates what was placed last. */
  | { readonly kind: 'rotate' }
  /** Undoes the last placement and plays the n-th action that was legal before it. */
  | { readonly kind: 'instead'; readonly index: number }
  /** Restarts the turn with another first action. */
  | { readonly kind: 'restart'; readonly action: Json }
  /** Proposes a move to everyone. */
  | { readonly kind: 'post'; readonly shown: PanelState }
  /** Can't be done now; pressing it gives the reason. Up to four numbers say what it is about, as in `PanelState`. */
  | { readonly kind: 'why'; readonly about: PanelState }
  /** What the panel shows already; can't be pressed. */
  | { readonly kind: 'chosen' };

export type Button = {
  readonly label: string;
  readonly intent: Intent;
  readonly style?: 'primary' | 'secondary' | 'success' | 'danger';
  readonly emoji?: string;
};

export type Choice = { readonly label: string; readonly intent: Intent; readonly chosen?: boolean };

/** A row of buttons, a menu, or places: buttons if they fit `rows` rows, otherwise a menu. */
export type Control =
  | { readonly kind: 'buttons'; readonly buttons: readonly Button[] }
  | { readonly kind: 'menu'; readonly prompt: string; readonly choices: readonly Choice[] }
  | {
      readonly kind: 'places';
      readonly prompt: string;
      readonly places: readonly (Button & Choice)[];
      /** Three by default. */
      readonly rows?: number;
    };

export type Panel = {
  readonly picture: PictureRequest;
  readonly lines: readonly string[];
  readonly controls: readonly Control[];
  /** Buttons of the last row, between Confirm and Back. */
  readonly extra: readonly Button[];
  /** Buttons of the last row, after Back: other things to take instead. */
  readonly beside?: readonly Button[];
  /** What Back returns to if the panel shows only part of a step; nothing placed is undone then. */
  readonly back?: PanelState;
  /** Custom labels for Confirm and for saving the plan. */
  readonly confirm?: { readonly now: string; readonly plan: string };
  /** Whether Confirm ends the turn, discarding what can't be placed. */
  readonly ready: boolean;
  /** The preselected steps: Confirm plays them one by one and then ends the turn. */
  readonly selected?: readonly Json[];
};

/** Something to look at more closely. */
export type Closeup = {
  readonly label: string;
  readonly request: PictureRequest;
  /** What else is good to know about it. */
  readonly note?: string;
};

/** A proposed move: the panel to compose it in, and what the others see of it. */
export type Proposal = {
  /** Whose cards or pieces it is about. */
  readonly of: Seat;
  readonly panel: Omit<Panel, 'ready'>;
  /** Null until it is complete. */
  readonly post: {
    readonly shown: PanelState;
    readonly line: string;
    readonly picture: PictureRequest;
    /** What plays it for the player to move; the turn ends after it. */
    readonly action: Json;
  } | null;
};

/** What a seat sees, and what everyone does. */
export type Views<View> = { readonly seat: Seat; readonly own: View; readonly open: View };

/** Points of a seat, or of all players together against a target. */
export type Points = { readonly gain: number; readonly total: number; readonly target?: number };

/** Progress of a seat, or of all together: points, the target if any, and the round of how many, from 1. */
export type Progress = {
  readonly total: number;
  readonly target: number | null;
  readonly round: number;
  readonly rounds: number;
};

/** One event, without a full stop, and the points it scored; null if such events never score. */
export type StoryLine = {
  readonly text: string;
  readonly points: Points | null;
  /** The seat that caused it, if there may be a reason to add. */
  readonly by?: Seat;
};

/** The prepared part of a turn in words, and the points it scores now. */
export type Prepared<Wanted extends PictureRequest = PictureRequest> = {
  readonly what: string;
  readonly gain: number;
  /** The picture that shows the places the words name; the panel's by default. */
  readonly picture?: Wanted;
};

/** What to do, as a sentence without its full stop, and the panel's picture with it marked. */
export type Hinted<Wanted extends PictureRequest = PictureRequest> = {
  readonly what: string;
  readonly picture: Wanted;
};

/** A finished turn: a line for each event, the picture of the change, and whose city changed. */
export type Story<Wanted extends PictureRequest = PictureRequest> = {
  readonly lines: readonly StoryLine[];
  readonly picture: Wanted | null;
  /** Null for a shared city. */
  readonly seat: Seat | null;
  /** Nothing was built: after a bot's turn the lines say it all. */
  readonly untouched?: boolean;
};

/** One step of a lesson, and what completes it: reading it, a turn, or one of these kinds of action. */
export type LessonStep = {
  /** The key of its text. */
  readonly name: string;
  readonly until: 'read' | 'turn' | readonly { readonly [field: string]: Json }[];
  /** The button for looking that a step to read asks to press as well. */
  readonly look?: 'home' | 'scores' | 'all';
  /** Whether the turn must end as well before the next step. */
  readonly ended?: true;
};

/** A guided first match, the same for everyone. */
export type Lesson = {
  readonly seed: string;
  readonly options: Options;
  readonly computers: number;
  readonly steps: readonly LessonStep[];
};
