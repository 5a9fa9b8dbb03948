import { MessageFlags } from 'discord.js';
import {
  gameOf,
  hasUnannounced,
  isOutdated,
  isPresent,
  type MatchResult,
  matchOf,
  nextTip,
  publicLength,
  publicReader,
  Refused,
  type Room,
  TIPS,
  trimPast,
  usersToNotify,
  withTableCounted,
} from '#room';
import { Superseded } from '#workers';
import { PREFIX } from '../discord/custom-id.ts';
import { uiOf, wordsOf } from '../game-parts.ts';
import { amend } from '../repositories/rooms.ts';
import { tablePlace } from '../scheduling/redraws.ts';
import type { Archive, Channels, Pictures, Posting, Services, Tables } from '../services.ts';
import { type Body, compose, type Piece, PUBLIC } from '../views/message.ts';
import { lapsedLine } from '../views/proposal.ts';
import { finalPieces, tablePieces, turnPieces } from '../views/table.ts';
import { archiveMatch, keepResult } from './archive-match.ts';
import { endingLines } from './ending.ts';
import { touchCard } from './entry-card.ts';
import { channelOf, lapse, redrawTable, retire, send, sendTable } from './send.ts';

/** Finds a message that was posted without its id being saved; null if there is none. */
export type Find = (services: Tables, room: Room, body: Body) => Promise<string | null>;

export const nowhere: Find = async () => null;

/**
 * Removes the buttons of old tables. They are saved in `retiring` first, so that a crash in between doesn't lose them.
 */
export async function retireOld(services: Tables & Pick<Services, 'rooms'>, room: Room): Promise<Room> {
  if (room.retiring.length === 0) return room;
  for (const id of room.retiring) await retire(services, room, id);
  return services.rooms.save({ ...room, retiring: [] });
}

/** Whether a table is newer than the room's. */
const isNewer = (table: string, room: Room): boolean => room.table === null || BigInt(table) > BigInt(room.table);

/**
 * The room with the message that was posted for it. If another process posted a table meanwhile, the older one of the
 * two loses its buttons.
 */
function withTable(stored: Room, before: Room, posted: Room): Room {
  if (stored.revision === before.revision || !posted.table) return { ...posted, retiring: [] };
  if (stored.table === posted.table) return stored;
  const told = before.news.map(({ kind, name }) => `${kind}/${name}`);
  const news = stored.news.filter(({ kind, name }) => !told.includes(`${kind}/${name}`));
  if (stored.table !== before.table && !isNewer(posted.table, stored))
    return { ...stored, retiring: [...stored.retiring, posted.table] };
  const old = stored.table && stored.table !== before.table ? [stored.table] : [];
  const waits = stored.waits.map(
    (wait, seat) => wait && { ...wait, called: wait.called || !!posted.waits[seat]?.called },
  );
  const announced = Math.min(posted.announced, stored.match?.log.length ?? 0);
  return { ...stored, table: posted.table, retiring: [...stored.retiring, ...old], announced, news, waits };
}

async function unlessRefused(saved: Promise<Room | null>, otherwise: Room): Promise<Room> {
  try {
    return (await saved) ?? otherwise;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return otherwise;
  }
}

/**
 * Saves which message is the table. If the save is refused, the move still stands and its message is found again later.
 * Old tables lose their buttons first, so that one save covers both.
 */
export async function noteTable(services: Tables & Pick<Services, 'rooms'>, before: Room, posted: Room): Promise<Room> {
  const old = before.table && before.table !== posted.table ? [before.table] : [];
  for (const id of [...before.retiring, ...old]) await retire(services, before, id);
  const noted = await unlessRefused(
    amend(services, before, (stored) => withTable(stored, before, posted)),
    before,
  );
  return noted.retiring.length > 0 ? unlessRefused(retireOld(services, noted), noted) : noted;
}

/** Outdated proposals lose their buttons, then they are removed. */
async function lapseProposals(services: Channels & Pick<Services, 'rooms'>, room: Room): Promise<Room> {
  const old = room.proposals.filter((move) => isOutdated(room, move));
  if (old.length === 0) return room;
  for (const move of old) if (move.message) await lapse(services, room, move.message, lapsedLine(room, move));
  const current = (stored: Room): Room => ({
    ...stored,
    proposals: stored.proposals.filter((move) => !isOutdated(stored, move)),
  });
  return unlessRefused(amend(services, room, current), room);
}

/** The end is posted even if the result can't be stored: the room stays and is archived later. */
async function storeResult(services: Archive & Pick<Services, 'log'>, room: Room): Promise<MatchResult | null> {
  return keepResult(services, room).catch((err: unknown) => {
    services.log.warn({ channel: room.channel, err }, 'result not stored yet');
    return null;
  });
}

async function close(services: Archive & Pick<Services, 'alarms' | 'log' | 'rooms'>, room: Room): Promise<Room> {
  try {
    return await archiveMatch(services, room);
  } catch (err) {
    services.log.warn({ channel: room.channel, err }, 'match not archived yet');
    services.alarms.retryLater(room.channel);
    return room;
  }
}

/**
 * Posts what happened with the new table, then removes the buttons of the old one. The room is saved already; `by` is
 * the user who pressed.
 */
