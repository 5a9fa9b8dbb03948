import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Studio } from '../draw/studio.ts';
import type { Request, Stage, Words } from '../games/contract.ts';
import { STAGES } from '../games/stages.ts';
import { WORDS } from '../games/words.ts';
import type { Room } from '../room/room.ts';
import type { Directory } from './keep/directory.ts';
import type { People } from './keep/people.ts';
import type { Rooms } from './keep/rooms.ts';
import type { Posted } from './post/posted.ts';
import type { Ticks } from './post/ticks.ts';
import type { Rush } from './rush.ts';

export type Queue = <T>(channel: string, task: () => Promise<T>) => Promise<T>;

/** Everything a press needs at hand. */
export type Desk = {
  readonly client: Client<true>;
  readonly rooms: Rooms;
  readonly people: People;
  readonly directory: Directory;
  /** Sets the alarms of somebody's matches anew, after their settings changed. */
  readonly rewatch: (user: string) => Promise<void>;
  readonly queue: Queue;
  /** All presses are acknowledged before the work for any of them begins. */
  readonly rush: Rush;
  readonly studio: Studio<Request>;
  readonly log: Logger;
  readonly clock: Clock;
  readonly ticks: Ticks;
  readonly posted: Posted;
  /** What could not be told in a channel is told before long. */
  readonly retell: (channel: string) => void;
  readonly told: (channel: string) => void;
  /** A seed nobody can guess. */
  readonly seed: () => string;
};

export const wordsOf = ({ game }: Pick<Room, 'game'>): Words => WORDS[game];
export const stageOf = ({ game }: Pick<Room, 'game'>): Stage => STAGES[game];
