import { itemAt } from '#engine';
import { GAME_IDS } from '#games';
import { dateWords, ordinalText, words } from '#i18n';
import {
  DEFAULT_ZONE,
  dailyProgram,
  dailyScope,
  dayBefore,
  dayIn,
  endOfDay,
  isPublicResult,
  newDailyCity,
  privateAddress,
  Refused,
  type Room,
} from '#room';
import { builtBy } from '../channel/announce-daily.ts';
import { catchUp, settle } from '../channel/proceed.ts';
import { withRoom } from '../repositories/rooms.ts';
import type { DayEntry } from '../repositories/server-record.ts';
import { buttonRow, cut, MESSAGE_LIMIT, sizeOf } from '../views/components.ts';
import { dayOfStamp, dayRow, gameOfDay, newcomerPieces, rankLines, standings } from '../views/daily.ts';
import { newRoomId } from '../views/lobby.ts';
import type { Piece } from '../views/message.ts';
import { privateRoomPieces } from '../views/panel.ts';
import { afterButtons, shareButton } from '../views/result.ts';
import { firstTopic, rulesPieces } from '../views/rules.ts';
import { sheetPieces } from '../views/table.ts';
import { type Context, type Handler, showPrivately, showWithoutMatch, viewerOf } from './action-context.ts';
import { defineAction } from './define-action.ts';

type Today = { readonly scope: string; readonly day: string; readonly ends: number };

async function todayFor({ services, interaction }: Context): Promise<Today> {
  const scope = dailyScope(interaction.guildId);
  const zone = (await services.days.server(scope))?.zone ?? DEFAULT_ZONE;
  const now = services.clock.now();
  return { scope, day: dayIn(zone, now), ends: endOfDay(zone, now) };
}

async function newCity({ services, interaction, language }: Context, { scope, day, ends }: Today): Promise<Room> {
  const place = { kind: 'daily', day, ends, entered: false } as const;
  const { channelId: channel, guildId: guild } = interaction;
  const begun = { id: newRoomId('daily'), channel, guild, language, place };
  return newDailyCity(begun, interaction.user, await services.days.seed(scope, day));
}

/** In direct messages nothing is announced: the day before is looked at from here. */
async function dayBeforePieces({ services, interaction, language }: Context, today: Today): Promise<Piece[]> {
  const day = dayBefore(today.day);
  const known = interaction.guildId === null ? await services.days.day(today.scope, day) : null;
  return known?.seats.length ? [words(language)('bot.daily.yesterday'), dayRow('evening', day, language)] : [];
}

/** Whether the asker has yet to be told that there is only one try: they never finished the day's game. */
async function isUnwarned({ services, interaction, press }: Context, { day }: Today): Promise<boolean> {
  const { game } = dailyProgram(day);
  if (press?.numbers[0] === GAME_IDS.indexOf(game)) return false;
  return !(await services.results.of(interaction.user.id)).some((result) => result.game === game);
}

/** What is said instead of beginning a city: it's built, was tried, or there's something to know first. */
async function insteadOfCity(context: Context, today: Today): Promise<Piece[] | null> {
  const { services, interaction, language } = context;
  const { user } = interaction;
  const t = words(language);
  const ends = Math.floor(today.ends / 1000);
  const built = (await services.days.day(today.scope, today.day))?.seats.find((seat) => seat.user === user.id);
  if (built) return [t('bot.daily.again', { count: built.total, ends }), ...(await dayBeforePieces(context, today))];
  if (await services.days.isBarred(today.scope, today.day, user.id)) return [t('bot.daily.barred', { ends })];
  return (await isUnwarned(context, today)) ? newcomerPieces(today.day, language) : null;
}

/** `/cities daily`: starts the day's city, resumes it, or shows the finished one. There's one try. */
export const daily: Handler = async (context) => {
  const { services, interaction } = context;
  const today = await todayFor(context);
  const address = privateAddress('daily', interaction.guildId, interaction.user.id);
  await withRoom(services, address, async (running) => {
    const mine = running?.place.kind === 'daily' && running.place.day === today.day ? running : null;
    const instead = mine ? null : await insteadOfCity(context, today);
    if (instead) return showWithoutMatch(context, instead);
    const room = mine
      ? await catchUp(services, mine)
      : await settle(services, { ...(await newCity(context, today)), revision: running?.revision ?? 0 });
    const pieces = privateRoomPieces(room, 0, viewerOf(context));
    const all = [...pieces, ...(await dayBeforePieces(context, today))];
    await showPrivately({ ...context, press: null, room }, sizeOf(all) > MESSAGE_LIMIT ? pieces : all);
  });
};

