import type { APIGatewaySessionStartLimit } from 'discord-api-types/v10';
import type { Clock } from '#platform';
import { LIMITS } from './discord-limits.ts';

/** `hasty`: too soon after the previous start. `spent`: too many in a day. */
export type StartAllowance = 'fine' | 'hasty' | 'spent';

/** Discord's session start limit. Resuming a session doesn't count. */
export type SessionStarts = {
  /** What a bot is told beforehand. */
  limit(): APIGatewaySessionStartLimit;
  take(shard: number): StartAllowance;
};

/** Discord limits them: a number a day in all, and those with the same key five seconds apart. */
export function limitedStarts(clock: Clock): SessionStarts {
  let times: readonly number[] = [];
  const last = new Map<number, number>();
  const recent = () => {
    times = times.filter((time) => clock.now() - time < LIMITS.sessionWindow);
    return times;
  };
  return {
    limit: () => ({
      total: LIMITS.sessions,
      remaining: LIMITS.sessions - recent().length,
      reset_after: (recent()[0] ?? clock.now()) + LIMITS.sessionWindow - clock.now(),
      max_concurrency: LIMITS.concurrency,
    }),
    take(shard) {
      const now = clock.now();
      if (recent().length >= LIMITS.sessions) return 'spent';
      times = [...times, now];
      const key = shard % LIMITS.concurrency;
      const before = last.get(key);
      if (before !== undefined && now - before < LIMITS.identifyWindow) return 'hasty';
      last.set(key, now);
      return 'fine';
    },
  };
}

/** For tests, whose clock may stand still. */
export const unlimitedStarts: SessionStarts = {
  limit: () => ({
    total: LIMITS.sessions,
    remaining: LIMITS.sessions,
    reset_after: LIMITS.sessionWindow,
    max_concurrency: LIMITS.sessions,
  }),
  take: () => 'fine',
};
