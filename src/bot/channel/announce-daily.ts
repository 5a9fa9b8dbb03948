import { MessageFlags } from 'discord.js';
import { itemAt, seedHash } from '#engine';
import { dateWords, type Language, markName, words } from '#i18n';
import {
  dayAfter,
  dayIn,
  endOfDay,
  isMorning,
  type MatchResult,
  nextMorning,
  publicReader,
  Refused,
  type Room,
  roomOfResult,
} from '#room';
import { troubleOf } from '../discord/errors.ts';
import type { DayEntry, Server } from '../repositories/server-record.ts';
import type { Channels, Posting, Services } from '../services.ts';
import { cut } from '../views/components.ts';
import {
  dayButtons,
  dayRow,
  dayStamp,
  gameOfDay,
  MOST_DRAWN,
  type Occasion,
  postingRequest,
  rankLines,
  resultRequest,
  resultSheet,
  standings,
  winnerLine,
} from '../views/daily.ts';
import { compose, type Piece, PUBLIC } from '../views/message.ts';

/** Number of recent messages searched for a post from before a restart. */
const RECENT = 50;

/** Of the 4,000 characters of a message. */
const MOST_WORDS = 3000;

/** Null if it was deleted. A process that is no longer in charge posts nothing, since another one does. */
async function channelOf(services: Channels, id: string) {
  if (!services.coordination.isInCharge()) throw new Refused('unsaved');
  const channel = await services.client.channels.fetch(id).catch((error: unknown) => {
    if (troubleOf(error) !== 'channel') throw error;
    return null;
  });
  return channel?.isTextBased() && !channel.isDMBased() ? channel : null;
}

type Post = {
  readonly occasion: Occasion;
  readonly day: string;
  readonly pieces: readonly Piece[];
  readonly names?: readonly string[];
};

/** Posts once, however often it's tried: skipped if there is a message with the same button. */
async function postOnce(services: Posting, server: Server, { occasion, day, pieces, names = [] }: Post): Promise<void> {
  const { language } = server;
  const channel = server.channel && (await channelOf(services, server.channel));
  if (!channel) return;
  const [{ id }] = dayButtons(occasion, day, language);
  const recent = await channel.messages.fetch({ limit: RECENT, cache: false });
  const isThere = recent.some(
    ({ author, components }) => author.id === services.client.user.id && JSON.stringify(components).includes(`"${id}"`),
  );
  if (isThere) return;
  const body = await compose(services, { language, names }, [...pieces, dayRow(occasion, day, language)]);
  await channel.send({ ...body, flags: PUBLIC, nonce: dayStamp(occasion, day), enforceNonce: true });
}

async function morning(
  services: Posting & Pick<Services, 'days'>,
  server: Server,
  day: string,
  ends: number,
): Promise<void> {
  const { guild, language } = server;
  const seed = await services.days.seed(guild, day);
  const values = {
    day: dateWords(day, language),
    game: gameOfDay(day, language),
    hash: seedHash(seed),
    ends: Math.floor(ends / 1000),
  };
  const pieces = [
    { name: 'daily.png', request: postingRequest(day, seed, language) },
    words(language)('bot.daily.morning', values),
  ];
  await postOnce(services, server, { occasion: 'morning', day, pieces });
}

/** A finished city; null if it is no longer stored. */
export async function builtBy(
  { results }: Pick<Services, 'results'>,
  match: string,
): Promise<{ room: Room; result: MatchResult } | null> {
  const [result, course] = [await results.load(match), await results.course(match)];
  return result && course && { room: roomOfResult(result, course), result };
}

const titleLine = (day: string, language: Language): string =>
  words(language)('bot.daily.result', { day: dateWords(day, language), game: gameOfDay(day, language) });

async function seedLine({ days }: Pick<Services, 'days'>, { guild, language }: Server, day: string): Promise<string> {
  const seed = await days.seed(guild, day);
  return `-# ${words(language)('bot.daily.seed', { seed, hash: seedHash(seed) })}`;
}