/** Characters left beside the text of the sheet. */
const MOST_RANKS = 2000;

function dayAsked({ press, interaction }: Context): { scope: string; day: string } {
  const day = dayOfStamp(press?.stamp ?? '');
  if (day === null) throw new Refused('unknown');
  return { scope: dailyScope(interaction.guildId), day };
}

/** A finished city with its sheet; replay and export only once everyone may see it. */
async function showCity(
  context: Context,
  { match, name }: DayEntry,
  lines: (open: boolean, opens: number) => readonly string[],
) {
  const { services, language } = context;
  const built = await builtBy(services, match);
  if (!built) throw new Refused('private.daily.gone');
  const { result } = built;
  // By the name the ranking has for them.
  const room = { ...built.room, seats: built.room.seats.with(0, { ...itemAt(built.room.seats, 0), name }) };
  const open = isPublicResult(result, services.clock.now());
  const ways: Piece[] = open
    ? [
        buttonRow([
          ...afterButtons({ id: match, game: room.game }, language, ['replay', 'timelapse', 'export']),
          shareButton(match, 'sheet', [], language),
        ]),
      ]
    : [];
  const said = lines(open, Math.floor(result.opens / 1000))
    .filter((line) => line !== '')
    .join('\n');
  await showPrivately({ ...context, press: null, room }, [said, ...sheetPieces(room, language), ...ways]);
}

/** The asker's own city of a day: its points and, once the day is over, the ranking. */
const mine: Handler = async (context) => {
  const { services, interaction, language } = context;
  const { scope, day } = dayAsked(context);
  const ranked = standings((await services.days.day(scope, day))?.seats ?? []);
  const own = ranked.find(({ user }) => user === interaction.user.id);
  const date = dateWords(day, language);
  if (!own) {
    const zone = (await services.days.server(scope))?.zone ?? DEFAULT_ZONE;
    throw new Refused(`private.daily.${dayIn(zone, services.clock.now()) === day ? 'unbuilt' : 'missed'}`, { date });
  }
  const t = words(language);
  const streak = own.streak > 1 ? [t('bot.daily.streak', { count: own.streak })] : [];
  await showCity(context, { ...own, name: interaction.user.displayName }, (open, ends) => [
    t('bot.daily.yours', { date, game: gameOfDay(day, language) }),
    [
      ...(open ? [t('bot.daily.placed', { place: ordinalText(own.place, language), count: ranked.length })] : []),
      ...streak,
    ].join(' · '),
    open ? cut(rankLines(ranked, language).join('\n'), MOST_RANKS) : t('bot.daily.sealed', { ends }),
  ]);
};

/** The best city of a day that is over. */
const best: Handler = async (context) => {
  const { services, language } = context;
  const { scope, day } = dayAsked(context);
  const [first] = standings((await services.days.day(scope, day))?.seats ?? []);
  const date = dateWords(day, language);
  if (!first) throw new Refused('private.daily.empty', { date });
  await showCity(context, first, (open, time) => {
    if (!open) throw new Refused('closed', { time });
    return [words(language)('bot.daily.bestOf', { date, game: gameOfDay(day, language) })];
  });
};

/** The rules of the day's game. */
const rules: Handler = async (context) => {
  const { game } = dailyProgram(dayAsked(context).day);
  await showWithoutMatch(context, await rulesPieces(firstTopic(game), context.language, context.services.botPlayers));
};

export const DAILY_ACTIONS = [
  defineAction({ id: 'daily', answer: 'reply', phase: 'no match', run: daily }),
  defineAction({ id: 'daily-mine', answer: 'reply', phase: 'no match', run: mine }),
  defineAction({ id: 'daily-best', answer: 'reply', phase: 'no match', run: best }),
  defineAction({ id: 'daily-rules', answer: 'reply', phase: 'no match', run: rules }),
];
