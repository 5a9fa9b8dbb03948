import { DiscordAPIError, PermissionFlagsBits, RESTJSONErrorCodes } from 'discord.js';
import { DEFAULT_GAME, type GameId, isGameId } from '#games';
import { listText, markName, words } from '#i18n';
import {
  type Apart,
  type GameQueue,
  PACES,
  type Pace,
  Refused,
  type Room,
  type Seeker,
  seatsToFill,
  seekersLike,
  seekerUntil,
  tableLink,
  withoutExpired,
  withoutSeeker,
  withSeeker,
} from '#room';
import { openTables, queueKey } from '../channel/matchmaking.ts';
import { makeId, NO_MATCH } from '../discord/custom-id.ts';
import { requirePermissions } from '../discord/permissions.ts';
import { requireServer } from '../discord/places.ts';
import { wordsOf } from '../game-parts.ts';
import { buttonRow } from '../views/components.ts';
import { newRoomId } from '../views/lobby.ts';
import type { Piece } from '../views/message.ts';
import { type Context, type Handler, showWithoutMatch } from './action-context.ts';
import { defineAction } from './define-action.ts';

const DEFAULT_PACE: Pace = 24;

/** The game and the turn timer asked for; left open, they follow what others are already waiting for. */
function wishIn({ interaction }: Context, { seats }: GameQueue): { readonly game: GameId; readonly pace: Pace } {
  const options = interaction.isChatInputCommand() ? interaction.options : null;
  const named = options?.getString('game') ?? null;
  const game = named && isGameId(named) ? named : null;
  const timer = options?.getString('pace') ?? null;
  const pace = PACES.find((hours) => String(hours) === timer) ?? null;
  const fits = (one: Seeker) =>
    one.user !== interaction.user.id && (!game || one.game === game) && (pace === null || one.pace === pace);
  const waiting = seats.filter(fits).toSorted((a, b) => a.since - b.since)[0];
  return { game: game ?? waiting?.game ?? DEFAULT_GAME, pace: pace ?? waiting?.pace ?? DEFAULT_PACE };
}

/** Threads can't be opened in threads, but beside them. */
function placeOf({ interaction }: Context): string {
  const { channel, channelId } = interaction;
  if (!channel?.isThread()) return channelId;
  if (!channel.parentId || channel.parent?.isThreadOnly()) throw new Refused('inForum');
  return channel.parentId;
}

type Absent = {
  /** They aren't on the server anymore. */
  readonly gone: readonly string[];
  /** They can't see the channel. */
  readonly blind: readonly string[];
};

async function absentAmong({ interaction }: Context, users: readonly string[], place: string): Promise<Absent> {
  const { guild } = interaction;
  const channel = guild?.channels.cache.get(place);
  const [gone, blind]: [string[], string[]] = [[], []];
  for (const user of users) {
    try {
      const member = await guild?.members.fetch({ user, cache: false });
      if (member && !channel?.permissionsFor(member).has(PermissionFlagsBits.ViewChannel)) blind.push(user);
    } catch (error) {
      if (!(error instanceof DiscordAPIError) || error.code !== RESTJSONErrorCodes.UnknownMember) throw error;
      gone.push(user);
    }
  }
  return { gone, blind };
}

/** Whether one of two people has blocked the other. */
async function apartIn({ services }: Context, users: readonly string[]): Promise<Apart> {
  const pairs = new Set<string>();
  for (const user of users) for (const row of await services.blocks.of(user)) pairs.add(`${user} ${row.user}`);
  return (user, other) => pairs.has(`${user} ${other}`) || pairs.has(`${other} ${user}`);
}

const leaveButton = ({ language }: Context): Piece =>
  buttonRow([
    {
      id: makeId({ match: NO_MATCH, verb: 'find-leave', stamp: '', numbers: [] }),
      label: words(language)('bot.find.leave'),
    },
  ]);

function waitingPieces(context: Context, queue: GameQueue, seeker: Seeker, isPassed: boolean): Piece[] {
  const t = words(context.language);
  const { game, pace } = seeker;
  const timer = t(`bot.option.pace.${pace}`);
  const count = seekersLike(queue, seeker) - 1;
  const values = {
    game: wordsOf(seeker).say(context.language)('name'),
    time: pace === 0 ? t('bot.find.untimed') : t('bot.find.timed', { time: timer }),
    count,
    seats: seatsToFill(game),
  };
  return [
    [
      count > 0 ? t('bot.find.waiting', values) : t('bot.find.alone', values),
      t('bot.find.until', { time: Math.floor(seekerUntil(seeker) / 1000) }),
      ...(isPassed ? [t('bot.find.passed')] : []),
    ].join('\n'),
    leaveButton(context),
  ];
}

function pairedPieces({ language }: Context, names: readonly string[], room: Room | null): Piece[] {
  const t = words(language);
  const values = { names: listText(language, names.map(markName)) };
  return [room ? t('bot.find.paired', { ...values, link: tableLink(room) }) : t('bot.find.made', values)];
}

async function lookFor(context: Context, guild: string): Promise<Piece[]> {
  const { services, interaction, language } = context;
  const { id: user, displayName: name } = interaction.user;
  const now = services.clock.now();
  const known = withoutExpired(await services.queues.in(guild), now);
  const wish = wishIn(context, known);
  const seeker: Seeker = { user, name, ...wish, channel: placeOf(context), language, since: now };
  const others = known.seats.filter((one) => one.user !== user && one.game === wish.game && one.pace === wish.pace);
  const users = others.map((one) => one.user);
  const { gone, blind } = await absentAmong(context, users, seeker.channel);
  const blocked = await apartIn(context, [user, ...users]);
  const apart: Apart = (one, other) => blocked(one, other) || blind.includes(other);
  const table = newRoomId();
  const queue = await services.queues.change(guild, (stored) =>
    withSeeker(
      gone.reduce((left, each) => withoutSeeker(left, each), withoutExpired(stored, now)),
      seeker,
      table,
      apart,
    ),
  );
  const company = queue.rows.filter((row) => row.table === table && row.user !== user).map((row) => row.name);
  if (company.length === 0) return waitingPieces(context, queue, seeker, gone.length > 0);
  const opened = await openTables(services, guild).catch((err: unknown) => {
    // The table is saved, and opened later.
    services.log.warn({ guild, err }, 'table of the queue not opened yet');
    services.queueAlarms.retryLater(guild);
    return new Map<string, Room>();
  });
  return pairedPieces(context, company, opened.get(table) ?? null);
}

/** `/cities find`: waits in the server's queue for people who want to play the same, or plays with them at once. */
export const find: Handler = async (context) => {
  const guild = requireServer(context.interaction);
  requirePermissions(context.interaction);
  const pieces = await context.services.queue(queueKey(guild), () => lookFor(context, guild));
  await showWithoutMatch(context, pieces);
};

const leaveQueue: Handler = async (context) => {
  const { services, interaction, language } = context;
  const guild = requireServer(context.interaction);
  const user = interaction.user.id;
  const wasWaiting = await services.queue(queueKey(guild), async () => {
    const { seats } = withoutExpired(await services.queues.in(guild), services.clock.now());
    await services.queues.change(guild, (queue) => withoutSeeker(queue, user));
    return seats.some((seeker) => seeker.user === user);
  });
  await showWithoutMatch(context, [words(language)(wasWaiting ? 'bot.find.left' : 'bot.find.gone')]);
};

export const FIND_ACTIONS = [defineAction({ id: 'find-leave', answer: 'panel', phase: 'no match', run: leaveQueue })];