export async function announce(
  services: Services,
  room: Room,
  by: string | null = null,
  find = nowhere,
): Promise<Room> {
  const pieces =
    room.status === 'over'
      ? finalPieces(room, await endingLines(services, room, await storeResult(services, room)))
      : tablePieces(room, {
          hint: await hintLine(services, room),
          novice: await hasNovice(services, room),
          now: services.clock.now(),
        });
  // A person who just pressed sees that it's their turn again.
  const mentions = usersToNotify(room).filter((user) => user !== by);
  const body = await compose(services, publicReader(room), pieces, mentions);
  const table = (await find(services, room, body)) ?? (await sendTable(services, room, body)).id;
  if (room.status === 'playing') await noteHints(services, room);
  services.redraws.clear(room.channel);
  const waits = room.waits.map((wait) => wait && { ...wait, called: true });
  const told = await lapseProposals(
    services,
    await noteTable(services, room, trimPast({ ...room, table, announced: publicLength(room), news: [], waits })),
  );
  if (told.status !== 'over') {
    touchCard(services, told);
    return told;
  }
  if (uiOf(told).review) services.gameReviews.begin(told);
  return close(services, told);
}

/** Draws the current table; null if a newer one is being posted, in which case a redraw follows later. */
async function tableNow(
  services: Pictures & Pick<Services, 'clock' | 'people' | 'redraws' | 'superseding'>,
  room: Room,
): Promise<Body | null> {
  const novice = await hasNovice(services, room);
  const place = tablePlace(room.channel);
  const superseded = services.superseding.begin(place);
  try {
    return await compose(
      services,
      publicReader(room),
      turnPieces(room, { novice, now: services.clock.now() }),
      [],
      superseded,
    );
  } catch (error) {
    if (!(error instanceof Superseded)) throw error;
    services.redraws.postpone(room.channel);
    return null;
  } finally {
    services.superseding.end(place, superseded);
  }
}

/** If another process posted a newer table during the redraw, removes the buttons that the redraw brought back. */
async function retireIfPassed(services: Tables & Pick<Services, 'rooms'>, drawn: Room, table: string): Promise<void> {
  if (!(await services.rooms.isOutdated(drawn.channel))) return;
  const stored = await services.rooms.load(drawn.channel);
  if (stored?.table !== table || hasUnannounced(stored)) await retire(services, drawn, table);
}

/** Redraws the table, unless that just happened; posts it again if it was deleted. */
export async function refresh(services: Services, room: Room): Promise<Room> {
  if (!room.table) return announce(services, room);
  if (!services.redraws.mayDraw(room.channel)) return room;
  const body = await tableNow(services, room);
  if (!body) return room;
  const trouble = await redrawTable(services, room, room.table, body);
  if (trouble === 'message') return announce(services, room);
  await retireIfPassed(services, room, room.table);
  touchCard(services, room);
  return room;
}

/** The redraw after the pause. */
export async function drawPostponed(services: Services, channel: string): Promise<void> {
  const room = await services.rooms.load(channel);
  if (room?.table && room.status === 'playing' && !hasUnannounced(room)) await refresh(services, room);
}

/** Deletes a message that is no longer needed. */
export async function erase(services: Channels, room: Room, id: string): Promise<void> {
  try {
    const channel = await channelOf(services, room);
    await channel.messages.delete(id);
  } catch (error) {
    services.log.warn({ channel: room.channel, err: error }, 'message not deleted');
  }
}

/** Posts something besides the table, without a notification unless someone is mentioned. */
export async function post(services: Posting, room: Room, pieces: readonly Piece[], mentions: readonly string[] = []) {
  const body = await compose(services, publicReader(room), pieces, mentions);
  const silent = mentions.length ? [] : [MessageFlags.SuppressNotifications as const];
  const { id } = await send(services, room, { ...body, flags: [PUBLIC, ...silent] });
  return id;
}

/** The users who may get a tip at this table. */
function tipReaders(room: Room): string[] {
  const view = gameOf(room).view(matchOf(room).state, null);
  return uiOf(room).isTaught(view) ? usersToNotify(room) : [];
}

/** Whether anyone at the table still has tips of this game to see. */
async function hasNovice({ people }: Pick<Services, 'people'>, room: Room): Promise<boolean> {
  const users = room.seats.flatMap((seat) => (seat.user && isPresent(seat) ? [seat.user] : []));
  const persons = await Promise.all(users.map((user) => people.load(user)));
  return persons.some((person) => nextTip(person, room.game) !== null);
}

/** A tip for people at one of their first tables of this game; empty for others, and for a table posted again. */
async function hintLine({ people }: Pick<Services, 'people'>, room: Room): Promise<string> {
  const persons = await Promise.all(tipReaders(room).map((user) => people.load(user)));
  const hints = persons.flatMap((person) => nextTip(person, room.game) ?? []);
  const first = TIPS.find((hint) => hints.includes(hint));
  return first ? `\n-# 💡 ${wordsOf(room).say(room.language)(`hints.${first}`)}` : '';
}

/** Counts the tip as seen. If that can't be saved, it's shown again, which does no harm. */
async function noteHints({ people, log }: Pick<Services, 'people' | 'log'>, room: Room): Promise<void> {
  for (const user of tipReaders(room)) {
    if (nextTip(await people.load(user), room.game) === null) continue;
    await people
      .change(user, (person) => withTableCounted(person, room.game))
      .catch((err: unknown) => log.warn({ err }, 'tip not counted'));
  }
}

/** Number of recent messages to search: the lost one is among the last. */
const RECENT = 50;

/** The custom ids of a message, which include the match and a digest of its log: equal ids mean equal content. */
const idsIn = (components: Body['components'] | readonly unknown[]): string =>
  [...JSON.stringify(components ?? []).matchAll(/"custom_id":"([^"]+)"/g)].map((found) => found[1]).join(' ');

/**
 * After a crash between posting a message and saving its id, finds that message by its buttons. Other messages of the
 * match left in that way lose their buttons.
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
