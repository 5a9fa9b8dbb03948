import { type Footing, type Game, itemAt, type Json, type Level, type Match, type Position, type Seat } from '#engine';
import type { GameId } from '#games';
import { RULES } from '#games/rules';
import { LANGUAGES, type Language, markName, type Reader, words } from '#i18n';
import type { MatchClock } from './clock-state.ts';

/** Kinds of private rooms: one person plays alone, and nobody else in the server sees it. */
const PRIVATE_PLACES = ['daily', 'learn'] as const;
export type PrivateKind = (typeof PRIVATE_PLACES)[number];

/** Where a match is played: at a public table in a channel, or in private by one person. */
export type Place =
  | { readonly kind: 'channel' }
  /** A lesson; `read` holds the length of the log each time a step was read. */
  | { readonly kind: 'learn'; readonly read: readonly number[] }
  /** A daily city; `entered` once its points are in the day's list; `ends` in milliseconds since 1970. */
  | { readonly kind: 'daily'; readonly day: string; readonly ends: number; readonly entered: boolean };

/** A person has one room of each kind per server. */
export const privateAddress = (kind: PrivateKind, guild: string | null, user: string): string =>
  [kind, guild ?? '', user].join('.');

type Located = {
  readonly place: Place;
  readonly channel: string;
  readonly guild: string | null;
  readonly host: string;
};

/** The key a room is stored, queued and woken under. */
export const addressOf = ({ place, channel, guild, host }: Located): string =>
  place.kind === 'channel' ? channel : privateAddress(place.kind, guild, host);

/** Whether the address can be a channel's id. */
export const isChannel = (address: string): boolean => /^\d+$/.test(address);

/** Private rooms have no table, notifications, reminders or votes. */
export const isPrivate = ({ place }: Pick<Located, 'place'>): boolean => place.kind !== 'channel';

/** Whether the table stands in the bot's direct messages with its one person, who plays alone or against bots. */
export const isDirect = ({ place, guild }: Pick<Located, 'place' | 'guild'>): boolean =>
  place.kind === 'channel' && guild === null;

/** Ids of private matches begin with their kind, so a button's id is enough to find the room. */
export const privateKindOf = (match: string): PrivateKind | null =>
  PRIVATE_PLACES.find((kind) => match.startsWith(kind)) ?? null;

export type RoomSeat = { readonly user: string | null; readonly name: string; readonly computer: Level | null };

/** Hours a turn may take; 0 is as long as it likes. */
export const PACES = [0, 1, 4, 8, 24, 48] as const;
export type Pace = (typeof PACES)[number];

export const ADDING = ['host', 'anyone'] as const;

/** Hints: never, when someone asks, or always, with the best-scoring choice preselected for everyone. */
export const HINT_RULES = ['off', 'request', 'always'] as const;
export type HintRule = (typeof HINT_RULES)[number];

/** A seat's turn timer and reminders. Times are milliseconds since 1970. */
export type Wait = {
  readonly since: number;
  readonly reminders: number;
  /** No reminder before this. */
  readonly snoozed: number;
  /** Whether the channel has been told that time is up. */
  readonly overdue: boolean;
  /** Whether they were notified of their turn; that happens once, even if the table is posted again. */
  readonly called: boolean;
  /** Reminders and notices in the channel, to delete when the turn is over. */
  readonly messages: readonly string[];
};

/** Days for which everyone's clock can be stopped at once. */
export const PAUSE_DAYS = [1, 2, 3, 7, 14] as const;
type PauseDays = (typeof PAUSE_DAYS)[number];

export const VOTES = ['undo', 'turn', 'seat', 'give', 'pause', 'resume'] as const;

/**
 * A vote to undo a turn, to let the computer play a turn or a seat, to give a seat to another person, or to stop
 * everyone's clock or let it go on.
 */
