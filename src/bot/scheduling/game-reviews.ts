import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { decisionsOf, findMistakes, type Mistakes, noMistakes, type Room } from '#room';
import type { ThinkPool } from '#workers';
import type { WhenQuiet } from './ack-gate.ts';
import type { TimeSlicer } from './time-slicer.ts';

/** Number of reviews kept in memory; some hundred bytes each. */
const REMEMBERED = 300;
/** Most matches in the queue. For another one, the person has to ask again. */
const MOST_WAITING = 20;
/** Rest after each step, as a multiple of its time, to leave the processor to others. */
const REST = { asked: 1, begun: 2 } as const;
/** Most milliseconds that a step waits for a quiet moment. */
const LONGEST_WAIT = 1_000;

/** Finds mistakes in finished matches in the background. */
export type GameReviews = {
  /** The mistakes known so far; starts the search for more in the background. */
  readonly mistakes: (room: Room) => Mistakes;
  /** Searches a match that has just ended while nobody asks about another. */
  readonly begin: (room: Room) => void;
  readonly stop: () => void;
};

type Search = ReturnType<typeof findMistakes>;

/** A match in the queue. */
type Look = {
  readonly room: Room;
  isAsked: boolean;
  steps: Search | null;
  /** The last step; null before the first one. */
  at: ReturnType<Search['next']> | null;
};

/** Matches that people asked about come first, then the oldest. */
function nextLook(waiting: ReadonlyMap<string, Look>): Look | undefined {
  const looks = [...waiting.values()];
  return looks.find(({ isAsked }) => isAsked) ?? looks[0];
}

export type GameReviewOptions = {
  readonly thinkPool: Pick<ThinkPool, 'checkMistake'>;
  readonly slicer: Pick<TimeSlicer, 'run'>;
  readonly whenQuiet: WhenQuiet;
  readonly log: Pick<Logger, 'warn'>;
};

export function openGameReviews({ thinkPool, slicer, whenQuiet, log }: GameReviewOptions): GameReviews {
  const known = new LRUCache<string, Mistakes>({ max: REMEMBERED });
  const waiting = new Map<string, Look>();
  let busy = false;
  let stopped = false;

  /** Does one check; resolves to whether it was the last. */
  async function step(look: Look): Promise<boolean> {
    look.steps ??= findMistakes(look.room, await slicer.run(decisionsOf(look.room)));
    look.at ??= look.steps.next();
    if (!look.at.done) {
      await whenQuiet(LONGEST_WAIT);
      const begun = performance.now();
      const regret = await thinkPool.checkMistake(look.at.value.doubt);
      const rest = REST[look.isAsked ? 'asked' : 'begun'] * (performance.now() - begun);
      look.at = look.steps.next(regret);
      known.set(look.room.id, look.at.done ? look.at.value : look.at.value.known);
      await sleep(rest, undefined, { ref: false });
    }
    return look.at.done === true;
  }

  async function work(): Promise<void> {
    for (let look = nextLook(waiting); look && !stopped; look = nextLook(waiting)) {
      const { room } = look;
      const isOver = await step(look).catch((err: unknown) => {
        if (!stopped) log.warn({ match: room.id, err }, 'not reviewed');
        return true;
      });
      if (isOver) waiting.delete(room.id);
    }
    busy = false;
  }

  function add(room: Room, isAsked: boolean): void {
    const look = waiting.get(room.id);
    if (look) look.isAsked ||= isAsked;
    else if (!stopped && waiting.size < MOST_WAITING) waiting.set(room.id, { room, isAsked, steps: null, at: null });
    if (busy || waiting.size === 0) return;
    busy = true;
    // Answers the person first.
    setImmediate(() => void work());
  }

  return {
    mistakes(room) {
      const mistakes = known.get(room.id) ?? noMistakes(room);
      if (!mistakes.complete) add(room, true);
      return mistakes;
    },
    begin: (room) => add(room, false),
    stop() {
      stopped = true;
      waiting.clear();
    },
  };
}
