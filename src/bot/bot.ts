import { randomBytes } from 'node:crypto';
import { type Client, Events, type Interaction } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { PictureRequest } from '#games/contract';
import { type Clock, wallClock } from '#platform';
import { DEFAULT_IDLE_DAYS, type IdleDays, Refused } from '#room';
import { ChannelQueue, type Store } from '#store';
import type { DrawPool, ThinkPool } from '#workers';
import { drawPostponed } from './channel/announce.ts';
import { attendServer } from './channel/announce-daily.ts';
import { clearRooms } from './channel/archive-match.ts';
import { cardAlarm, drawCard } from './channel/entry-card.ts';
import { attendQueue } from './channel/matchmaking.ts';
import { newPosted, PlanPanels } from './channel/posted-messages.ts';
import { attend, attendRoomsWithoutAlarm, resume } from './channel/resume.ts';
import type { Coordination } from './coordination.ts';
import { connect } from './discord/client.ts';
import { type EmojiDigests, startEmojiUpload } from './discord/emoji-upload.ts';
import { Emojis } from './discord/emojis.ts';
import { type BotState, gatewayOf, type Observer } from './discord/observer.ts';
import { OpenAnswers } from './discord/open-answers.ts';
import { PrivateMessages } from './discord/private-messages.ts';
import { registerCommands } from './discord/registration.ts';
import { type Command, route } from './discord/router.ts';
import { openBlockLists } from './repositories/blocks.ts';
import { openDays } from './repositories/days.ts';
import { openPeople } from './repositories/people.ts';
import { openQueues } from './repositories/queues.ts';
import { openRatings } from './repositories/ratings.ts';
import { openResults } from './repositories/results.ts';
import { openRooms, type Queue } from './repositories/rooms.ts';
import { AckGate } from './scheduling/ack-gate.ts';
import { Alarms, nextAlarm } from './scheduling/alarms.ts';
import { openBotPlayers } from './scheduling/bot-players.ts';
import { EntryCards } from './scheduling/entry-cards.ts';
import { openGameReviews } from './scheduling/game-reviews.ts';
import { startPeriodicJobs } from './scheduling/periodic-jobs.ts';
import { RedrawThrottle, Superseding } from './scheduling/redraws.ts';
import { openTimeLapses } from './scheduling/time-lapses.ts';
import { TimeSlicer } from './scheduling/time-slicer.ts';
import type { Services } from './services.ts';

export type BotOptions = {
  readonly token: string;
  /** Null for Discord itself. */
  readonly api: string | null;
  /** The one guild whose commands are registered; null for all. */
  readonly guild?: string | null;
  readonly commands: readonly Command[];
  readonly store: Store;
  /** Released last. */
  readonly coordination: Coordination;
  readonly drawPool: DrawPool<PictureRequest>;
  /** What the emojis of the application show; null without any. */
  readonly emojis?: EmojiDigests | null;
  readonly thinkPool: ThinkPool;
  readonly log: Logger;
  readonly observer?: Observer | null;
  readonly clock?: Clock;
  readonly idle?: IdleDays;
  /** A seed nobody can guess; tests bring the same one every time. */
  readonly seed?: () => string;
};

export type Bot = { state(): BotState; stop(): Promise<void> };

/** Number of messages remembered as shared, so that a double press posts once. */
const SHARED = 200;

/** Milliseconds for accepted presses when the bot is stopped; process managers allow ten seconds for everything. */
const MOST_FOR_ANSWERS = 5_000;

const SEED_BYTES = 24;
const randomSeed = () => randomBytes(SEED_BYTES).toString('hex');

/** Answers every interaction until it's closed. */
function listen(client: Client, services: Services, commands: readonly Command[]) {
  const open = new Set<Promise<void>>();
  const handle = (interaction: Interaction) => {
    const handled = route(interaction, commands, services)
      .catch((error: unknown) => services.log.error(error, 'interaction failed'))
      .finally(() => open.delete(handled));
    open.add(handled);
  };
  client.on(Events.InteractionCreate, handle);
  return {
    /**
     * Finishes what came before, then takes no more: people who go on pressing must not keep a bot from stopping. What
     * comes meanwhile is answered, too.
     */
    async close() {
      await Promise.all(open);
      client.off(Events.InteractionCreate, handle);
      await Promise.all(open);
    },
  };
}

type Wired = {
  readonly services: Services;
  readonly channels: ChannelQueue;
  readonly alarms: Alarms;
  /** When days begin and end, by server. */
  readonly dayAlarms: Alarms;
  /** When people leave a queue, by server. */
  readonly queueAlarms: Alarms;
};

type Connection = { readonly client: Client<true>; readonly emojis: Emojis; readonly openAnswers: OpenAnswers };

/** Refuses what comes once the bot is being stopped. */
const queueOf =
  (channels: ChannelQueue): Queue =>
  async (channel, task) => {
    const ran = await channels.run(channel, task);
    if (!ran.ok) throw new Refused('trouble.closing');
    return ran.value;
  };

