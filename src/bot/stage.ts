import type { Seat } from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import type { Request } from '../render/request.ts';
import type { Reader } from '../render/studio.ts';
import type { Button, Row } from './show/parts.ts';

/** Makes the custom id of a button that plays the n-th legal action, or that changes what a panel shows. */
export type Ids = {
  readonly play: (index: number) => string;
  readonly show: (...numbers: number[]) => string;
  /** For menus: the chosen values are the indexes. */
  readonly menu: (menu: number) => string;
  /** For menus that change what a panel shows: the chosen value comes after these numbers. */
  readonly pick: (...numbers: number[]) => string;
  /** Posts a move that is only talked about. */
  readonly post: (...numbers: number[]) => string;
  readonly turn: () => string;
};

export type Panel = {
  readonly picture: Request;
  readonly lines: readonly string[];
  readonly rows: readonly Row[];
  /** Buttons of the last row, before Back and Confirm. */
  readonly extra: readonly Button[];
  readonly ready: boolean;
};

/** Something to look at more closely. */
export type Closeup = { readonly label: string; readonly request: Request };

/** The public picture, the buttons of the seat to move, and the words under the game's name that call it. */
export type Table = { readonly picture: Request; readonly rows: readonly Row[]; readonly call: 'turn' | 'choose' };

/** A move that is only talked about: the panel in which it is made up, and what the others see of it. */
export type Proposal = {
  readonly panel: Omit<Panel, 'ready'>;
  /** Null until it is complete. */
  readonly post: { readonly id: string; readonly line: string; readonly picture: Request } | null;
};

/** What a seat sees, and what everyone does. */
export type Views<View> = { readonly seat: Seat; readonly own: View; readonly open: View };

/** How one game shows itself in a channel. Everything else about a channel is the same for all games. */
export interface Stage<View extends Json = Json, Action extends Json = Json, Shown extends Request = Request> {
  readonly game: Shown['game'];
  readonly icons: { readonly mine: string; readonly home: string };
  /** Whether all build the same thing, so that there is nothing of one's own to look at. */
  readonly shared: boolean;
  table(view: View, legal: readonly Action[], reader: Reader, ids: Ids): Table;
  /** What a finished turn was, in one line, and the picture of what changed. */
  story(view: View, reader: Reader): { line: string; picture: Request | null };
  /** The private panel in which the turn is prepared; null before anything is taken. */
  panel(view: View, legal: readonly Action[], reader: Reader, ids: Ids, shown: readonly number[]): Panel | null;
  /** The action that takes the place of the last step when what it put down is rotated. */
  rotated(legal: readonly Action[], last: Action): Action | null;
  home(view: View, seat: Seat): Request;
  overview(view: View): Request;
  final(view: View): Request;
  /** Who stands where in mid-game, if there is a picture of it. */
  standing?(view: View): Request;
  scoreLines(view: View, reader: Reader): readonly string[];
  closeups(view: View, seat: Seat, reader: Reader): readonly Closeup[];
  /** A picture in words, good enough to play from. */
  text(request: Shown, reader: Reader): string;
  /** For games in which table talk is part of the play: any seat may show a move without making it. */
  propose?(views: Views<View>, reader: Reader, ids: Ids, shown: readonly number[]): Proposal;
  /** The parts of the rules, in order; each has its words under the game's name. */
  readonly topics: readonly string[];
  /** A picture that goes with a part of the rules, from a game in full swing. */
  topicPicture(topic: string, view: View): Request | null;
}
