import { listText, words } from '#i18n';
import { type GameQueue, type NewTable, newLobby, type Room, startRoom, withoutExpired, withoutTable } from '#room';
import { wordsOf } from '../game-parts.ts';
import { withRoom } from '../repositories/rooms.ts';
import type { Services } from '../services.ts';
import { entryText } from '../views/entry-card.ts';
import { compose, PUBLIC } from '../views/message.ts';
import { announce, findPosted } from './announce.ts';
import { archiveMatch } from './archive-match.ts';
import { openTable, openThread, type Stay } from './match-thread.ts';
import { settle } from './proceed.ts';
import { channelOf, send, sendOnce } from './send.ts';

/** All changes of a server's queue and the tables it makes run one after another. */
export const queueKey = (guild: string): string => `queue.${guild}`;

/** The match as it begins. If someone runs out of time, a bot plays the turn: strangers needn't vote. */
function newMatch(services: Pick<Services, 'seed'>, guild: string, table: NewTable, { rows }: GameQueue): Room {
  const people = rows.filter((row) => row.table === table.id);
  const [host] = people;
  const { id, channel, game, language, pace } = table;
  const lobby = newLobby(
    { id, channel, guild, game, language },
    { id: host?.user ?? '', displayName: host?.name ?? '' },
  );
  const seats = people.map(({ user, name }) => ({ user, name, computer: null }));
  return startRoom({ ...lobby, pace, automatic: pace > 0, seats }, services.seed());
}

const usersOf = ({ seats }: Room): string[] => seats.flatMap(({ user }) => user ?? []);

function saidTo(room: Room, key: 'ready' | 'nowhere'): string {
  const { language } = room;
  const mentions = listText(
    language,
    usersOf(room).map((user) => `<@${user}>`),
  );
  return words(language)(`bot.find.${key}`, { mentions, game: wordsOf(room).say(language)('name') });
}

/** Tells the people of their match, in a message that becomes its card. Its id is saved, so that it's posted once. */
async function cardFor(services: Services, guild: string, table: NewTable, room: Room): Promise<string> {
  if (table.card) return table.card;
  const said = `${saidTo(room, 'ready')}\n${entryText(room)}`;
  const body = await compose(services, { language: room.language, names: [] }, [said], usersOf(room));
  const channel = await channelOf(services, room);
  const { id: card } = await sendOnce(channel, { ...body, flags: PUBLIC }, `${room.id}-card`);
  await services.queues.change(guild, (queue) => ({
    ...queue,
    tables: queue.tables.map((one) => (one.id === table.id ? { ...one, card } : one)),
  }));
  return card;
}

/** Plays in the channel, if nobody else does; otherwise says that it can't. Null if there is no table. */
async function playInChannel(services: Services, room: Room, { said }: Stay): Promise<Room | null> {
  return withRoom(services, room.channel, async (running) => {
    if (running?.id === room.id) return running;
    if (running && running.status !== 'over') {
      const body = await compose(
        services,
        { language: room.language, names: [] },
        [saidTo(room, 'nowhere')],
        usersOf(room),
      );
      await send(services, room, { ...body, flags: PUBLIC });
      return null;
    }
    if (running) await archiveMatch(services, running);
    return announce(services, await settle(services, { ...room, news: said ? [said] : [] }), null, findPosted);
  });
}

async function playInThread(services: Services, room: Room, thread: string): Promise<Room | null> {
  const entry = { channel: room.channel, card: thread };
  const known = await services.queue(thread, async () => {
    const stored = await services.rooms.load(thread);
    return stored ?? settle(services, { ...room, channel: thread, entry });
  });
  if (known.id !== room.id) return null;
  await openTable(services, known, null, findPosted);
  return services.rooms.load(thread);
}

/** Opens a table that the queue has made up; the same after a crash. */
async function open(services: Services, guild: string, table: NewTable): Promise<Room | null> {
  const room = newMatch(services, guild, table, await services.queues.in(guild));
  const card = await cardFor(services, guild, table, room);
  const thread = await openThread(services, room, card);
  const opened =
    typeof thread === 'string'
      ? await playInThread(services, room, thread)
      : await playInChannel(services, room, thread);
  await services.queues.change(guild, (queue) => withoutTable(queue, table.id));
  return opened;
}

/** Opens all tables that are still to be opened; in the server's queue. Resolves to them by id. */
export async function openTables(services: Services, guild: string): Promise<Map<string, Room>> {
  const opened = new Map<string, Room>();
  for (const table of (await services.queues.in(guild)).tables) {
    const room = await open(services, guild, table);
    if (room) opened.set(table.id, room);
  }
  return opened;
}

/** Does what is due for a server's queue: opens tables that a crash left, and lets those go who waited long enough. */
export const attendQueue = (services: Services, guild: string): Promise<void> =>
  services.queue(queueKey(guild), async () => {
    if (!services.coordination.isInCharge()) return;
    await openTables(services, guild);
    await services.queues.change(guild, (queue) => withoutExpired(queue, services.clock.now()));
  });
