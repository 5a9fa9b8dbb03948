/** Rooms of one person alone, of which the others in the server see nothing. */
const PRIVATE_PLACES = ['daily', 'learn'] as const;
export type PrivateKind = (typeof PRIVATE_PLACES)[number];

/** Where a match is played: in a channel, around a table that all see, or by one person in private. */
export type Place =
  | { readonly kind: 'channel' }
  /** A lesson; how long the log was whenever something explained had been read. */
  | { readonly kind: 'learn'; readonly read: readonly number[] }
  /** The city of a day, and whether its points are among those of the day; `ends` in milliseconds since 1970. */
  | { readonly kind: 'daily'; readonly day: string; readonly ends: number; readonly entered: boolean };

/** Everyone has one room of a kind in a server. */
export const privateAddress = (kind: PrivateKind, guild: string | null, user: string): string =>
  [kind, guild ?? '', user].join('.');

type Located = {
  readonly place: Place;
  readonly channel: string;
  readonly guild: string | null;
  readonly host: string;
};

/** What a room is kept, queued and woken by: its channel, or whose it is. */
export const addressOf = ({ place, channel, guild, host }: Located): string =>
  place.kind === 'channel' ? channel : privateAddress(place.kind, guild, host);

/** Whether there may be a channel of that address. */
export const isChannel = (address: string): boolean => /^\d+$/.test(address);

/** A private room has no table, calls nobody, reminds nobody and lets nobody vote. */
export const isPrivate = ({ place }: Pick<Located, 'place'>): boolean => place.kind !== 'channel';

/** The ids of private matches begin with their kind, which those of others can't: so a press says where its room is. */
export const privateKindOf = (match: string): PrivateKind | null =>
  PRIVATE_PLACES.find((kind) => match.startsWith(kind)) ?? null;
