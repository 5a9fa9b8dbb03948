import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Stage } from '../games/contract.ts';
import { STAGES } from '../games/stages.ts';
import type { Room } from '../room/room.ts';
import type { GamesStudio } from '../studio.ts';
import type { Directory } from './keep/directory.ts';
import type { People } from './keep/people.ts';
import type { Rush } from './rush.ts';

/** Where rooms are kept; a save resolves when the room is safe. */
export type Rooms = {
  readonly load: (channel: string) => Promise<Room | null>;
  /** Resolves to the room as stored, with its next revision. */
  readonly save: (room: Room) => Promise<Room>;
  readonly remove: (channel: string) => Promise<void>;
  /** Whether a record of this channel was kept aside because it could not be read. */
  readonly wasBroken: (channel: string) => Promise<boolean>;
  /** `onBroken` hears the channels whose record can't be read; it was kept aside. */
  readonly all: (onBroken?: (channel: string) => void) => AsyncIterable<Room>;
};

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
  readonly studio: GamesStudio;
  readonly log: Logger;
  readonly clock: Clock;
  /** What could not be told in a channel is told before long. */
  readonly retell: (channel: string) => void;
  readonly told: (channel: string) => void;
  /** A seed nobody can guess. */
  readonly seed: () => string;
};

export const stageOf = ({ game }: Pick<Room, 'game'>): Stage => STAGES[game];
