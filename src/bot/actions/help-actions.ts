import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { itemAt } from '#engine';
import { DEFAULT_GAME, isGameId } from '#games';
import { words } from '#i18n';
import { ROOT } from '#platform';
import { namesOf, type Room, seatOf, seatsToMove, tableLink } from '#room';
import { isOwnGuild } from '#store';
import { type Asked, type Asker, show } from '../discord/answer.ts';
import { makeId, NO_MATCH, type Press } from '../discord/custom-id.ts';
import { wordsOf } from '../game-parts.ts';
import { forgetPerson } from '../repositories/forget.ts';
import type { Services } from '../services.ts';
import { buttonRow } from '../views/components.ts';
import { compose, type Piece } from '../views/message.ts';
import { firstTopic, parseTopic, rulesPieces, SAMPLE_NAMES, type Topic, topicAt } from '../views/rules.ts';
import { shownBeside } from '../views/rules-button.ts';
import { addressPressed } from './address.ts';

/** Something asked that is about no match of this channel. */
export type Personal = Asker & {
  readonly services: Services;
  readonly interaction: Asked;
  /** What was pressed; a command has none. */
  readonly press?: Press;
  /** Raised when what is shown is superseded by something newer. */
  readonly superseded?: AbortSignal;
};
export type PersonalDeed = (context: Personal) => Promise<void>;

export async function showAlone(context: Personal, pieces: readonly Piece[]): Promise<void> {
  const { services, interaction, language, superseded } = context;
  const body = await compose(services, { language, names: SAMPLE_NAMES }, pieces, [], superseded);
  await show(services, interaction, language, body);
}

function matchLine(room: Room, user: string, language: Personal['language']): string {
  const t = words(language);
  const name = wordsOf(room).say(language)('name');
  if (room.place.kind !== 'channel') return `- ${name} – ${t(`bot.mine.${room.place.kind}`)}`;
  const seats = seatsToMove(room);
  const since = Math.floor((room.waits[seats[0] ?? -1]?.since ?? 0) / 1000);
  const waited = seats.some((seat) => itemAt(room.seats, seat).user === user) ? 'yours' : 'playing';
  const status = room.status === 'playing' && seats.length ? waited : room.status === 'lobby' ? 'lobby' : 'over';
  const names = seats.map((seat) => namesOf(room)[seat]).join(', ');
  const told = t(`bot.mine.${status}`, { names, since });
  return `- [${name}](${tableLink(room)}) <#${room.channel}> – ${told}`;
}

/** In the room's own turn: a table that is just being posted is linked to when its place is noted. */
async function peekIn(services: Services, address: string): Promise<Room | null> {
  const room = await services.rooms.peek(address);
  return room && isOwnGuild(services.lease.shard, room.guild)
    ? services.queue(address, () => services.rooms.load(address))
    : room;
}

/** One's matches everywhere, those that wait for oneself first. */
export const mine: PersonalDeed = async (context) => {
  const { services, interaction, language } = context;
  const user = interaction.user.id;
  const addresses = await services.rooms.addressesOf(user);
  const loaded = await Promise.all(addresses.map((address) => peekIn(services, address).catch(() => null)));
  const rooms = loaded.filter((room) => room !== null).filter((room) => seatOf(room, user) !== null);
  const urgent = (room: Room) => (seatsToMove(room).some((seat) => room.seats[seat]!.user === user) ? 0 : 1);
  const lines = rooms
    .sort((a, b) => urgent(a) - urgent(b))
    .slice(0, MOST_MATCHES)
    .map((room) => matchLine(room, user, language));
  const t = words(language);
  await showAlone(context, [lines.length ? `${t('bot.mine.title')}\n${lines.join('\n')}` : t('bot.mine.none')]);
};

/** As many as fit one message. */
const MOST_MATCHES = 20;

const Package = z.object({ version: z.string() });

const VERSION = Package.parse(JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'))).version;

export const about: PersonalDeed = async (context) => {
  const { services, language } = context;
  const t = words(language);
  const started = Math.floor((services.clock.now() - services.client.uptime) / 1000);
  const health = {
    count: await services.rooms.count(),
    started,
    ping: Math.max(0, Math.round(services.client.ws.ping)),
  };
  await showAlone(context, [
    t('bot.about.title', { version: VERSION }),
    t('bot.about.health', health),
    t('bot.about.privacy'),
  ]);
};

export const askForget: PersonalDeed = async (context) => {
  const t = words(context.language);
  const id = makeId({ match: NO_MATCH, verb: 'forget', stamp: '', numbers: [] });
  await showAlone(context, [t('bot.forget.text'), buttonRow([{ id, label: t('bot.forget.yes'), style: 'danger' }])]);
};

export const forget: PersonalDeed = async (context) => {
  await forgetPerson(context.services, context.interaction.user.id);
  await showAlone(context, [words(context.language)('bot.forget.done')]);
};

/** The topic asked for, else the first one of the game asked for, else the one on what the asker has to do here. */
async function topicFor({ services, interaction, press }: Personal): Promise<Topic> {
  if (interaction.isStringSelectMenu()) return parseTopic(interaction.values[0] ?? '');
  const asked = interaction.isChatInputCommand() ? interaction.options : null;
  const topic = asked?.getString('topic');
  if (topic) return parseTopic(topic);
  const game = asked?.getString('game');
  if (game && isGameId(game)) return firstTopic(game);
  const address = interaction.isButton() ? addressPressed(interaction) : interaction.channelId;
  const room = await services.rooms.load(address).catch(() => null);
  if (!room?.match) return firstTopic(room?.game ?? DEFAULT_GAME);
  return topicAt(room, seatOf(room, interaction.user.id), shownBeside(press?.numbers ?? []));
}

export const rules: PersonalDeed = async (context) =>
  showAlone(context, await rulesPieces(await topicFor(context), context.language, context.services.botPlayers));
