import type { Level, Seat } from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import type { Match } from '../engine/match.ts';
import { LANGUAGES, type Language } from '../i18n/index.ts';
import type { Reader } from '../render/studio.ts';

export type RoomSeat = { readonly user: string | null; readonly name: string; readonly computer: Level | null };

/** One match in one channel, from the lobby to the end, as it is stored. */
export type Room = {
  readonly id: string;
  readonly channel: string;
  readonly guild: string | null;
  readonly host: string;
  readonly language: Language;
  readonly game: string;
  /** As chosen; settled when the game starts, for some choices fit some seat counts only. */
  readonly options: { readonly [name: string]: string };
  readonly seats: readonly RoomSeat[];
  readonly status: 'lobby' | 'playing' | 'over';
  readonly match: Match<Json, Json> | null;
  /** The public message with the newest buttons. */
  readonly table: string | null;
  /** How much of the log the channel has been told. */
  readonly announced: number;
  readonly revision: number;
  /** Milliseconds since 1970; 0 until it is first saved. */
  readonly created: number;
};

export const seatOf = (room: Room, user: string): Seat | null => {
  const seat = room.seats.findIndex((candidate) => candidate.user === user);
  return seat < 0 ? null : seat;
};

export const namesOf = (room: Room): string[] => room.seats.map((seat) => seat.name);

export const publicReader = (room: Room): Reader => ({ language: room.language, names: namesOf(room) });
export const reader = (room: Room, language: Language): Reader => ({ language, names: namesOf(room) });

/** The reader's language if we speak it; Discord says `es-ES` or `es-419`. */
export const languageOf = (locale: string): Language =>
  LANGUAGES.find((language) => locale.startsWith(language)) ?? LANGUAGES[0];
