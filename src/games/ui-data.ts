import type { Mark } from '#draw';
import type { Json, Options, Seat } from '#engine';
import type { GameId } from './index.ts';

/** A frame of an animated picture: a city, and what stands around it. */
type FilmFrame = {
  readonly mark: Mark;
  /** What was shown before: only what has changed since is drawn over it. */
  readonly before: PictureRequest | null;
  /** How long it is shown, in milliseconds. */
  readonly delay: number;
};

/** Which picture of which game. Everything in it is plain data, for it travels to another thread. */
export type PictureRequest = {
  readonly game: GameId;
  readonly kind: string;
  /** Whether it shows a turn that is only planned. */
  readonly plan?: true;
  /** Whether it is one frame of an animated picture: then it comes as a file of that one frame. */
  readonly film?: FilmFrame;
  readonly [field: string]: Json;
};

/** Which part of a panel is shown: up to four small whole numbers whose meaning only the game's ui knows. */
export type PanelState = readonly (number | null)[];

/** What a press means, as the game's ui says it. Only the bot turns it into a custom id, and back. */
export type Intent =
  /** Plays the n-th legal action. */
  | { readonly kind: 'play'; readonly index: number }
  /** Changes what the panel shows. */
  | { readonly kind: 'show'; readonly shown: PanelState }
  /** Takes the last placed thing up and puts it down rotated. */
  | { readonly kind: 'rotate' }
  /** Takes the last placed thing up and plays the n-th of what could be played before it. */
  | { readonly kind: 'instead'; readonly index: number }
  /** Starts the turn over with another action than it began with. */
  | { readonly kind: 'restart'; readonly action: Json }
  /** Shows everyone a move that is only talked about. */
  | { readonly kind: 'post'; readonly shown: PanelState }
  /** Can't be done now; who presses it hears the reason. What it is about is up to four small numbers, as in `PanelState`. */
  | { readonly kind: 'why'; readonly about: PanelState }
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
  readonly picture: PictureRequest;
  readonly lines: readonly string[];
  readonly controls: readonly Control[];
  /** Buttons of the last row, between Confirm and Back. */
  readonly extra: readonly Button[];
  /** Buttons of the last row, behind Back: to what could be had instead. */
  readonly beside?: readonly Button[];
  /** What Back shows again, where the panel shows only a part of a step: nothing placed is taken back then. */
  readonly back?: PanelState;
  /** What Confirm is called here, and keeping it as a plan, where that says more than the usual. */
  readonly confirm?: { readonly now: string; readonly plan: string };
  /** Whether Confirm ends the turn, dropping what fits nowhere. */
  readonly ready: boolean;
  /** What is selected before anybody chose: Confirm plays it, step by step, and then ends the turn. */
  readonly selected?: readonly Json[];
};

/** Something to look at more closely. */
export type Closeup = {
  readonly label: string;
  readonly request: PictureRequest;
  /** What else is good to know about it. */
  readonly note?: string;
};

/** A move that is only talked about: the panel in which it is made up, and what the others see of it. */
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

/** What points came to: a seat's own, or those of all together against a target. */
export type Points = { readonly gain: number; readonly total: number; readonly target?: number };

/** How far a seat has come, or all together: points, the target if there is one, and the round of so many; from 1 on. */
export type Progress = {
  readonly total: number;
  readonly target: number | null;
  readonly round: number;
  readonly rounds: number;
};

/** One thing that happened, without a full stop, and what it earned; null for what earns nothing by its nature. */
export type StoryLine = {
  readonly text: string;
  readonly points: Points | null;
  /** Whose doing it was, where it was one seat's and there may be a reason for it. */
  readonly by?: Seat;
};

/** A turn as far as it is prepared, in words, and what it brings now. */
export type Prepared<Wanted extends PictureRequest = PictureRequest> = {
  readonly what: string;
  readonly gain: number;
  /** On which the places that the words name are found; the panel's, if not said. */
  readonly picture?: Wanted;
};

/** A finished turn: a line for each thing that happened, and the picture of what changed, in whose town it did. */
export type Story<Wanted extends PictureRequest = PictureRequest> = {
  readonly lines: readonly StoryLine[];
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
