import { dateWords, words } from '#i18n';
import { DEFAULT_ZONE, dailyProgram, dayIn, isPublicResult, Refused } from '#room';
import { builtBy } from '../channel/announce-daily.ts';
import type { Entry } from '../repositories/server-record.ts';
import { buttonRow, cut } from '../views/components.ts';
import { dayOfStamp, gameOfDay, rankLines, standings } from '../views/daily.ts';
import type { Piece } from '../views/message.ts';
import { afterButtons, shareButton } from '../views/result.ts';
import { firstTopic, rulesPieces } from '../views/rules.ts';
import { sheetPieces } from '../views/table.ts';
import { showPrivately } from './action-context.ts';
import { type Personal, type PersonalDeed, showAlone } from './help-actions.ts';

/** Beside the words of the sheet itself. */
const MOST_RANKS = 2000;

function dayAsked({ press, interaction: { guildId: guild } }: Personal): { guild: string; day: string } {
  const day = dayOfStamp(press?.stamp ?? '');
  if (guild === null || day === null) throw new Refused('unknown');
  return { guild, day };
}

/** A built city with its sheet; what leads further into it only where everybody may see it. */
async function showCity(
  context: Personal,
  { match }: Entry,
  lines: (open: boolean, opens: number) => readonly string[],
) {
  const { services, language } = context;
  const built = await builtBy(services, match);
  if (!built) throw new Refused('private.daily.gone');
  const { room, result } = built;
  const open = isPublicResult(result, services.clock.now());
  const ways: Piece[] = open
    ? [
        buttonRow([
          ...afterButtons(match, language, ['replay', 'timelapse', 'export']),
          shareButton(match, 'sheet', [], language),
        ]),
      ]
    : [];
  const said = lines(open, Math.floor(result.opens / 1000))
    .filter((line) => line !== '')
    .join('\n');
  await showPrivately({ ...context, press: null, room }, [said, ...sheetPieces(room, language), ...ways]);
}

/** One's own city of a day: what it came to, and when the day is over how all others did. */
export const mine: PersonalDeed = async (context) => {
  const { services, interaction, language } = context;
  const { guild, day } = dayAsked(context);
  const ranked = standings((await services.days.day(guild, day))?.seats ?? []);
  const own = ranked.find(({ user }) => user === interaction.user.id);
  const date = dateWords(day, language);
  if (!own) {
    const zone = (await services.days.server(guild))?.zone ?? DEFAULT_ZONE;
    throw new Refused(`private.daily.${dayIn(zone, services.clock.now()) === day ? 'unbuilt' : 'missed'}`, { date });
  }
  const t = words(language);
  const streak = own.streak > 1 ? [t('bot.daily.streak', { count: own.streak })] : [];
  await showCity(context, own, (open, ends) => [
    t('bot.daily.yours', { date, game: gameOfDay(day, language) }),
    [...(open ? [t('bot.daily.placed', { place: own.place, count: ranked.length })] : []), ...streak].join(' · '),
    open ? cut(rankLines(ranked, language).join('\n'), MOST_RANKS) : t('bot.daily.sealed', { ends }),
  ]);
};

/** The best city of a day that is over. */
export const best: PersonalDeed = async (context) => {
  const { services, language } = context;
  const { guild, day } = dayAsked(context);
  const [first] = standings((await services.days.day(guild, day))?.seats ?? []);
  const date = dateWords(day, language);
  if (!first) throw new Refused('private.daily.empty', { date });
  await showCity(context, first, (open, time) => {
    if (!open) throw new Refused('closed', { time });
    return [words(language)('bot.daily.bestOf', { date, game: gameOfDay(day, language) })];
  });
};

/** The rules of what is played on the day. */
export const rules: PersonalDeed = async (context) => {
  const { game } = dailyProgram(dayAsked(context).day);
  await showAlone(context, await rulesPieces(firstTopic(game), context.language, context.services.botPlayers));
};
