import { setImmediate as pause } from 'node:timers/promises';
import type { ComputerTask, Json, Seat } from '#engine';
import { act, hintTask, playOnTask, type Room, turnTask } from '#room';
import type { ThinkPool } from '#workers';

/** Lets bots play and advise, in a thinking thread. */
export type BotPlayers = {
  /** Plays until it's a person's turn or the game is over. */
  readonly play: (room: Room) => Promise<Room>;
  /** Finishes a person's turn. */
  readonly playTurn: (room: Room, seat: Seat) => Promise<Room>;
  /** The steps of an expert bot in a person's place, up to one that reveals something or ends the turn. */
  readonly advise: (room: Room, seat: Seat) => Promise<readonly Json[]>;
};

export function openBotPlayers({ think }: Pick<ThinkPool, 'think'>): BotPlayers {
  const carryOut = async (room: Room, thought: ComputerTask) => {
    let current = room;
    for (const { seat, action } of await think(thought)) {
      current = act(current, seat, action);
      // Bots may play a whole game, and other people need answers meanwhile.
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
