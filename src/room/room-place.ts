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

/** Ids of private matches begin with their kind, so a button's id is enough to find the room. */
export const privateKindOf = (match: string): PrivateKind | null =>
  PRIVATE_PLACES.find((kind) => match.startsWith(kind)) ?? null;
