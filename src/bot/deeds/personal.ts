import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { DEFAULT_GAME, isGameId } from '../../games/index.ts';
import { words } from '../../i18n/index.ts';
import { namesOf, type Room, tableLink } from '../../room/room.ts';
import { awaited } from '../../room/waiting.ts';
import { type Asked, type Asker, show } from '../answer.ts';
import { makeId, NO_MATCH } from '../custom-id.ts';
import { type Desk, wordsOf } from '../desk.ts';
import { forgetPerson } from '../keep/forget.ts';
import { buttonRow } from '../show/components.ts';
import { compose, type Piece } from '../show/message.ts';
import { firstTopic, parseTopic, rulesPieces, SAMPLE_NAMES, type Topic } from '../show/rules.ts';

/** Something asked that is about no match of this channel. */
export type Personal = Asker & { readonly desk: Desk; readonly interaction: Asked };
export type PersonalDeed = (context: Personal) => Promise<void>;

export async function showAlone({ desk, interaction, language }: Personal, pieces: readonly Piece[]): Promise<void> {
  await show(desk, interaction, language, await compose(desk, { language, names: SAMPLE_NAMES }, pieces));
}

function matchLine(room: Room, user: string, language: Personal['language']): string {
  const t = words(language);
  const seats = awaited(room);
  const waits = seats.map((seat) =>
    room.seats[seat]!.user === user ? `**${t('bot.mine.you')}**` : namesOf(room)[seat],
  );
  const since = Math.floor((room.waits[seats[0] ?? -1]?.since ?? 0) / 1000);
  const status = room.status === 'playing' && seats.length ? 'playing' : room.status === 'lobby' ? 'lobby' : 'over';
  const told = t(`bot.mine.${status}`, { names: waits.join(', '), since });
  return `- [${wordsOf(room).say(language)('name')}](${tableLink(room)}) <#${room.channel}> – ${told}`;
}

/** One's matches everywhere, those that wait for oneself first. */
export const mine: PersonalDeed = async (context) => {
  const { desk, interaction, language } = context;
  const user = interaction.user.id;
  const loaded = await Promise.all(
    // In the channel's own turn: a table that is just being posted is linked to when its place is noted.
    desk.directory
      .channelsOf(user)
      .map((channel) => desk.queue(channel, () => desk.rooms.load(channel)).catch(() => null)),
  );
  const rooms = loaded.filter((room) => room !== null);
  const urgent = (room: Room) => (awaited(room).some((seat) => room.seats[seat]!.user === user) ? 0 : 1);
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

const VERSION = Package.parse(
  JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')),
).version;

export const about: PersonalDeed = async (context) => {
  const { desk, language } = context;
  const t = words(language);
  const started = Math.floor((desk.clock.now() - desk.client.uptime) / 1000);
  const health = { matches: desk.directory.size(), started, ping: Math.max(0, Math.round(desk.client.ws.ping)) };
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
  await forgetPerson(context.desk, context.interaction.user.id);
  await showAlone(context, [words(context.language)('bot.forget.done')]);
};

/** The topic asked for, else the first one of the game asked for, or of the one that is played here. */
async function topicFor({ desk, interaction }: Personal): Promise<Topic> {
  if (interaction.isStringSelectMenu()) return parseTopic(interaction.values[0] ?? '');
  const asked = interaction.isChatInputCommand() ? interaction.options : null;
  const topic = asked?.getString('topic');
  if (topic) return parseTopic(topic);
  const game = asked?.getString('game');
  if (game && isGameId(game)) return firstTopic(game);
  const room = await desk.rooms.load(interaction.channelId).catch(() => null);
  return firstTopic(room?.game ?? DEFAULT_GAME);
}

export const rules: PersonalDeed = async (context) =>
  showAlone(context, await rulesPieces(await topicFor(context), context.language));
