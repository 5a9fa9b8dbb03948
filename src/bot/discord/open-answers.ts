import { RateLimitError } from 'discord.js';
import type { Logger } from 'pino';
import type { Clock } from '#platform';
import { loggedTrouble, type Trouble } from './errors.ts';

/** Milliseconds before each further try. Discord takes answers for a quarter of an hour. */
const PAUSES = [2_000, 10_000, 30_000, 120_000, 300_000];

/** Troubles that are worth a retry. */
const PASSING: readonly Trouble[] = ['busy', 'away'];

/** An interaction that was acknowledged and whose answer isn't sent yet. */
type Awaited = {
  /** Called when its answer is sent. */
  readonly onSend: () => void;
  /** Tells the person to try again. */
  readonly giveUp: () => Promise<unknown>;
};

/** The answers that people still wait for. A bot that is stopped gives them first. */
export class OpenAnswers {
  readonly #clock: Pick<Clock, 'after'>;
  readonly #log: Pick<Logger, 'warn' | 'error'>;
  /** By the interaction's token. */
  readonly #awaited = new Map<string, Awaited>();
  /** What Discord didn't take at first, with what cancels its next try. */
  readonly #retries = new Map<() => Promise<unknown>, () => void>();
  #isClosing = false;

  constructor(clock: Pick<Clock, 'after'>, log: Pick<Logger, 'warn' | 'error'>) {
    this.#clock = clock;
    this.#log = log;
  }

  begin(token: string, awaited: Awaited): void {
    this.#awaited.set(token, awaited);
  }

  /** Called when the work for an interaction is over. */
  end(token: string): void {
    this.#awaited.delete(token);
  }

  /** Called before every request that answers an interaction. */
  readonly onRequest = (token: string): void => {
    const awaited = this.#awaited.get(token);
    this.#awaited.delete(token);
    awaited?.onSend();
  };

  /**
   * Sends an answer, and again later without blocking if Discord has temporary trouble. Resolves to the trouble of the
   * first try; null if there was none.
   */
  async send(
    what: string,
    request: () => Promise<unknown>,
    [pause, ...pauses]: readonly number[] = PAUSES,
  ): Promise<Trouble | null> {
    try {
      await request();
      return null;
    } catch (error) {
      const trouble = loggedTrouble(this.#log, what, error);
      if (pause === undefined || this.#isClosing || !PASSING.includes(trouble)) return trouble;
      const wait = Math.max(pause, error instanceof RateLimitError ? error.retryAfter : 0);
      this.#later(wait, () => this.send(what, request, pauses).catch((err: unknown) => this.#log.error({ err }, what)));
      return trouble;
    }
  }

  #later(wait: number, retry: () => Promise<unknown>): void {
    const cancel = this.#clock.after(wait, () => {
      this.#retries.delete(retry);
      void retry();
    });
    this.#retries.set(retry, cancel);
  }

  /** Tells everyone whose answer isn't sent yet to try again. */
  async giveUp(): Promise<void> {
    const late = [...this.#awaited.values()];
    await Promise.all(
      late.map(({ giveUp }) => giveUp().catch((err: unknown) => this.#log.error({ err }, 'answer not given'))),
    );
  }

  /** Tries for the last time what Discord didn't take so far. */
  async close(): Promise<void> {
    this.#isClosing = true;
    const retries = [...this.#retries];
    this.#retries.clear();
    for (const [, cancel] of retries) cancel();
    await Promise.all(retries.map(([retry]) => retry()));
  }
}
