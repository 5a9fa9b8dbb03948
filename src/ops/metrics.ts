import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AnsweredPress, BotState, RestRequestKind } from '../bot/discord/observer.ts';

/** Seconds. Discord allows three for an acknowledgement and 15 minutes for an answer. */
const QUICK = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3];
const SLOW = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const MS = 1000;
/** Milliseconds. */
const COUNTED_FOR = 60_000;

/** All metrics of one process, in Prometheus' format. */
export class Metrics {
  readonly registry = new Registry();
  readonly #own = { registers: [this.registry] };
  #state: () => BotState | null = () => null;
  #counted: { readonly matches: Promise<number>; readonly until: number } | null = null;

  readonly #presses = new Counter({
    ...this.#own,
    name: 'cities_presses_total',
    help: 'Presses and commands, by what came of them',
    labelNames: ['outcome'],
  });
  readonly #acknowledged = new Histogram({
    ...this.#own,
    name: 'cities_acknowledgement_seconds',
    help: 'From a press to its acknowledgement',
    buckets: QUICK,
  });
  readonly #answered = new Histogram({
    ...this.#own,
    name: 'cities_answer_seconds',
    help: 'From a press until all is done about it',
    buckets: SLOW,
  });
  readonly #requests = new Counter({
    ...this.#own,
    name: 'cities_discord_requests_total',
    help: 'Requests to Discord; those with counted="true" count against its 50 a second',
    labelNames: ['kind', 'counted', 'status'],
  });
  readonly #pictures = new Histogram({
    ...this.#own,
    name: 'cities_picture_seconds',
    help: 'From asking for a picture to having it, with its time in the queue',
    labelNames: ['game', 'kind', 'result'],
    buckets: SLOW,
  });
  readonly #picturesWaiting = new Gauge({
    ...this.#own,
    name: 'cities_pictures_waiting',
    help: 'Pictures asked for and not drawn yet',
  });
  readonly #stored = new Histogram({
    ...this.#own,
    name: 'cities_store_seconds',
    help: 'What the store did, with its time in the queue; the result is ok or the code of a refusal',
    labelNames: ['operation', 'result'],
    buckets: QUICK,
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    this.#gauge(
      'cities_busy_channels',
      'Channels in which something is done or waits to be',
      (bot) => bot.busyChannels,
    );
    this.#gauge('cities_matches', 'Matches in the database', (bot) => this.#matches(bot));
    this.#gauge('cities_shards', 'Into how many shards the bot is parted', (bot) => bot.shardCount);
    this.#shards('cities_shard_ready', 'Whether the shard is connected', ({ ready }) => (ready ? 1 : 0));
    this.#shards('cities_shard_ping_seconds', 'To the gateway and back; -1 if not known yet', ({ ping }) =>
      ping < 0 ? -1 : ping / MS,
    );
  }

  /** Starts to report the state of this bot. */
  follow(state: () => BotState): void {
    this.#state = state;
  }

  answered({ outcome, acknowledged, took }: AnsweredPress): void {
    this.#presses.inc({ outcome });
    if (acknowledged !== null) this.#acknowledged.observe(acknowledged / MS);
    this.#answered.observe(took / MS);
  }

  requested(kind: RestRequestKind, status: number | null): void {
    const counted = String(kind !== 'callback' && kind !== 'answer');
    this.#requests.inc({ kind, counted, status: status ?? 'none' });
  }

  /** Call it with the outcome. */
  picture(game: string, kind: string): (result: 'drawn' | 'failed') => void {
    this.#picturesWaiting.inc();
    const end = this.#pictures.startTimer({ game, kind });
    return (result) => {
      this.#picturesWaiting.dec();
      end({ result });
    };
  }

  /** Call it with the outcome. */
  stored(operation: string): (result: string) => void {
    const end = this.#stored.startTimer({ operation });
    return (result) => void end({ result });
  }

  /** Counting takes longer in a large database than everything else here, so it runs only now and then. */
  #matches(bot: BotState): Promise<number> {
    if (this.#counted && performance.now() < this.#counted.until) return this.#counted.matches;
    const matches = bot.matches();
    this.#counted = { matches, until: performance.now() + COUNTED_FOR };
    matches.catch(() => {
      this.#counted = null;
    });
    return matches;
  }

  #gauge(name: string, help: string, value: (bot: BotState) => number | Promise<number>): void {
    const state = () => this.#state();
    new Gauge({
      ...this.#own,
      name,
      help,
      async collect() {
        const bot = state();
        // The other metrics must work while the database is down.
        if (bot) this.set(await Promise.resolve(value(bot)).catch(() => Number.NaN));
      },
    });
  }

  #shards(name: string, help: string, value: (shard: BotState['shards'][number]) => number): void {
    const state = () => this.#state();
    new Gauge({
      ...this.#own,
      name,
      help,
      labelNames: ['shard'],
      collect() {
        this.reset();
        for (const shard of state()?.shards ?? []) this.set({ shard: shard.id }, value(shard));
      },
    });
  }
}
