import type { Client } from 'discord.js';
import type { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { PictureRequest } from '#games/contract';
import type { Clock } from '#platform';
import type { IdleDays } from '#room';
import type { DrawPool } from '#workers';
import type { PlanPanels, Posted } from './channel/posted-messages.ts';
import type { Coordination } from './coordination.ts';
import type { Observer } from './discord/observer.ts';
import type { Days } from './repositories/days.ts';
import type { People } from './repositories/people.ts';
import type { Ratings } from './repositories/ratings.ts';
import type { Results } from './repositories/results.ts';
import type { Queue, Rooms } from './repositories/rooms.ts';
import type { AckGate } from './scheduling/ack-gate.ts';
import type { Alarms } from './scheduling/alarms.ts';
import type { BotPlayers } from './scheduling/bot-players.ts';
import type { GameReviews } from './scheduling/game-reviews.ts';
import type { RedrawThrottle, Superseding } from './scheduling/redraws.ts';
import type { TimeLapses } from './scheduling/time-lapses.ts';
import type { TimeSlicer } from './scheduling/time-slicer.ts';

/** Everything a press needs at hand. */
export type Services = {
  readonly client: Client<true>;
  readonly rooms: Rooms;
  readonly results: Results;
  readonly ratings: Ratings;
  readonly days: Days;
  readonly people: People;
  readonly coordination: Coordination;
  readonly queue: Queue;
  /** All presses are acknowledged before the work for any of them begins. */
  readonly ackGate: AckGate;
  readonly slicer: TimeSlicer;
  readonly drawPool: DrawPool<PictureRequest>;
  readonly timeLapses: TimeLapses;
  readonly gameReviews: GameReviews;
  readonly botPlayers: BotPlayers;
  /** Rooms that want attention at some time, and what could not be posted and is tried again. */
  readonly alarms: Pick<Alarms, 'retryLater' | 'cancelRetry'>;
  readonly log: Logger;
  /** Null if nobody watches. */
  readonly observer: Observer | null;
  readonly clock: Clock;
  /** When what nobody touches closes. */
  readonly idle: IdleDays;
  readonly redraws: RedrawThrottle;
  readonly superseding: Superseding;
  /** Who plans, and in which private message. */
  readonly planPanels: PlanPanels;
  readonly posted: Posted;
  /** Private messages of which everyone has been shown what stood in them. */
  readonly shared: LRUCache<string, true>;
  /** A seed nobody can guess. */
  readonly seed: () => string;
};

/** What draws the pictures of a message. */
export type Pictures = Pick<Services, 'drawPool' | 'log'>;

/** What reaches a channel. */
export type Channels = Pick<Services, 'client' | 'coordination' | 'log'>;

/** What posts something with pictures in a channel. */
export type Posting = Channels & Pictures;

/** What changes a table that was posted, and tries again later. */
export type Tables = Channels & Pick<Services, 'clock' | 'posted'>;

/** Where a match goes when it's over. */
export type Archive = Pick<Services, 'ratings' | 'results'>;

/** What acknowledges and answers an interaction. */
export type Answering = Pictures & Pick<Services, 'ackGate' | 'clock' | 'coordination' | 'observer' | 'people'>;
