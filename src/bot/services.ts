import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { Request } from '#games/contract';
import type { Clock } from '#platform';
import type { Idle } from '#room';
import type { Lease } from '#store';
import type { Studio } from '#workers';
import type { Planners } from './channel/plan-panels.ts';
import type { Posted } from './channel/posted.ts';
import type { Witness } from './discord/observer.ts';
import type { Cache } from './repositories/cache.ts';
import type { Claims } from './repositories/claims.ts';
import type { Days } from './repositories/days.ts';
import type { Errands } from './repositories/errands.ts';
import type { People } from './repositories/people.ts';
import type { Ratings } from './repositories/ratings.ts';
import type { Results } from './repositories/results.ts';
import type { Rooms } from './repositories/rooms.ts';
import type { Rush } from './scheduling/ack-gate.ts';
import type { Computers } from './scheduling/bot-players.ts';
import type { Reviews } from './scheduling/game-reviews.ts';
import type { Ticks } from './scheduling/redraw-throttle.ts';
import type { Overtaking } from './scheduling/superseding.ts';
import type { Films } from './scheduling/time-lapses.ts';
import type { Spells } from './scheduling/time-slicer.ts';

export type Queue = <T>(channel: string, task: () => Promise<T>) => Promise<T>;

/** Everything a press needs at hand. */
export type Services = {
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
