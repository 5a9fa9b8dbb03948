import type { Clock } from '#platform';

export type ManualClock = Clock & { advance(milliseconds: number): void };

/** Time that stands still until it is moved: deadlines fall due when a test says so, never on a slow machine. */
export function manualClock(start = Date.UTC(2026, 0, 5, 18)): ManualClock {
  let now = start;
  const due = new Map<symbol, { readonly at: number; readonly run: () => void }>();
  return {
    now: () => now,
    after(delay, run) {
      const key = Symbol('timer');
      due.set(key, { at: now + delay, run });
      return () => due.delete(key);
    },
    advance(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const [next] = [...due].filter(([, timer]) => timer.at <= end).sort((a, b) => a[1].at - b[1].at);
        if (!next) break;
        due.delete(next[0]);
        now = Math.max(now, next[1].at);
        next[1].run();
      }
      now = end;
    },
  };
}