export type Vote = {
  readonly kind: (typeof VOTES)[number];
  /** Whose turn is to be undone, who is absent, or who proposes a pause or its end. */
  readonly seat: Seat;
  /** For `give`: the person who asks for the seat. */
  readonly asker: { readonly user: string; readonly name: string } | null;
  readonly agreed: readonly string[];
  readonly message: string | null;
  /** For `pause`: how many days it lasts from the moment everyone agrees. */
  readonly days?: PauseDays;
};

/** A planned step with what it depended on when it was chosen. */
export type PlannedStep = Footing & { readonly action: Json };

/** A person's plan for their next turn; nobody else sees it. */
export type Plan = {
  readonly user: string;
  readonly draft: readonly PlannedStep[];
  /** The saved plan; `alone` to play it automatically if nothing it depends on changes. */
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
  'vacation',
  'paused',
  'resumed',
  'joined',
  'given',
  'first',
  'best',
  'record',
  'crowded',
  'forbidden',
] as const;

/** An event other than a move, still to be announced. */
export type News = {
  readonly kind: (typeof NEWS)[number];
  readonly name: string;
  /** How long it lasts, if it ends by itself; in milliseconds since 1970. */
  readonly until?: number;
};

/** A move shown to everyone without playing it, and the others' answers. */
export type ProposedMove = {
  /** Counts up through the match; its buttons name it. */
  readonly number: number;
  readonly seat: Seat;
  /** What is shown, as only the game's ui can read it. */
  readonly shown: readonly (number | null)[];
  /** The public length of the log; when that grows, the proposal is out of date. */
  readonly length: number;
  readonly agreed: readonly Seat[];
  readonly against: readonly Seat[];
  readonly message: string | null;
};

/** One match in one place with everything around it, from the lobby to the end. */
export type Room = {
  readonly id: string;
  readonly place: Place;
  /** The channel or thread of the table; for a private room, the channel it was opened from. */
  readonly channel: string;
  /**
   * Where the entry card of a match in a thread is. Until its thread is open, the channel is the room's own, and the
   * card becomes the message of the lobby. Left out if no thread is wanted, so that 0.2 can read the match.
   */
  readonly entry?: { readonly channel: string; readonly card: string | null };
  readonly guild: string | null;
  readonly host: string;
  readonly language: Language;
  readonly game: GameId;
  /** As chosen in the lobby; checked at the start, since some choices need certain numbers of seats. */
  readonly options: { readonly [name: string]: string };
  readonly seats: readonly RoomSeat[];
  readonly status: 'lobby' | 'playing' | 'over';
  readonly match: Match<Json, Json> | null;
  readonly table: string | null;
  /** Earlier table messages whose buttons are still to be removed. */
  readonly retiring: readonly string[];
  /** Length of the log that has been announced. */
  readonly announced: number;
  /** Where a replay of what is still to be told starts; null before the match begins. */
  readonly past: Position | null;
  readonly pace: Pace;
  /** Left out until there's something to keep in it, so that 0.2 can read the match. */
  readonly clock?: MatchClock;
  readonly adding: (typeof ADDING)[number];
  /** Whether the computer plays a turn when its timer runs out. */
  readonly automatic: boolean;
  readonly hints: HintRule;
  /** By seat; null unless it is a person's turn. */
  readonly waits: readonly (Wait | null)[];
  readonly vote: Vote | null;
  /** Each time a person and the computer changed places, and the length of the log at that time. */
  readonly handovers: readonly { readonly seat: Seat; readonly at: number }[];
  readonly news: readonly News[];
  readonly plans: readonly Plan[];
  /** Outdated ones lose their buttons and are removed. */
  readonly proposals: readonly ProposedMove[];
  readonly revision: number;
  /** Milliseconds since 1970; 0 until it is first saved. */
  readonly created: number;
  /** Time of the last activity, likewise. */
  readonly touched: number;
};

export const gameOf = ({ game }: Pick<Room, 'game'>): Game => RULES[game];

/** Whether time is limited, or something stops it. */
export const hasClock = ({ pace, clock }: Room): boolean => pace > 0 || clock !== undefined;

