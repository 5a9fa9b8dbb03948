import { setImmediate as pause } from 'node:timers/promises';
import type { ComputerTask, Json, Seat } from '#engine';
import { act, hintTask, playOnTask, type Room, turnTask } from '#room';
import type { ThinkPool } from '#workers';

/** Those who play without being asked. */
export type BotPlayers = {
  /** Lets computers play until a person is waited for, or the game is over. */
  readonly play: (room: Room) => Promise<Room>;
  /** Lets the computer play one turn for a person, from wherever they had come in it. */
  readonly playTurn: (room: Room, seat: Seat) => Promise<Room>;
  /** The steps the strongest one would go on with in a person's place, up to what turns something up or ends the turn. */
  readonly advise: (room: Room, seat: Seat) => Promise<readonly Json[]>;
};

export function openBotPlayers({ think }: Pick<ThinkPool, 'think'>): BotPlayers {
  const carryOut = async (room: Room, thought: ComputerTask) => {
    let current = room;
    for (const { seat, action } of await think(thought)) {
      current = act(current, seat, action);
      // They may play a whole game, and others are waiting for answers.
      await pause();
    }
    return current;
  };
  return {
    play: (room) => carryOut(room, playOnTask(room)),
    playTurn: (room, seat) => carryOut(room, turnTask(room, seat)),
    advise: async (room, seat) => (await think(hintTask(room, seat))).map(({ action }) => action),
  };
}
