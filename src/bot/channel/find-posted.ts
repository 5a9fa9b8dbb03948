import type { Room } from '#room';
import { PREFIX } from '../discord/custom-id.ts';
import type { Body } from '../views/message.ts';
import type { Find } from './announce.ts';
import { channelOf, retire } from './send.ts';

/** How far back; whoever was cut off posted among the last messages. */
const RECENT = 50;

/** Custom ids name the match and how far it had come: messages with the same ones tell the same. */
const idsIn = (components: Body['components'] | readonly unknown[]): string =>
  [...JSON.stringify(components ?? []).matchAll(/"custom_id":"([^"]+)"/g)].map((found) => found[1]).join(' ');

const isNewer = (id: string, { table }: Room) => table === null || BigInt(id) > BigInt(table);

/**
 * The power was cut after a message was posted and before its id was saved: finds that message by its buttons.
 * Whatever else of this match was left behind in that way loses its buttons.
 */
export const findPosted: Find = async (services, room, body) => {
  try {
    const channel = await channelOf(services, room);
    const recent = [...(await channel.messages.fetch({ limit: RECENT, cache: false })).values()];
    const left = recent
      .filter(({ id, author }) => author.id === services.client.user.id && isNewer(id, room))
      .map(({ id, components }) => ({ id, ids: idsIn(components.map((one) => one.toJSON())) }))
      .filter(({ ids }) => ids.startsWith(`${PREFIX}:${room.id}:`));
    const found = left.find(({ ids }) => ids === idsIn(body.components))?.id ?? null;
    for (const { id } of left) if (id !== found) await retire(services, room, id);
    return found;
  } catch (err) {
    services.log.warn({ channel: room.channel, err }, 'channel not searched');
    return null;
  }
};
