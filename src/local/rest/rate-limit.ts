import type { Clock } from '#platform';
import { LIMITS } from '../discord-limits.ts';

/** What a client is told about its rate limit; `wait` is in seconds, 0 when the request may pass. */
export type RateLimit = { readonly headers: Readonly<Record<string, string>>; readonly wait: number };

const FREE: RateLimit = { headers: {}, wait: 0 };

/** Times within a window, oldest first; a full one takes no more. */
class SlidingWindow {
  readonly #size: number;
  readonly #length: number;
  #times: number[] = [];

  constructor(size: number, length: number) {
    this.#size = size;
    this.#length = length;
  }

  /** How many are left after this one, or null when it does not fit; and when the oldest will be gone. */
  take(now: number): { left: number | null; reset: number } {
    this.#times = this.#times.filter((time) => now - time < this.#length);
    const reset = ((this.#times[0] ?? now) + this.#length - now) / 1_000;
    if (this.#times.length >= this.#size) return { left: null, reset };
    this.#times.push(now);
    return { left: this.#size - this.#times.length, reset };
  }
}

function inChannel(window: SlidingWindow, now: number): RateLimit {
  const { left, reset } = window.take(now);
  const headers = {
    'x-ratelimit-bucket': 'channel-messages',
    'x-ratelimit-limit': String(LIMITS.channelPosts),
    'x-ratelimit-remaining': String(left ?? 0),
    'x-ratelimit-reset': String(now / 1_000 + reset),
    'x-ratelimit-reset-after': String(reset),
  };
  return left === null ? { headers: { ...headers, 'x-ratelimit-scope': 'user' }, wait: reset } : { headers, wait: 0 };
}

/** Emoji changes have no rate limit headers: a client learns of the limit when it hits it. */
const isEmojiChange = (method: string, path: string) =>
  method !== 'GET' && /^\/applications\/\d+\/emojis(\/|$)/.test(path);

/**
 * Discord's limits a small bot can meet: messages per channel, changes of emojis, and requests per second in all.
 * Answers to interactions count in none.
 */
export function makeRateLimiter(clock: Clock): (method: string, path: string) => RateLimit {
  const all = new SlidingWindow(LIMITS.requestsPerSecond, 1_000);
  const channels = new Map<string, SlidingWindow>();
  const emojis = new SlidingWindow(LIMITS.emojiChanges, LIMITS.emojiWindow);
  return (method, path) => {
    if (/^\/(interactions|webhooks)\//.test(path)) return FREE;
    const { left, reset } = all.take(clock.now());
    if (left === null) return { headers: { 'x-ratelimit-global': 'true', 'x-ratelimit-scope': 'global' }, wait: reset };
    if (isEmojiChange(method, path)) {
      const change = emojis.take(clock.now());
      return change.left === null ? { headers: { 'x-ratelimit-scope': 'shared' }, wait: change.reset } : FREE;
    }
    const channel = method === 'POST' && /^\/channels\/(\d+)\/messages$/.exec(path)?.[1];
    if (!channel) return FREE;
    const window = channels.get(channel) ?? new SlidingWindow(LIMITS.channelPosts, LIMITS.channelWindow);
    channels.set(channel, window);
    return inChannel(window, clock.now());
  };
}