/** Reveals the seed even if nobody played, so that the hash posted in the morning can be checked. */
async function unbuilt(services: Posting & Pick<Services, 'days'>, server: Server, day: string): Promise<void> {
  const { language, told } = server;
  if (!told) return;
  const t = words(language);
  const next = `${t('bot.daily.next', { game: gameOfDay(dayAfter(day), language) })}.`;
  const said = [titleLine(day, language), `${t('bot.daily.nobody')} ${next}`].join('\n');
  await postOnce(services, server, { occasion: 'unbuilt', day, pieces: [said, await seedLine(services, server, day)] });
}

/** The ranking, the best city, and the seed, which is no longer secret. */
async function evening(
  services: Posting & Pick<Services, 'days' | 'results'>,
  server: Server,
  day: string,
): Promise<void> {
  const { guild, language } = server;
  const known = await services.days.day(guild, day);
  if (!known?.seats.length) return unbuilt(services, server, day);
  const ranked = standings(known.seats);
  const best = await builtBy(services, itemAt(ranked, 0).match);
  const sheet = resultSheet(day, ranked, language);
  const said = [
    titleLine(day, language),
    winnerLine(sheet, language),
    ...rankLines(ranked.slice(MOST_DRAWN), language),
  ];
  const pieces = [
    { name: 'daily-result.png', request: resultRequest(known, sheet, best?.room ?? null) },
    cut(said.join('\n'), MOST_WORDS),
    await seedLine(services, server, day),
  ];
  const names = best ? publicReader(best.room).names : [];
  await postOnce(services, server, { occasion: 'evening', day, pieces, names });
}

/** When the next post is due. */
const alarmOf = ({ channel, zone, told }: Pick<Server, 'channel' | 'zone' | 'told'>, now: number) =>
  channel === null ? null : told ? endOfDay(zone, now) : nextMorning(zone, now);

/**
 * The record after a change of settings. A day that was announced stays announced. In a new zone it may be over
 * already: its result is still posted when it ends in the old zone, for people who are building, and the next day only
 * then.
 */
export function reset(before: Server, set: Pick<Server, 'channel' | 'zone' | 'language'>, now: number): Server {
  const changed = { ...before, ...set };
  const day = dayIn(changed.zone, now);
  if (before.channel !== null && changed.channel !== null && before.day < day) {
    const isCurrent = dayIn(before.zone, now) === before.day;
    return { ...changed, alarm: isCurrent ? endOfDay(before.zone, now) : before.alarm };
  }
  const next = { ...changed, day, told: before.told && before.day === day };
  return { ...next, alarm: alarmOf(next, now) };
}

/**
 * Posts the result of the past day, then the new day. Rejects if something couldn't be posted, so that it's retried.
 */
export const attendServer = (
  services: Posting & Pick<Services, 'clock' | 'days' | 'queue' | 'results'>,
  guild: string,
): Promise<void> =>
  services.queue(`server.${guild}`, async () => {
    const server = await services.days.server(guild);
    if (!server?.channel || !services.coordination.isInCharge()) return;
    const now = services.clock.now();
    const today = dayIn(server.zone, now);
    if (server.day < today) await evening(services, server, server.day);
    const told = server.day === today && server.told;
    const isNew = !told && isMorning(server.zone, now);
    if (isNew) await morning(services, server, today, endOfDay(server.zone, now));
    await services.days.changeServer(guild, (stored) => {
      const next = { ...(stored ?? server), day: today, told: told || isNew };
      return { ...next, alarm: alarmOf(next, now) };
    });
  });

/** Posts who has built the city and the points, nothing more. */
export async function tellBuilt(
  services: Posting & Pick<Services, 'days'>,
  room: Room,
  { name, total }: DayEntry,
): Promise<void> {
  const server = room.guild ? await services.days.server(room.guild) : null;
  const channel = server?.channel ? await channelOf(services, server.channel) : null;
  if (!server || !channel) return;
  const said = words(server.language)('bot.daily.built', { name: markName(name), count: total });
  const body = await compose(services, { language: server.language, names: [] }, [said]);
  await channel.send({
    ...body,
    flags: [PUBLIC, MessageFlags.SuppressNotifications],
    nonce: room.id,
    enforceNonce: true,
  });
}
