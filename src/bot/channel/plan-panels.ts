import { planOf, type Room, seatsToMove } from '#room';
import { LeasedCache, type Terms } from '../repositories/leased-cache.ts';

/** Discord lets a private message be changed for a quarter of an hour; a little is left for the change itself. */
const CHANGEABLE = 14 * 60_000;
const REMEMBERED = 1_000;

/** Shows in the panel somebody planned in that their turn has come, or gone by. */
type Turn = (room: Room) => Promise<void>;

const keyOf = (room: Room, user: string): string => `${room.id} ${user}`;

/**
 * The private panel in which somebody planned last, by match and person. Only here in memory: who restarts the bot, or
 * waits for too long, finds the plan at the table.
 */
export class PlanPanels {
  readonly #panels: LeasedCache<{ readonly turn: Turn; readonly time: number }>;

  constructor(coordination: Terms) {
    this.#panels = new LeasedCache(REMEMBERED, coordination);
  }

  note(room: Room, user: string, time: number, turn: Turn): void {
    this.#panels.set(keyOf(room, user), { turn, time });
  }

  forget(room: Room, user: string): void {
    this.#panels.delete(keyOf(room, user));
  }

  /** Those whose turn it is now, or whose plan is gone, are told once: after that the panel shows something else. */
  async call(room: Room, now: number): Promise<void> {
    const turns = seatsToMove(room);
    for (const [seat, { user }] of room.seats.entries()) {
      if (user === null || (!turns.includes(seat) && planOf(room, seat))) continue;
      const noted = this.#panels.get(keyOf(room, user));
      this.forget(room, user);
      if (noted && now < noted.time + CHANGEABLE) await noted.turn(room);
    }
  }
}
