import type { Footing, Game, Json, Level, Match, Position, Seat } from '#engine';
import type { GameId } from '#games';
import { RULES } from '#games/rules';
import { LANGUAGES, type Language, markName, type Reader, words } from '#i18n';
import type { Place } from './room-place.ts';

export type RoomSeat = { readonly user: string | null; readonly name: string; readonly computer: Level | null };

/** Hours a turn may take; 0 is as long as it likes. */
export const PACES = [0, 1, 4, 8, 24, 48] as const;
export type Pace = (typeof PACES)[number];

export const ADDING = ['host', 'anyone'] as const;

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

export const VOTES = ['undo', 'turn', 'seat', 'give'] as const;

/** Needs the consent of others: to take back, to let the computer play a turn or a seat, to give a seat away. */
export type Vote = {
  readonly kind: (typeof VOTES)[number];
  /** Whose turn is to be taken back, or who is absent. */
  readonly seat: Seat;
  /** Somebody without a seat, who would like to have that one; null where nobody of the kind asks. */
  readonly asker: { readonly user: string; readonly name: string } | null;
  readonly agreed: readonly string[];
  readonly message: string | null;
};

/** A step of a turn to come, with what it rested on when it was chosen. */
export type PlannedStep = Footing & { readonly action: Json };

/** A person's turn to come, which nobody else sees. */
export type Plan = {
  readonly user: string;
  /** What they are trying out. */
  readonly draft: readonly PlannedStep[];
  /** What is offered to them when their turn comes; `alone` if it shall be played without them, should nothing change. */
  readonly kept: { readonly steps: readonly PlannedStep[]; readonly alone: boolean } | null;
};

export const NEWS = [
  'undone',
  'turn',
  'late',
  'seat',
  'left',
  'gone',
  'back',
  'joined',
  'given',
  'first',
  'best',
  'record',
] as const;

/** Something besides moves that the channel has yet to hear. */
export type News = { readonly kind: (typeof NEWS)[number]; readonly name: string };

/** A move somebody has shown to all without playing it, and what the others say to it. */
export type ProposedMove = {
  /** Counts up through the match; its buttons name it. */
  readonly number: number;
  readonly seat: Seat;
  /** What is shown, as only the game's ui can read it. */
  readonly shown: readonly (number | null)[];
  /** How much of the log everyone knew: what happens after that makes it out of date. */
  readonly length: number;
  readonly agreed: readonly Seat[];
  readonly against: readonly Seat[];
  readonly message: string | null;
};

/** One match in one place, from the lobby to the end, as it is stored. */
export type Room = {
  readonly id: string;
  readonly place: Place;
  /** Where its table is; of a private room, where it was opened. */
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
  /** Who may add computers to the lobby. */
  readonly adding: (typeof ADDING)[number];
  /** Whether the computer plays a turn that takes longer, without being asked. */
  readonly automatic: boolean;
  /** Whether people may ask what the strongest computer would do. */
  readonly advice: boolean;
  /** By seat; null for who is not waited for. */
  readonly waits: readonly (Wait | null)[];
  readonly vote: Vote | null;
  /** Each time a person and the computer changed places, and how long the log was then. */
  readonly handovers: readonly { readonly seat: Seat; readonly at: number }[];
  readonly news: readonly News[];
  readonly plans: readonly Plan[];
  /** Moves that are talked about; those out of date lose their buttons and go. */
  readonly proposals: readonly ProposedMove[];
  readonly revision: number;
  /** Milliseconds since 1970; 0 until it is first saved. */
  readonly created: number;
  /** When somebody last changed the lobby or moved in the match, likewise. */
  readonly touched: number;
};

export const gameOf = ({ game }: Pick<Room, 'game'>): Game => RULES[game];

export const tableLink = ({ guild, channel, table }: Pick<Room, 'guild' | 'channel' | 'table'>): string =>
  `https://discord.com/channels/${guild ?? '@me'}/${channel}${table ? `/${table}` : ''}`;

export const seatOf = (room: Room, user: string): Seat | null => {
  const seat = room.seats.findIndex((candidate) => candidate.user === user);
  return seat < 0 ? null : seat;
};

/** Whether a person sits there and plays; the computer may play for one who is away. */
export const isPresent = ({ user, computer }: RoomSeat): boolean => user !== null && computer === null;

/** Whether the computer plays for a person who may come back. */
export const isAway = ({ user, computer }: RoomSeat): boolean => user !== null && computer !== null;

/** What a seat is called while its person plays or does not, marked as a name: who plays for somebody is not called like them. */
export function seatName({ user, name: own }: RoomSeat, isPlaying: boolean, language: Language): string {
  const name = markName(own);
  return user === null || isPlaying ? name : words(language)('bot.lobby.standin', { name });
}

/** As everyone calls the seats now. */
export const namesOf = (room: Room, language = room.language): string[] =>
  room.seats.map((seat) => seatName(seat, isPresent(seat), language));

/** The people alone, whoever plays for them, as they call themselves. */
export const personName = ({ seats }: Room, seat: Seat): string => seats[seat]?.name ?? '';

/** Whether people are told what is best, by a computer or by marks: not where the host has it otherwise, and never in a daily city. */
export const areHintsAllowed = ({ advice, place }: Room): boolean => advice && place.kind !== 'daily';

const readerOf = (room: Room, language: Language, names: readonly string[]): Reader => ({
  language,
  names,
  ...(areHintsAllowed(room) ? {} : { hintless: true }),
});

export const publicReader = (room: Room): Reader => readerOf(room, room.language, namesOf(room));
export const reader = (room: Room, language: Language): Reader => readerOf(room, language, namesOf(room, language));

/** The reader's language if we speak it; Discord says `es-ES` or `es-419`. */
export const supportedLanguage = (locale: string): Language =>
  LANGUAGES.find((language) => locale.startsWith(language)) ?? LANGUAGES[0];

/** What every new room begins with. */
export const NEW_ROOM = {
  place: { kind: 'channel' },
  status: 'lobby',
  match: null,
  table: null,
  retiring: [],
  announced: 0,
  past: null,
  waits: [],
  vote: null,
  handovers: [],
  news: [],
  plans: [],
  proposals: [],
  touched: 0,
} as const satisfies Partial<Room>;
