import type { Game, Level, Seat } from '../engine/game.ts';
import type { Position } from '../engine/history.ts';
import type { Json } from '../engine/json.ts';
import type { Match } from '../engine/match.ts';
import type { GameId } from '../games/index.ts';
import { RULES } from '../games/rules.ts';
import { LANGUAGES, type Language } from '../i18n/index.ts';
import type { Reader } from '../i18n/speech.ts';

export type RoomSeat = { readonly user: string | null; readonly name: string; readonly computer: Level | null };

/** Hours a turn may take; 0 is as long as it likes. */
export const PACES = [0, 1, 4, 8, 24, 48] as const;
export type Pace = (typeof PACES)[number];

/** Somebody is waited for. Times are milliseconds since 1970. */
export type Wait = {
  readonly since: number;
  /** How often they were reminded. */
  readonly reminders: number;
  /** No reminder before this. */
  readonly snoozed: number;
  /** Whether the channel has been told that the time is up. */
  readonly overdue: boolean;
  /** Whether they were notified of their turn: once is enough, however often the table is posted. */
  readonly called: boolean;
  /** Reminders and notices in the channel, to be taken away when the wait is over. */
  readonly messages: readonly string[];
};

export const VOTES = ['undo', 'turn', 'seat'] as const;

/** Something that needs the consent of others: to take back, or to let the computer play a turn or a seat. */
export type Vote = {
  readonly kind: (typeof VOTES)[number];
  /** Whose turn is to be taken back, or who is absent. */
  readonly seat: Seat;
  readonly agreed: readonly string[];
  readonly message: string | null;
};

export const NEWS = ['undone', 'turn', 'late', 'seat', 'left', 'back', 'joined', 'first', 'best', 'record'] as const;

/** Something besides moves that the channel has yet to hear. */
export type News = { readonly kind: (typeof NEWS)[number]; readonly name: string };

/** One match in one channel, from the lobby to the end, as it is stored. */
export type Room = {
  readonly id: string;
  readonly channel: string;
  readonly guild: string | null;
  readonly host: string;
  readonly language: Language;
  readonly game: GameId;
  /** As chosen; settled when the game starts, for some choices fit some seat counts only. */
  readonly options: { readonly [name: string]: string };
  readonly seats: readonly RoomSeat[];
  readonly status: 'lobby' | 'playing' | 'over';
  readonly match: Match<Json, Json> | null;
  /** The public message with the newest buttons. */
  readonly table: string | null;
  /** Messages it took the place of, until their buttons are gone. */
  readonly retiring: readonly string[];
  /** How much of the log the channel has been told. */
  readonly announced: number;
  /** The oldest position from which somebody has yet to hear what happened; null before the match begins. */
  readonly past: Position | null;
  readonly pace: Pace;
  /** Whether the computer plays a turn that takes longer, without being asked. */
  readonly automatic: boolean;
  /** By seat; null for who is not waited for. */
  readonly waits: readonly (Wait | null)[];
  readonly vote: Vote | null;
  readonly news: readonly News[];
  readonly revision: number;
  /** Milliseconds since 1970; 0 until it is first saved. */
  readonly created: number;
};

export const gameOf = ({ game }: Pick<Room, 'game'>): Game => RULES[game];

export const tableLink = ({ guild, channel, table }: Room): string =>
  `https://discord.com/channels/${guild ?? '@me'}/${channel}${table ? `/${table}` : ''}`;

export const seatOf = (room: Room, user: string): Seat | null => {
  const seat = room.seats.findIndex((candidate) => candidate.user === user);
  return seat < 0 ? null : seat;
};

/** Whether a person sits there and plays; the computer may play for one who is away. */
export const isPresent = ({ user, computer }: RoomSeat): boolean => user !== null && computer === null;

export const namesOf = (room: Room): string[] => room.seats.map((seat) => seat.name);

export const publicReader = (room: Room): Reader => ({ language: room.language, names: namesOf(room) });
export const reader = (room: Room, language: Language): Reader => ({ language, names: namesOf(room) });

/** The reader's language if we speak it; Discord says `es-ES` or `es-419`. */
export const languageOf = (locale: string): Language =>
  LANGUAGES.find((language) => locale.startsWith(language)) ?? LANGUAGES[0];

/** What every new room begins with. */
export const FRESH = {
  status: 'lobby',
  match: null,
  table: null,
  retiring: [],
  announced: 0,
  past: null,
  waits: [],
  vote: null,
  news: [],
} as const satisfies Partial<Room>;
