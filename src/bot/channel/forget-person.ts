import { LEVELS } from '#engine';
import { words } from '#i18n';
import {
  computerSeat,
  dailyScope,
  hasUnannounced,
  isPresent,
  isPrivate,
  leave,
  type Room,
  seatOf,
  withoutPlan,
  withRatingGone,
} from '#room';
import type { Errand } from '../repositories/errands.ts';
import { withRoom } from '../repositories/rooms.ts';
import type { Channels, Services } from '../services.ts';
import { erase } from './announce.ts';
import { archiveMatch } from './archive-match.ts';
import { closeCard } from './entry-card.ts';
import { redrawLobby } from './lobbies.ts';
import { settle, tell } from './proceed.ts';
import { retire } from './send.ts';

/** The room without the person: nothing in it can be traced to them. */
function without(room: Room, user: string): Room {
  const name = words(room.language)('bot.forget.former');
  const heir = room.seats.find((seat) => seat.user !== user && isPresent(seat));
  const empty = room.status === 'playing' ? computerSeat(room, LEVELS[1]) : { user: null, name, computer: null };
  return {
    ...withoutPlan(room, user),
    host: room.host === user ? (heir?.user ?? name) : room.host,
    seats: room.seats.map((seat) => (seat.user === user ? empty : seat)),
    vote: null,
    news: room.status === 'playing' ? [{ kind: 'gone', name }] : [],
  };
}

async function leaveRoom(services: Services, room: Room, user: string): Promise<void> {
  if (room.place.kind === 'daily') await services.days.bar(dailyScope(room.guild), room.place.day, user);
  if (isPrivate(room)) return services.rooms.remove(room);
  if (room.status === 'lobby' && room.seats.some((seat) => seat.user && seat.user !== user))
    return redrawLobby(services, await services.rooms.save(leave(room, user)));
  if (room.status === 'over') return void (await archiveMatch(services, without(room, user)));
  if (room.status === 'playing' && room.seats.some((seat) => seat.user !== user && isPresent(seat)))
    return void (await tell(services, room, await settle(services, without(room, user))));
  await closeCard(services, without(room, user));
  await services.rooms.remove(room);
  if (room.table) await retire(services, room, room.table);
}

/** Withdraws the person's request for a seat. */
async function withdrawWish(services: Channels & Pick<Services, 'rooms'>, room: Room): Promise<void> {
  const saved = await services.rooms.save({ ...room, vote: null });
  if (room.vote?.message) await erase(services, saved, room.vote.message);
}

const settleUnlessLobby = (services: Services, room: Room): Promise<Room> =>
  room.status === 'playing' ? settle(services, room) : services.rooms.save(room);

type RunErrand = (services: Services, room: Room, user: string) => Promise<void>;

const RUN: { readonly [kind in Errand['kind']]: RunErrand } = {
  /** Takes the person out of the match. */
  forget: async (services, room, user) => {
    if (seatOf(room, user) !== null || room.host === user) await leaveRoom(services, room, user);
    else if (room.vote?.asker?.user === user) await withdrawWish(services, room);
  },
  /** After the person's settings changed: saves the match again to update its alarm, or tells it of a vacation. */
  rewatch: async (services, room) => {
    const saved = await settleUnlessLobby(services, room);
    if (saved.status === 'playing' && hasUnannounced(saved)) await tell(services, room, saved);
  },
};

/** For the process in charge of the match. */
export async function carryOut(services: Services, { kind, user, channel, match }: Errand): Promise<void> {
  services.people.review(user);
  await withRoom(services, channel, async (room) => {
    if (room?.id === match) await RUN[kind](services, room, user);
  });
  // The match may have ended before the errand ran.
  if (kind === 'forget') await services.results.forget(user, match);
}

/** Runs an errand in a match of a person: at once in this process, soon in others. */
async function inRoom(services: Services, kind: Errand['kind'], user: string, address: string): Promise<void> {
  const room = await services.rooms.peek(address);
  if (!room) return;
  const errand = { kind, user, channel: address, guild: room.guild, match: room.id };
  await (services.coordination.owns(room.guild)
    ? carryOut(services, errand)
    : services.coordination.leaveErrand(errand));
}

/** The same in all matches of a person; if it fails in one, it still runs in the others. */
async function inAllRooms(services: Services, kind: Errand['kind'], user: string): Promise<void> {
  const failed: unknown[] = [];
  for (const address of await services.rooms.addressesOf(user))
    await inRoom(services, kind, user, address).catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw failed[0];
}

export const rewatch = (services: Services, user: string): Promise<void> => inAllRooms(services, 'rewatch', user);

/** Removes a person's ratings everywhere; others keep the effect of their matches. Safe to repeat. */
export async function leaveRankings(
  { ratings, results }: Pick<Services, 'ratings' | 'results'>,
  user: string,
): Promise<void> {
  await ratings.forget(user);
  for (const { id } of await results.of(user)) await results.change(id, (result) => withRatingGone(result, user));
}

/** Erases everything stored about a person; in their matches, a bot plays on in their place. */
export async function forgetPerson(services: Services, user: string): Promise<void> {
  await inAllRooms(services, 'forget', user);
  await services.results.forget(user);
  await services.ratings.forget(user);
  await services.days.forget(user);
  await services.queues.forget(user);
  await services.blocks.forget(user);
  await services.people.forget(user);
}
