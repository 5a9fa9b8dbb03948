import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Studio } from '../draw/studio.ts';
import type { Request } from '../games/contract.ts';
import type { Idle } from '../room/idle.ts';
import type { Lease } from '../store/lease.ts';
import type { Computers } from './computers.ts';
import type { Films } from './films.ts';
import type { Cache } from './keep/cache.ts';
import type { Claims } from './keep/claims.ts';
import type { Days } from './keep/days.ts';
import type { Errands } from './keep/errands.ts';
import type { People } from './keep/people.ts';
import type { Ratings } from './keep/ratings.ts';
import type { Results } from './keep/results.ts';
import type { Rooms } from './keep/rooms.ts';
import type { Overtaking } from './overtaking.ts';
import type { Planners } from './planners.ts';
import type { Posted } from './post/posted.ts';
import type { Ticks } from './post/ticks.ts';
import type { Reviews } from './reviews.ts';
import type { Rush } from './rush.ts';
import type { Spells } from './spells.ts';
import type { Witness } from './witness.ts';

export type Queue = <T>(channel: string, task: () => Promise<T>) => Promise<T>;

/** Everything a press needs at hand. */
export type Desk = {
  readonly client: Client<true>;
  readonly rooms: Rooms;
  readonly results: Results;
  readonly ratings: Ratings;
  readonly days: Days;
  readonly people: People;
  readonly errands: Errands;
  /** The right to act for a share of the guilds. */
  readonly lease: Lease;
  readonly claims: Claims;
  readonly queue: Queue;
  /** All presses are acknowledged before the work for any of them begins. */
  readonly rush: Rush;
  readonly spells: Spells;
  readonly studio: Studio<Request>;
  readonly films: Films;
  readonly reviews: Reviews;
  readonly computers: Computers;
  readonly log: Logger;
  /** Null if nobody watches. */
  readonly witness: Witness | null;
  readonly clock: Clock;
  /** When what nobody touches closes. */
  readonly idle: Idle;
  readonly ticks: Ticks;
  readonly overtaking: Overtaking;
  /** Who plans, and in which private message. */
  readonly planners: Planners;
  readonly posted: Posted;
  /** Private messages of which everyone has been shown what stood in them. */
  readonly shared: Cache<true>;
  /** What could not be told in a channel is told before long. */
  readonly retell: (channel: string) => void;
  readonly told: (channel: string) => void;
  /** A seed nobody can guess. */
  readonly seed: () => string;
};