export const tableLink = ({ guild, channel, table }: Pick<Room, 'guild' | 'channel' | 'table'>): string =>
  `https://discord.com/channels/${guild ?? '@me'}/${channel}${table ? `/${table}` : ''}`;

export const seatOf = (room: Room, user: string): Seat | null => {
  const seat = room.seats.findIndex((candidate) => candidate.user === user);
  return seat < 0 ? null : seat;
};

/** Whether a person plays the seat; a computer may stand in for one who is away. */
export const isPresent = ({ user, computer }: RoomSeat): boolean => user !== null && computer === null;

export const isAway = ({ user, computer }: RoomSeat): boolean => user !== null && computer !== null;

/** A seat's name: the person's, or "Ada (bot)" while a bot stands in. */
function seatName({ user, name: own }: RoomSeat, isPlaying: boolean, language: Language): string {
  const name = markName(own);
  return user === null || isPlaying ? name : words(language)('bot.lobby.standin', { name });
}

export const namesOf = (room: Room, language = room.language): string[] =>
  room.seats.map((seat) => seatName(seat, isPresent(seat), language));

/** The person's own name, even while a computer stands in. */
export const personName = ({ seats }: Room, seat: Seat): string => seats[seat]?.name ?? '';

/** Whether hints and preselected moves are allowed: never in a daily city. */
export const areHintsAllowed = ({ hints, place }: Room): boolean => hints !== 'off' && place.kind !== 'daily';

export const publicReader = (room: Room): Reader => ({ language: room.language, names: namesOf(room) });
export const reader = (room: Room, language: Language): Reader => ({ language, names: namesOf(room, language) });

/** Who a private panel is for: their language, and whether they want the best-scoring choice preselected. */
export type Viewer = { readonly language: Language; readonly preselect: boolean };

export const panelReader = (room: Room, { language, preselect }: Viewer): Reader => ({
  ...reader(room, language),
  // A lesson explains how to choose.
  preselect: room.place.kind !== 'learn' && areHintsAllowed(room) && (preselect || room.hints === 'always'),
});

/** The language of a Discord locale such as `es-ES` or `es-419`; the default if it isn't supported. */
export const supportedLanguage = (locale: string): Language =>
  LANGUAGES.find((language) => locale.startsWith(language)) ?? LANGUAGES[0];

const lengthOf = ({ match }: Room): number => match?.log.length ?? 0;

/** Gives a seat to another person or the computer; earlier moves keep the name of the player who made them. */
export function handOver(room: Room, seat: Seat, now: RoomSeat): Room {
  const isHanded = isPresent(itemAt(room.seats, seat)) !== isPresent(now);
  const isSame = itemAt(room.seats, seat).user === now.user;
  return {
    ...room,
    // A vacation is a person's, not the seat's.
    ...(room.clock && !isSame
      ? { clock: { ...room.clock, away: room.clock.away.map((spans, i) => (i === seat ? [] : spans)) } }
      : {}),
    seats: room.seats.with(seat, now),
    handovers: isHanded ? [...room.handovers, { seat, at: lengthOf(room) }] : room.handovers,
  };
}

/** The handovers after an undo to that length of the log. */
export const handoversUntil = ({ handovers }: Room, length: number): Room['handovers'] =>
  handovers.map(({ seat, at }) => ({ seat, at: Math.min(at, length) }));

/** Whether a person made the seat's last move up to that log entry, counted back from who sits there now. */
export function wasPresent(room: Room, seat: Seat, index: number): boolean {
  const log = room.match?.log ?? [];
  const last = log.findLastIndex((entry, i) => i <= index && entry.seat === seat);
  const since = room.handovers.filter((each) => each.seat === seat && each.at > last && last >= 0);
  return isPresent(itemAt(room.seats, seat)) === (since.length % 2 === 0);
}

/** The names of the seats at that log entry: a person's, or the computer's that played for them. */
export const namesAt = (room: Room, index: number, language: Language): string[] =>
  room.seats.map((each, seat) => seatName(each, wasPresent(room, seat, index), language));

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
