/** Time and timers; tests use a clock that only moves when told. */
export type Clock = {
  now(): number;
  /** Runs once after the delay; the returned function cancels it. */
  after(delay: number, run: () => void): () => void;
};

/** Its timers never keep the process alive. */
export const wallClock: Clock = {
  now: Date.now,
  after(delay, run) {
    const timer = setTimeout(run, delay);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
