import { randomBytes } from 'node:crypto';
import { Client, Events, GatewayIntentBits, type Interaction, type RESTOptions } from 'discord.js';
import type { Logger } from 'pino';
import { type Clock, wallClock } from '../clock.ts';
import type { Studio } from '../draw/studio.ts';
import type { Request } from '../games/contract.ts';
import { Refused } from '../room/refusal.ts';
import { ChannelQueue } from '../store/queue.ts';
import type { Store } from '../store/store.ts';
import type { Command } from './command.ts';
import type { Desk } from './desk.ts';
import { Alarms } from './keep/alarms.ts';
import { directed } from './keep/directory.ts';
import { openPeople } from './keep/people.ts';
import { openRooms } from './keep/rooms.ts';
import { drawTicks } from './post/announce.ts';
import { Posted } from './post/posted.ts';
import { ring } from './post/remind.ts';
import { catchUp, resume } from './post/resume.ts';
import { Ticks } from './post/ticks.ts';
import { registerCommands } from './registration.ts';
import { BotRest } from './rest.ts';
import { route } from './router.ts';
import { Rush } from './rush.ts';

export type BotOptions = {
  readonly token: string;
  /** Null for Discord itself. */
  readonly api: string | null;
  /** The one guild whose commands are registered; null for all. */
  readonly guild?: string | null;
  readonly commands: readonly Command[];
  readonly store: Store;
  readonly studio: Studio<Request>;
  readonly log: Logger;
  readonly clock?: Clock;
  /** A seed nobody can guess; tests bring the same one every time. */
  readonly seed?: () => string;
};

export type Bot = { stop(): Promise<void> };

const SEED_BYTES = 24;
const randomSeed = () => randomBytes(SEED_BYTES).toString('hex');

/**
 * A channel's queue waits for what it posts: a request that gets no answer must not hold it up for minutes. Two
 * seconds of a picture's way to Discord are usual, eight are not.
 */
const REST = {
  timeout: 8_000,
  retries: 2,
  rejectOnRateLimit: ({ retryAfter }) => retryAfter > 8_000,
} as const satisfies Partial<RESTOptions>;

function connect(api: string | null, log: Logger): Client {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
  });
  client.rest.clearHashSweeper();
  client.rest.clearHandlerSweeper();
  client.rest = new BotRest({ ...client.options.rest, ...REST, ...(api ? { api } : {}) });
  // Without a listener an error in an async handler would end the process.
  client.on(Events.Error, (error) => log.error(error));
  client.on(Events.ShardError, (error) => log.warn(error, 'connection lost'));
  return client;
}

/** A match ends with its channel: nobody can reach it any more. */
function clearRooms(client: Client, desk: Desk): void {
  const clear = ({ id }: { readonly id: string }) =>
    void desk
      .queue(id, () => desk.rooms.remove(id))
      .catch((err: unknown) => desk.log.warn({ channel: id, err }, 'match of a deleted channel not removed'));
  client.on(Events.ChannelDelete, clear);
  client.on(Events.ThreadDelete, clear);
}

/** Answers every interaction; resolves `settled` when all that were taken are answered. */
function listen(client: Client, desk: Desk, commands: readonly Command[]) {
  const open = new Set<Promise<void>>();
  client.on(Events.InteractionCreate, (interaction: Interaction) => {
    const handled = route(interaction, commands, desk)
      .catch((error: unknown) => desk.log.error(error, 'interaction failed'))
      .finally(() => open.delete(handled));
    open.add(handled);
  });
  return {
    async settled() {
      while (open.size > 0) await Promise.all(open);
    },
  };
}

/** Connects, registers the commands if need be, and answers until stopped. */
export async function startBot(options: BotOptions): Promise<Bot> {
  const { token, api, guild = null, commands, store, log, clock = wallClock, studio, seed = randomSeed } = options;
  const client = connect(api, log);
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  const channels = new ChannelQueue();
  const people = openPeople(store, log, clock.now);
  const alarms = new Alarms(clock, people, log, (channel) => desk.queue(channel, () => attend(channel)));
  const { rooms, directory } = directed(openRooms(store, log, clock.now), (room) => void alarms.watch(room));
  /** The alarm is set again by whatever is saved; if nothing was, it is set here. */
  const attend = async (channel: string) => {
    const room = await rooms.load(channel);
    if (room) await ring(desk, await catchUp(desk, room));
    const after = await rooms.load(channel);
    if (after) await alarms.watch(after);
  };
  const ticks = new Ticks(clock, (channel) => {
    desk
      .queue(channel, () => drawTicks(desk, channel))
      .catch((err: unknown) => log.warn({ channel, err }, 'ticks not drawn'));
  });
  await client.login(token);
  const desk: Desk = {
    client: await ready,
    rooms,
    people,
    directory,
    rewatch: async (user) => {
      for (const channel of directory.channelsOf(user)) {
        const room = await rooms.load(channel);
        if (room) await alarms.watch(room);
      }
    },
    clock,
    ticks,
    posted: new Posted(),
    retell: (channel) => alarms.soon(channel),
    told: (channel) => alarms.paid(channel),
    queue: async (channel, task) => {
      const ran = await channels.run(channel, task);
      if (!ran.ok) throw new Refused('trouble.closing');
      return ran.value;
    },
    rush: new Rush(clock),
    studio,
    log,
    seed,
  };
  const interactions = listen(client, desk, commands);
  clearRooms(client, desk);
  await registerCommands(desk.client, { commands, guild, log });
  await resume(desk);
  await alarms.settled();
  log.info({ user: client.user?.username }, 'ready');
  return {
    /** Who presses from now on is told to try again; what was taken before is finished. */
    async stop() {
      alarms.stop();
      ticks.stop();
      await channels.drain();
      await interactions.settled();
      await client.destroy();
      await studio.close();
      await store.close();
    },
  };
}
