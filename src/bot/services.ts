import type { Client } from 'discord.js';
import type { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { PictureRequest } from '#games/contract';
import type { Clock } from '#platform';
import type { IdleDays } from '#room';
import type { DrawPool } from '#workers';
import type { PlanPanels, Posted } from './channel/posted-messages.ts';
import type { Coordination } from './coordination.ts';
import type { Emojis } from './discord/emojis.ts';
import type { Observer } from './discord/observer.ts';
import type { OpenAnswers } from './discord/open-answers.ts';
import type { PrivateMessages } from './discord/private-messages.ts';
import type { BlockLists } from './repositories/blocks.ts';
import type { Days } from './repositories/days.ts';
import type { People } from './repositories/people.ts';
import type { Queues } from './repositories/queues.ts';
import type { Ratings } from './repositories/ratings.ts';
import type { Results } from './repositories/results.ts';
import type { Queue, Rooms } from './repositories/rooms.ts';
import type { AckGate } from './scheduling/ack-gate.ts';
import type { Alarms } from './scheduling/alarms.ts';
import type { BotPlayers } from './scheduling/bot-players.ts';
import type { EntryCards } from './scheduling/entry-cards.ts';
import type { GameReviews } from './scheduling/game-reviews.ts';
import type { RedrawThrottle, Superseding } from './scheduling/redraws.ts';
import type { TimeLapses } from './scheduling/time-lapses.ts';
import type { TimeSlicer } from './scheduling/time-slicer.ts';

/** Everything an action may need; functions take the fields they use. */
export type Services = {
  readonly client: Client<true>;
  readonly rooms: Rooms;
  readonly results: Results;
  readonly ratings: Ratings;
  readonly days: Days;
  readonly people: People;
  /** The people of each server who look for others to play with, and whom people have blocked. */
  readonly queues: Queues;
  readonly blocks: BlockLists;
  readonly coordination: Coordination;
  readonly queue: Queue;
  /** In a crowd, acknowledges all presses before the work for any of them begins. */
  readonly ackGate: AckGate;
  readonly slicer: TimeSlicer;
  readonly drawPool: DrawPool<PictureRequest>;
  readonly emojis: Emojis;
  readonly timeLapses: TimeLapses;
  readonly gameReviews: GameReviews;
  readonly botPlayers: BotPlayers;
  /** Retries for rooms whose table couldn't be posted. */
  readonly alarms: Pick<Alarms, 'retryLater' | 'cancelRetry'>;
  /** Retries for tables of a server's queue that couldn't be opened. */
  readonly queueAlarms: Pick<Alarms, 'retryLater'>;
  readonly log: Logger;
  /** Null without metrics. */
  readonly observer: Observer | null;
  readonly clock: Clock;
  /** Days without activity after which a room closes. */
  readonly idle: IdleDays;
  readonly redraws: RedrawThrottle;
  readonly superseding: Superseding;
  /** The cards in channels that lead to matches in threads. */
  readonly entryCards: EntryCards;
  /** The private messages in which people plan. */
  readonly planPanels: PlanPanels;
  /** The private message of each person at each table. */
  readonly privateMessages: PrivateMessages;
  /** The answers that people still wait for. */
  readonly openAnswers: OpenAnswers;
  /** Interactions that are being answered, by message, person and button. */
  readonly pressing: Map<string, string>;
  readonly posted: Posted;
  /** Private messages that were shared in the channel. */
  readonly shared: LRUCache<string, true>;
  /** An unguessable seed. */
  readonly seed: () => string;
};

/** What draws the pictures of a message. */
export type Pictures = Pick<Services, 'drawPool' | 'emojis' | 'log'>;

/** What reaches a channel. */
export type Channels = Pick<Services, 'client' | 'coordination' | 'emojis' | 'log'>;

/** What posts something with pictures in a channel. */
export type Posting = Channels & Pictures;

/** What changes a table that was posted, and tries again later. */
export type Tables = Channels & Pick<Services, 'clock' | 'posted'>;

/** Where a match goes when it's over, and what shows its end in the channel. */
export type Archive = Posting & Pick<Services, 'entryCards' | 'openAnswers' | 'ratings' | 'results'>;

/** What acknowledges and answers an interaction. */
export type Answering = Pictures &
  Pick<Services, 'ackGate' | 'clock' | 'coordination' | 'observer' | 'openAnswers' | 'people' | 'privateMessages'>;
