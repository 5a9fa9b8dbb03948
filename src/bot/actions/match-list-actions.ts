import { PermissionFlagsBits } from 'discord.js';
import { type Language, words } from '#i18n';
import { isPrivate, isPublicResult, type MatchResult, Refused } from '#room';
import { isOwnGuild } from '#store';
import { attend } from '../channel/resume.ts';
import type { Asked } from '../discord/answer.ts';
import { makeId, NO_MATCH, type PersonalVerb } from '../discord/custom-id.ts';
import { buttonRow, buttonRows, type Labeled, menuRow } from '../views/components.ts';
import type { Piece } from '../views/message.ts';
import { afterButtons, resultLabel, resultLine } from '../views/result.ts';
import { type Personal, type PersonalDeed, showAlone } from './help-actions.ts';

const SCOPES = ['mine', 'server'] as const;
type Scope = (typeof SCOPES)[number];

/** As many as a phone shows at once. */
const PAGE = 8;

const idOf = (verb: PersonalVerb, scope: Scope, page: number): string =>
  makeId({ match: NO_MATCH, verb, stamp: '', numbers: [SCOPES.indexOf(scope), page] });

/** Whether somebody may read where a match was played. */
function maySee({ member, client }: Asked, channel: string): boolean {
  const place = client.channels.cache.get(channel);
  if (!place || !('permissionsFor' in place) || !member || !('guild' in member)) return false;
  return place.permissionsFor(member)?.has(PermissionFlagsBits.ViewChannel) ?? false;
}

/** Matches that ended before results were kept have theirs from now on. */
async function adopt({ services, interaction }: Personal): Promise<void> {
  for (const address of await services.rooms.addressesOf(interaction.user.id)) {
    const room = await services.rooms.peek(address).catch(() => null);
    if (room?.status === 'over' && !isPrivate(room) && isOwnGuild(services.lease.shard, room.guild))
      await attend(services, address).catch((err: unknown) =>
        services.log.warn({ address, err }, 'match not put away'),
      );
  }
}

async function resultsFor(context: Personal, scope: Scope): Promise<MatchResult[]> {
  const { services, interaction } = context;
  const { user, guildId } = interaction;
  if (scope === 'mine') await adopt(context);
  const found = scope === 'mine' ? await services.results.of(user.id) : await services.results.in(guildId ?? '');
  const isTheirs = ({ seats }: MatchResult) => seats.some((seat) => seat.user === user.id);
  const now = services.clock.now();
  return found
    .filter((result) => result.kind !== 'tutorial' && isPublicResult(result, now))
    .filter((result) => isTheirs(result) || maySee(interaction, result.channel));
}

function ways(scope: Scope, page: number, count: number, language: Language): Labeled[] {
  const t = words(language);
  const other = scope === 'mine' ? 'server' : 'mine';
  const turn = (to: number, key: 'newer' | 'older', emoji: string): Labeled[] =>
    to < 0 || to * PAGE >= count
      ? []
      : [{ id: idOf('history', scope, to), label: t(`bot.after.history.${key}`), emoji }];
  return [
    { id: idOf('history', other, 0), label: t(`bot.after.history.${other === 'mine' ? 'toMine' : 'toServer'}`) },
    ...turn(page - 1, 'newer', '◀️'),
    ...turn(page + 1, 'older', '▶️'),
  ];
}

function listPieces(results: readonly MatchResult[], scope: Scope, wanted: number, language: Language): Piece[] {
  const t = words(language);
  const count = results.length;
  const page = Math.min(Math.max(0, wanted), Math.max(0, Math.ceil(count / PAGE) - 1));
  const title = t(`bot.after.history.${scope}`);
  const buttons = buttonRow(ways(scope, page, count, language));
  if (count === 0) return [`${title}\n${t('bot.after.history.none')}`, buttons];
  const listed = results.slice(page * PAGE, (page + 1) * PAGE);
  const lines = listed.map((result) => `- ${resultLine(result, language)}`);
  const range = { from: page * PAGE + 1, to: page * PAGE + listed.length, count };
  const choices = listed.map((result) => ({ value: result.id, label: resultLabel(result, language) }));
  return [
    [title, ...lines, ...(count > PAGE ? [t('bot.after.history.page', range)] : [])].join('\n'),
    menuRow(idOf('past', scope, page), t('bot.after.history.choose'), choices),
    buttons,
  ];
}

const wishOf = ({ press }: Personal): { scope: Scope; page: number } => {
  const [scope, page] = press?.numbers ?? [];
  return { scope: SCOPES[scope ?? 0] ?? 'mine', page: page ?? 0 };
};

/** `/cities history`: one's own finished matches everywhere, or those of the server. */
export const history: PersonalDeed = async (context) => {
  const { scope, page } = wishOf(context);
  await showAlone(context, listPieces(await resultsFor(context, scope), scope, page, context.language));
};

/** One of them, with all that can be asked of it. */
export const past: PersonalDeed = async (context) => {
  const { interaction, language } = context;
  const { scope, page } = wishOf(context);
  const [match] = interaction.isStringSelectMenu() ? interaction.values : [];
  const result = (await resultsFor(context, scope)).find(({ id }) => id === match);
  if (!result) throw new Refused('gone');
  const back = { id: idOf('history', scope, page), label: words(language)('bot.after.history.back'), emoji: '↩️' };
  await showAlone(context, [resultLine(result, language), ...buttonRows([...afterButtons(result.id, language), back])]);
};
