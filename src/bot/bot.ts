import { randomBytes } from 'node:crypto';
import { Client, Events, GatewayIntentBits } from 'discord.js';
import type { Logger } from 'pino';
import { type Clock, wallClock } from '../clock.ts';
import { openStudio } from '../render/studio.ts';
import { ChannelQueue } from '../store/queue.ts';
import type { Store } from '../store/store.ts';
import { Alarms } from './alarm.ts';
import type { Command } from './command.ts';
import type { Desk } from './desk.ts';
import { directed } from './directory.ts';
import { openPeople } from './people.ts';
import { Refused } from './refusal.ts';
import { registerCommands } from './registration.ts';
import { ring } from './remind.ts';
import { resume } from './resume.ts';
import { openRooms } from './rooms.ts';
import { route } from './router.ts';

export type BotOptions = {
  readonly token: string;
  /** Null for Discord itself. */
  readonly api: string | null;
  readonly commands: readonly Command[];
  readonly store: Store;
  readonly log: Logger;
  readonly clock?: Clock;
};

export type Bot = { stop(): Promise<void> };

const SEED_BYTES = 24;

/** Connects, registers the commands if need be, and answers until stopped. */
export async function startBot({ token, api, commands, store, log, clock = wallClock }: BotOptions): Promise<Bot> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    ...(api ? { rest: { api } } : {}),
  });
  // Without a listener an error in an async handler would end the process.
  client.on(Events.Error, (error) => log.error(error));
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  const studio = openStudio();
  const channels = new ChannelQueue();
  const people = openPeople(store, log, clock.now);
  const alarms = new Alarms(clock, people, log, (channel) => desk.queue(channel, () => attend(channel)));
  const { rooms, directory } = directed(openRooms(store, log, clock.now), (room) => void alarms.watch(room));
  /** The alarm is set again by whatever is saved; if nothing was, it is set here. */
  const attend = async (channel: string) => {
    const room = await rooms.load(channel);
    if (room) await ring(desk, room);
    const after = await rooms.load(channel);
    if (after) await alarms.watch(after);
  };
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
    queue: async (channel, task) => {
      const turn = await channels.run(channel, task);
      if (!turn.ok) throw new Refused('unsaved');
      return turn.value;
    },
    studio,
    log,
    seed: () => randomBytes(SEED_BYTES).toString('hex'),
  };
  client.on(Events.InteractionCreate, (interaction) => {
    route(interaction, commands, desk).catch((error: unknown) => log.error(error, 'interaction failed'));
  });
  await registerCommands(desk.client, commands, log);
  await resume(desk);
  log.info({ user: client.user?.username }, 'ready');
  return {
    async stop() {
      alarms.stop();
      await channels.drain();
      await client.destroy();
      await studio.close();
      await store.close();
    },
  };
}