function wire(options: BotOptions, { client, emojis, openAnswers }: Connection): Wired {
  const { store, coordination, log, clock = wallClock, drawPool, thinkPool } = options;
  const { seed = randomSeed, observer = null, idle = DEFAULT_IDLE_DAYS } = options;
  const { now } = clock;
  const channels = new ChannelQueue();
  const ackGate = new AckGate(clock);
  const slicer = new TimeSlicer(ackGate.whenQuiet);
  const people = openPeople(store, log, now);
  const results = openResults(store, log, now);
  const alarms = new Alarms(clock, log, (channel) => attend(services, channel));
  const dayAlarms = new Alarms(clock, log, (server) => attendServer(services, server));
  const queueAlarms = new Alarms(clock, log, (server) => attendQueue(services, server));
  const { shard } = coordination;
  const services: Services = {
    client,
    rooms: openRooms({
      store,
      log,
      now,
      coordination,
      alarmOf: (room) => nextAlarm(room, { people, idle, cardAlarm: (changed) => cardAlarm(services, changed) }),
      onAlarm: (channel, alarm) => alarms.set(channel, alarm),
      // The save may have succeeded; then the channel must still hear of it.
      onUnsure: (channel) => alarms.checkLater(channel),
    }),
    results,
    ratings: openRatings({ store, log, now, results, people }),
    people,
    days: openDays({ store, now, shard, onAlarm: (server, alarm) => dayAlarms.set(server, alarm) }),
    queues: openQueues({ store, now, shard, onAlarm: (server, alarm) => queueAlarms.set(server, alarm) }),
    blocks: openBlockLists(store, now),
    queueAlarms,
    coordination,
    clock,
    idle,
    redraws: new RedrawThrottle(clock, (channel) => {
      services
        .queue(channel, () => drawPostponed(services, channel))
        .catch((err: unknown) => log.warn({ channel, err }, 'table not redrawn'));
    }),
    superseding: new Superseding(),
    entryCards: new EntryCards(clock, (thread) => drawCard(services, thread)),
    planPanels: new PlanPanels(coordination),
    privateMessages: new PrivateMessages(coordination),
    openAnswers,
    pressing: new Map(),
    posted: newPosted(coordination),
    shared: new LRUCache({ max: SHARED }),
    alarms,
    queue: queueOf(channels),
    ackGate,
    slicer,
    drawPool,
    emojis,
    timeLapses: openTimeLapses({ drawPool, slicer, whenQuiet: ackGate.whenQuiet }),
    gameReviews: openGameReviews({ thinkPool, slicer, whenQuiet: ackGate.whenQuiet, log }),
    botPlayers: openBotPlayers(thinkPool),
    log,
    observer,
    seed,
  };
  return { services, channels, alarms, dayAlarms, queueAlarms };
}

/** Resumes stored matches, now and whenever this process is put in charge; stops when it no longer is. */
async function takeCharge({ services, alarms, dayAlarms, queueAlarms }: Wired): Promise<() => void> {
  let stopWaking = () => {};
  const takeOver = async () => {
    await resume(services);
    await alarms.poll(services.rooms.due);
    await dayAlarms.poll(services.days.due);
    await queueAlarms.poll(services.queues.due);
    stopWaking();
    stopWaking = attendRoomsWithoutAlarm(services);
  };
  services.coordination.onChange((isInCharge) => {
    stopWaking();
    if (isInCharge) void takeOver().catch((err: unknown) => services.log.error({ err }, 'not taken over'));
    else for (const each of [alarms, dayAlarms, queueAlarms]) each.clear();
  });
  await takeOver();
  return () => {
    stopWaking();
    for (const each of [alarms, dayAlarms, queueAlarms]) each.stop();
  };
}

/** Connects, registers the commands if need be, and answers until stopped. */
export async function startBot(options: BotOptions): Promise<Bot> {
  const { token, guild = null, commands, store, coordination, log, drawPool, thinkPool } = options;
  const emojis = new Emojis();
  const openAnswers = new OpenAnswers(options.clock ?? wallClock, log);
  const client = connect({ ...options, emojis, openAnswers });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(token);
  const wired = wire(options, { client: await ready, emojis, openAnswers });
  const { services, channels } = wired;
  const interactions = listen(client, services, commands);
  clearRooms(services);
  if (coordination.shard.id === 0) await registerCommands(services.client, { commands, guild, log });
  const stopAlarms = await takeCharge(wired);
  const stopJobs = startPeriodicJobs(services);
  const stopUpload = options.emojis ? startEmojiUpload(services, options.emojis) : () => {};
  log.info({ user: client.user?.username, shards: coordination.shard.count }, 'ready');
  return {
    state: () => ({ ...gatewayOf(client), busyChannels: channels.size, matches: services.rooms.count }),
    /** New presses are refused with a request to try again; accepted ones are finished, or refused if it takes long. */
    async stop() {
      const late = setTimeout(() => void openAnswers.giveUp(), MOST_FOR_ANSWERS);
      stopJobs();
      stopUpload();
      stopAlarms();
      services.redraws.stop();
      services.entryCards.stop();
      services.gameReviews.stop();
      await channels.drain();
      await interactions.close();
      await openAnswers.close();
      clearTimeout(late);
      await client.destroy();
      await Promise.all([drawPool.close(), thinkPool.close()]);
      await coordination.release();
      await store.close();
    },
  };
}
